import { Message } from '@plenum/ui'
import { useEffect, useState } from 'react'
import { blockSizeDoubt, bootDoubts, inspect } from './file-checks.ts'
import type { Findings } from './file-checks.ts'

interface FileNoticesProps {
  file: File
  blockSize: number
}

/** What the file itself says against what is chosen; none of it keeps anybody from uploading. */
export function FileNotices({ file, blockSize }: FileNoticesProps) {
  const [findings, setFindings] = useState<{ of: File; found: Findings }>()
  // A file is read outside of React, and may be replaced by another meanwhile.
  useEffect(() => {
    let isWanted = true
    inspect(file).then(
      (found) => isWanted && setFindings({ of: file, found }),
      // What cannot be read is told when it is to be sent.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [file])
  if (findings?.of !== file) return null
  const blocks = blockSizeDoubt(findings.found, blockSize)
  const boot = bootDoubts(findings.found)
  return (
    <>
      {blocks !== undefined && (
        <Message tone="notice" title="The block size may be wrong">
          {blocks}
        </Message>
      )}
      {boot.length > 0 && (
        <Message tone="notice" title="It may not be possible to boot from this file">
          <ul className="flex flex-col gap-1">
            {boot.map((doubt) => (
              <li key={doubt}>{doubt}</li>
            ))}
          </ul>
        </Message>
      )}
    </>
  )
}
