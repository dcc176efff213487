import { useId } from 'react'
import { cx } from './cx.ts'
import { drawRacks, sledBox, type Led, type Rack, type Sled } from './rack-shapes.ts'

const racks = /* @__PURE__ */ drawRacks(3, 15)
const { width, height, pitch, slope, depth, rise } = sledBox
const drop = width * slope
const front = `M0 0L${width} ${drop}V${drop + height}L0 ${height}Z`
const side = `M${width} ${drop}l${depth} ${-rise}v${height}l${-depth} ${rise}Z`
const top = `M0 0l${depth} ${-rise}L${width + depth} ${drop - rise}L${width} ${drop}Z`
const vents = Array.from({ length: 10 }, (_, index) => {
  const x = 82 + index * 9
  return `M${x} ${x * slope + 8.5}v15`
}).join('')

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
      {rack.sleds.map((sled) => (
        <SledDrawing key={sled.y} sled={sled} glow={glow} />
      ))}
    </g>
  )
}

function SledDrawing({ sled, glow }: { sled: Sled; glow: string }) {
  return (
    <g transform={`translate(0 ${sled.y})`}>
      <path d={side} className="fill-surface-sunken" />
      <path d={front} className="fill-surface" />
      <path d={front} fill={glow} />
      <path d={vents} className="fill-none stroke-idle/25" strokeWidth="2.5" strokeLinecap="round" />
      {sled.leds.map((led) => (
        <LedDrawing key={led.x} led={led} />
      ))}
    </g>
  )
}

const ledFill = { lit: 'fill-accent', notice: 'fill-notice', dim: 'fill-idle/60' } as const

function LedDrawing({ led }: { led: Led }) {
  const at = { cx: led.x, cy: led.x * slope + 14 }
  const isBreathing = led.breath !== undefined
  return (
    <g
      className={cx('stroke-none', ledFill[led.state], isBreathing && 'animate-breathe')}
      style={isBreathing ? { animationDelay: `-${led.breath}s` } : undefined}
    >
      {led.state !== 'dim' && <circle {...at} r="4.5" opacity="0.18" />}
      <circle {...at} r="1.8" />
    </g>
  )
}
