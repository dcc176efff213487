import type { CallInput, OperationId, Operations } from '@plenum/api'
import type { Scene } from './scene.ts'

/** What an operation is asked with, so that nothing but the role of who asks can be in the way. */
export type Asks = { [Id in OperationId]: (at: Scene) => CallInput<Operations[Id]> }

const named = { name: 'made', description: '' }
const ofSilo = ({ silo }: Scene) => ({ query: { silo } })

export { named, ofSilo }
