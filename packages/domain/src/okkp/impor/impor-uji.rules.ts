import type { z } from 'zod'
import type { CellFault } from '../../platform/impor/impor.rules.ts'
import { faultOfTestDay } from '../pengujian/pengujian.fields.ts'
import { among, type Check, checkDay, nameKey, remembering } from './impor-registrasi.rules.ts'

export interface KolomUji<K extends string = string> {
  kunci: K
  judul: string
  wajib: boolean
  cek: Check
}

export type NilaiUji<K extends string> = Partial<Record<K, string | number | null>>

export interface BarisUji<K extends string> {
  values: NilaiUji<K>
  faults: CellFault[]
  /** Content of the row in lower case. Rows with equal keys are duplicates. */
  key: string
}

/** Reads the cells of a template. Ignores the first column, which is a running number. */
export function readBaris<K extends string>(
  kolom: readonly KolomUji<K>[],
): (cells: readonly string[]) => BarisUji<K> {
  return (cells) => {
    const values: NilaiUji<K> = {}
    const faults: CellFault[] = []
    kolom.forEach(({ kunci, wajib, cek }, index) => {
      const text = cells[index + 1] ?? ''
      if (text === '') {
        if (wajib) faults.push({ kolom: index + 1, jenis: 'kosong', pesan: 'Wajib diisi.' })
        return
      }
      const outcome = cek(text)
      if ('pesan' in outcome) faults.push({ kolom: index + 1, ...outcome })
      else values[kunci] = outcome.nilai
    })
    const key = kolom.map((_, index) => nameKey(cells[index + 1] ?? '')).join('\u001f')
    return { values, faults, key }
  }
}

/** Assigns errors between fields to the cell of the named field. */
export function faultsAt<K extends string>(
  kolom: readonly KolomUji<K>[],
  faults: readonly { field: string; message: string }[],
): CellFault[] {
  return faults.map(({ field, message }) => ({
    kolom:
      1 +
      Math.max(
        0,
        kolom.findIndex(({ kunci }) => kunci === field),
      ),
    jenis: 'isian',
    pesan: message,
  }))
}

export const checkTeks =
  (schema: z.ZodType<string | null>): Check =>
  (text) => {
    const { data, error } = schema.safeParse(text)
    return error
      ? { jenis: 'isian', pesan: error.issues.map(({ message }) => message).join(' ') }
      : { nilai: data }
  }

/** Reads a number with decimal point or comma: 13.5 or 13,5. */
export const checkAngka =
  (schema: z.ZodType<number>): Check =>
  (text) => {
    const written = /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
    const { data, error } = schema.safeParse(Number.isNaN(written) ? text : written)
    return error
      ? { jenis: 'isian', pesan: error.issues.map(({ message }) => message).join(' ') }
      : { nilai: data }
  }

/** Checks for one of the given words, case-insensitive, and returns the value behind the word. */
export function checkPilihan(pilihan: Readonly<Record<string, string | number>>, judul: string): Check {
  const known = new Map(Object.entries(pilihan).map(([kata, nilai]) => [nameKey(kata), nilai]))
  const words = Object.keys(pilihan).join(', ')
  return (text) => {
    const nilai = known.get(nameKey(text))
    return nilai === undefined
      ? {
          jenis: 'nama',
          pesan: `${judul} salah: tertulis "${text.slice(0, 60)}". Isi salah satu dari ${words}.`,
        }
      : { nilai }
  }
}

export const checkNama = (names: ReadonlyMap<string, number>, judul: string): Check =>
  among(names, (text) => `Format ${judul} Salah: ${text} tidak ada di daftar.`)

export const checkHariUji = (today: string): Check =>
  remembering((text) => {
    const outcome = checkDay(text)
    const pesan = 'nilai' in outcome ? faultOfTestDay(String(outcome.nilai), today) : undefined
    return pesan ? { jenis: 'hari', pesan } : outcome
  })

export const cekHari: Check = remembering(checkDay)

/** Checks that the city belongs to the target province. A city account may name only its own city. */
export function checkKota(
  names: ReadonlyMap<string, number>,
  provinsi: string,
  own: { id: number; nama: string } | undefined,
): Check {
  const known = among(names, (text) => `Kab/Kota salah: ${text} bukan kabupaten/kota di ${provinsi}.`)
  return (text) => {
    const found = known(text)
    if (!own || 'pesan' in found || found.nilai === own.id) return found
    return { jenis: 'wilayah', pesan: `Kab/Kota di luar wilayah akun Anda, yang untuk ${own.nama}.` }
  }
}
