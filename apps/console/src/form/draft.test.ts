// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropDraft, dropDrafts, findDraft, forgetDrafts, saveDraft } from './draft.ts'

const key = { user: 'ada', form: '/projects-new projectCreate' }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.useRealTimers())

test('what was typed is found again, also numbers that are empty; secrets and files are not kept', () => {
  saveDraft(key, { name: 'web', size: Number.NaN, password: 'hunter2', file: new Blob(['x']) }, ['password'])
  expect(findDraft(key)?.values).toEqual({ name: 'web', size: Number.NaN })
  expect(JSON.stringify(localStorage)).not.toContain('hunter2')
})

test('another form and another person find nothing', () => {
  saveDraft(key, { name: 'web' }, [])
  expect(findDraft({ ...key, form: '/disks-new diskCreate' })).toBeUndefined()
  expect(findDraft({ ...key, user: 'bob' })).toBeUndefined()
})

test('a closed tab leaves its draft to the next one, which has its own as soon as it types', () => {
  saveDraft(key, { name: 'first tab' }, [])
  sessionStorage.clear()
  expect(findDraft(key)?.values).toEqual({ name: 'first tab' })
  saveDraft(key, { name: 'second tab' }, [])
  expect(findDraft(key)?.values).toEqual({ name: 'second tab' })
  dropDraft(key)
  expect(findDraft(key)?.values).toEqual({ name: 'first tab' })
  dropDrafts(key)
  expect(findDraft(key)).toBeUndefined()
})

test('a draft of last week is gone', () => {
  vi.useFakeTimers({ now: new Date('2026-01-01') })
  saveDraft(key, { name: 'web' }, [])
  vi.setSystemTime(new Date('2026-01-07'))
  expect(findDraft(key)?.values).toEqual({ name: 'web' })
  vi.setSystemTime(new Date('2026-01-09'))
  expect(findDraft(key)).toBeUndefined()
})

test('signing out forgets one’s own drafts', () => {
  saveDraft(key, { name: 'web' }, [])
  saveDraft({ ...key, user: 'bob' }, { name: 'his' }, [])
  forgetDrafts('ada')
  expect(findDraft(key)).toBeUndefined()
  expect(findDraft({ ...key, user: 'bob' })?.values).toEqual({ name: 'his' })
})

test.each(['{', 'null', '{"savedAt":"now","values":{}}', '{"savedAt":1}'])(
  '%s in the storage is no draft',
  (stored) => {
    saveDraft(key, {}, [])
    const [name] = Object.keys(localStorage)
    localStorage.setItem(name ?? '', stored)
    expect(findDraft(key)).toBeUndefined()
  },
)
