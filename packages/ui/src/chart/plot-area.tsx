import { use, useEffect, useImperativeHandle, useMemo, useRef, type Ref } from 'react'
import type { ChartData } from './chart-data.ts'
import { createMember, CursorGroupContext } from './chart-group.tsx'
import type { ChartUnit } from './chart-unit.ts'
import './chart.css'
import { useCursorKeys } from './cursor-keys.ts'
import type { CursorPlace, Plot } from './plot.ts'
import type { ChartShape } from './plot-state.ts'
import { placeReadout, Readout, readoutInWords, writeReadout } from './readout.tsx'
import { usePlot } from './use-plot.ts'

export interface PlotAreaProps {
  label: string
  /** Id of what is said about the chart as a whole. */
  describedBy: string
  data: ChartData
  unit: ChartUnit
  shape: ChartShape
  height: number
  hidden: ReadonlySet<string>
  onZoom?: ((range: { start: Date; end: Date }) => void) | undefined
  onZoomOut?: (() => void) | undefined
  ref?: Ref<Painted> | undefined
}

/** Hands out the canvas, once there is one. */
export interface Painted {
  painted: () => ReturnType<Plot['painted']> | undefined
}

/** The drawing with its cursor. To the keyboard and to screen readers it is a slider along the samples. */
export function PlotArea(props: PlotAreaProps) {
  const { label, describedBy, data, unit, shape, height, hidden, onZoom, onZoomOut, ref } = props
  const host = useRef<HTMLDivElement>(null)
  const readout = useRef<HTMLDivElement>(null)
  /** The sample that the cursor is at, or was at before it left. */
  const at = useRef<number>(undefined)
  const group = use(CursorGroupContext)
  const member = useMemo(() => createMember(group), [group])
  const isZoomable = onZoom !== undefined
  const content = useMemo(() => ({ data, hidden, isZoomable }), [data, hidden, isZoomable])
  const text = useMemo(() => ({ data, unit, hidden }), [data, unit, hidden])
  const written = useRef<{ text: typeof text; index: number }>(undefined)
  const last = data.times.length - 1

  const plot = usePlot(host, { shape, unit, height }, content, {
    onCursor: tell,
    onSelect: (start, end) => onZoom?.({ start: new Date(start), end: new Date(end) }),
  })
  useImperativeHandle(ref, () => ({ painted: () => plot.current?.painted() }), [plot])
  useEffect(() => member.join((time) => plot.current?.moveTo(time)), [member, plot])
  const keys = useCursorKeys(plot, at, data.times, onZoom)

  function tell(place: CursorPlace | undefined) {
    const [box, slider] = [readout.current, host.current]
    if (!box || !slider) return
    member.tell(place && data.times[place.index])
    box.hidden = place === undefined
    if (!place) return
    const { index } = place
    at.current = index
    if (written.current?.index !== index || written.current.text !== text) {
      written.current = { text, index }
      writeReadout(box, text, index)
      slider.setAttribute('aria-valuenow', String(index))
      slider.setAttribute('aria-valuetext', readoutInWords(text, index))
    }
    placeReadout(box, place, slider.clientWidth, height)
  }

  return (
    <div className="relative">
      <div
        ref={host}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input could not hold the drawing
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={describedBy}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={last}
        aria-valuetext={readoutInWords(text, last)}
        className="relative w-full min-w-0 rounded-mark"
        style={{ height }}
        onDoubleClick={onZoomOut}
        {...keys}
      />
      <Readout data={data} ref={readout} />
    </div>
  )
}
