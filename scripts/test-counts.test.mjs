import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest, failure, readReport, success, sum, summaryLine } from './test-counts.mjs'

const passedFile = { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] }
const vitest = { numPassedTests: 2, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [passedFile] }
const playwright = { stats: { expected: 3, flaky: 0, unexpected: 0, skipped: 0 }, errors: [] }

describe('counting unit tests', () => {
  it.each([
    {
      promise: 'a clean run counts its tests',
      report: vitest,
      exitCode: 0,
      counts: { passed: 2, failed: 0, skipped: 0 },
    },
    {
      promise: 'skipped and planned tests are both skipped',
      report: { ...vitest, numPendingTests: 2, numTodoTests: 1 },
      exitCode: 0,
      counts: { passed: 2, failed: 0, skipped: 3 },
    },
    {
      promise: 'a file that does not load is one failure',
      report: { ...vitest, testResults: [passedFile, { status: 'failed', assertionResults: [] }] },
      exitCode: 1,
      counts: { passed: 2, failed: 1, skipped: 0 },
    },
    {
      promise: 'a failed test is not counted again for its file',
      report: {
        ...vitest,
        numFailedTests: 1,
        testResults: [{ status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] }],
      },
      exitCode: 1,
      counts: { passed: 2, failed: 1, skipped: 0 },
    },
    {
      promise: 'an error outside of every test is a failure',
      report: vitest,
      exitCode: 1,
      counts: { passed: 2, failed: 1, skipped: 0 },
    },
    {
      promise: 'a run without any test is a failure',
      report: { ...vitest, numPassedTests: 0, testResults: [] },
      exitCode: 0,
      counts: { passed: 0, failed: 1, skipped: 0 },
    },
    { promise: 'a run without a report is a failure', report: undefined, exitCode: 0, counts: failure },
  ])('$promise', ({ report, exitCode, counts }) => {
    expect(countVitest(report, exitCode)).toEqual(counts)
  })
})

describe('counting browser tests', () => {
  it.each([
    {
      promise: 'a clean run counts its tests',
      report: playwright,
      exitCode: 0,
      counts: { passed: 3, failed: 0, skipped: 0 },
    },
    {
      promise: 'failed and skipped tests are told apart',
      report: { ...playwright, stats: { expected: 3, flaky: 0, unexpected: 2, skipped: 1 } },
      exitCode: 1,
      counts: { passed: 3, failed: 2, skipped: 1 },
    },
    {
      promise: 'a file that does not load is a failure',
      report: { ...playwright, errors: [{ message: 'no such module' }] },
      exitCode: 1,
      counts: { passed: 3, failed: 1, skipped: 0 },
    },
    {
      promise: 'a run of skipped tests alone is a failure',
      report: { ...playwright, stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 3 } },
      exitCode: 0,
      counts: { passed: 0, failed: 1, skipped: 3 },
    },
    { promise: 'a run without a report is a failure', report: undefined, exitCode: 0, counts: failure },
  ])('$promise', ({ report, exitCode, counts }) => {
    expect(countPlaywright(report, exitCode)).toEqual(counts)
  })
})

describe('the last line', () => {
  it('adds every step up and leaves out what was not skipped', () => {
    expect(summaryLine(sum([success, success, {}, { passed: 10, failed: 2, skipped: 0 }]))).toBe('12 passed, 2 failed')
  })

  it('tells how many were skipped when some were', () => {
    expect(summaryLine(sum([success, { passed: 1, failed: 0, skipped: 4 }]))).toBe('2 passed, 0 failed, 4 skipped')
  })
})

it('a report that is missing or cut short reads as none', () => {
  expect(readReport('/nowhere/report.json')).toBeUndefined()
  expect(readReport(import.meta.filename)).toBeUndefined()
})
