import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './step.ts'
import { pengajuanPage } from './workflow-page.ts'

test('the printed workflow is current (otherwise: npm run docs:workflow)', () => {
  expect(pengajuanPage()).toBe(readFileSync(join(root, 'docs/workflow/pengajuan.md'), 'utf8'))
})
