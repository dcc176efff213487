import { readFileSync } from 'node:fs'
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/**
 * A worker goes on with the next file only in the same environment; else it ends, and another imports everything anew. So
 * files with a DOM come together. First are those that wait for servers, for what is long must not be last.
 */
export default class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- no array's
    const sorted = await super.sort(files)
    const placed = sorted.map((file) => ({ file, place: placeOf(file) }))
    return placed.toSorted((a, b) => a.place - b.place).map(({ file }) => file)
  }
}

function placeOf({ moduleId, project }: TestSpecification): number {
  if (project.config.isolate) return 3
  if (readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment')) return 2
  return moduleId.includes('/apps/server/') ? 0 : 1
}
