import { query } from '../../api/query.ts'

export const allowListQuery = query('networkingAllowListView', {})
export const inboundIcmpQuery = query('networkingInboundIcmpView', {})
