import { toSnake } from '@plenum/api/wire'
import type { Operation } from '@plenum/api'
import { anonymous, reads } from './handler.ts'
import type { Handler } from './handler.ts'
import { refuse } from './refusal.ts'

/** Handles an operation of the contract that is not built yet: whoever may call is told so, with 501. */
export function unimplemented({ id, method, path, tag, summary, status, ...rest }: Operation): Handler {
  const answer = () => Promise.reject(refuse.notImplemented(toSnake(id)))
  // Without schemas: there is nothing to check a request for.
  const bare = { id, method, path, tag, summary, status }
  return rest.anonymous ? anonymous(bare, answer) : reads(bare, answer)
}
