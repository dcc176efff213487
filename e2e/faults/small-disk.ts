import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

export interface SmallDisk {
  folder: string
  /** Lets nothing be written any more, whoever has files open, or lets it again. */
  protect: (isProtected: boolean) => void
  remove: () => void
}

function run(command: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`)
}

/** A disk of its own, in a file; undefined for those who may not mount any. */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  if (userInfo().uid !== 0 || !existsSync('/usr/sbin/mkfs.ext4')) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'plenum-disk-'))
  const image = `${folder}.image`
  run('truncate', '-s', `${megabytes}M`, image)
  run('/usr/sbin/mkfs.ext4', '-q', '-m', '0', image)
  run('mount', '-o', 'loop', image, folder)
  return {
    folder,
    protect: (isProtected) => run('chattr', '-R', isProtected ? '+i' : '-i', join(folder, 'data')),
    remove: () => {
      run('umount', '-l', folder)
      rmSync(folder, { recursive: true })
      rmSync(image)
    },
  }
}
