/** Asks the API for a path with its query. */
export type Ask = (path: string, signal: AbortSignal) => Promise<Response>

/** Status and body by path, as the API gave them. */
export type Answers = Readonly<Record<string, readonly [status: number, body: unknown]>>

/** A page is not kept waiting for what it can ask for itself. */
const PATIENCE_MS = 100
const MOST_LETTERS = 65_536

/** Refusals are answers, too: that one may not see the fleet's policy is what makes one no operator. */
const isTelling = ({ ok, status }: Response) => ok || status === 403 || status === 404

async function answerTo(path: string, ask: Ask, signal: AbortSignal): Promise<Answers> {
  try {
    const response = await ask(path, signal)
    const text = await response.text()
    return isTelling(response) && text.length <= MOST_LETTERS ? { [path]: [response.status, JSON.parse(text)] } : {}
  } catch {
    return {}
  }
}

/** What the API answers to `paths`, without what takes long, is long, or went wrong. */
export async function answersWithin(paths: readonly string[], ask: Ask): Promise<Answers> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), PATIENCE_MS)
  const late = new Promise<Answers>((resolve) => {
    stop.signal.addEventListener('abort', () => resolve({}))
  })
  const answers = await Promise.all(paths.map((path) => Promise.race([answerTo(path, ask, stop.signal), late])))
  clearTimeout(timer)
  return Object.assign({}, ...answers)
}
