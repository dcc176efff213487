import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { CreateLot } from '../../../../../resources/address-lot/create.tsx'

export const Route = createFileRoute('/_signed-in/system/networking/_address-lots/address-lots-new')({
  staticData: { crumbs: [{ label: 'New address lot', isTitleOnly: true }] },
  component: NewAddressLot,
})

function NewAddressLot() {
  const navigate = useNavigate()
  const toList = () => void navigate({ to: '/system/networking/address-lots', search: true })
  return <CreateLot onDismiss={toList} onCreated={toList} />
}
