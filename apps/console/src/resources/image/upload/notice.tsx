import { buttonClass, Spinner, VisuallyHidden } from '@plenum/ui'
import { Link } from '@tanstack/react-router'
import { CircleAlert, CircleCheck, Pause } from 'lucide-react'
import type { ReactNode } from 'react'
import { useJobState } from '../../../transfer/slot.ts'
import { uploadPercent, useCurrentUpload } from './current.tsx'
import type { Upload, UploadPhase } from './upload.ts'

const looks: Record<UploadPhase, { icon: ReactNode; word: string }> = {
  running: { icon: <Spinner />, word: '' },
  paused: { icon: <Pause />, word: 'paused' },
  cancelling: { icon: <Spinner />, word: 'cancelling' },
  cancelled: { icon: <CircleCheck />, word: 'cancelled' },
  failed: { icon: <CircleAlert className="text-danger" />, word: 'failed' },
  littered: { icon: <CircleAlert className="text-danger" />, word: 'not removed' },
  done: { icon: <CircleCheck className="text-ok" />, word: 'done' },
}

/** The way back to an upload that is under way in this tab. */
export function UploadNotice() {
  const upload = useCurrentUpload()
  return upload ? <UploadLink upload={upload} /> : null
}

function UploadLink({ upload }: { upload: Upload }) {
  const state = useJobState(upload)
  const { icon, word } = looks[state.phase]
  return (
    <Link
      to="/projects/$project/images-new"
      params={{ project: upload.request.project }}
      search
      className={buttonClass({})}
    >
      <span aria-hidden="true" className="contents">
        {icon}
      </span>
      <VisuallyHidden>Upload of</VisuallyHidden>
      <span className="max-w-40 truncate">{upload.request.image.name}</span>
      <span className="tabular">{word || `${uploadPercent(state)} %`}</span>
    </Link>
  )
}
