import { access, link, mkdir, open, opendir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isFileKey } from '../file-key.ts'
import type { BlobStore } from './blob-store.ts'

/** Returns the folder of uploaded files: `isi` contains stored files, `masuk` incoming ones. */
export const filesFolder = (dataDir: string) => join(dataDir, 'berkas')

/** Syncs a file or folder, so that a write or rename survives a power cut. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function absent(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
  throw error
}

export interface FolderStore extends BlobStore {
  pathOf(key: string): string
}

/** Stores contents in 256 subfolders. Incoming files must be on the same file system. */
export function folderStore(root: string): FolderStore {
  const pathOf = (key: string) => {
    if (!isFileKey(key)) throw new Error('Invalid file key')
    return join(root, key.slice(0, 2), key)
  }
  return {
    pathOf,
    async put(key, { path }) {
      const target = pathOf(key)
      const created = await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      await flush(path)
      // Unlike a rename, a link never replaces the content of a key.
      await link(path, target)
      await rm(path, { force: true })
      // Windows cannot open folders, and its file system journals links.
      if (process.platform === 'win32') return
      await flush(dirname(target))
      if (!created) return
      await flush(root)
      await flush(dirname(created))
    },
    async open(key, range) {
      const handle = await open(pathOf(key), 'r').catch(absent)
      return handle?.createReadStream(range)
    },
    async delete(key) {
      await rm(pathOf(key), { force: true })
    },
    async exists(key) {
      return access(pathOf(key)).then(
        () => true,
        () => false,
      )
    },
    async *list() {
      const folder = await opendir(root, { recursive: true }).catch(absent)
      for await (const entry of folder ?? []) {
        if (!entry.isFile() || !isFileKey(entry.name)) continue
        const found = await stat(join(entry.parentPath, entry.name)).catch(absent)
        if (found) yield { key: entry.name, modified: found.mtime }
      }
    },
  }
}
