import type { Asker, Backend } from '../http/backend.ts'
import { secureApi } from '../http/headers.ts'
import { redirectTo } from '../http/reply.ts'
import { wayBack } from '../http/sign-in.ts'
import type { Logger } from '../log.ts'
import { isSignedIn } from './is-signed-in.ts'
import { forward } from './forward.ts'
import { whyRefused } from './refused-here.ts'
import { clientGone, noAnswer } from './no-answer.ts'
import { openStream } from './stream.ts'
import { timeLimits } from './time-limits.ts'
import type { TimeLimits } from './time-limits.ts'
import { ClientGoneError, codeOf, explain } from './trouble.ts'
import type { Upstream } from './upstream.ts'

interface GatewayOptions {
  upstream: Upstream
  log: Logger
  limits?: TimeLimits
}

/** A rack elsewhere: what is asked of the API is asked of it, and answered as it answers. */
export function createGateway({ upstream, log, limits = timeLimits }: GatewayOptions): Backend {
  function warn(request: Request, error: unknown, answer: Response, reason: string): void {
    const requestId = answer.headers.get('x-request-id') ?? undefined
    const { pathname: path } = new URL(request.url)
    const { method } = request
    log.warn({ requestId, upstream: upstream.host, method, path, reason, code: codeOf(error) }, 'upstream failed')
  }

  /** `isPage`: a person may be looking at the answer. */
  async function orNoAnswer<T>(request: Request, isPage: boolean, work: () => Promise<T>): Promise<T | Response> {
    const refused = whyRefused(request, upstream)
    if (refused) return refused
    try {
      return await work()
    } catch (error) {
      if (error instanceof ClientGoneError) return clientGone()
      const { status, reason } = explain(error)
      const answer = noAnswer({ status, reason, host: upstream.host }, request, isPage)
      warn(request, error, answer, reason)
      return answer
    }
  }

  function pass(request: Request, asker: Asker | undefined, isPage: boolean): Promise<Response> {
    const onBroken = (error: unknown, answer: Response) => {
      asker?.hangUp()
      if (!request.signal.aborted) warn(request, error, answer, 'it broke off in the middle of its answer')
    }
    return orNoAnswer(request, isPage, async () =>
      secureApi(await forward(request, { upstream, limits, address: asker?.address, onBroken })),
    )
  }

  return {
    fetch: (request, asker) => pass(request, asker, new URL(request.url).pathname.startsWith('/login/')),
    stream: (request, address) =>
      orNoAnswer(request, false, async () => {
        const opened = await openStream({ upstream, request, address, limits })
        return opened instanceof Response ? secureApi(opened) : opened
      }),
    login: (request, _url, asker) => pass(request, asker, true),
    insteadOfPage: (request, url, asker) =>
      orNoAnswer(request, true, async () => {
        if (await isSignedIn(request, { upstream, limits, address: asker?.address })) return undefined
        return redirectTo(`/login?redirect_uri=${encodeURIComponent(wayBack(url))}`)
      }),
  }
}
