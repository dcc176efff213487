import { Button, Disclosure, FilterBox } from '@plenum/ui'
import { useState } from 'react'
import type { KnownTimeseries } from './completion.ts'

/** Timeseries whose name, description, unit or a field of which has all words. */
export function searched(known: readonly KnownTimeseries[], text: string): readonly KnownTimeseries[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return known.filter(({ timeseriesName, description, units, fieldSchema }) => {
    const all = [timeseriesName, description.target, description.metric, units, ...fieldSchema.map(({ name }) => name)]
    const text = all.join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

const unitWords = (units: string) => (units === 'none' ? 'no unit' : units.replaceAll('_', ' '))

interface SchemaBrowserProps {
  known: readonly KnownTimeseries[]
  onInsert: (name: string) => void
  onInsertField: (name: string) => void
}

/** What there is to ask for. */
export function SchemaBrowser({ known, onInsert, onInsertField }: SchemaBrowserProps) {
  const [text, setText] = useState('')
  const shown = searched(known, text)
  return (
    <div className="flex flex-col gap-2">
      <div className="flex">
        <FilterBox
          label="Search timeseries"
          placeholder="Search"
          text={text}
          onTextChange={setText}
          onCommit={() => {}}
          chips={[]}
          onRemove={() => {}}
          onClear={() => setText('')}
        />
      </div>
      <output className="text-sm text-faint">
        {shown.length} of {known.length} timeseries
      </output>
      <ul aria-label="Timeseries" className="flex flex-col">
        {shown.map((one) => (
          <li key={one.timeseriesName}>
            <Timeseries {...{ one, onInsert, onInsertField }} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface TimeseriesProps extends Omit<SchemaBrowserProps, 'known'> {
  one: KnownTimeseries
}

function Timeseries({ one, onInsert, onInsertField }: TimeseriesProps) {
  const { timeseriesName, description, units, fieldSchema } = one
  return (
    <Disclosure title={<span className="min-w-0 font-mono text-sm font-normal wrap-anywhere">{timeseriesName}</span>}>
      <div className="flex flex-col gap-2 text-sm">
        <p className="text-muted">
          {description.metric}. {description.target}. <span className="text-faint">({unitWords(units)})</span>
        </p>
        <dl className="flex flex-col gap-1">
          {fieldSchema.map(({ name, fieldType, description: about }) => (
            <div key={name}>
              <dt>
                <button
                  type="button"
                  aria-label={`Insert field ${name}`}
                  onClick={() => onInsertField(name)}
                  className="cursor-pointer rounded-mark font-mono text-accent hover:underline"
                >
                  {name}
                </button>{' '}
                <span className="text-faint">{fieldType}</span>
              </dt>
              <dd className="text-muted">{about}</dd>
            </div>
          ))}
        </dl>
        <div>
          <Button size="sm" aria-label={`Insert ${timeseriesName}`} onPress={() => onInsert(timeseriesName)}>
            Insert
          </Button>
        </div>
      </div>
    </Disclosure>
  )
}
