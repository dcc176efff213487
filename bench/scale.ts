import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '../apps/server/src/store/sqlite.ts'
import { Caller } from '../packages/rack/src/testing/caller.ts'
import { cheapPasswords } from '../packages/rack/src/testing/cheap-passwords.ts'
import { RackUnderTest } from '../packages/rack/src/testing/rack-under-test.ts'
import { createFirstOperator, FIRST_OPERATOR } from '../packages/rack/src/index.ts'
import { median, quantile } from './table.ts'

/** Instances of one project that there are when it is measured. */
const SIZES = [100, 1000, 10_000]
const MEASURED = 300
/** Creates under way at once. */
const AT_ONCE = 32
const PASSWORD = 'correct horse'
const query = { project: 'many' }

const rounded = (milliseconds: number) => Number(milliseconds.toFixed(2))

/** Does something so many times, one after another. */
async function measure(work: (turn: number) => Promise<Response>) {
  const times: number[] = []
  for (let turn = 0; turn < MEASURED; turn++) {
    const before = performance.now()
    const response = await work(turn)
    await response.arrayBuffer()
    times.push(performance.now() - before)
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
  }
  const perSecond = Math.round((1000 * times.length) / times.reduce((sum, time) => sum + time, 0))
  return { 'per second': perSecond, 'p50 ms': rounded(median(times)), 'p99 ms': rounded(quantile(times, 0.99)) }
}

const data = mkdtempSync(join(tmpdir(), 'plenum-scale-'))
const { store, close } = await openSqlite(data)
try {
  await createFirstOperator({ store, passwords: cheapPasswords, password: PASSWORD })
  const rack = new RackUnderTest({ store })
  const cookie = await rack.signInAt(FIRST_OPERATOR.silo, FIRST_OPERATOR.user, PASSWORD)
  const origin = 'http://rack.test'
  const send = (path: string, body?: object) => {
    const method = body ? 'POST' : 'GET'
    const init = body ? { body: JSON.stringify(body) } : {}
    const headers = { cookie, 'content-type': 'application/json' }
    return rack.rack.fetch(new Request(`${origin}/v1${path}`, { method, headers, ...init }))
  }
  await new Caller((request) => {
    request.headers.set('cookie', cookie)
    return rack.rack.fetch(request)
  }).does('projectCreate', { body: { name: query.project, description: '' } })

  let made = 0
  const create = async () => {
    const name = `i-${String(++made).padStart(6, '0')}`
    const small = { description: '', hostname: 'host', ncpus: 1, memory: 2 ** 30, start: false }
    // A subnet of the default size has not room for so many.
    const body = { ...small, name, network_interfaces: { type: 'none' } }
    const response = await send(`/instances?project=${query.project}`, body)
    if (response.status !== 201) throw new Error(`${name}: ${response.status} ${await response.text()}`)
    return response
  }
  const fill = async (size: number) => {
    const each = Array.from({ length: Math.ceil((size - made) / AT_ONCE) })
    const client = async () => {
      for (const _ of each) await create()
    }
    await Promise.all(Array.from({ length: AT_ONCE }, client))
  }
  const page = (rest: string) => send(`/instances?project=${query.project}&limit=50${rest}`)

  const table: Record<string, object> = {}
  for (const size of SIZES) {
    const before = performance.now()
    const had = made
    await fill(size)
    const seconds = (performance.now() - before) / 1000
    table[`${size}: create, ${AT_ONCE} at once`] = { 'per second': Math.round((made - had) / seconds) }
    table[`${size}: list, first 50`] = await measure(() => page(''))
    let middle = ''
    for (let turn = 0; turn < size / 100; turn++) {
      const { next_page } = await (await page(middle)).json()
      middle = `&page_token=${encodeURIComponent(next_page)}`
    }
    table[`${size}: list, 50 in the middle`] = await measure(() => page(middle))
    const name = (turn: number) => `i-${String(1 + ((turn * 37) % size)).padStart(6, '0')}`
    table[`${size}: view`] = await measure((turn) => send(`/instances/${name(turn)}?project=${query.project}`))
    table[`${size}: create, one by one`] = await measure(create)
  }
  console.log('\nControl plane over a database file, by the number of instances of a project; no sockets')
  console.table(table)
} finally {
  await close()
  rmSync(data, { recursive: true })
}
