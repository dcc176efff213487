import type { IpPool, IpPoolRange } from '@plenum/api'
import { CreateLink } from '../../list/create-link.tsx'
import { usePageActions } from '../../shell/page-actions.tsx'
import { Section } from '../section.tsx'
import { useWhyNotPools } from './permission.ts'
import { Ranges } from './ranges.tsx'

const ADD = 'Add range'
const TO = '/system/networking/ip-pools/$pool/ranges-add'

/** The addresses of a pool. */
export function RangesTab({ pool, ranges }: { pool: IpPool; ranges: readonly IpPoolRange[] }) {
  const whyNot = useWhyNotPools()
  const params = { pool: pool.name }
  usePageActions(whyNot === undefined ? [{ label: ADD, to: TO, params, key: 'n' }] : [])
  const add = <CreateLink label={ADD} to={TO} params={params} keepsView whyNot={whyNot} />
  return (
    <Section title="IP ranges" actions={ranges.length > 0 && add}>
      <Ranges owner={{ kind: 'pool', id: pool.id, name: pool.name }} ranges={ranges} whyNot={whyNot} action={add} />
    </Section>
  )
}
