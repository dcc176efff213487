import autocannon from 'autocannon'
import type { Request as Shot } from 'autocannon'
import type { Session } from '../e2e/faults/session.ts'

export interface Fire {
  connections: number
  seconds: number
  /** Requests per second of all connections together; as many as there can be when left out. */
  rate?: number | undefined
  /** Sent one after the other by each connection, again and again. */
  shots: readonly Shot[]
}

/** What came of it; times in milliseconds. */
export interface Volley {
  perSecond: number
  p50: number
  p90: number
  p99: number
  longest: number
  /** Answers that are no good ones. */
  refused: number
  unanswered: number
}

/** Asks for a path, which may be another each time. */
export function view(path: () => string): Shot {
  return { method: 'GET', setupRequest: (shot) => ({ ...shot, path: path() }) }
}

export function list(path: string): Shot {
  return { method: 'GET', path }
}

/** Changes something, with another body each time. */
export function change(method: 'POST' | 'PUT', path: string, body: () => object): Shot {
  return { method, path, setupRequest: (shot) => ({ ...shot, body: JSON.stringify(body()) }) }
}

/** Creates disks of a project, each durable before it is acknowledged. */
export function createDisk(project: string, name: () => string): Shot {
  const disk = { description: '', size: 2 ** 30, disk_source: { type: 'blank', block_size: 4096 } }
  return change('POST', `/v1/disks?project=${project}`, () => ({ ...disk, name: name() }))
}

/** Loads a server with what somebody who is signed in asks for. */
export async function fire(
  url: string,
  { cookie }: Session,
  { connections, seconds, rate, shots }: Fire,
): Promise<Volley> {
  const headers = { cookie, origin: url, 'content-type': 'application/json' }
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: shots.map((shot) => ({ ...shot, headers })),
    ...(rate !== undefined && { overallRate: rate }),
  })
  return {
    perSecond: Math.round(requests.average),
    p50: latency.p50,
    p90: latency.p90,
    p99: latency.p99,
    longest: latency.max,
    refused: non2xx,
    unanswered: errors,
  }
}
