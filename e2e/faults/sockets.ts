import { once } from 'node:events'
import { WebSocket } from 'ws'
import { startServer } from '../harness/server.ts'
import { faults, residentMiB, seconds, waitFor } from './promises.ts'
import { signIn } from './session.ts'

/** `node e2e/faults/sockets.ts [sockets]`: so many serial consoles at once, and then some that never read. */
const SOCKETS = Number(process.argv[2] ?? 1000)
/** An instance has room for 32. */
const EACH = 25
const INSTANCES = Math.ceil(SOCKETS / EACH)
const NEVER_READ = 20
const QUOTAS = { cpus: 1000, memory: 2 ** 42, storage: 2 ** 50 }

/** Opens a console, and resolves with how long it took until what was typed came back. */
async function echoOf(socket: WebSocket): Promise<number> {
  let text = ''
  const word = `e${Math.random().toString(36).slice(2, 8)}`
  const echoed = new Promise<number>((resolve, reject) => {
    const began = performance.now()
    socket.on('message', (data) => {
      if (Buffer.isBuffer(data)) text = (text + data.toString('latin1')).slice(-65_536)
      if (text.includes(word)) resolve(performance.now() - began)
    })
    socket.once('close', (code) => reject(new Error(`closed with ${code}`)))
  })
  socket.send(Buffer.from(word))
  return echoed
}

await faults(async (promises) => {
  const server = await startServer({ flags: ['--log-level', 'fatal'] })
  const operator = await signIn([server.url], 'operator')
  await operator.does('PUT', '/v1/system/silos/demo/quotas', QUOTAS)
  const session = await signIn([server.url])
  await session.does('POST', '/v1/projects', { name: 'sockets', description: '' })
  const small = { description: '', hostname: 'host', ncpus: 1, memory: 2 ** 30, network_interfaces: { type: 'none' } }
  const names = Array.from({ length: INSTANCES }, (_, number) => `i-${number}`)
  for (const name of names) await session.does('POST', '/v1/instances?project=sockets', { name, ...small })
  for (const name of names)
    while ((await session.send('GET', `/v1/instances/${name}?project=sockets`)).body['run_state'] !== 'running')
      await waitFor(50)

  const dial = (number: number) => {
    const path = `/v1/instances/${names[number % names.length]}/serial-console/stream?project=sockets&most_recent=0`
    const headers = { cookie: session.cookie, origin: server.url }
    return new WebSocket(`${server.url.replace('http', 'ws')}${path}`, { headers, perMessageDeflate: false })
  }
  const before = residentMiB(server.pid())
  const sockets = Array.from({ length: SOCKETS }, (_, number) => dial(number))
  const began = performance.now()
  await Promise.all(sockets.map((socket) => once(socket, 'open')))
  const openAfter = performance.now() - began
  const echoes = await Promise.allSettled(sockets.map(echoOf))
  const heard = echoes.flatMap((echo) => (echo.status === 'fulfilled' ? [echo.value] : []))
  promises.hold(`${heard.length} of ${SOCKETS} got an echo`, heard.length === SOCKETS)
  const during = residentMiB(server.pid())

  // Some stop reading while the others make their guests talk.
  for (const socket of sockets.slice(0, NEVER_READ)) socket.pause()
  const [, , ...talking] = sockets.slice(NEVER_READ, NEVER_READ + 100)
  for (let turn = 0; turn < 20; turn++) {
    for (const socket of talking) socket.send(Buffer.from('x'.repeat(200)))
    await waitFor(100)
  }
  const unread = residentMiB(server.pid())
  promises.hold(`memory has grown from ${during} to ${unread} MiB for those who do not read`, unread < during + 150)
  for (const socket of sockets) socket.resume()
  const closing = Promise.all(sockets.map((socket) => once(socket, 'close')))
  await server.stop()
  const codes = (await closing).map(([code]: unknown[]) => code)
  const clean = codes.filter((code) => code === 1001).length
  promises.hold(`${clean} of ${SOCKETS} were told that the server stops`, clean === SOCKETS)
  return [
    {
      fault: `${SOCKETS} serial consoles at once`,
      tried: `${SOCKETS} WebSockets to ${INSTANCES} instances, open after ${seconds(openAfter)}; ${NEVER_READ} of them stop reading`,
      acknowledged: `${heard.length} echoes, the slowest after ${seconds(Math.max(...heard))}`,
      kept: `${clean} ended with 1001 when the server stopped`,
      'works again after': 'it goes on',
      memory: `${before} MiB before, ${during} with all open, ${unread} with those that do not read`,
    },
  ]
})
