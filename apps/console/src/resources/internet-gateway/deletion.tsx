import type { InternetGateway } from '@plenum/api'
import { call } from '../../api/call.ts'
import { deletion } from '../deletion.tsx'
import type { RouterWithRoutes } from '../router/queries.ts'
import { gatewayLoss } from './consequence.ts'
import type { GatewayWithAttachments } from './queries.ts'
import { routesTo } from './routes-to.ts'

interface Known {
  /** What is attached to the VPC's gateways, and where its routes lead; undefined until it is known. */
  gateways: readonly GatewayWithAttachments[] | undefined
  routers: readonly RouterWithRoutes[] | undefined
  /** Runs once it is gone, before anything is fetched anew: whoever shows it leaves. */
  leave?: () => Promise<void>
}

const UNKNOWN = 'What is attached to it goes along, and so do the routes that lead to it, default routes among them.'

/** Deleting gateways takes along what is attached to them and the routes that lead to them: the question says what that is. */
export function gatewayDeletion({ gateways, routers, leave }: Known) {
  const lossOf = ({ id, name }: InternetGateway) =>
    gateways && routers
      ? gatewayLoss(
          gateways.find(({ gateway }) => gateway.id === id),
          routesTo(name, routers),
        )
      : [UNKNOWN]
  const of = (one: readonly string[]) =>
    deletion<InternetGateway>({
      noun: { one: 'internet gateway', many: 'internet gateways' },
      consequence: {
        one: one.map((sentence) => <span key={sentence}>{sentence} </span>),
        many: 'What is attached to them goes along, and so do the routes that lead to them. Default routes cannot be made again.',
      },
      run: async ({ id }) => {
        await call('internetGatewayDelete', { params: { gateway: id }, query: { cascade: true } })
        await leave?.()
      },
      refreshes: [
        'internetGatewayIpPoolList',
        'internetGatewayIpAddressList',
        'internetGatewayList',
        'vpcRouterRouteList',
      ],
    })
  return { entry: (gateway: InternetGateway) => of(lossOf(gateway)).entry(gateway), bulk: of([]).bulk }
}
