import { Pagination, SegmentedControl } from '../../src/index.ts'
import { Example } from '../example.tsx'
import { Held } from '../held.tsx'
import type { Section } from '../section.ts'

const states = [
  { value: 'first', label: 'First page' },
  { value: 'middle', label: 'In between' },
  { value: 'last', label: 'Last page' },
  { value: 'pending', label: 'On its way' },
] as const

// One at a time: it is a landmark, and a page has it once.
function Content() {
  return (
    <Held<(typeof states)[number]['value']> initial="middle">
      {(state, setState) => (
        <>
          <Example title="State" isRow>
            <SegmentedControl label="State" options={states} value={state} onChange={setState} />
          </Example>
          <Example title="Pagination">
            <Pagination
              pageSize={50}
              hasPrevious={state !== 'first'}
              hasNext={state !== 'last'}
              isPending={state === 'pending'}
              onPrevious={() => setState('first')}
              onNext={() => setState('last')}
            />
          </Example>
        </>
      )}
    </Held>
  )
}

export const section: Section = { title: 'Pagination', group: 'Data', Content }
