import { Dash, ModalForm, RadioGroup } from '@plenum/ui'
import { useState } from 'react'
import { differences } from './facts.ts'
import type { RuleConflict } from './merge.ts'

interface ConflictDialogProps {
  conflicts: readonly RuleConflict[]
  isPending: boolean
  /** Names of the rules in which one's own version is to be kept. */
  onChoose: (mine: ReadonlySet<string>) => void
  onDismiss: () => void
}

const happened: Record<RuleConflict['kind'], string> = {
  changed: 'Somebody else has changed this rule meanwhile.',
  deleted: 'Somebody else has deleted this rule meanwhile.',
  taken: 'Somebody else has given this name to another rule meanwhile.',
}

/** Somebody else changed the same rules: both versions, and the choice between them. Nothing has been sent yet. */
export function ConflictDialog({ conflicts, isPending, onChoose, onDismiss }: ConflictDialogProps) {
  const [choices, setChoices] = useState<ReadonlyMap<string, string>>(new Map())
  const isOpen = conflicts.some(({ name }) => !choices.has(name))
  return (
    <ModalForm
      title="Changed by somebody else"
      width="free"
      isNested
      submitLabel="Save choice"
      submitDisabledReason={isOpen ? 'Choose a version first' : undefined}
      isPending={isPending}
      onDismiss={onDismiss}
      onSubmit={() => onChoose(new Set([...choices].flatMap(([name, choice]) => (choice === 'mine' ? name : []))))}
    >
      {conflicts.map((conflict) => (
        <section key={conflict.name} aria-label={conflict.name} className="flex flex-col gap-3">
          <h3 className="text-base font-medium wrap-anywhere text-text">{conflict.name}</h3>
          <p>{happened[conflict.kind]} Nothing has been saved yet.</p>
          <Versions conflict={conflict} />
          <RadioGroup
            label="Which version shall be kept?"
            value={choices.get(conflict.name) ?? ''}
            onChange={(choice) => setChoices(new Map(choices).set(conflict.name, choice))}
            options={[
              { value: 'mine', label: 'Mine', description: mine(conflict) },
              { value: 'theirs', label: 'Theirs', description: theirs(conflict) },
            ]}
          />
        </section>
      ))}
    </ModalForm>
  )
}

function mine({ edit, kind }: RuleConflict): string {
  if (!edit.after) return 'The rule is deleted'
  if (kind === 'taken') return 'Their rule is replaced'
  return kind === 'deleted' ? 'The rule is there again, as I want it' : 'Their change is overwritten'
}

function theirs({ theirs: now }: RuleConflict): string {
  return now ? 'The rule stays as it is by now' : 'The rule stays deleted'
}

function Versions({ conflict: { edit, theirs: now } }: { conflict: RuleConflict }) {
  const lines = differences([edit.before, edit.after, now])
  if (lines.length === 0) return null
  const cell = 'min-w-14 px-2 py-1.5 text-start align-top wrap-break-word'
  return (
    <div className="overflow-x-auto rounded-panel border border-line">
      <table className="w-full text-sm">
        <thead className="bg-surface-sunken">
          <tr>
            {['Field', 'Before', 'Mine', 'Theirs'].map((head) => (
              <th key={head} scope="col" className={`${cell} font-normal`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, texts }) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className={`${cell} font-normal`}>
                {label}
              </th>
              {texts.map((text, index) => (
                <td key={index} className={`${cell} text-text`}>
                  {text ?? <Dash />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
