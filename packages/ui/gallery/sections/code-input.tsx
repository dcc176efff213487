import { useState } from 'react'
import { CodeInput, type CodeInputProps } from '../../src/index.ts'
import { Example } from '../example.tsx'
import type { Section } from '../section.ts'

function Content() {
  return (
    <>
      <Example title="Empty, with a hint">
        <Input label="Code" hint="It is shown where you began to sign in" />
      </Example>
      <Example title="Begun, and complete">
        <Input label="Code" initial="ABC" />
        <Input label="Code" initial="ABCDEFGH" />
      </Example>
      <Example title="Refused">
        <Input label="Code" initial="ERRORABC" error="Code is invalid" />
      </Example>
      <Example title="Disabled">
        <Input label="Code" initial="ABCDEFGH" isDisabled />
      </Example>
      <Example title="Six letters, a dash in the middle">
        <Input label="Code" length={6} dashAfter={2} />
      </Example>
    </>
  )
}

function Input({ initial = '', ...props }: Omit<CodeInputProps, 'value' | 'onChange'> & { initial?: string }) {
  const [value, setValue] = useState(initial)
  return <CodeInput {...props} value={value} onChange={setValue} />
}

export const section: Section = { title: 'Code input', group: 'Fields', Content }
