/** What came of a request that was to change something, as far as its client can know. */
export type Outcome = 'kept' | 'refused' | 'unknown'

export interface Answer {
  /** 0 when there was none. */
  status: number
  retryAfter: string | null
  body: Record<string, unknown>
  milliseconds: number
}

const WITHIN = 60_000

/** Somebody who is signed in to all servers over the same data. */
export class Session {
  readonly urls: readonly string[]
  readonly cookie: string
  #turn = 0

  constructor(urls: readonly string[], cookie: string) {
    this.urls = urls
    this.cookie = cookie
  }

  /** Each time to another server, as a balancer would; or to the one of a number. */
  async send(method: string, path: string, body?: object, at = (this.#turn += 1)): Promise<Answer> {
    const url = this.urls[at % this.urls.length] ?? ''
    const headers = { 'content-type': 'application/json', origin: url, cookie: this.cookie }
    const began = performance.now()
    try {
      const signal = AbortSignal.timeout(WITHIN)
      const response = await fetch(url + path, { method, headers, signal, ...(body && { body: JSON.stringify(body) }) })
      const text = await response.text()
      return {
        status: response.status,
        retryAfter: response.headers.get('retry-after'),
        body: Object(text === '' ? {} : JSON.parse(text)),
        milliseconds: performance.now() - began,
      }
    } catch {
      return { status: 0, retryAfter: null, body: {}, milliseconds: performance.now() - began }
    }
  }

  /** The body of an answer that has to be a good one. */
  async does(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
    const answer = await this.send(method, path, body)
    if (answer.status < 200 || answer.status > 299)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  /** All items of a list, page by page. */
  async all(path: string): Promise<Record<string, unknown>[]> {
    const items: Record<string, unknown>[] = []
    let token: unknown
    do {
      const next = typeof token === 'string' ? `&page_token=${encodeURIComponent(token)}` : ''
      const page = await this.does('GET', `${path}&limit=1000${next}`)
      if (Array.isArray(page['items'])) items.push(...page['items'].map(Object))
      token = page['next_page']
    } while (typeof token === 'string')
    return items
  }

  /** Asks until a server answers well; gives the milliseconds that took. */
  async untilServed(path = '/v1/me', at?: number): Promise<number> {
    const began = performance.now()
    while (performance.now() - began < WITHIN * 2) {
      if ((await this.send('GET', path, undefined, at)).status === 200) return performance.now() - began
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error(`${path} was not served again`)
  }
}

/** Signs in as somebody of the demo fleet's first silo. */
export async function signIn(urls: readonly string[], username = 'admin'): Promise<Session> {
  const [url = ''] = urls
  const response = await fetch(`${url}/v1/login/demo/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ username, password: 'plenum-demo' }),
  })
  const cookie = response.headers.get('set-cookie')?.split(';')[0]
  if (cookie === undefined) throw new Error(`${username} cannot sign in: ${response.status}`)
  return new Session(urls, cookie)
}

/** What an answer says of what was to be changed. Throws when it is one that nobody is to get. */
export function outcomeOf({ status, body }: Answer): Outcome {
  if (status >= 200 && status < 300) return 'kept'
  if (status === 503 && /nothing has been changed/.test(String(body['message']))) return 'refused'
  if (status === 0 || status === 503) return 'unknown'
  if (status >= 500) throw new Error(`answered with ${status} ${JSON.stringify(body)}`)
  return 'refused'
}
