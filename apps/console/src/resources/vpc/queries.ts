import type { Vpc } from '@plenum/api'
import { query } from '../../api/query.ts'
import { wholeList } from '../../list/source.ts'
import type { ListSource } from '../../list/source.ts'

/** The page of a VPC: which one, as its URL says. */
export interface VpcParams {
  project: string
  vpc: string
}

export function vpcQuery({ project, vpc }: VpcParams) {
  return query('vpcView', { params: { vpc }, query: { project } })
}

export function vpcsOf(project: string): ListSource<Vpc> {
  return { page: (page) => query('vpcList', { query: { project, ...page } }) }
}

/** Every VPC of a project, to choose from. */
export function allVpcs(project: string) {
  return wholeList(vpcsOf(project))
}
