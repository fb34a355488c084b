import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { namaAlur } from '@portal/domain/psat/alur/alur'
import { root } from './step.ts'
import { trackFolders, workflowPage } from './workflow-page.ts'

if (import.meta.main) {
  for (const nama of namaAlur) {
    const path = `docs/workflow/${trackFolders[nama]}.md`
    writeFileSync(join(root, path), workflowPage(nama))
    console.log(`${path} written`)
  }
}
