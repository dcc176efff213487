import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mkdtempSync, rmSync } from 'node:fs'
import { ensureInstalled } from './bootstrap.mjs'
import { checks } from './checks.mjs'
import { runSteps } from './parallel-steps.mjs'
import { sum } from './test-counts.mjs'

ensureInstalled()
const report = mkdtempSync(join(tmpdir(), 'plenum-check-'))
const counts = await runSteps(checks, { report })
rmSync(report, { recursive: true })
process.exitCode = sum(Object.values(counts)).failed === 0 ? 0 : 1
