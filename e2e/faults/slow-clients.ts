import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { startServer } from '../harness/server.ts'
import { faults, residentMiB, seconds, waitFor } from './promises.ts'
import type { Line } from './promises.ts'
import { signIn } from './session.ts'

/** `node e2e/faults/slow-clients.ts [clients]`: clients that dribble, send nothing, or send too much. */
const CLIENTS = Number(process.argv[2] ?? 500)
const DRIBBLE_MS = 1000

interface Slow {
  fault: string
  /** What is sent at once, and then again and again. */
  head: string
  drop: string
  /** The longest that a client may hold its connection. */
  within: number
  /** The answer that it gets; empty when the server just hangs up. */
  status: string
}

/** How long a client could hold its connection, and how it was answered. */
async function dribble(port: number, { head, drop }: Slow): Promise<{ held: number; text: string }> {
  const began = performance.now()
  const socket: Socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (bytes) => (text += bytes.toString('latin1')))
  socket.on('error', () => {})
  const timer = setInterval(() => drop !== '' && socket.writable && socket.write(drop), DRIBBLE_MS)
  socket.write(head)
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(timer)
  return { held: performance.now() - began, text }
}

await faults(async (promises) => {
  const server = await startServer({ flags: ['--log-level', 'fatal'] })
  const session = await signIn([server.url])
  const port = Number(new URL(server.url).port)
  const host = `Host: 127.0.0.1:${port}`
  const signedIn = `${host}\r\nCookie: ${session.cookie}\r\nOrigin: ${server.url}`
  const post = `POST /v1/projects HTTP/1.1\r\n${signedIn}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`
  const kinds: Slow[] = [
    { fault: 'clients that connect and say nothing', head: '', drop: '', within: 25_000, status: '' },
    {
      fault: 'clients that dribble headers',
      head: `GET /v1/projects HTTP/1.1\r\n${host}\r\n`,
      drop: 'X-More: 1\r\n',
      within: 25_000,
      status: '408',
    },
    { fault: 'clients that dribble a body', head: post, drop: ' ', within: 30_000, status: '408' },
    {
      fault: 'clients that dribble a body nobody asked for',
      head: `POST /v1/projects HTTP/1.1\r\n${host}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`,
      drop: ' ',
      within: 30_000,
      status: '4',
    },
    {
      fault: 'clients with 64 KiB of headers',
      head: `GET /v1/projects HTTP/1.1\r\n${host}\r\nX-Large: ${'x'.repeat(65_536)}\r\n\r\n`,
      drop: '',
      within: 5000,
      status: '431',
    },
  ]
  const lines: Line[] = []
  for (const kind of kinds) {
    const all = Promise.all(Array.from({ length: CLIENTS }, () => dribble(port, kind)))
    await waitFor(1000)
    const others = Math.max(
      ...(await Promise.all(Array.from({ length: 20 }, () => session.send('GET', '/v1/projects')))).map(
        ({ status, milliseconds }) => (status === 200 ? milliseconds : Infinity),
      ),
    )
    promises.hold(`${kind.fault}: others are not served`, Number.isFinite(others))
    const memory = `${residentMiB(server.pid())} MiB`
    const ends = await all
    const longest = Math.max(...ends.map(({ held }) => held))
    promises.hold(`${kind.fault} are held on to for ${seconds(longest)}`, longest < kind.within)
    const answered = ends.filter(({ text }) => text.startsWith(`HTTP/1.1 ${kind.status}`)).length
    promises.hold(
      `${kind.fault}: ${answered} of ${CLIENTS} got ${kind.status}: ${ends[0]?.text.slice(0, 80)}`,
      answered === CLIENTS || kind.status === '',
    )
    lines.push({
      fault: kind.fault,
      tried: `${CLIENTS} at once`,
      acknowledged:
        kind.status === '' ? 'hung up on' : (/^HTTP\/1.1 (\d+)/.exec(ends[0]?.text ?? '')?.[1] ?? 'nothing'),
      kept: `no longer than ${seconds(longest)}`,
      'works again after': `others meanwhile: ${Math.round(others)} ms at most`,
      memory,
    })
  }
  await server.stop()
  return lines
})
