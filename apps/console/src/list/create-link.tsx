import { Button, buttonClass } from '@plenum/ui'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { pathTo } from '../shell/areas.ts'
import type { PagePath, PathParams } from '../shell/areas.ts'

interface CreateLinkProps {
  label: string
  to: PagePath
  params?: PathParams
  /** The form opens over the list, which stays as it is. */
  keepsView?: boolean
  /** Why whoever looks may not make one. */
  whyNot: string | undefined
}

/** The way to the form for a new one; a button that says why not where there is none. */
export function CreateLink({ label, to, params = {}, keepsView = false, whyNot }: CreateLinkProps) {
  if (whyNot !== undefined)
    return (
      <Button variant="primary" icon={<Plus />} disabledReason={whyNot}>
        {label}
      </Button>
    )
  return (
    <Link to={pathTo(to, params)} {...(keepsView && { search: true })} className={buttonClass({ variant: 'primary' })}>
      <Plus aria-hidden="true" /> {label}
    </Link>
  )
}
