import { operations } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { asks } from './asks/index.ts'
import { variants } from './asks/variants.ts'
import { callerNames } from './callers.ts'
import { ghostsOf } from './scene.ts'
import { access, lettersOf, rowNames, showsBy } from './table.ts'
import { byCaller, operationOf, Walker } from './walker.ts'
import type { Answer } from './walker.ts'

const walker = await Walker.start()
const refusals: Readonly<Record<number, string>> = { 401: 'u', 403: 'f', 404: 'h' }

const asked = new Map<string, Promise<Answer[]>>()

/** What all callers get, in their order. */
function answersTo(name: string): Promise<Answer[]> {
  let answers = asked.get(name)
  if (!answers) asked.set(name, (answers = walker.askAs(name, walker.scene)))
  return answers
}

/** The letter that an answer stands for, or its status where there is none. */
function letterFor(name: string, { status }: Answer): string {
  const id = operationOf(name)
  return status === (showsBy[id] ?? operations[id].status) ? '+' : (refusals[status] ?? String(status))
}

/** What is said, with what there is not in place of what there is, and without what differs each time. */
function saying({ status, text }: Answer, ghostOf: ReadonlyMap<string, string> = new Map()): string {
  let said = text.replace(/"request_id":"[^"]*"/, '')
  for (const [id, ghost] of ghostOf) said = said.replaceAll(id, ghost)
  return `${status} ${said}`
}

function isNamed(text: string): boolean {
  return walker.inside.some((id) => text.includes(id))
}

describe('the table', () => {
  test('has every operation, once, and what is asked for in another way', () => {
    const expected = [...Object.keys(operations), ...Object.keys(variants)]
    expect(access.map(({ name }) => name).toSorted()).toEqual(expected.toSorted())
    expect(Object.keys(asks).toSorted()).toEqual(Object.keys(operations).toSorted())
  })

  test.each(rowNames)('has a letter for each caller: %s', (row) => {
    expect(lettersOf(row)).toHaveLength(callerNames.length)
  })
})

describe('who may do what', () => {
  test.each(access)('$name is for those of the row $row', async ({ name, row }) => {
    const answers = await answersTo(name)
    expect(byCaller(answers.map((answer) => letterFor(name, answer)))).toEqual(byCaller(lettersOf(row)))
    expect(answers.filter(({ status, hasWritten }) => status in refusals && hasWritten)).toEqual([])
  })
})

describe('what is hidden', () => {
  test.each(access)('is as if it were not there: $name', async ({ name }) => {
    const answers = await answersTo(name)
    const places = [...answers.keys()].filter((place) => answers[place]?.status === 404)
    const { ghosts, ghostOf } = ghostsOf(walker.scene)
    const missing = await walker.askAs(name, ghosts, places)
    const hidden = answers.filter(({ status }) => status === 404)
    expect(missing.map((answer) => saying(answer))).toEqual(hidden.map((answer) => saying(answer, ghostOf)))
  })
})

describe('somebody of another silo, whatever they are there and to the fleet,', () => {
  /** Rightly, to those who look after the fleet: what runs on a sled, what is measured, and who is what in a silo. */
  const shown = new Set(['sledInstanceList', 'systemTimeseriesQuery', 'siloPolicyView'])
  /** For the fleet's own, who are nothing in their silo, that is in the way before anything is looked for. */
  const isInOwnSilo = new Set(['imageCreate in the silo'])

  test.each(access)('neither reaches nor sees what is inside the silo: $name', async ({ name }) => {
    const answers = (await answersTo(name)).filter((_, place) => callerNames[place]?.startsWith('lab-'))
    expect(answers).toHaveLength(10)
    const reaching = answers.filter(({ asked }) => isNamed(asked))
    const expected = isInOwnSilo.has(name) ? [403, 404] : [404]
    expect(reaching.filter(({ status }) => !expected.includes(status))).toEqual([])
    const seeing = answers.filter(({ asked, text }) => !isNamed(asked) && isNamed(text))
    expect(seeing.length > 0).toBe(shown.has(name))
  })
})
