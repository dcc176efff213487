import { capitalise } from '@plenum/api/errors'

/** A thing that is listed, in the middle of a sentence. */
export interface Noun {
  one: string
  many: string
}

/** "1 disk", "3 disks". */
export function counted(count: number, { one, many }: Noun): string {
  return `${count.toLocaleString()} ${count === 1 ? one : many}`
}

/** At the beginning of a sentence: "Disk", but "vCPU" stays as it is. */
export function capitalised(text: string): string {
  return /^[a-z]{2}/.test(text) ? capitalise(text) : text
}
