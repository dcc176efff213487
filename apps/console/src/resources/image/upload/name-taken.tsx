import { whyNotName } from '@plenum/api/text-rules'
import { TextField } from '@plenum/ui'
import { useState } from 'react'

interface NameTakenProps {
  taken: string
  /** Undefined while it is none. */
  onChange: (name: string | undefined) => void
}

/** Everything is there but the name: another is enough. */
export function NameTaken({ taken, onChange }: NameTakenProps) {
  const [name, setName] = useState(taken)
  const whyNot = name === taken ? undefined : whyNotName(name)
  return (
    <TextField
      label="Another name"
      hint={`Somebody has made an image named ${taken} meanwhile`}
      value={name}
      error={whyNot}
      onChange={(text) => {
        setName(text)
        onChange(text === taken || whyNotName(text) ? undefined : text)
      }}
    />
  )
}
