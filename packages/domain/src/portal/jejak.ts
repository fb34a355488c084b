import { kataAkun } from '../akun/jejak.ts'
import { kataOkkp } from '../okkp/jejak.ts'
import { kataPasar } from '../pasar/jejak.ts'
import type { KataJejak } from '../platform/jejak.ts'
import { kataPsat } from '../psat/jejak.ts'

const semua: readonly KataJejak[] = [kataAkun, kataPsat, kataOkkp, kataPasar]

/** Fields that only the software needs: numbers of rows and versions, and who wrote, which the trail says itself. */
const teknis = /(^|\.)(id|uuid|versi|created_by|updated_by|actor)(\.|$)/

export const isTeknis = (kolom: string): boolean => teknis.test(kolom)

const own = (table: Readonly<Record<string, string>> | undefined, key: string): string | undefined =>
  table && Object.hasOwn(table, key) ? table[key] : undefined

function wordOf(jenis: string, name: string): string | undefined {
  for (const { khusus } of semua) {
    const special = own(khusus?.[jenis], name)
    if (special) return special
  }
  // The words of the record's own wing come first.
  const wings = semua.toSorted(
    (a, b) => Number(own(b.rekaman, jenis) !== undefined) - Number(own(a.rekaman, jenis) !== undefined),
  )
  for (const { kolom } of wings) {
    const word = own(kolom, name)
    if (word) return word
  }
  return undefined
}

/** Says a name that no table knows in plain words: "created_at" becomes "Created at". */
function plain(name: string): string {
  const words = name.replace(/_id$/, '').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const parts = (kolom: string) => kolom.split('.').filter((part) => !/^\d+$/.test(part))

/** Whether a table knows every part of the field's path. */
export const kolomDikenal = (jenis: string, kolom: string): boolean =>
  isTeknis(kolom) || parts(kolom).every((part) => wordOf(jenis, part) !== undefined)

/** Names a field as its form does: "jawaban.2.2.nilai" of a licence file becomes "Butir 2.2: penilaian". */
export function kolomText(jenis: string, kolom: string): string {
  const item = /^jawaban\.(\d+(?:\.\d+)?)\.?(.*)$/.exec(kolom)
  if (item) {
    const [, butir = '', rest = ''] = item
    return rest ? `Butir ${butir}: ${lower(kolomText(jenis, rest))}` : `Butir ${butir}`
  }
  const [first = '', ...rest] = parts(kolom).map((part) => wordOf(jenis, part) ?? plain(part))
  return [first, ...rest.map(lower)].join(': ')
}

/** Keeps words that are written in capitals, such as NIB. */
const lower = (word: string) =>
  /^\p{Lu}{2}/u.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1)

/** Text of a value that a table names, or undefined. */
export function nilaiKolom(jenis: string, kolom: string, value: string): string | undefined {
  const name = parts(kolom).at(-1) ?? ''
  const wing = semua.find(({ rekaman }) => own(rekaman, jenis) !== undefined)
  return wing?.nilai && Object.hasOwn(wing.nilai, name) ? wing.nilai[name]?.(value) : undefined
}

/** Name of a kind of record: "unit-produksi" becomes "Unit penanganan". */
export function rekamanText(jenis: string): string {
  for (const { rekaman } of semua) {
    const word = own(rekaman, jenis)
    if (word) return word
  }
  return plain(jenis.replaceAll('-', '_'))
}

/** Kinds of records for a filter, by their names. */
export const jenisRekaman: readonly { jenis: string; teks: string }[] = semua
  .flatMap(({ rekaman }) => Object.entries(rekaman).map(([jenis, teks]) => ({ jenis, teks })))
  .toSorted((a, b) => a.teks.localeCompare(b.teks, 'id'))
