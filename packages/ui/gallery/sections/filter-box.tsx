import { FilterBox } from '../../src/index.ts'
import { Example } from '../example.tsx'
import { Held } from '../held.tsx'
import { longName } from '../samples.ts'
import type { Section } from '../section.ts'

function Filter({ chips: initial, label }: { chips: readonly string[]; label: string }) {
  return (
    <Held initial={{ chips: initial, text: '' }}>
      {({ chips, text }, onChange) => (
        <FilterBox
          label={label}
          placeholder="Filter, as in state:…"
          text={text}
          onTextChange={(next) => onChange({ chips, text: next })}
          onCommit={() => text.includes(':') && onChange({ chips: [...chips, text.trim()], text: '' })}
          chips={chips}
          onRemove={(index) => onChange({ chips: chips.toSpliced(index, 1), text })}
          onClear={() => onChange({ chips: [], text: '' })}
        />
      )}
    </Held>
  )
}

function Content() {
  return (
    <>
      <Example title="Empty">
        <Filter label="Filter instances" chips={[]} />
      </Example>
      <Example title="With chips">
        <Filter label="Filter disks" chips={['state:attached', `name:${longName}`]} />
      </Example>
    </>
  )
}

export const section: Section = { title: 'Filter box', group: 'Data', Content }
