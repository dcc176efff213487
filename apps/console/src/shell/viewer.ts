import { ApiError } from '../api/api-error.ts'
import { query, queryClient } from '../api/query.ts'

/** Who somebody is and what they may see changes seldom. */
const seldom = { staleTime: 60_000 }

export const meQuery = { ...query('currentUserView', {}), ...seldom }
export const myGroupsQuery = { ...query('currentUserGroups', {}), ...seldom }

const systemPolicy = query('systemPolicyView', {})

/** Whether the fleet's policy may be seen, which is what makes an operator. That it may not be is no error. */
export const fleetViewerQuery = {
  ...seldom,
  queryKey: [...systemPolicy.queryKey, 'may see'],
  queryFn: async () => {
    try {
      await queryClient.fetchQuery({ ...systemPolicy, ...seldom })
      return true
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) return false
      throw error
    }
  },
}

/** What every page with a frame needs to know of the person. */
export async function loadViewer(): Promise<void> {
  await Promise.all([
    queryClient.fetchQuery(meQuery),
    queryClient.fetchQuery(myGroupsQuery),
    queryClient.fetchQuery(fleetViewerQuery),
  ])
}
