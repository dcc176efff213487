import { contentTypeOf } from '@plenum/api/client'
import type { WireCall } from '@plenum/api/client'
import type { OperationView, Parameter } from './contract.ts'

/** What somebody has put into the form. */
export interface Filled {
  /** By place and name, see `keyOf`. */
  parameters: Readonly<Record<string, string>>
  /** As text, for all bodies but those of bytes. */
  body: string
  file: File | null
}

export function keyOf({ in: where, name }: Pick<Parameter, 'in' | 'name'>): string {
  return `${where} ${name}`
}

/** Why it cannot be sent as it is; undefined when it can. */
export function whyNotSend(operation: OperationView, { parameters, body, file }: Filled): string | undefined {
  if (operation.produces === 'websocket') return 'A WebSocket is no single call; the serial console opens it'
  const missing = operation.parameters.find((each) => each.in === 'path' && (parameters[keyOf(each)] ?? '') === '')
  if (missing) return `${missing.name} is required`
  if (operation.bodyType === 'bytes') return file ? undefined : 'A file is required'
  if (operation.body === undefined) return undefined
  try {
    JSON.parse(body)
    return undefined
  } catch (error) {
    return `The body is no JSON: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** A call with the headers that it asks for. */
export interface TriedCall extends WireCall {
  headers: Readonly<Record<string, string>>
}

/** The call as it goes over the wire. */
export function triedCall(operation: OperationView, { parameters, body, file }: Filled): TriedCall {
  const given = (where: Parameter['in']) =>
    operation.parameters
      .filter((each) => each.in === where)
      .map((each) => [each.name, parameters[keyOf(each)] ?? ''] as const)
      .filter(([, value]) => value !== '')
  const path = given('path').reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
    operation.path,
  )
  const query = new URLSearchParams(Object.fromEntries(given('query'))).toString()
  const { bodyType } = operation
  const content =
    bodyType === 'bytes' ? (file ?? undefined) : operation.body === undefined ? undefined : JSON.parse(body)
  return {
    method: operation.method,
    path: query === '' ? path : `${path}?${query}`,
    body: content,
    contentType: contentTypeOf(operation),
    headers: Object.fromEntries(given('header')),
  }
}
