import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { flakyJourneys, playwrightCounts, vitestCounts } from './test-counts.ts'

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

test('journeys that passed only on their second try are named, however deep they lie', () => {
  const spec = (title: string, line: number, status: string) => ({
    title,
    file: 'okkp/komoditas.spec.ts',
    line,
    tests: [{ status }],
  })
  const path = report({
    stats: { expected: 1, unexpected: 1, flaky: 2 },
    suites: [
      {
        title: 'okkp/komoditas.spec.ts',
        specs: [spec('tambah', 4, 'flaky'), spec('ubah', 9, 'expected')],
        suites: [{ title: 'hapus', specs: [spec('satu', 20, 'flaky'), spec('dua', 30, 'unexpected')] }],
      },
    ],
  })
  expect(flakyJourneys(path)).toEqual(['okkp/komoditas.spec.ts:4 tambah', 'okkp/komoditas.spec.ts:20 satu'])
  expect(flakyJourneys(report({ stats: { expected: 1, unexpected: 0, flaky: 0 }, suites: [] }))).toEqual([])
  expect(flakyJourneys(join(folder, 'tidak-ada.json'))).toEqual([])
})
