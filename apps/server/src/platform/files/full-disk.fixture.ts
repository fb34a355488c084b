import { type FileHandle, open } from 'node:fs/promises'
import { vi } from 'vitest'

/** The operation that finds the disk full: receiving, moving to the store, or copying for a reader. */
export type Place = 'write' | 'place' | 'copy'

/** Returns the prototype of all file handles, for mocking. */
async function openFiles(): Promise<FileHandle> {
  const handle = await open(process.execPath, 'r')
  await handle.close()
  return Object.getPrototypeOf(handle)
}

/** Simulates a full disk: a few bytes succeed, then writes fail. `vi.restoreAllMocks` ends it. */
export async function fillDisk(code: 'ENOSPC' | 'EDQUOT', at: Place): Promise<void> {
  vi.restoreAllMocks()
  const fault = Object.assign(new Error(`${code}: no space left on device`), { code })
  const files = await openFiles()
  if (at === 'place') {
    vi.spyOn(files, 'sync').mockRejectedValue(fault)
    return
  }
  const { writeFile } = files
  vi.spyOn(files, 'writeFile').mockImplementation(async function (this: FileHandle, data) {
    const copying = !(data instanceof Uint8Array)
    if (copying !== (at === 'copy')) return writeFile.call(this, data)
    await writeFile.call(this, 'setengah')
    throw fault
  })
}
