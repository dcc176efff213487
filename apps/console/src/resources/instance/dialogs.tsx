import type { MenuEntry } from '@plenum/ui'
import { whyNotInstance } from '@plenum/api/instance-rules'
import type { Instance } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { CopyPlus, Scaling } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { query } from '../../api/query.ts'
import { instancePoll } from './poll.ts'

// A list has no forms until one is opened.
const Resize = lazy(async () => ({ default: (await import('./resize.tsx')).Resize }))
const CreateSimilar = lazy(async () => ({ default: (await import('./similar.tsx')).CreateSimilar }))

interface Opened {
  kind: 'resize' | 'similar'
  instance: Instance
}

interface DialogProps extends Opened {
  project: string
  onDismiss: () => void
}

/** It may be started, resized or deleted while the dialog is open. */
function Dialog({ kind, project, instance, onDismiss }: DialogProps) {
  const { data: fresh = instance } = useQuery({
    ...query('instanceView', { params: { instance: instance.id } }),
    throwOnError: false,
    refetchInterval: ({ state }) => instancePoll(state.data),
  })
  const Content = kind === 'resize' ? Resize : CreateSimilar
  return (
    <Suspense>
      <Content project={project} instance={fresh} onDismiss={onDismiss} />
    </Suspense>
  )
}

/** The actions of an instance that ask for more than a "yes", and the dialogs that do. */
export function useInstanceDialogs(project: string) {
  const [opened, setOpened] = useState<Opened>()
  return {
    resize: (instance: Instance): MenuEntry => ({
      label: 'Resize',
      icon: <Scaling />,
      disabledReason: whyNotInstance('resize', instance.runState),
      onAction: () => setOpened({ kind: 'resize', instance }),
    }),
    similar: (instance: Instance): MenuEntry => ({
      label: 'Create similar',
      icon: <CopyPlus />,
      onAction: () => setOpened({ kind: 'similar', instance }),
    }),
    dialog: opened && <Dialog {...opened} project={project} onDismiss={() => setOpened(undefined)} />,
  }
}
