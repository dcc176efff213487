import type { Server } from 'node:http'
import { StartupError } from './startup-error.ts'

/** What binding to an address can fail with that the person who chose the address can mend. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not listen there',
  EADDRINUSE: 'something else listens there already; choose another --port',
  EADDRNOTAVAIL: 'this machine does not have that address',
  EAI_AGAIN: 'the name cannot be looked up',
  ENOTFOUND: 'there is no host of that name',
}

function explain(error: Error, where: string, flag: string): Error {
  const reason = 'code' in error ? reasons[String(error.code)]?.replace('--port', flag) : undefined
  return reason === undefined ? error : new StartupError(`cannot listen on ${where}: ${reason}`, { cause: error })
}

function forUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}

/** The addresses that stand for "all of them", and one of those that a browser here can open. */
const wildcards: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)
}

/**
 * Resolves with the URL to open. Throws `StartupError`.
 *
 * @param flag the one that the port was chosen with
 */
export async function listen(server: Server, host: string, port: number, flag = '--port'): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    const fail = (error: Error) => reject(explain(error, `${forUrl(host)}:${port}`, flag))
    server.once('error', fail)
    server.listen({ host, port }, () => {
      server.off('error', fail)
      resolve()
    })
  })
  const address = server.address()
  const bound = address === null || typeof address === 'string' ? port : address.port
  return `http://${forUrl(wildcards[host] ?? host)}:${bound}`
}
