import { useState } from 'react'
import { Switch, type SwitchProps } from '../../src/index.ts'
import { Example } from '../example.tsx'
import type { Section } from '../section.ts'

function Content() {
  return (
    <>
      <Example title="Off and on">
        <Live>Live updates</Live>
        <Live isOn hint="The list follows the rack every second">
          Live updates
        </Live>
      </Example>
      <Example title="Refused, disabled">
        <Live error="Could not turn it on">Live updates</Live>
        <Live isDisabled>Live updates</Live>
        <Live isDisabled isOn>
          Live updates
        </Live>
      </Example>
      <Example title="A long label">
        <div className="max-w-80">
          <Live>Allow every instance of this project to be reached from the outside by its ephemeral address</Live>
        </div>
      </Example>
    </>
  )
}

function Live({ isOn = false, ...props }: Omit<SwitchProps, 'value' | 'onChange'> & { isOn?: boolean }) {
  const [value, setValue] = useState(isOn)
  return <Switch {...props} value={value} onChange={setValue} />
}

export const section: Section = { title: 'Switch', group: 'Fields', Content }
