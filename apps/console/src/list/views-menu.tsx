import { Button, Menu, ModalForm, TextField } from '@plenum/ui'
import { Bookmark, Check } from 'lucide-react'
import { useState } from 'react'
import type { List } from './use-list.ts'
import { forgetView, isSameView, savedViews, saveView, viewOf } from './views.ts'

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
        <NameView
          onDismiss={() => setNaming(false)}
          onSave={(name) => {
            saveView(id, { name, view: here })
            reload()
            setNaming(false)
          }}
        />
      )}
    </>
  )
}

const cleared = { pageToken: undefined, sort: undefined, filter: undefined, columns: undefined, all: undefined }

function Blank() {
  return <span aria-hidden="true" className="w-4" />
}

function NameView({ onSave, onDismiss }: { onSave: (name: string) => void; onDismiss: () => void }) {
  const [name, setName] = useState('')
  const [isAsked, setAsked] = useState(false)
  const trimmed = name.trim()
  return (
    <ModalForm
      title="Save view"
      width="narrow"
      submitLabel="Save view"
      onDismiss={onDismiss}
      onSubmit={() => {
        setAsked(true)
        if (trimmed !== '') onSave(trimmed)
      }}
    >
      <TextField
        label="Name"
        hint="Filter, order and columns are kept in this browser."
        autoFocus
        value={name}
        onChange={setName}
        error={isAsked && trimmed === '' ? 'Name is required' : undefined}
      />
    </ModalForm>
  )
}
