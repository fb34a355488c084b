import { type DaftarStatus, keadaanAt } from './daftar-status.ts'
import { verifyEs256 } from './es256.ts'
import { type IsiKode, type KodeTerbaca, readKodeMandiri } from './kode-mandiri.ts'
import type { KunciKode } from './kunci.ts'

/** What the check of a code ends with. Only `sah` means genuine and valid. */
export const putusan = [
  'sah',
  'kedaluwarsa',
  'dibekukan',
  'dicabut',
  'digantikan',
  'belum_berlaku',
  'tidak_tercatat',
  'daftar_lama',
  'tanpa_daftar',
  'di_luar_daftar',
  'jam_salah',
  'kunci_dicabut',
  'diubah',
  'kunci_asing',
  'bukan_kode',
] as const
export type Putusan = (typeof putusan)[number]

export interface Pemeriksaan {
  putusan: Putusan
  /** What the code says, if the portal signed it and its key has not leaked. */
  isi?: IsiKode
}

/** Age at which a list can no longer show that a permit is in force: three days. */
export const umurDaftarDetik = 3 * 86_400
/** Clocks that differ by less count as equal. */
export const selisihJamDetik = 300

type Asal =
  | { keaslian: 'asli'; isi: IsiKode }
  | { keaslian: Extract<Putusan, 'kunci_dicabut' | 'diubah' | 'kunci_asing' | 'bukan_kode'> }

async function keaslianOf(kode: KodeTerbaca, keys: readonly KunciKode[]): Promise<Asal> {
  const { isi, amplop } = kode
  const key = keys.find(({ kid }) => kid === amplop.kunci)
  if (!key) return { keaslian: 'kunci_asing' }
  if (!(await verifyEs256(key, amplop.signed, amplop.signature))) return { keaslian: 'diubah' }
  return key.keadaan === 'bocor' ? { keaslian: 'kunci_dicabut' } : { keaslian: 'asli', isi }
}

/** Checks form, key and signature of a code. */
export function checkKeaslian(text: string, keys: readonly KunciKode[]): Promise<Asal> {
  const kode = readKodeMandiri(text)
  return kode ? keaslianOf(kode, keys) : Promise.resolve({ keaslian: 'bukan_kode' })
}

const daySeconds = 86_400
const startOf = (day: string) => Date.parse(`${day}T00:00:00+07:00`) / 1000

/** Judges a genuine code by the kept list and the clock of the device, in seconds since 1970. */
export function judge(isi: IsiKode, daftar: DaftarStatus | undefined, now: number): Putusan {
  const keadaan = daftar && keadaanAt(daftar, isi.indeks)
  // Such a status counts whatever the age of the list.
  if (keadaan && keadaan !== 'berlaku') return keadaan
  const until = isi.akhir === null ? Number.POSITIVE_INFINITY : startOf(isi.akhir) + daySeconds
  // The true time is never before the list was signed, even if the device believes so.
  if (until <= (daftar?.dibuat ?? 0)) return 'kedaluwarsa'
  if (daftar && daftar.dibuat > now + selisihJamDetik) return 'jam_salah'
  if (until <= now) return 'kedaluwarsa'
  if (startOf(isi.mulai) > now) return 'belum_berlaku'
  if (!daftar) return 'tanpa_daftar'
  if (keadaan === undefined) return 'di_luar_daftar'
  return now - daftar.dibuat > umurDaftarDetik ? 'daftar_lama' : 'sah'
}

export async function checkKode(
  text: string,
  keys: readonly KunciKode[],
  daftar: DaftarStatus | undefined,
  now: number,
): Promise<Pemeriksaan> {
  const asal = await checkKeaslian(text, keys)
  if (asal.keaslian !== 'asli') return { putusan: asal.keaslian }
  return { putusan: judge(asal.isi, daftar, now), isi: asal.isi }
}
