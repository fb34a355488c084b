import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { namaAlur } from '@portal/domain/psat/alur/alur'
import { expect, test } from 'vitest'
import { root } from './step.ts'
import { trackFolders, workflowPage } from './workflow-page.ts'

test.each(namaAlur)('the printed workflow of %s is current (otherwise: npm run docs:workflow)', (nama) => {
  expect(workflowPage(nama)).toBe(readFileSync(join(root, `docs/workflow/${trackFolders[nama]}.md`), 'utf8'))
})
