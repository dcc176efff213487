import { expect, test } from 'vitest'
import { fullQuotas } from './quotas.ts'

const quota = { cpus: 100, memory: 1000, storage: 1000 }
const silo = (provisioned: Partial<typeof quota>, allocated = quota) => ({
  siloId: 'id',
  siloName: 'atlas',
  provisioned: { cpus: 0, memory: 0, storage: 0, ...provisioned },
  allocated,
})

test.each([
  [{ cpus: 66 }, []],
  [{ cpus: 67 }, [['info', 'Silo atlas uses 67% of its vCPU quota']]],
  [{ memory: 751 }, [['notice', 'Silo atlas uses 75% of its memory quota']]],
  [{ storage: 999 }, [['notice', 'Silo atlas uses 99% of its storage quota']]],
  [{ storage: 1000 }, [['danger', 'Silo atlas uses all of its storage quota']]],
  [{ cpus: 101 }, [['danger', 'Silo atlas uses more than all of its vCPU quota']]],
] as const)('%j in use: %j', (provisioned, expected) => {
  expect(fullQuotas([silo(provisioned)]).map(({ severity, text }) => [severity, text])).toEqual(expected)
})

test('each resource of each silo is a finding of its own, and leads to the quotas of its silo', () => {
  const findings = fullQuotas([silo({ cpus: 100, memory: 800 })])
  expect(new Set(findings.map(({ id }) => id)).size).toBe(2)
  expect(findings[0]?.remedy).toMatchObject({ to: '/system/silos/$silo/quotas', params: { silo: 'atlas' } })
})

test('a silo that may have nothing and has nothing is fine', () => {
  expect(fullQuotas([silo({}, { cpus: 0, memory: 0, storage: 0 })])).toEqual([])
})
