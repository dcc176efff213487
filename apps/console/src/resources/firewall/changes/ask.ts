import type { ChangesQuestion, WhatChanges } from './what-changes.ts'

/** Asks beside the page, so that it does not stand still however many rules and instances there are. */
export function askWhatChanges(question: ChangesQuestion, signal: AbortSignal): Promise<WhatChanges> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const answer = new Promise<WhatChanges>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WhatChanges>) => resolve(data))
    worker.addEventListener('error', () => reject(new Error('What changes could not be found out')))
    signal.addEventListener('abort', () => reject(new DOMException('Nobody waits for it any more', 'AbortError')))
    // A worker takes messages from its page only.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(question)
  })
  return answer.finally(() => worker.terminate())
}
