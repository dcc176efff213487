import { METADATA_MAX, MetadataUnreachableError } from '@plenum/rack'
import type { FetchMetadata } from '@plenum/rack'
import { once } from 'node:events'
import { get as getByHttp } from 'node:http'
import type { IncomingMessage, RequestOptions } from 'node:http'
import { get as getByHttps } from 'node:https'
import { pinnedTo, targetAddresses } from '../outbound/address-guard.ts'

const TIMEOUT_MS = 5000

interface Options {
  /** Whether metadata may come from this machine or its link. */
  allowLocalTargets: boolean
  /** For everything, from looking up the name to the last byte; 5 s when left out. */
  timeoutMs?: number
}

function respond(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  const get = url.protocol === 'https:' ? getByHttps : getByHttp
  return new Promise((resolve, reject) => {
    get(url, options, resolve).on('error', reject)
  })
}

async function read(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk)
    length += bytes.length
    if (length > METADATA_MAX) throw new Error(`the metadata have more than ${METADATA_MAX} bytes`)
    chunks.push(bytes)
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
}

/** Asks once: a redirect is no answer, so that nobody is led anywhere else than to the address that was checked. */
async function fetchFrom(url: URL, { allowLocalTargets }: Options, signal: AbortSignal): Promise<string> {
  const addresses = await targetAddresses(url, allowLocalTargets)
  const lookup = pinnedTo(addresses)
  const response = await respond(url, {
    agent: false,
    lookup,
    signal,
    headers: { accept: 'application/samlmetadata+xml, */*;q=0.1' },
  })
  const { statusCode = 0, statusMessage = '' } = response
  if (statusCode >= 200 && statusCode < 300) return read(response)
  response.destroy()
  throw new MetadataUnreachableError(`querying url returned: ${statusCode} ${statusMessage}`.trim())
}

export function metadataFetcher(options: Options): FetchMetadata {
  return async (address) => {
    const url = URL.parse(address)
    if (!url || !/^https?:$/.test(url.protocol)) throw new MetadataUnreachableError('not a URL of http or https')
    const signal = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)
    // Looking up a name cannot be aborted, only be left.
    const late = once(signal, 'abort').then(() => Promise.reject(new Error('too late')))
    try {
      return await Promise.race([fetchFrom(url, options, signal), late])
    } catch (error) {
      if (error instanceof MetadataUnreachableError) throw error
      const reason = signal.aborted ? 'no answer in time' : error instanceof Error ? error.message : 'unreachable'
      throw new MetadataUnreachableError(`error querying url: ${reason}`)
    }
  }
}
