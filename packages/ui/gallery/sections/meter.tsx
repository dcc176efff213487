import { BigNumber, CapacityBar, Meter } from '../../src/index.ts'
import { Example } from '../example.tsx'
import type { Section } from '../section.ts'

function Content() {
  return (
    <>
      <Example title="Meter: calm, from two thirds a notice, from three quarters a danger" isRow>
        {[0, 12.3456, 66, 66.5, 75.01, 100].map((percent) => (
          <Meter key={percent} label={`CPU at ${percent} percent`} percent={percent} isFocusable />
        ))}
      </Example>
      <Example title="Capacity: some, nearly all, nothing of nothing, more than a number holds">
        <div className="grid gap-3 sm:grid-cols-2">
          <CapacityBar label="Memory" unit="GiB" used={96} capacity={512} />
          <CapacityBar label="Disk" unit="TiB" used={30.5} capacity={32} />
          <CapacityBar label="CPU" used={0} capacity={0} />
          <CapacityBar label="IPv6 addresses" used={2n ** 70n} capacity={2n ** 72n} />
        </div>
      </Example>
      <Example title="Big numbers; those cut show the whole on hover and focus" isRow>
        {[0, 999_999, 1_250_000, 123_456_789_012, 2n ** 64n, 2n ** 128n].map((value) => (
          <span key={String(value)} className="rounded-control border border-line px-3 py-1.5">
            <BigNumber value={value} />
          </span>
        ))}
      </Example>
    </>
  )
}

export const section: Section = { title: 'Meter, capacity and big number', group: 'Data', Content }
