import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { type Keadaan, type Kejadian, keadaanAwal, terapkan } from './keadaan.ts'

/** The store: a file of lines, one for everything that happened, written before anybody is answered. */
export interface Buku {
  keadaan: Keadaan
  catat(kejadian: Kejadian): void
  tutup(): void
}

/** A line that was cut by the end of the process never happened: nobody had been answered. */
function baca(path: string): Kejadian[] {
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

/** In a folder, or in memory alone where none is named. */
export function openBuku(folder: string | undefined): Buku {
  const keadaan = keadaanAwal()
  if (folder === undefined) {
    return { keadaan, catat: (kejadian) => terapkan(keadaan, kejadian), tutup: () => undefined }
  }
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'kejadian.jsonl')
  for (const kejadian of baca(path)) terapkan(keadaan, kejadian)
  const file = openSync(path, 'a')
  return {
    keadaan,
    catat(kejadian) {
      writeSync(file, `${JSON.stringify(kejadian)}\n`)
      terapkan(keadaan, kejadian)
    },
    tutup() {
      fsyncSync(file)
      closeSync(file)
    },
  }
}
