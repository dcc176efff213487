import { Search, X } from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import { Button } from './button.tsx'
import { FieldTag } from './field-tag.tsx'

export interface FilterBoxProps {
  label: string
  placeholder: string
  /** What is typed beside the chips. */
  text: string
  onTextChange: (text: string) => void
  /** What is typed becomes chips where it can: on Enter, on a space, and on leaving. */
  onCommit: () => void
  chips: readonly string[]
  onRemove: (index: number) => void
  onClear: () => void
}

/** One box for words and for chips like `state:running`. Backspace in the empty box takes the last chip away. */
export function FilterBox(props: FilterBoxProps) {
  const { label, placeholder, text, onTextChange, onCommit, chips, onRemove, onClear } = props
  const input = useRef<HTMLInputElement>(null)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') onCommit()
    else if (event.key === 'Backspace' && text === '' && chips.length > 0) onRemove(chips.length - 1)
    else if (event.key === 'Escape' && (text !== '' || chips.length > 0)) {
      event.stopPropagation()
      onClear()
    }
  }
  return (
    <div className="flex min-h-8 min-w-0 max-w-xl flex-1 flex-wrap max-sm:basis-full items-center gap-1.5 rounded-control border border-line-strong bg-surface-sunken px-2 py-0.5 has-[input:focus]:outline-2 has-[input:focus]:-outline-offset-1 has-[input:focus]:outline-accent max-md:min-h-11">
      <Search aria-hidden="true" className="size-4 shrink-0 text-faint" />
      {chips.map((chip, index) => (
        <FieldTag
          key={`${index} ${chip}`}
          label={chip}
          onRemove={() => {
            onRemove(index)
            input.current?.focus()
          }}
        />
      ))}
      <input
        ref={input}
        data-filter-box=""
        aria-label={label}
        type="text"
        enterKeyHint="search"
        spellCheck={false}
        autoComplete="off"
        placeholder={chips.length === 0 ? placeholder : ''}
        value={text}
        onChange={({ target }) => onTextChange(target.value)}
        onKeyDown={onKeyDown}
        onBlur={onCommit}
        className="h-6 min-w-24 flex-1 bg-transparent text-base text-text outline-none! placeholder:text-faint"
      />
      {(text !== '' || chips.length > 0) && (
        <Button
          variant="ghost"
          size="sm"
          isIconOnly
          aria-label="Clear filter"
          icon={<X />}
          onPress={() => {
            onClear()
            input.current?.focus()
          }}
        />
      )}
    </div>
  )
}
