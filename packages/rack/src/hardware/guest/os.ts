/** What an image makes of a machine, as far as its console shows it. */
export interface GuestOs {
  id: string
  prettyName: string
  version: string
  kernelName: string
  kernelRelease: string
  /** The account that cloud images come with. */
  user: string
  shell: string
}

type Known = Pick<GuestOs, 'id' | 'kernelRelease' | 'user' | 'shell'> & { title: string; kernelName?: string }

const bash = '-bash'

/** By the first word of an image's `os`, lower case. */
const known: ReadonlyMap<string, Known> = new Map(
  Object.entries({
    alpine: { id: 'alpine', title: 'Alpine Linux', kernelRelease: '6.18.9-0-virt', user: 'alpine', shell: '-ash' },
    debian: {
      id: 'debian',
      title: 'Debian GNU/Linux',
      kernelRelease: '6.12.73+deb13-amd64',
      user: 'debian',
      shell: bash,
    },
    fedora: {
      id: 'fedora',
      title: 'Fedora Linux',
      kernelRelease: '6.19.8-300.fc44.x86_64',
      user: 'fedora',
      shell: bash,
    },
    freebsd: {
      id: 'freebsd',
      title: 'FreeBSD',
      kernelName: 'FreeBSD',
      kernelRelease: '15.0-RELEASE',
      user: 'freebsd',
      shell: '-sh',
    },
    rocky: { id: 'rocky', title: 'Rocky Linux', kernelRelease: '6.12.0-124.el10.x86_64', user: 'rocky', shell: bash },
    ubuntu: { id: 'ubuntu', title: 'Ubuntu', kernelRelease: '7.0.0-12-generic', user: 'ubuntu', shell: bash },
  }),
)

const unknown: Known = { id: 'linux', title: 'Linux', kernelRelease: '6.12.73', user: 'user', shell: '-sh' }

/** Terminals act on control characters, which have no place in what somebody has named a thing. */
export function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, '')
}

/** The system on an image; one that nobody here knows, and none at all, are some Linux. */
export function guestOs(image: { os: string; version: string } | undefined): GuestOs {
  const os = printable(image?.os ?? '')
  const version = printable(image?.version ?? '')
  const found = known.get(os.toLowerCase().split(/[^a-z]/)[0] ?? '')
  const { title, kernelName = 'Linux', ...rest } = found ?? unknown
  return { ...rest, kernelName, version, prettyName: `${found || os === '' ? title : os} ${version}`.trim() }
}
