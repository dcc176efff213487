import { millisecondsUp, shortName } from './facts.ts'
import type { GuestFacts } from './facts.ts'

type Contents = (facts: GuestFacts) => readonly string[]

function repeated<T>(count: number, item: (number: number) => T): T[] {
  return Array.from({ length: count }, (_, number) => item(number))
}

function secondsUp({ bootedAt, now }: GuestFacts): string {
  return (millisecondsUp({ bootedAt, now }) / 1000).toFixed(2)
}

/** The files that there are. Those of somebody's home directory are under `~`. */
const files: Readonly<Record<string, Contents>> = {
  '/etc/fstab': ({ disks }) => (disks.some(({ isRoot }) => isRoot) ? ['LABEL=root / ext4 defaults 0 1'] : []),
  '/etc/hostname': ({ hostname }) => [hostname],
  '/etc/hosts': (facts) => ['127.0.0.1 localhost', `127.0.1.1 ${facts.hostname} ${shortName(facts)}`, '::1 localhost'],
  '/etc/motd': () => ['This machine is simulated: it answers a few commands. Type "help" to see which.'],
  '/etc/os-release': ({ os }) => [
    `PRETTY_NAME="${os.prettyName}"`,
    `ID=${os.id}`,
    ...(os.version ? [`VERSION_ID="${os.version}"`] : []),
  ],
  '/etc/passwd': ({ os }) => [
    'root:x:0:0:root:/root:/bin/sh',
    `${os.user}:x:1000:1000:${os.user}:/home/${os.user}:/bin/sh`,
  ],
  '/etc/resolv.conf': () => ['nameserver 1.1.1.1', 'nameserver 9.9.9.9'],
  '/proc/cpuinfo': ({ ncpus }) =>
    repeated(ncpus, (number) => [
      `processor\t: ${number}`,
      'model name\t: AMD EPYC 7713P 64-Core Processor',
      '',
    ]).flat(),
  '/proc/meminfo': ({ memory }) => [
    `MemTotal:       ${memory / 1024} kB`,
    `MemAvailable:   ${Math.floor((memory * 0.9) / 1024)} kB`,
  ],
  '/proc/uptime': (facts) => [`${secondsUp(facts)} ${secondsUp(facts)}`],
  '/proc/version': ({ os }) => [`${os.kernelName} version ${os.kernelRelease} (${os.prettyName})`],
  '~/.profile': () => ['PATH=/usr/local/bin:/usr/bin:/bin'],
  '~/.ssh/authorized_keys': ({ authorizedKeys }) => authorizedKeys.map((key) => key.trim()),
}

/** Directories that have nothing in them that anybody could look at. */
const emptyDirectories = ['/bin', '/boot', '/dev', '/home', '/root', '/tmp', '/usr', '/var']

export function homeOf(user: string): string {
  return user === 'root' ? '/root' : `/home/${user}`
}

/** An absolute path without `.`, `..` and doubled slashes. */
export function resolvePath(cwd: string, user: string, given: string): string {
  const expanded = given.replace(/^~(?=\/|$)/, homeOf(user))
  const parts: string[] = []
  for (const part of (expanded.startsWith('/') ? expanded : `${cwd}/${expanded}`).split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return `/${parts.join('/')}`
}

/** The tree as somebody sees it: what is in the home directory is there once, in their own. */
export class FileTree {
  readonly #facts: GuestFacts
  readonly #files: ReadonlyMap<string, Contents>
  readonly #directories: ReadonlySet<string>

  constructor(facts: GuestFacts, user: string) {
    this.#facts = facts
    const home = homeOf(user)
    this.#files = new Map(Object.entries(files).map(([path, contents]) => [path.replace(/^~/, home), contents]))
    const directories = new Set(['/', home, ...emptyDirectories])
    for (const path of this.#files.keys())
      for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
        directories.add(path.slice(0, end))
    this.#directories = directories
  }

  isDirectory(path: string): boolean {
    return this.#directories.has(path)
  }

  /** Lines of a file; undefined when there is none. */
  read(path: string): readonly string[] | undefined {
    return this.#files.get(path)?.(this.#facts)
  }

  /** The names in a directory, in order. */
  list(path: string): string[] {
    const prefix = path === '/' ? '/' : `${path}/`
    const inside = [...this.#files.keys(), ...this.#directories].filter((other) => other.startsWith(prefix))
    const names = inside.map((other) => other.slice(prefix.length).split('/')[0] ?? '')
    return [...new Set(names)].filter((name) => name !== '').toSorted()
  }
}
