import type { EvaluatedRule } from '@plenum/api/firewall-evaluation'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { VpcParams } from '../../vpc/queries.ts'
import { endsQuery } from '../interfaces.ts'
import { askWhatChanges } from './ask.ts'

/** What of a rule decides anything; names and descriptions do not. */
function effective(rules: readonly EvaluatedRule[]): EvaluatedRule[] {
  return rules.map(({ status, direction, action, priority, targets, filters: { hosts, ports, protocols } }) => ({
    name: '',
    status,
    direction,
    action,
    priority,
    targets,
    filters: { hosts, ports, protocols },
  }))
}

export interface RuleSets {
  before: readonly EvaluatedRule[]
  /** Undefined while there is nothing to compare with yet. */
  after: readonly EvaluatedRule[] | undefined
}

/** What would change for the VPC's instances if its rules were others. */
export function useWhatChanges(at: VpcParams, { before, after }: RuleSets) {
  const ends = useQuery({ ...endsQuery(at), throwOnError: false })
  const sets = useDeferredValue(JSON.stringify([effective(before), effective(after ?? [])]))
  const answer = useQuery({
    queryKey: ['what changes', at.vpc, sets, ends.dataUpdatedAt],
    queryFn: ({ signal }) =>
      askWhatChanges(
        { before: effective(before), after: effective(after ?? []), vpc: at.vpc, ends: ends.data ?? [] },
        signal,
      ),
    enabled: ends.data !== undefined && after !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
    throwOnError: false,
  })
  return {
    ends: ends.data,
    answer: answer.data,
    isPending: ends.isPending || answer.isFetching,
    error: ends.error ?? answer.error,
  }
}
