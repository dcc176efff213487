import type { FloatingIp } from '@plenum/api'
import { query } from '../../api/query.ts'
import { wholeList } from '../../list/source.ts'
import type { ListSource } from '../../list/source.ts'

/** The page of a floating IP: which one, as its URL says. */
export interface FloatingIpParams {
  project: string
  floatingIp: string
}

export function floatingIpQuery({ project, floatingIp }: FloatingIpParams) {
  return query('floatingIpView', { params: { floatingIp }, query: { project } })
}

export function floatingIpsOf(project: string): ListSource<FloatingIp> {
  return { page: (page) => query('floatingIpList', { query: { project, ...page } }) }
}

/** Every floating IP of a project. */
export function allFloatingIps(project: string) {
  return wholeList(floatingIpsOf(project))
}
