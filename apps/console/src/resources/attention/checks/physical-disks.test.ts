import { expect, test } from 'vitest'
import { lostDisks } from './physical-disks.ts'

const disk = { id: 'd', serial: 'X1', policy: { kind: 'in_service' }, state: 'active' } as const

test('a disk in service is fine', () => {
  expect(lostDisks([disk])).toEqual([])
})

test('one that is expunged or decommissioned is told, and leads to what it is', () => {
  const findings = lostDisks([
    { ...disk, policy: { kind: 'expunged' } },
    { ...disk, id: 'e', policy: { kind: 'expunged' }, state: 'decommissioned' },
  ])
  expect(findings.map(({ text }) => text)).toEqual([
    'Physical disk X1 is expunged',
    'Physical disk X1 is decommissioned',
  ])
  expect(findings[0]?.remedy).toMatchObject({ params: { diskId: 'd' } })
})
