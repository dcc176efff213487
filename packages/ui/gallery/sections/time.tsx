import { useState } from 'react'
import { DateTime, RelativeTime } from '../../src/index.ts'
import { Example } from '../example.tsx'
import type { Section } from '../section.ts'

const second = 1000
const hour = 3600 * second
const ages = [0, 59 * second, 3 * 60 * second, 5 * hour, 6 * 24 * hour, 40 * 24 * hour, 800 * 24 * hour]

function Content() {
  const [now] = useState(Date.now)
  return (
    <>
      <Example title="Relative, with the exact time in a tooltip" isRow>
        {ages.map((age) => (
          <RelativeTime key={age} date={new Date(now - age)} />
        ))}
      </Example>
      <Example title="Without “ago”, with a caption, as a tab stop" isRow>
        <RelativeTime date={new Date(now - 5 * hour)} hasAgo={false} caption="Up since" isFocusable />
      </Example>
      <Example title="Date and time" isRow>
        <DateTime date={new Date('2026-10-24T10:30:00Z')} />
      </Example>
    </>
  )
}

export const section: Section = { title: 'Times', group: 'Data', Content }
