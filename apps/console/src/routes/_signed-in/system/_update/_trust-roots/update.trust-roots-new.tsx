import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { CreateTrustRoot } from '../../../../../resources/system-update/create-trust-root.tsx'

export const Route = createFileRoute('/_signed-in/system/_update/_trust-roots/update/trust-roots-new')({
  staticData: { crumbs: [{ label: 'Add trust root', isTitleOnly: true }] },
  component: NewTrustRoot,
})

function NewTrustRoot() {
  const navigate = useNavigate()
  return <CreateTrustRoot onDone={() => void navigate({ to: '/system/update/trust-roots', search: true })} />
}
