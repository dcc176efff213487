import { LeaveDialog } from '@plenum/ui'
import { useBlocker } from '@tanstack/react-router'
import type { ResourceForm } from './use-resource-form.ts'

interface LeaveGuardProps {
  form: Pick<ResourceForm, 'mayLose' | 'isDirty' | 'end'>
  /** Over a side modal; otherwise the form is a page. */
  isNested?: boolean
}

/** Asks before a link, the palette or the browser's Back takes somebody away from what they typed. */
export function LeaveGuard({ form, isNested = false }: LeaveGuardProps) {
  const leaving = useBlocker({
    // Whoever has to sign in comes back, and so does what they typed.
    shouldBlockFn: ({ current, next }) =>
      form.mayLose() && current.pathname !== next.pathname && !next.pathname.startsWith('/login'),
    disabled: !form.isDirty,
    // A reload or a closed tab loses nothing: there is the draft.
    enableBeforeUnload: false,
    withResolver: true,
  })
  return (
    <LeaveDialog
      isOpen={leaving.status === 'blocked'}
      {...(isNested ? { isNested } : { leaveLabel: 'Leave this page', stayLabel: 'Continue editing' })}
      onStay={() => leaving.reset?.()}
      onLeave={() => {
        form.end()
        leaving.proceed?.()
      }}
    />
  )
}
