import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { EnableBfd } from '../../../../../resources/bfd/enable.tsx'

export const Route = createFileRoute('/_signed-in/system/networking/_bfd/bfd-new')({
  staticData: { crumbs: [{ label: 'New session', isTitleOnly: true }] },
  component: NewSession,
})

function NewSession() {
  const navigate = useNavigate()
  return <EnableBfd onDone={() => void navigate({ to: '/system/networking/bfd', search: true })} />
}
