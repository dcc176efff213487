import { Dash, Size } from '../../src/index.ts'
import { Example } from '../example.tsx'
import type { Section } from '../section.ts'

const sizes = [0, 512, 2 ** 20, 1.5 * 2 ** 30, 1023 * 2 ** 30, 4 * 2 ** 40]

function Content() {
  return (
    <>
      <Example title="In the largest unit that fits" isRow>
        {sizes.map((bytes) => (
          <Size key={bytes} bytes={bytes} />
        ))}
      </Example>
      <Example title="In GiB" isRow>
        <Size bytes={4 * 2 ** 40} unit="GiB" />
      </Example>
      <Example title="No value" isRow>
        <Dash />
      </Example>
    </>
  )
}

export const section: Section = { title: 'Size and dash', group: 'Data', Content }
