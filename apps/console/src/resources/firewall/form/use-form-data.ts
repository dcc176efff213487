import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { allInstances } from '../../instance/queries.ts'
import { allSubnets } from '../../subnet/queries.ts'
import { allVpcs } from '../../vpc/queries.ts'
import type { VpcParams } from '../../vpc/queries.ts'
import { firewallQuery } from '../queries.ts'
import { ruleBody } from '../rule-body.ts'

function namesOf({ items }: { items: readonly { name: string }[] }): string[] {
  return items.map(({ name }) => name)
}

/** What the form of a rule begins with: the rules as they are now, whatever becomes of them, and names to choose from. */
export function useFormData(at: VpcParams) {
  const { data } = useSuspenseQuery({ ...firewallQuery(at), refetchOnMount: false })
  const [asRead] = useState(data.rules)
  const [base] = useState(() => asRead.map(ruleBody))
  const { data: instances } = useSuspenseQuery(allInstances(at.project))
  const { data: vpcs } = useSuspenseQuery(allVpcs(at.project))
  const { data: subnets } = useSuspenseQuery(allSubnets(at))
  return { asRead, base, known: { instance: namesOf(instances), vpc: namesOf(vpcs), subnet: namesOf(subnets) } }
}
