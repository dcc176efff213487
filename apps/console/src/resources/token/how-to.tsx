import { Card, CodeBlock, linkClass } from '@plenum/ui'
import { Link } from '@tanstack/react-router'

/** The device grant (RFC 8628) by hand. */
function commands(origin: string): { start: string; fetch: string } {
  return {
    start: `CLIENT_ID=$(uuidgen)\ncurl -d client_id=$CLIENT_ID ${origin}/device/auth`,
    fetch: [
      `curl -d client_id=$CLIENT_ID -d device_code=DEVICE_CODE \\`,
      `  -d grant_type=urn:ietf:params:oauth:grant-type:device_code \\`,
      `  ${origin}/device/token`,
    ].join('\n'),
  }
}

/** How a program gets a token: not from this page. */
export function HowToGetToken() {
  const { start, fetch } = commands(location.origin)
  return (
    <Card title="How to get an access token">
      <ol className="flex list-decimal flex-col gap-4 ps-5 text-sm text-muted">
        <li>
          <p className="mb-2">
            The program asks for a code. Add <code className="font-mono">-d ttl_seconds=86400</code> for a token that
            lives a day.
          </p>
          <CodeBlock label="Asking for a code" language="Shell" text={start} />
        </li>
        <li>
          You enter the <code className="font-mono">user_code</code> it was given{' '}
          <Link to="/device/verify" className={`${linkClass} underline`}>
            on this page
          </Link>
          , within five minutes.
        </li>
        <li>
          <p className="mb-2">
            The program fetches its token with the <code className="font-mono">device_code</code>, and sends it along as{' '}
            <code className="font-mono">Authorization: Bearer</code>.
          </p>
          <CodeBlock label="Fetching the token" language="Shell" text={fetch} />
        </li>
      </ol>
    </Card>
  )
}
