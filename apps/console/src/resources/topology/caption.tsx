import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { pathText, sourceText } from './path.ts'
import type { WayOut } from './use-way-out.ts'

/** A way out in words: what packets come by, and as whom they leave. */
export function WayOutText({ wayOut: { path, source } }: { wayOut: WayOut }) {
  const { steps, outcome } = pathText(path)
  const isOut = source && source.kind !== 'none'
  const words = [
    ...steps,
    ...(source ? [sourceText(source)] : []),
    ...(outcome ? [outcome] : []),
    ...(isOut ? ['outside'] : []),
  ]
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1">
      {words.map((word, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <>
              <ChevronRight aria-hidden="true" className="size-3.5 text-faint" />
              <span className="sr-only">then</span>
            </>
          )}
          <span className={index >= steps.length ? 'text-text' : undefined}>{word}</span>
        </Fragment>
      ))}
    </span>
  )
}
