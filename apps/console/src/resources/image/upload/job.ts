import { generateName } from '@plenum/api/generate-name'
import type { Disk, Image, Snapshot } from '@plenum/api'
import type { UploadCall } from './calls.ts'
import type { Sender } from './sender.ts'
import type { Wait } from './wait.ts'

export interface ImageDetails {
  name: string
  description: string
  os: string
  version: string
}

export type UploadBlockSize = 512 | 2048 | 4096

/** What is to be uploaded, and as what. */
export interface UploadRequest {
  /** Its name. */
  project: string
  file: File
  blockSize: UploadBlockSize
  image: ImageDetails
}

/** What an upload has made so far. A `may…` is known to be asked for, and not whether it was done. */
export interface Made {
  disk?: Disk
  mayHaveDisk: boolean
  snapshot?: Snapshot
  mayHaveSnapshot: boolean
  image?: Image
  mayHaveImage: boolean
}

/** Everything that the steps of one upload share. */
export interface Job {
  request: UploadRequest
  /** Of the temporary disk and its snapshot. */
  names: { disk: string; snapshot: string }
  made: Made
  call: UploadCall
  sender: Sender
  wait: Wait
}

export function nothingMade(): Made {
  return { mayHaveDisk: false, mayHaveSnapshot: false, mayHaveImage: false }
}

export function temporaryNames(): Job['names'] {
  return { disk: generateName(['tmp-for-image']), snapshot: generateName(['tmp-snapshot']) }
}
