import { useEffect, useState } from 'react'
import { forgetUpload, lookAtUpload, useCurrentUpload } from './current.tsx'
import { UploadForm } from './form.tsx'
import { UploadProgress } from './progress.tsx'

interface UploadImageProps {
  project: string
  onDismiss: () => void
}

/** The form, and over it the upload that came of it; or only the one that is under way since before. */
export function UploadImage({ project, onDismiss }: UploadImageProps) {
  const upload = useCurrentUpload()
  // An upload lives outside of React, and ends differently when nobody sees it.
  useEffect(lookAtUpload, [])
  const [before] = useState(upload)
  const isFromBefore = upload !== undefined && upload === before
  return (
    <>
      {!isFromBefore && <UploadForm project={project} isUploading={upload !== undefined} onDismiss={onDismiss} />}
      {upload && (
        <UploadProgress
          upload={upload}
          onHide={onDismiss}
          onBack={forgetUpload}
          onDone={() => {
            forgetUpload()
            onDismiss()
          }}
        />
      )}
    </>
  )
}
