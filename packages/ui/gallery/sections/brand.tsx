import { Mark, RackHero, Wordmark } from '../../src/index.ts'
import { Example } from '../example.tsx'
import type { Section } from '../section.ts'

function Content() {
  return (
    <>
      <Example title="Mark" isRow>
        <Mark />
        <Mark className="size-10" />
      </Example>
      <Example title="Wordmark, both sizes" isRow>
        <Wordmark />
        <Wordmark size="lg" />
      </Example>
      <Example title="Rack, always dark, filling its box">
        <div className="h-96">
          <RackHero />
        </div>
      </Example>
    </>
  )
}

export const section: Section = { title: 'Mark and rack', group: 'Page', Content }
