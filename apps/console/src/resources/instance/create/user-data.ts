import { toBase64 } from '@plenum/api/base64'
import { instanceLimits } from '@plenum/api/instance-rules'
import { formatBytes } from '@plenum/ui'
import type { InstanceValues } from './values.ts'

type UserData = Pick<InstanceValues, 'userDataFrom' | 'userDataText' | 'userDataFile'>

/** How many bytes cloud-init will be handed. */
export function userDataBytes({ userDataFrom, userDataText, userDataFile }: UserData): number {
  return userDataFrom === 'text' ? new TextEncoder().encode(userDataText).length : (userDataFile?.file.size ?? 0)
}

/** Why user data cannot be taken; undefined when it can. */
export function whyNotUserData(values: UserData): string | undefined {
  const bytes = userDataBytes(values)
  if (bytes <= instanceLimits.userDataBytes) return undefined
  const { number, unit } = formatBytes(bytes)
  return `user data can have at most 32 KiB, and this has ${number} ${unit}`
}

/** As the control plane takes it. */
export function encodedUserData({ userDataFrom, userDataText, userDataFile }: UserData): string {
  return userDataFrom === 'text' ? toBase64(new TextEncoder().encode(userDataText)) : (userDataFile?.content ?? '')
}
