import type { AlertReceiver } from '@plenum/api'
import { createFileRoute, Outlet, useNavigate } from '@tanstack/react-router'
import { BellRing, Pencil, Radio } from 'lucide-react'
import { useState } from 'react'
import { queryClient } from '../../../../api/query.ts'
import { ListPage } from '../../../../list/list-page.tsx'
import { listSearch } from '../../../../list/search.ts'
import { loadList } from '../../../../list/source.ts'
import { aboutReceivers } from '../../../../resources/alert/about.ts'
import { receiverColumns } from '../../../../resources/alert/columns.tsx'
import { receiverDeletion } from '../../../../resources/alert/deletion.ts'
import { useWhyNotAlerts } from '../../../../resources/alert/permission.ts'
import { SendProbe } from '../../../../resources/alert/probe.tsx'
import { receiverQuery, receivers } from '../../../../resources/alert/queries.ts'
import { whyNotProbe } from '../../../../resources/alert/why-not-probe.ts'
import { copyId } from '../../../../resources/copy-id.tsx'

export const Route = createFileRoute('/_signed-in/system/alerts/_receivers')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'Alert receivers', to: '/system/alerts/receivers' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadList(receivers, deps),
  component: ReceiversPage,
})

const NEW = 'New alert receiver'

function ReceiversPage() {
  const navigate = useNavigate()
  const whyNot = useWhyNotAlerts()
  const [probed, setProbed] = useState<AlertReceiver>()
  const removal = receiverDeletion({ whyNot })
  const edit = (receiver: AlertReceiver) => {
    queryClient.setQueryData(receiverQuery(receiver.name).queryKey, receiver)
    void navigate({ to: '/system/alerts/receivers/$receiver/edit', params: { receiver: receiver.name } })
  }
  return (
    <ListPage
      id="alert-receivers"
      title="Alert receivers"
      noun={{ one: 'alert receiver', many: 'alert receivers' }}
      icon={<BellRing />}
      about={aboutReceivers}
      create={{ label: NEW, to: '/system/alerts/receivers-new' }}
      whyNot={whyNot}
      source={receivers}
      columns={receiverColumns}
      rowActions={(receiver) => [
        copyId(receiver.id),
        { label: 'Edit', icon: <Pencil />, disabledReason: whyNot, onAction: () => edit(receiver) },
        {
          label: 'Send probe',
          icon: <Radio />,
          disabledReason: whyNotProbe(receiver, whyNot),
          onAction: () => setProbed(receiver),
        },
        removal.entry(receiver),
      ]}
      bulk={[removal.bulk]}
    >
      {probed && <SendProbe receiver={probed} onDismiss={() => setProbed(undefined)} />}
      <Outlet />
    </ListPage>
  )
}
