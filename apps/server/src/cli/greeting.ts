interface Greeting {
  url: string
  data: string
  hasDemoFleet: boolean
  /** Others than this machine can reach it. */
  isExposed: boolean
}

export const demoSilo = 'demo'
const demoPassword = 'plenum-demo'
const demoUsers = ['operator', 'admin', 'collaborator', 'viewer', 'newcomer']

/** What a person at the terminal reads once the server answers. */
export function greeting({ url, data, hasDemoFleet, isExposed }: Greeting): string {
  const kept = data === ':memory:' ? 'Nothing is kept when it stops.' : `Data is kept in ${data}.`
  const lines = [`Plenum is ready at ${url}`, '', `${kept} Stop with Ctrl+C.`]
  if (hasDemoFleet)
    lines.push('', `Demo accounts of the silo ${demoSilo}, password ${demoPassword}:`, `  ${demoUsers.join(', ')}`)
  if (hasDemoFleet && isExposed)
    lines.push('', 'Others can reach this address, and the demo password is no secret. Use --no-demo for real work.')
  return `\n${lines.map((line) => line && `  ${line}`).join('\n')}\n\n`
}
