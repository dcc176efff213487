import { replyError, replyJson } from './reply.ts'

const PATIENCE_MS = 2000

/** Whether a server can do what it is there for. */
export interface Readiness {
  answer: () => Promise<Response>
  /** It does not take on anything more. */
  stop: () => void
}

function afterPatience(): { late: Promise<never>; forget: () => void } {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS)
  return { late: promise, forget: () => clearTimeout(timer) }
}

const notReady = (message: string) => replyError(503, message, { code: 'ServiceNotAvailable' })

/** @param check throws, or takes long, when what is behind the server cannot serve */
export function createReadiness(check: () => Promise<unknown>): Readiness {
  let isStopping = false
  return {
    stop: () => {
      isStopping = true
    },
    async answer() {
      if (isStopping) return notReady('the server is stopping')
      const { late, forget } = afterPatience()
      try {
        await Promise.race([check(), late])
        return replyJson(200, { status: 'ready' })
      } catch {
        return notReady('the store does not answer')
      } finally {
        forget()
      }
    },
  }
}
