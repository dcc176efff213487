import { Checkbox, Keys, Modal } from '@plenum/ui'
import { useState } from 'react'
import { isSequence, paletteKeys } from './shortcut.ts'
import type { Shortcut } from './shortcut.ts'
import { hasSingleKeys, setSingleKeys } from './single-keys.ts'

type Line = Pick<Shortcut, 'label' | 'keys'>

function Group({ heading, lines }: { heading: string; lines: readonly Line[] }) {
  return (
    <section aria-label={heading} className="flex flex-col gap-1">
      <h3 className="text-xs text-faint">{heading}</h3>
      <dl className="flex flex-col">
        {lines.map(({ label, keys }) => (
          <div key={keys.join(' ')} className="flex h-8 items-center justify-between gap-4 border-b border-line">
            <dt className="text-text">{label}</dt>
            <dd>
              <Keys keys={keys} isSequence={isSequence(keys)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Those that work in fields and dialogs, too. */
const always: readonly Line[] = [
  { label: 'Search', keys: paletteKeys },
  { label: 'Close what is open', keys: ['Escape'] },
]

interface KeySheetProps {
  shortcuts: readonly Shortcut[]
  onClose: () => void
}

/** All keys that do something here. */
export default function KeySheet({ shortcuts, onClose }: KeySheetProps) {
  const [isOn, setOn] = useState(hasSingleKeys)
  const groups = Map.groupBy(shortcuts, ({ group }) => group)
  const everywhere = groups.get('Everywhere') ?? []
  return (
    <Modal title="Keyboard shortcuts" onDismiss={onClose}>
      <div className="flex flex-col gap-5">
        {isOn &&
          [...groups]
            .filter(([group]) => group !== 'Everywhere')
            .map(([group, lines]) => <Group key={group} heading={group} lines={lines} />)}
        <Group heading="Everywhere" lines={isOn ? [...always, ...everywhere] : always} />
        <Checkbox
          value={isOn}
          onChange={(next) => {
            setSingleKeys(next)
            setOn(next)
          }}
        >
          Use keys without a modifier
        </Checkbox>
      </div>
    </Modal>
  )
}
