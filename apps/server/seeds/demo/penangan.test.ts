import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

// The script loads the whole psat module, which is slow when both CPU cores are busy.

// The test starts a separate process, because another test in this process may already have loaded `#psat/index.ts`.
const script = `
import { handlersOf } from '#psat/alur/penangan.ts'
import { jalurPelaku } from '#psat/alur/pelaku/jalur.ts'
try { handlersOf(jalurPelaku); console.log('ada') } catch (error) { console.log(error.message) }
await import('./seeds/demo/20-pengajuan.ts')
console.log(Object.keys(handlersOf(jalurPelaku).efek).join(' '))`

test('the demonstration brings the handlers of the workflow along, whatever else is loaded', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: join(import.meta.dirname, '../..'),
  })
  const [before, efek] = stdout.trim().split('\n')
  expect(before).toContain('has no handlers')
  expect(efek?.split(' ')).toContain('kirim_oss')
})
