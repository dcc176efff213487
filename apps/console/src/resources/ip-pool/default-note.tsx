import { Message } from '@plenum/ui'

/** In place of the choice of a pool, for those who may not see the pools of their silo. */
export function DefaultPoolNote() {
  return (
    <Message tone="info">
      The address comes from the default pool of the silo. To choose another, one needs a role in the silo.
    </Message>
  )
}
