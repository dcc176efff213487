import { saveFile, toast } from '@plenum/ui'
import { whyNotInstance } from '@plenum/api/instance-rules'
import type { Instance } from '@plenum/api'
import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { call } from '../../../api/call.ts'
import { readLog } from './log.ts'
import { Tool } from './tool.tsx'

/** Saves all of the output that is still kept, more than a terminal is given: also while nothing is connected. */
export function DownloadLog({ instance: { id, name, runState } }: { instance: Instance }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => readLog((range) => call('instanceSerialConsole', { params: { instance: id }, query: range })),
    onSuccess: (log) => saveFile(`${name}-serial-console.log`, new Blob(log, { type: 'text/plain' })),
    onError: ({ message }) => toast({ tone: 'error', title: `Could not read the log of ${name}`, content: message }),
  })
  return (
    <Tool
      label="Download log"
      icon={<FileDown />}
      disabledReason={whyNotInstance('serialConsole', runState)}
      isPending={isPending}
      onPress={() => mutate()}
    />
  )
}
