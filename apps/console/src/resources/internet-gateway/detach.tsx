import { confirm, toast } from '@plenum/ui'
import type { MenuEntry } from '@plenum/ui'
import type { InternetGatewayIpAddress, InternetGatewayIpPool } from '@plenum/api'
import { Unplug } from 'lucide-react'
import { call } from '../../api/call.ts'
import { refresh } from '../../api/query.ts'

interface Question {
  what: 'IP pool' | 'IP address'
  name: string
  consequence: string
  run: () => Promise<unknown>
}

function detach({ what, name, consequence, run }: Question): MenuEntry {
  return {
    label: 'Detach',
    icon: <Unplug />,
    tone: 'danger',
    onAction: () =>
      confirm({
        title: `Detach ${what}`,
        confirmLabel: 'Detach',
        tone: 'danger',
        body: (
          <>
            <p>
              Detach <strong className="text-text">{name}</strong>?
            </p>
            <p>{consequence}</p>
          </>
        ),
        errorTitle: `Could not detach ${name}`,
        action: async () => {
          await run()
          toast({ tone: 'success', content: `${what} ${name} detached` })
          await refresh('internetGatewayIpPoolList', 'internetGatewayIpAddressList', 'internetGatewayList')
        },
      }),
  }
}

/** Whoever was told what it means may mean it: the rack is not to refuse for the sake of instances that need it. */
const query = { cascade: true }

export function detachPool({ id, name }: InternetGatewayIpPool): MenuEntry {
  return detach({
    what: 'IP pool',
    name,
    consequence:
      'Instances with an address of this pool do not get out through the gateway any more. The pool itself and the routes are kept.',
    run: () => call('internetGatewayIpPoolDelete', { params: { pool: id }, query }),
  })
}

export function detachAddress({ id, name }: InternetGatewayIpAddress): MenuEntry {
  return detach({
    what: 'IP address',
    name,
    consequence: 'Instances with this address do not get out through the gateway any more. The routes are kept.',
    run: () => call('internetGatewayIpAddressDelete', { params: { address: id }, query }),
  })
}
