// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Transport } from '@plenum/api/client'
import { withAnswers } from './answers.ts'

const base = 'http://127.0.0.1:4000'
const me = { id: 'me', name: 'a < b' }

function pageWith(answers: Record<string, [number, unknown]>) {
  const element = document.createElement('script')
  element.id = 'answers'
  element.type = 'application/json'
  element.textContent = JSON.stringify(answers)
  document.body.append(element)
  const asked = vi.fn<Transport>(async () => Response.json('asked'))
  let ms = 0
  const transport = withAnswers(asked, () => ms)
  return {
    asked,
    pass: (more: number) => (ms += more),
    get: (path: string, init?: RequestInit) => transport(new Request(base + path, init)),
  }
}

afterEach(() => document.body.replaceChildren())

describe('what came with the page', () => {
  test('is not asked for, but once', async () => {
    const { asked, get } = pageWith({ '/v1/me': [200, me] })
    const first = await get('/v1/me')
    expect([first.status, await first.json()]).toEqual([200, me])
    expect(asked).not.toHaveBeenCalled()
    expect(await (await get('/v1/me')).json()).toBe('asked')
  })

  test('keeps its status', async () => {
    const { get } = pageWith({ '/v1/system/policy': [403, { message: 'Forbidden' }] })
    expect((await get('/v1/system/policy')).status).toBe(403)
  })

  test('is that of the very same query', async () => {
    const { get } = pageWith({ '/v1/projects?limit=50': [200, {}] })
    expect(await (await get('/v1/projects?limit=1000')).json()).toBe('asked')
    expect(await (await get('/v1/projects?limit=50')).json()).toEqual({})
  })

  test('is nothing any more after a write', async () => {
    const { get } = pageWith({ '/v1/me': [200, me] })
    expect(await (await get('/v1/me', { method: 'PUT', body: '{}' })).json()).toBe('asked')
    expect(await (await get('/v1/me')).json()).toBe('asked')
  })

  test('is nothing any more after a while', async () => {
    const { get, pass } = pageWith({ '/v1/me': [200, me] })
    pass(15_001)
    expect(await (await get('/v1/me')).json()).toBe('asked')
  })
})

test('a page that nothing came with asks', async () => {
  const transport = withAnswers(async () => Response.json('asked'))
  expect(await (await transport(new Request(`${base}/v1/me`))).json()).toBe('asked')
})
