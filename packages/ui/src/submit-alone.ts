import type { SyntheticEvent } from 'react'

/** React events bubble through portals: without this the form around a modal would be sent as well. */
export function submitAlone(onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void) {
  return (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    onSubmit(event)
  }
}
