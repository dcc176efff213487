import { toast } from '@plenum/ui'
import { call } from '../api/call.ts'
import { queryClient } from '../api/query.ts'
import { forgetDrafts } from '../form/draft.ts'
import { meQuery } from './viewer.ts'

/** Ends the session and goes to sign-in, without a way back: the next person starts afresh. */
export async function signOut(): Promise<void> {
  try {
    await call('logout', {})
  } catch (error) {
    toast({
      tone: 'error',
      title: 'Could not sign out',
      content: error instanceof Error ? error.message : String(error),
    })
    return
  }
  const me = queryClient.getQueryData(meQuery.queryKey)
  if (me) forgetDrafts(me.id)
  queryClient.clear()
  if (__PREVIEW__) location.hash = '/login'
  else location.assign('/login')
}
