import { counted } from '../../list/noun.ts'
import type { GatewayWithAttachments } from './queries.ts'
import type { PlacedRoute } from './routes-to.ts'

type Attached = Pick<GatewayWithAttachments, 'pools' | 'addresses'>

/** What goes along with a gateway, as sentences; `attached` is undefined until it is known. */
export function gatewayLoss(attached: Attached | undefined, routes: readonly PlacedRoute[]): string[] {
  const things = [
    ...(attached && attached.pools.length > 0
      ? [counted(attached.pools.length, { one: 'attached IP pool', many: 'attached IP pools' })]
      : []),
    ...(attached && attached.addresses.length > 0
      ? [counted(attached.addresses.length, { one: 'attached address', many: 'attached addresses' })]
      : []),
  ]
  const named = routes.map(({ router, route }) => `${route.name} of ${router.name}`).join(', ')
  const isDefault = routes.some(({ route }) => route.kind === 'default')
  return [
    ...(things.length > 0 ? [`What is attached to it goes along: ${things.join(' and ')}.`] : []),
    ...(routes.length > 0 ? [`Routes that lead to it are deleted: ${named}.`] : []),
    ...(isDefault ? ['Default routes cannot be made again. To keep them, let them lead elsewhere first.'] : []),
    ...(things.length === 0 && routes.length === 0 ? ['Nothing is attached to it, and no route leads to it.'] : []),
  ]
}
