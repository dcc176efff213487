import { Button, Menu } from '@plenum/ui'
import { Bookmark, Check } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { List } from './use-list.ts'
import { forgetView, isSameView, savedViews, saveView, viewOf } from './views.ts'

const NameView = lazy(() => import('./name-view.tsx'))

/** Views of this list that were saved in this browser. */
export function ViewsMenu<Row>({ id, list: { search, setSearch } }: { id: string; list: List<Row> }) {
  const [isNaming, setNaming] = useState(false)
  const [views, setViews] = useState(() => savedViews(id))
  const here = viewOf(search)
  const current = views.find(({ view }) => isSameView(view, here))
  const reload = () => setViews(savedViews(id))
  return (
    <>
      <Menu
        label="Views"
        trigger={<Button variant="ghost" size="sm" isIconOnly aria-label="Views" icon={<Bookmark />} />}
        items={[
          {
            label: 'Usual view',
            icon: isSameView({}, here) ? <Check /> : <Blank />,
            onAction: () => setSearch(cleared),
          },
          ...views.map(({ name, view }) => ({
            id: `view ${name}`,
            label: name,
            icon: name === current?.name ? <Check /> : <Blank />,
            onAction: () => setSearch({ ...cleared, ...view }),
          })),
          { id: 'save', label: 'Save this view…', startsGroup: true, icon: <Blank />, onAction: () => setNaming(true) },
          ...(current
            ? [
                {
                  id: 'forget',
                  label: `Forget “${current.name}”`,
                  icon: <Blank />,
                  onAction: () => {
                    forgetView(id, current.name)
                    reload()
                  },
                },
              ]
            : []),
        ]}
      />
      {isNaming && (
        <Suspense>
          <NameView
            onDismiss={() => setNaming(false)}
            onSave={(name) => {
              saveView(id, { name, view: here })
              reload()
              setNaming(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

const cleared = { pageToken: undefined, sort: undefined, filter: undefined, columns: undefined, all: undefined }

function Blank() {
  return <span aria-hidden="true" className="w-4" />
}
