import type { ReactNode } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'

export interface SegmentedControlProps<Value extends string = string> {
  /** Accessible name. */
  label: string
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}

/** A few choices, one of them always taken. */
export function SegmentedControl<Value extends string = string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange } = props
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find((option) => keys.has(option.value))
        if (chosen) onChange(chosen.value)
      }}
      className="inline-flex h-8 w-fit gap-0.5 rounded-control border border-line-strong p-0.5 max-md:h-auto"
    >
      {options.map((option) => (
        <ToggleButton
          key={option.value}
          id={option.value}
          className={
            'rounded-mark px-2.5 text-sm text-muted transition-colors hover:text-text max-md:min-h-11 ' +
            'data-selected:bg-surface-hover data-selected:font-medium data-selected:text-text data-selected:ring-1 data-selected:ring-line'
          }
        >
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
