import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { applyKejadian, type Keadaan, type Kejadian, keadaanAwal } from './keadaan.ts'

/** Event log of the simulator: a file with one JSON line per event. The simulator writes the line before it answers. */
export interface Buku {
  keadaan: Keadaan
  record(kejadian: Kejadian): void
  close(): void
}

/**
 * Reads the events. The function ignores an incomplete last line: the process ended before it answered, so the event
 * does not count.
 */
function readEvents(path: string): Kejadian[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  return lines.flatMap((line, at) => {
    try {
      return [JSON.parse(line) as Kejadian]
    } catch (error) {
      if (at === lines.length - 1) return []
      throw error
    }
  })
}

/** Opens the event log in a folder, or only in memory if no folder is given. */
export function openBuku(folder: string | undefined): Buku {
  const keadaan = keadaanAwal()
  if (folder === undefined) {
    return { keadaan, record: (kejadian) => applyKejadian(keadaan, kejadian), close: () => undefined }
  }
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'kejadian.jsonl')
  for (const kejadian of readEvents(path)) applyKejadian(keadaan, kejadian)
  const file = openSync(path, 'a')
  return {
    keadaan,
    record(kejadian) {
      writeSync(file, `${JSON.stringify(kejadian)}\n`)
      applyKejadian(keadaan, kejadian)
    },
    close() {
      fsyncSync(file)
      closeSync(file)
    },
  }
}
