import { TextField } from '@plenum/ui'
import { ipVersion } from '@plenum/api/ip'
import { useState } from 'react'
import { lets } from './allow-list.ts'
import type { AllowValues } from './allow-list.ts'

const loopback = new Map([
  ['localhost', '127.0.0.1'],
  ['127.0.0.1', '127.0.0.1'],
  ['[::1]', '::1'],
])

function result(values: AllowValues, address: string): string | undefined {
  if (ipVersion(address) === undefined) return undefined
  return lets(values, address) ? `${address} is let in.` : `${address} is shut out.`
}

/**
 * Whether an address would still be let in. A page cannot know from which address the rack sees it, unless they are on
 * the same machine.
 */
export function AddressCheck({ values }: { values: AllowValues }) {
  const [address, setAddress] = useState(loopback.get(location.hostname) ?? '')
  const typed = address.trim()
  const said = result(values, typed)
  return (
    <div className="flex max-w-md flex-col gap-1.5">
      <TextField
        label="Your address"
        hint="As the rack sees it, to check it before you save"
        optional
        isMono
        value={address}
        onChange={setAddress}
        {...(typed !== '' && said === undefined && { error: 'Not a valid IP address' })}
      />
      <output className={`text-sm ${said?.endsWith('out.') ? 'text-danger' : 'text-muted'} empty:hidden`}>
        {said}
      </output>
    </div>
  )
}
