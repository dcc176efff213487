import { useId } from 'react'
import { cx } from './cx.ts'
import { drawRacks, sledBox, type Led, type Rack } from './rack-shapes.ts'

const racks = /* @__PURE__ */ drawRacks(3, 15)
const { width, height, pitch, slope, depth, rise } = sledBox
const drop = width * slope
const top = `M0 0l${depth} ${-rise}L${width + depth} ${drop - rise}L${width} ${drop}Z`

const HALO = 4.5
const LAMP = 1.8
const ledFill = { lit: 'fill-accent', notice: 'fill-notice', dim: 'fill-idle/60' } as const

const front = (y: number) => `M0 ${y}l${width} ${drop}v${height}l${-width} ${-drop}Z`
const side = (y: number) => `M${width} ${y + drop}l${depth} ${-rise}v${height}l${-depth} ${rise}Z`
const vents = (y: number) =>
  Array.from({ length: 10 }, (_, index) => 82 + index * 9)
    .map((x) => `M${x} ${y + x * slope + 8.5}v15`)
    .join('')
const disc = ({ x, y }: Led, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`

/** Our own drawing, always dark, for wide screens. It fills its box; the LEDs breathe a little. */
export function RackHero() {
  const glow = useId()
  return (
    <div
      data-theme="dark"
      aria-hidden="true"
      className="h-full overflow-hidden bg-surface-sunken bg-[radial-gradient(circle_at_30%_20%,var(--accent-subtle),transparent_60%)]"
    >
      <svg viewBox="0 0 770 900" preserveAspectRatio="xMidYMid slice" className="size-full">
        <defs>
          {/* Light falls from the upper left, over all racks at once. */}
          <linearGradient id={glow} gradientUnits="userSpaceOnUse" x1="60" y1="-200" x2="420" y2="800">
            <stop offset="0" stopColor="var(--accent)" stopOpacity="0.11" />
            <stop offset="1" stopColor="var(--accent)" stopOpacity="0.02" />
          </linearGradient>
        </defs>
        {racks.map((rack) => (
          <RackDrawing key={rack.x} rack={rack} glow={`url(#${glow})`} />
        ))}
      </svg>
    </div>
  )
}

function RackDrawing({ rack, glow }: { rack: Rack; glow: string }) {
  const last = (rack.sleds.length - 1) * pitch
  const hull = `M0 0l${depth} ${-rise}L${width + depth} ${drop - rise}v${height + last}l${-depth} ${rise}L0 ${height + last}Z`
  const ofAll = (shape: (y: number) => string) => rack.sleds.map(({ y }) => shape(y)).join('')
  const leds = rack.sleds.flatMap((sled) => sled.leds)
  const fronts = ofAll(front)
  return (
    <g
      transform={`translate(${rack.x} ${rack.y})`}
      className="stroke-accent/15"
      strokeWidth="0.75"
      strokeLinejoin="round"
    >
      <path d={hull} className="fill-surface-sunken stroke-none" />
      <path d={top} className="fill-surface-hover" />
      <path d={top} fill={glow} />
      <path d={ofAll(side)} className="fill-surface-sunken" />
      <path d={fronts} className="fill-surface" />
      <path d={fronts} fill={glow} />
      <path d={ofAll(vents)} className="fill-none stroke-idle/25" strokeWidth="2.5" strokeLinecap="round" />
      {(['lit', 'notice', 'dim'] as const).map((state) => (
        <LedsDrawing key={state} leds={leds.filter((led) => led.state === state && led.breath === undefined)} />
      ))}
      {leds.map((led) => led.breath !== undefined && <LedsDrawing key={`${led.x} ${led.y}`} leds={[led]} />)}
    </g>
  )
}

/** LEDs of one state, as one: a drawing with each by itself has a thousand elements, and sign-in waits for it. */
function LedsDrawing({ leds }: { leds: readonly Led[] }) {
  const [first] = leds
  if (!first) return null
  const { state, breath } = first
  const all = (radius: number) => leds.map((led) => disc(led, radius)).join('')
  return (
    <g
      className={cx('stroke-none', ledFill[state], breath !== undefined && 'animate-breathe')}
      style={breath === undefined ? undefined : { animationDelay: `-${breath}s` }}
    >
      {state !== 'dim' && <path d={all(HALO)} opacity="0.18" />}
      <path d={all(LAMP)} />
    </g>
  )
}
