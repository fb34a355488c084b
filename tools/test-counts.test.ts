import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { playwrightCounts, vitestCounts } from './test-counts.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-hitung-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function report(content: object): string {
  const path = join(folder, 'laporan.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

test('a test file that does not load counts as a failure', () => {
  const path = report({
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [] },
    ],
  })
  expect(vitestCounts(path, false)).toEqual({ passed: 3, failed: 2 })
})

test('a run that ends badly never counts as clean', () => {
  const clean = { numPassedTests: 3, numFailedTests: 0, testResults: [] }
  expect(vitestCounts(report(clean), true)).toEqual({ passed: 3, failed: 0 })
  expect(vitestCounts(report(clean), false)).toEqual({ passed: 3, failed: 1 })
  expect(vitestCounts(join(folder, 'tidak-ada.json'), true)).toEqual({ passed: 0, failed: 1 })
  expect(playwrightCounts(report({ stats: { expected: 2, unexpected: 0, flaky: 1 } }), false)).toEqual({
    passed: 3,
    failed: 1,
  })
})
