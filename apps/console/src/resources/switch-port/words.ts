import type { SwitchLocation, SwitchPort } from '@plenum/api'

/** The two switches of a rack, from above. */
export const switchOptions: readonly { value: SwitchLocation; label: string }[] = [
  { value: 'switch0', label: 'switch0' },
  { value: 'switch1', label: 'switch1' },
]

/** How a sentence names a port. */
export function portText({ portName, switchLocation }: Pick<SwitchPort, 'portName' | 'switchLocation'>): string {
  return `${portName} of ${switchLocation}`
}
