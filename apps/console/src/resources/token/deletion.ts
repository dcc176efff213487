import { call } from '../../api/call.ts'
import { deletion } from '../deletion.tsx'
import type { TokenRow } from './queries.ts'

export const tokenDeletion = deletion<TokenRow>({
  noun: { one: 'access token', many: 'access tokens' },
  consequence: {
    one: 'This cannot be undone. Whatever signs in with it is shut out at once, and needs a new one.',
    many: 'This cannot be undone. Whatever signs in with them is shut out at once, and needs new ones.',
  },
  run: ({ id }) => call('currentUserAccessTokenDelete', { params: { tokenId: id } }),
  refreshes: ['currentUserAccessTokenList'],
})
