import { Fragment } from 'react'

/** The host that alerts are posted to. */
export function hostOf(endpoint: string): string {
  return URL.parse(endpoint)?.host ?? endpoint
}

/** A subscription, a class or a host, as it is written; too long for its line, it is broken after a dot. */
export function ClassName({ children }: { children: string }) {
  return (
    <span className="font-mono wrap-anywhere">
      {children.split('.').map((segment, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <>
              .<wbr />
            </>
          )}
          {segment}
        </Fragment>
      ))}
    </span>
  )
}
