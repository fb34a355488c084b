import { readTanggal } from '../../platform/calendar/read-tanggal.ts'
import { bareTelepon } from '../../platform/forms/kontak.ts'
import type { CellFault, CheckedRow } from '../../platform/impor/impor.rules.ts'
import type { JenisKesalahan } from '../../platform/impor/impor-calls.ts'
import { namaMirip } from '../../platform/impor/nama-mirip.ts'
import { tidyText } from '../../platform/record/fields.ts'
import { provinsiOfKota } from '../../platform/wilayah/wilayah.ts'
import { type FieldKey, importFieldsOf } from '../registrasi/registrasi.fields.ts'
import type { LetakRegistrasi } from '../registrasi/registrasi.policy.ts'
import { faultOfIssueDay, labelPduk, registrasiFields } from '../registrasi/registrasi.schema.ts'
import { expiryOf } from '../registrasi/registrasi.status.ts'

export function nameKey(name: string): string {
  return tidyText(name).toLowerCase()
}

interface Named {
  id: number
  nama: string
}

/** Ids by lower-case name, with every name as it is written, so that messages keep its letter case. */
export class NameIds extends Map<string, number> {
  readonly #written = new Map<string, string>()

  /** Adds a name that is not known yet. */
  add(nama: string, id: number): void {
    const key = nameKey(nama)
    if (this.has(key)) return
    this.set(key, id)
    this.#written.set(key, nama)
  }

  writtenAs(key: string): string {
    return this.#written.get(key) ?? key
  }
}

/** Maps names and aliases to ids. A name takes precedence over an alias of another row. */
export function namesOf(rows: readonly (Named & { alias?: readonly string[] })[]): NameIds {
  const names = new NameIds()
  for (const { id, nama } of rows) names.add(nama, id)
  for (const { id, alias = [] } of rows) for (const other of alias) names.add(other, id)
  return names
}

/** Maps city names to ids: full name, `Kab.` for Kabupaten, and the bare name if it is unique. */
export function kotaNames(rows: readonly Named[]): NameIds {
  const names = new NameIds()
  const bare = new Map<string, number[]>()
  for (const { id, nama } of rows) {
    const short = nama.replace(/^(kabupaten|kota) /i, '')
    names.add(nama, id)
    if (/^kabupaten /i.test(nama)) for (const kab of ['Kab. ', 'Kab ', 'Kab.']) names.add(kab + short, id)
    bare.set(short, [...(bare.get(short) ?? []), id])
  }
  for (const [short, ids] of bare) if (ids.length === 1 && ids[0] !== undefined) names.add(short, ids[0])
  return names
}

export interface RegistrasiImportContext {
  jenisId: number
  today: string
  /** Years of validity. Null means until revoked. */
  tahun: number | null
  letak: LetakRegistrasi
  /** City that all rows must belong to, and the source of that limit: the account or this import. */
  kotaTujuan: (Named & { batas: 'akun Anda' | 'impor ini' }) | undefined
  provinsi: string
  komoditas: ReadonlyMap<string, number>
  kota: ReadonlyMap<string, number>
  jenisHc: ReadonlyMap<string, number>
  jenisSertifikat: ReadonlyMap<string, number>
}

type Value = string | number | null
type Outcome = { nilai: Value } | { jenis: JenisKesalahan; pesan: string }
export type Check = (text: string) => Outcome

const mostRemembered = 5000
/** Cache size for free text. Packaging and addresses repeat, but unique values would only fill memory. */
const fewRemembered = 500

/** Caches the check of each distinct value, because columns repeat their values. */
export function remembering(check: Check, most = mostRemembered): Check {
  const known = new Map<string, Outcome>()
  return (text) => {
    const earlier = known.get(text)
    if (earlier) return earlier
    const outcome = check(text)
    if (known.size < most) known.set(text, outcome)
    return outcome
  }
}

const shown = (text: string) => `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`

/** Limit of name suggestions, because each one compares with all names. */
const mostSuggested = 300

export function among(names: ReadonlyMap<string, number>, salah: (text: string) => string): Check {
  let suggested = 0
  const remedy = (key: string) => {
    const near = suggested++ < mostSuggested ? namaMirip(key, names.keys()) : undefined
    if (near === undefined) return 'Tulis seperti pada lembar Nilai.'
    return `Maksud Anda "${names instanceof NameIds ? names.writtenAs(near) : near}"?`
  }
  return remembering((text) => {
    const key = nameKey(text)
    const id = names.get(key)
    return id === undefined ? { jenis: 'nama', pesan: `${salah(shown(text))} ${remedy(key)}` } : { nilai: id }
  })
}

/** Checks a date. Excel dates also arrive as text, sometimes with an unintended time. */
export const checkDay: Check = (text) => {
  const iso = readTanggal(text)
  if (!iso) {
    return {
      jenis: 'tanggal',
      pesan: `Format tanggal salah (YYYY-MM-DD): tertulis ${shown(text)}. Contoh yang benar: 2026-01-31, 31/01/2026, atau 31 Januari 2026.`,
    }
  }
  return registrasiFields.terbit_sertifikat.safeParse(iso).success
    ? { nilai: iso }
    : { jenis: 'hari', pesan: `Tahun pada tanggal ${shown(text)} tidak masuk akal.` }
}

const checkIssueDay =
  (today: string): Check =>
  (text) => {
    const outcome = checkDay(text)
    const pesan = 'nilai' in outcome ? faultOfIssueDay(String(outcome.nilai), today) : undefined
    return pesan ? { jenis: 'hari', pesan } : outcome
  }

function checkText(key: FieldKey): Check {
  return (text) => {
    const { data, error } = registrasiFields[key].safeParse(text)
    if (!error) return { nilai: data ?? null }
    return { jenis: 'isian', pesan: error.issues.map(({ message }) => message).join(' ') }
  }
}

function checkLabel(text: string): Outcome {
  const label = labelPduk.find((each) => nameKey(each) === nameKey(text))
  if (label) return { nilai: label }
  return { jenis: 'nama', pesan: `Label salah: tertulis ${shown(text)}. Isi Hijau atau Putih.` }
}

function checkLevel(text: string): Outcome {
  if (/^[123]$/.test(text)) return { nilai: Number(text) }
  return { jenis: 'isian', pesan: 'Isi level 1, 2, atau 3.' }
}

function checkKota(context: RegistrasiImportContext): Check {
  const place = context.letak.pusat ? 'Indonesia' : context.provinsi
  const known = among(context.kota, (text) => `Kab/Kota salah: ${text} bukan kabupaten/kota di ${place}.`)
  const own = context.kotaTujuan
  if (!own) return known
  return (text) => {
    const found = known(text)
    if ('pesan' in found || found.nilai === own.id) return found
    return {
      jenis: 'wilayah',
      pesan: `Kab/Kota di luar wilayah ${own.batas}: tertulis ${shown(text)}, ${own.batas} untuk ${own.nama}.`,
    }
  }
}

function checksFor(context: RegistrasiImportContext): Partial<Record<FieldKey, Check>> {
  return {
    komoditas_id: among(
      context.komoditas,
      (text) => `Format Komoditas Salah: ${text} tidak ada di daftar komoditas.`,
    ),
    kota_id: checkKota(context),
    jenis_hc_id: among(
      context.jenisHc,
      (text) => `Format Jenis Sertifikat Salah: ${text} tidak ada di daftar.`,
    ),
    jenis_sertifikat_id: among(
      context.jenisSertifikat,
      (text) => `Format Prima Salah: ${text} tidak ada di daftar.`,
    ),
    terbit_sertifikat: remembering(checkIssueDay(context.today)),
    exp_sertifikat: remembering(checkDay),
    label: remembering(checkLabel),
    level: checkLevel,
    kontak_telepon: (text) => checkText('kontak_telepon')(bareTelepon(text)),
  }
}

export type RegistrasiImpor = Partial<Record<FieldKey, Value>> & LetakRegistrasi & { no_registration: string }

/** Columns with codes. Excel may drop zeros or digits when it turns a code into a number or date. */
const codes: readonly FieldKey[] = ['no_registration', 'identitas_lot', 'kontak_telepon']

const madeNumber = (text: string): Outcome => ({
  jenis: 'angka',
  pesan: `Excel mengubah isian ini menjadi angka atau tanggal (${shown(text)}). Ubah format selnya menjadi Teks, lalu ketik ulang persis seperti di dokumennya.`,
})

/**
 * Reads one row of the template. Returns a record or all its errors. `unsure` lists columns that Excel has converted.
 */
export function registrasiRowCheck(
  context: RegistrasiImportContext,
): (cells: readonly string[], unsure?: readonly number[]) => CheckedRow<RegistrasiImpor> {
  const special = checksFor(context)
  const columns = importFieldsOf(context.jenisId).map(({ key, required }, index) => ({
    key,
    required,
    // The first column is a running number that the import ignores.
    kolom: index + 1,
    check: special[key] ?? remembering(checkText(key), fewRemembered),
  }))
  const { letak, tahun } = context
  return (cells, unsure = []) => {
    const values: Partial<Record<FieldKey, Value>> = {}
    const faults: CellFault[] = []
    for (const { key, required, kolom, check } of columns) {
      const text = cells[kolom] ?? ''
      if (text === '') {
        if (required) faults.push({ kolom, jenis: 'kosong', pesan: 'Wajib diisi.' })
        continue
      }
      const outcome = unsure.includes(kolom) && codes.includes(key) ? madeNumber(text) : check(text)
      if ('pesan' in outcome) faults.push({ kolom, ...outcome })
      else values[key] = outcome.nilai
    }
    const expires = columns.find(({ key }) => key === 'exp_sertifikat')
    if (
      expires &&
      values.exp_sertifikat &&
      String(values.exp_sertifikat) < String(values.terbit_sertifikat ?? '')
    ) {
      faults.push({
        kolom: expires.kolom,
        jenis: 'hari',
        pesan: 'Tanggal habis mendahului tanggal terbit.',
      })
    }
    const nomor = values.no_registration
    if (typeof nomor !== 'string') return { record: undefined, key: undefined, faults }
    const kota_id = context.kotaTujuan?.id ?? (typeof values.kota_id === 'number' ? values.kota_id : null)
    const issued = values.terbit_sertifikat
    const record: RegistrasiImpor = {
      ...values,
      exp_sertifikat: values.exp_sertifikat ?? (typeof issued === 'string' ? expiryOf(issued, tahun) : null),
      no_registration: nomor,
      pusat: letak.pusat,
      provinsi_id: letak.provinsi_id ?? (kota_id === null ? null : provinsiOfKota(kota_id)),
      kota_id,
    }
    return { record: faults.length === 0 ? record : undefined, key: nomor.toLowerCase(), faults }
  }
}
