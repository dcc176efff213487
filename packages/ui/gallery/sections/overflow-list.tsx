import { Badge, Identicon, OverflowList } from '../../src/index.ts'
import { Example } from '../example.tsx'
import type { Section } from '../section.ts'

const targets = ['vpc default', 'subnet web', 'instance db-primary', `instance ${'x'.repeat(63)}`, 'ip 10.0.0.4']

function Content() {
  return (
    <>
      <Example title="None, two, more than fit">
        {[0, 2, 5].map((count) => (
          <OverflowList key={count} heading="Other targets">
            {targets.slice(0, count).map((target) => (
              <Badge key={target} tone="idle" variant="tag">
                {target}
              </Badge>
            ))}
          </OverflowList>
        ))}
      </Example>
      <Example title="Identicons, in the colour of the text" isRow>
        {['storefront', 'playground', 'demo', 'operator', ''].map((name) => (
          <span key={name} className="flex items-center gap-2">
            <Identicon name={name} /> {name || 'no name'}
          </span>
        ))}
        <Identicon name="storefront" className="size-12 text-accent" />
      </Example>
    </>
  )
}

export const section: Section = { title: 'Overflow list and identicon', group: 'Data', Content }
