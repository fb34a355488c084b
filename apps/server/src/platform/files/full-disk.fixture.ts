import { type FileHandle, open } from 'node:fs/promises'
import { vi } from 'vitest'

/** Where the room ends: in what arrives, when a content takes its place, or in the copy lent to a reader. */
export type Place = 'write' | 'place' | 'copy'

/** What every open file of this process has in common. */
async function openFiles(): Promise<FileHandle> {
  const handle = await open(process.execPath, 'r')
  await handle.close()
  return Object.getPrototypeOf(handle)
}

/** From now on the disk has no room: a few bytes arrive, the rest does not. `vi.restoreAllMocks` makes room again. */
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
