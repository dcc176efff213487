import { whatChanges } from './what-changes.ts'
import type { ChangesQuestion } from './what-changes.ts'

addEventListener('message', ({ data }: MessageEvent<ChangesQuestion>) => postMessage(whatChanges(data)))
