import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../harness/server.ts'
import { faults, residentMiB, seconds, waitFor } from './promises.ts'
import type { Line } from './promises.ts'
import { signIn } from './session.ts'
import type { Session } from './session.ts'

/** `node e2e/faults/clock.ts`: the clock of the machine is put back and forward by hours (Debian's `faketime`). */
const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'
const HOUR = 3600
const path = '/v1/instances/timed?project=clocks'
const WITHIN = 20_000

async function untilState(session: Session, wanted: string): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < WITHIN) {
    if ((await session.send('GET', path)).body['run_state'] === wanted) return performance.now() - began
    await waitFor(50)
  }
  return Infinity
}

await faults(async (promises) => {
  if (!existsSync(LIBRARY)) {
    process.stdout.write('the clock: left out, for there is no faketime\n')
    return []
  }
  const folder = mkdtempSync(join(tmpdir(), 'plenum-clock-'))
  const file = join(folder, 'offset')
  const putTo = (offset: number) => writeFileSync(file, `${offset < 0 ? '' : '+'}${offset}\n`)
  putTo(0)
  Object.assign(process.env, {
    LD_PRELOAD: LIBRARY,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  })
  const server = await startServer({ data: join(folder, 'data'), flags: ['--log-level', 'error'] })
  delete process.env['LD_PRELOAD']
  const lines: Line[] = []
  const first = await signIn([server.url])
  await first.does('POST', '/v1/projects', { name: 'clocks', description: '' })
  const small = { description: '', hostname: 'timed', ncpus: 1, memory: 2 ** 30, network_interfaces: { type: 'none' } }
  await first.does('POST', '/v1/instances?project=clocks', { name: 'timed', ...small, start: false })
  await untilState(first, 'stopped')
  for (const [name, offset] of [
    ['back by 3 hours', -3 * HOUR],
    ['forward by 30 hours', 27 * HOUR],
    ['back again', 0],
  ] as const) {
    const session = await signIn([server.url])
    await session.does('POST', `/v1/instances/timed/start?project=clocks`)
    putTo(offset)
    const again = await signIn([server.url])
    const running = await untilState(again, 'running')
    await again.does('POST', `/v1/instances/timed/stop?project=clocks`)
    const stopped = await untilState(again, 'stopped')
    promises.hold(`${name}: an instance has not started`, Number.isFinite(running))
    promises.hold(`${name}: an instance has not stopped`, Number.isFinite(stopped))
    lines.push({
      fault: `the clock is put ${name}`,
      tried: 'an instance that is starting, another sign-in',
      acknowledged: `running after ${seconds(running)}, then stopped after ${seconds(stopped)}`,
      kept: 'all',
      'works again after': 'it goes on',
      memory: `${residentMiB(server.pid())} MiB`,
    })
  }
  promises.hold('something failed inside', !server.output().includes('"level":50'))
  await server.stop()
  rmSync(folder, { recursive: true })
  return lines
})
