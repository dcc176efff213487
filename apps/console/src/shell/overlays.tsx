import { ConfirmHost, ToastHost } from '@plenum/ui'

/** What lies over every page when it is wanted. */
export default function Overlays() {
  return (
    <>
      <ToastHost />
      <ConfirmHost />
    </>
  )
}
