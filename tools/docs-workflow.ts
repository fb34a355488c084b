import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './step.ts'
import { pengajuanPage } from './workflow-page.ts'

if (import.meta.main) {
  const path = 'docs/workflow/pengajuan.md'
  writeFileSync(join(root, path), pengajuanPage())
  console.log(`${path} ditulis`)
}
