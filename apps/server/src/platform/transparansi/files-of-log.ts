import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { ReadFile } from '@portal/domain/platform/transparansi/read-log'
import { folderLog } from './log-store.ts'

export interface LogFiles {
  read: ReadFile
  /** All files of a folder. Over HTTP nobody can list them. */
  list(): Promise<string[]>
}

const patienceMs = 30_000

/** Opens a log for reading: the address of its `/log`, or a folder with its files. */
export function openLog(place: string): LogFiles {
  if (!/^https?:/.test(place)) {
    return {
      read: folderLog(place).read,
      list: async () => {
        const entries = await readdir(place, { recursive: true, withFileTypes: true })
        return entries
          .filter((one) => one.isFile())
          .map((one) => relative(place, join(one.parentPath, one.name)))
      },
    }
  }
  const base = place.replace(/\/$/, '')
  return {
    list: async () => [],
    async read(path) {
      const response = await fetch(`${base}/${path}`, { signal: AbortSignal.timeout(patienceMs) })
      if (response.status === 404) return undefined
      if (!response.ok) throw new Error(`${base}/${path} answered ${response.status}`)
      return new Uint8Array(await response.arrayBuffer())
    },
  }
}

export const readText = async (read: ReadFile, path: string): Promise<string> =>
  Buffer.from((await read(path)) ?? '').toString('utf8')

export const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'))
