import { spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownerForRoot } from './folder-owner.ts'

test('what root starts for a folder writes as the owner of the folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-pemilik-'))
  const isRoot = process.getuid?.() === 0
  const [uid, gid] = isRoot ? [4321, 4322] : [process.getuid?.(), process.getgid?.()]
  if (isRoot) chownSync(folder, 4321, 4322)
  const { status } = spawnSync('sh', ['-c', 'mkdir log && touch log/isi'], {
    cwd: folder,
    ...ownerForRoot(folder),
  })
  expect(status).toBe(0)
  for (const name of readdirSync(folder, { recursive: true }))
    expect(statSync(join(folder, String(name)))).toMatchObject({ uid, gid })
  rmSync(folder, { recursive: true })
})

test('a folder that does not exist has no owner', () => {
  expect(ownerForRoot('/tidak/ada')).toBeUndefined()
})
