import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ListTree } from 'lucide-react'
import { queryClient } from '../../../../api/query.ts'
import { ListPage } from '../../../../list/list-page.tsx'
import { listSearch } from '../../../../list/search.ts'
import { loadList } from '../../../../list/source.ts'
import { aboutClasses } from '../../../../resources/alert/about.ts'
import { classColumns } from '../../../../resources/alert/columns.tsx'
import { alertClasses, allReceivers } from '../../../../resources/alert/queries.ts'

export const Route = createFileRoute('/_signed-in/system/alerts/classes')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'Alert classes', to: '/system/alerts/classes' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    void queryClient.prefetchQuery(allReceivers)
    return loadList(alertClasses, deps)
  },
  component: ClassesPage,
})

function ClassesPage() {
  const { data: receivers } = useQuery(allReceivers)
  return (
    <ListPage
      id="alert-classes"
      title="Alert classes"
      noun={{ one: 'alert class', many: 'alert classes' }}
      icon={<ListTree />}
      about={aboutClasses}
      source={alertClasses}
      columns={classColumns(receivers?.items)}
      rowActions={() => []}
    />
  )
}
