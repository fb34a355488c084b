import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'

// It reads the whole wing, which takes long when both cores are busy.
vi.setConfig({ testTimeout: 120_000 })

// A process of its own: in this one another test may have loaded the wing's door before.
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
  expect(before).toContain('belum diberi penangan')
  expect(efek?.split(' ')).toContain('kirim_oss')
})
