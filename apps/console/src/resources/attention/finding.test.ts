import { expect, test } from 'vitest'
import { worstFirst } from './finding.ts'
import type { Severity } from './finding.ts'

const remedy = { label: 'Issues', to: '/system/issues' } as const
const finding = (id: string, severity: Severity) => ({ id, severity, text: id, remedy })

test('the worst comes first, and what is as bad stays in its order', () => {
  const sorted = worstFirst([
    finding('a', 'info'),
    finding('b', 'notice'),
    finding('c', 'danger'),
    finding('d', 'notice'),
  ])
  expect(sorted.map(({ id }) => id)).toEqual(['c', 'b', 'd', 'a'])
})
