import { confirm, toast } from '@plenum/ui'
import type { MenuEntry } from '@plenum/ui'
import type { Image } from '@plenum/api'
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react'
import { call } from '../../api/call.ts'
import { refresh } from '../../api/query.ts'

function promote(image: Image): MenuEntry {
  return {
    label: 'Promote',
    icon: <ArrowUpFromLine />,
    onAction: () =>
      confirm({
        title: 'Promote image',
        confirmLabel: 'Promote',
        body: (
          <>
            <p>
              Share <strong className="text-text">{image.name}</strong> with the whole silo?
            </p>
            <p>Every project of the silo sees it and can make disks from it. It is not this project’s own any more.</p>
          </>
        ),
        errorTitle: `Could not promote ${image.name}`,
        action: async () => {
          await call('imagePromote', { params: { image: image.id } })
          toast({ tone: 'success', content: `Image ${image.name} promoted` })
          await refresh('imageList', 'imageView')
        },
      }),
  }
}

function demote(image: Image, project: string): MenuEntry {
  return {
    label: 'Demote to this project',
    icon: <ArrowDownToLine />,
    onAction: () =>
      confirm({
        title: 'Demote image',
        confirmLabel: 'Demote',
        tone: 'danger',
        body: (
          <>
            <p>
              Move <strong className="text-text">{image.name}</strong> into the project{' '}
              <strong className="text-text">{project}</strong>?
            </p>
            <p>Other projects do not see it any more. Disks that were made from it are kept.</p>
          </>
        ),
        errorTitle: `Could not demote ${image.name}`,
        action: async () => {
          await call('imageDemote', { params: { image: image.id }, query: { project } })
          toast({ tone: 'success', content: `Image ${image.name} demoted` })
          await refresh('imageList', 'imageView')
        },
      }),
  }
}

/** Shares a project's image with the silo, or takes a shared one into the project that one is in. */
export function changeSharing(image: Image, project: string): MenuEntry {
  return image.projectId ? promote(image) : demote(image, project)
}
