import { buttonClass } from '@plenum/ui'
import type { IpPool, IpPoolRange } from '@plenum/api'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { usePageActions } from '../../shell/page-actions.tsx'
import { InstanceSection } from '../instance/section.tsx'
import { DisabledCreate } from '../silo/disabled-create.tsx'
import { useWhyNotPools } from './permission.ts'
import { Ranges } from './ranges.tsx'

const ADD = 'Add range'
const TO = '/system/networking/ip-pools/$pool/ranges-add'

/** The addresses of a pool. */
export function RangesTab({ pool, ranges }: { pool: IpPool; ranges: readonly IpPoolRange[] }) {
  const whyNot = useWhyNotPools()
  const params = { pool: pool.name }
  usePageActions(whyNot === undefined ? [{ label: ADD, to: TO, params, key: 'n' }] : [])
  const add =
    whyNot === undefined ? (
      <Link to={TO} params={params} search className={buttonClass({ variant: 'primary' })}>
        <Plus aria-hidden="true" /> {ADD}
      </Link>
    ) : (
      <DisabledCreate label={ADD} reason={whyNot} />
    )
  return (
    <InstanceSection title="IP ranges" actions={ranges.length > 0 && add}>
      <Ranges owner={{ kind: 'pool', id: pool.id, name: pool.name }} ranges={ranges} whyNot={whyNot} action={add} />
    </InstanceSection>
  )
}
