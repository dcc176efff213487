import type { RouterRoute } from '@plenum/api'
import { call } from '../../api/call.ts'
import { deletion } from '../deletion.tsx'
import { whyNotDelete } from './rules.ts'

export const routeDeletion = deletion<RouterRoute>({
  noun: { one: 'route', many: 'routes' },
  consequence: {
    one: 'Packets that it was for take the next route that fits.',
    many: 'Packets that they were for take the next route that fits.',
  },
  whyNot: ({ kind }) => whyNotDelete(kind),
  run: ({ id }) => call('vpcRouterRouteDelete', { params: { route: id } }),
  refreshes: ['vpcRouterRouteList'],
})
