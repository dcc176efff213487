import { useMemo, useState } from 'react'
import { Button, TimeChart } from '../../src/index.ts'
import { eight, samples } from '../chart-samples.ts'
import { Example } from '../example.tsx'
import type { Section } from '../section.ts'

const TEN_SECONDS = 10_000

function Content() {
  const [seed, setSeed] = useState(1)
  const data = useMemo(
    () => samples({ labels: eight, top: 48 * 2 ** 20, count: 10_000, step: TEN_SECONDS, seed, roughness: 0.03 }),
    [seed],
  )
  return (
    <Example title="Eight series of ten thousand samples">
      <div>
        <Button onPress={() => setSeed(seed + 1)}>Other numbers</Button>
      </div>
      <TimeChart label="Traffic" data={data} unit="bytes/s" height={320} />
    </Example>
  )
}

export const section: Section = { title: 'Chart, dense', group: 'Data', Content }
