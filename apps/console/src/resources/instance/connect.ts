import type { ExternalIp } from '@plenum/api'
import { inOrder } from '../external-ip/in-order.ts'

/** Systems whose images with cloud-init make a user of that name. */
const systems = ['almalinux', 'alpine', 'arch', 'centos', 'debian', 'fedora', 'freebsd', 'rocky', 'ubuntu'] as const

/** Who one signs in as, by what an image says it holds. */
export function loginFor(os: string | undefined): string {
  return systems.find((system) => os?.toLowerCase().startsWith(system)) ?? 'root'
}

/** What a shell reads nothing into. */
const plain = /^[a-z_][\w.-]*$/i

/** `ssh` to the address that lasts longest; undefined without one. */
export function sshCommand(ips: readonly ExternalIp[], login: string): string | undefined {
  const [first] = inOrder(ips)
  return first && `ssh ${plain.test(login) ? login : 'root'}@${first.ip}`
}

/** The serial console with the command line tool. */
export function cliCommand(project: string, instance: string): string {
  return ['oxide instance serial console', `  --project ${project}`, `  --instance ${instance}`].join(' \\\n')
}

/** The serial console as the stream that it is; the token comes from the environment, so that it stands in no history. */
export function streamCommand(origin: string, id: string): string {
  const address = `${origin.replace(/^http/, 'ws')}/v1/instances/${id}/serial-console/stream?most_recent=262144`
  return ['websocat --binary', '  -H "Authorization: Bearer $PLENUM_TOKEN"', `  '${address}'`].join(' \\\n')
}
