import { useState } from 'react'
import { FileField, type FileFieldProps } from '../../src/index.ts'
import { Example } from '../example.tsx'
import type { Section } from '../section.ts'

const image = new File([new Uint8Array(3 * 1024 * 1024)], 'debian-13.raw')
const long = new File(['x'], `a-backup-of-the-database-of-the-storefront-${'x'.repeat(40)}.raw`)

function Content() {
  return (
    <>
      <Example title="Empty; with a list of what is taken, which holds for dropped files, too">
        <Choice label="Image file" />
        <Choice label="Certificate" accept={['.pem', '.crt']} hint="With its chain" optional />
      </Example>
      <Example title="Chosen, with a long name, and being sent">
        <Choice label="Image file" initial={image} />
        <Choice label="Image file" initial={long} />
        <Choice label="Image file" initial={image} progress={42} />
      </Example>
      <Example title="Refused, disabled">
        <Choice label="Image file" error="Image file is required" />
        <Choice label="Image file" isDisabled />
        <Choice label="Image file" initial={image} isDisabled />
      </Example>
    </>
  )
}

function Choice({ initial = null, ...props }: Omit<FileFieldProps, 'value' | 'onChange'> & { initial?: File | null }) {
  const [value, setValue] = useState<File | null>(initial)
  return <FileField {...props} value={value} onChange={setValue} />
}

export const section: Section = { title: 'File field', group: 'Fields', Content }
