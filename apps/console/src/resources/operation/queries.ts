import type { PageOptions } from '../../list/source.ts'
import type { ListSource } from '../../list/source.ts'
import { PageRefusal } from '../../shell/page-refusal.ts'
import type { OperationRow, OperationView } from './contract.ts'

/** Large, and wanted here alone: what loaders import is part of every page. */
const contract = () => import('./contract.ts')

const rows: PageOptions<OperationRow> = {
  queryKey: ['contract'],
  queryFn: async () => ({ items: await (await contract()).loadOperations(), nextPage: null }),
}

/** Every operation of the contract: no call is made for them. */
export const apiOperations: ListSource<OperationRow> = { isSortedByServer: false, page: () => rows }

export function operationQuery(name: string) {
  return {
    queryKey: ['contract', name],
    staleTime: Infinity,
    queryFn: async (): Promise<OperationView> => {
      const found = await (await contract()).loadOperation(name)
      if (!found) throw new PageRefusal(404)
      return found
    },
  }
}
