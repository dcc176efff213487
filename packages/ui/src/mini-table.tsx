import { Pencil, X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { Button } from './button.tsx'

export interface MiniColumn<Item> {
  label: string
  cell: (item: Item) => ReactNode
}

export interface MiniTableProps<Item> {
  /** Accessible name. */
  label: string
  columns: readonly MiniColumn<Item>[]
  items: readonly Item[]
  itemKey: (item: Item) => string
  /** What the buttons of a row name: "Remove tcp 22". */
  itemName: (item: Item) => string
  onRemove: (item: Item) => void
  /** Puts another button beside the one that removes it. */
  onEdit?: ((item: Item) => void) | undefined
  /** Stands in place of the table; without it nothing does. */
  emptyText?: string | undefined
}

const headClass = 'h-8 px-3 text-start text-xs font-normal whitespace-nowrap text-faint'

/** What has been added so far, inside of a form. See `MiniTableButtons` for adding. */
export function MiniTable<Item>(props: MiniTableProps<Item>) {
  const { label, columns, items, itemKey, itemName, onRemove, onEdit, emptyText } = props
  const box = useRef<HTMLDivElement>(null)

  const remove = (item: Item, index: number) => {
    const buttons = box.current?.querySelectorAll<HTMLElement>('tbody td:last-child button:last-child')
    const next = buttons?.[index + 1] ?? buttons?.[index - 1] ?? box.current
    onRemove(item)
    next?.focus()
  }

  if (items.length === 0 && emptyText === undefined) return null
  return (
    <div ref={box} tabIndex={-1} className="max-w-lg overflow-x-auto rounded-panel border border-line outline-none!">
      {items.length === 0 ? (
        <p className="px-3 py-4 text-center text-sm text-muted">{emptyText}</p>
      ) : (
        <table aria-label={label} className="w-full border-collapse text-sm">
          <thead className="border-b border-line bg-surface-sunken">
            <tr>
              {columns.map((column) => (
                <th key={column.label} scope="col" className={headClass}>
                  {column.label}
                </th>
              ))}
              <th scope="col" className="w-0">
                <span className="sr-only">{onEdit ? 'Edit or remove' : 'Remove'}</span>
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {items.map((item, index) => (
              <tr key={itemKey(item)}>
                {columns.map((column) => (
                  <td key={column.label} className="h-9 px-3 py-1 text-text">
                    {/* Long names are broken anywhere, short words are not. */}
                    <div className="min-w-16 wrap-anywhere">{column.cell(item)}</div>
                  </td>
                ))}
                <td className="px-1 text-end whitespace-nowrap">
                  {onEdit && (
                    <Button
                      variant="ghost"
                      size="sm"
                      isIconOnly
                      aria-label={`Edit ${itemName(item)}`}
                      icon={<Pencil />}
                      onPress={() => onEdit(item)}
                    />
                  )}
                  <Button
                    variant="ghost"
                    size="sm"
                    isIconOnly
                    aria-label={`Remove ${itemName(item)}`}
                    icon={<X />}
                    onPress={() => remove(item, index)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
