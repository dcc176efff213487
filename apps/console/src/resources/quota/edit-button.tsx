import { Button, buttonClass } from '@plenum/ui'
import type { Silo } from '@plenum/api'
import { Link } from '@tanstack/react-router'
import { usePageActions } from '../../shell/page-actions.tsx'
import { useOwnRoles } from '../silo/own-roles.ts'
import { whyNotOperator } from '../silo/permission.ts'

/** The way to the form, for those who may send it. */
export function EditQuotasButton({ silo }: { silo: Silo }) {
  const whyNot = whyNotOperator('modifySilo', useOwnRoles(), silo.id)
  const params = { silo: silo.name }
  usePageActions(whyNot === undefined ? [{ label: 'Edit quotas', to: '/system/silos/$silo/quotas/edit', params }] : [])
  if (whyNot !== undefined) return <Button disabledReason={whyNot}>Edit quotas</Button>
  return (
    <Link to="/system/silos/$silo/quotas/edit" params={params} className={buttonClass({})}>
      Edit quotas
    </Link>
  )
}
