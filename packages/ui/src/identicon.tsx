import { cx } from './cx.ts'
import { identiconPattern, identiconSize } from './identicon-pattern.ts'

export interface IdenticonProps {
  name: string
  /** Its size and colour: "size-7 text-accent", the first unless said otherwise. */
  className?: string | undefined
}

/** A picture for a name, in the colour of the text around it. The name itself stands beside it. */
export function Identicon({ name, className = 'size-7' }: IdenticonProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${identiconSize} ${identiconSize}`}
      fill="currentColor"
      shapeRendering="crispEdges"
      className={cx('shrink-0', className)}
    >
      {identiconPattern(name).flatMap((cells, y) =>
        cells.map((isOn, x) => isOn && <rect key={`${x} ${y}`} x={x} y={y} width="1" height="1" />),
      )}
    </svg>
  )
}
