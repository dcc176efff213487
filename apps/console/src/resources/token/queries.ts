import type { DeviceAccessToken } from '@plenum/api'
import { query } from '../../api/query.ts'
import { wholeList } from '../../list/source.ts'
import type { ListSource, PageOptions } from '../../list/source.ts'
import { bySoonestExpiry } from './order.ts'

/** A token as lists want it; it has no name but its id. */
export interface TokenRow extends DeviceAccessToken {
  name: string
}

const tokens = wholeList<DeviceAccessToken>({
  isSortedByServer: false,
  page: (page) => query('currentUserAccessTokenList', { query: page }),
})

const rows: PageOptions<TokenRow> = {
  queryKey: [...tokens.queryKey, 'by expiry'],
  queryFn: async (context) => {
    const { items, nextPage } = await tokens.queryFn(context)
    return { items: items.toSorted(bySoonestExpiry).map((token) => ({ ...token, name: token.id })), nextPage }
  },
}

/** The access tokens of the signed-in user. */
export const accessTokens: ListSource<TokenRow> = { isSortedByServer: false, page: () => rows }
