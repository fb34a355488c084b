import { z } from 'zod'
import { tanggal } from '../../platform/calendar/tanggal.ts'
import { optionalDay, optionalText, orNull, requiredText } from '../../platform/record/fields.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { jenisParameter } from '../master/master.contract.ts'
import { caraPencarian } from './batas.ts'
import { findSatuan, satuanTakDikenal } from './satuan.ts'

/** Forms of a limit that a person may enter. `tidak-terbaca` exists only for the imported annexes. */
export const bentukBatas = ['maksimum', 'negatif', 'rencana', 'dilarang', 'tidak-ditetapkan'] as const
export const bentukBatasLabels: Record<(typeof bentukBatas)[number], string> = {
  maksimum: 'Batas maksimum',
  negatif: 'Harus negatif',
  rencana: 'Rencana sampling (n, c, m, M)',
  dilarang: 'Dilarang (terdeteksi = TMS)',
  'tidak-ditetapkan': 'Tidak ditetapkan (TD)',
}
/** Labels of all forms in the list, short enough for its filter. */
export const bentukTercatatLabels = {
  ...bentukBatasLabels,
  dilarang: 'Dilarang',
  'tidak-terbaca': 'Tidak terbaca di lampiran',
}
export type BentukTercatat = keyof typeof bentukTercatatLabels
export const bentukTercatat = Object.keys(bentukTercatatLabels) as BentukTercatat[]

/** Checks whether a form of a limit has an amount with a unit. */
export const hasSatuan = (bentuk: BentukTercatat | null | undefined): boolean =>
  bentuk === 'maksimum' || bentuk === 'negatif' || bentuk === 'rencana'

const kadar = orNull(z.number().min(0, 'Tidak dapat kurang dari nol.').max(1e9))
const cacah = (longest: number) => orNull(z.int().min(0).max(longest))

const parameter = z.int32({ error: 'Pilih parameter dari daftar.' }).positive()

const fields = {
  parameter_id: parameter,
  istilah_id: z.int32({ error: 'Pilih pangan dari daftar.' }).positive(),
  bentuk: z.enum(bentukBatas),
  nilai: kadar,
  satuan: optionalText(50),
  n: cacah(60),
  c: cacah(60),
  m: kadar,
  m_besar: kadar,
  regulasi: requiredText(200),
  metode: optionalText(200),
  catatan: optionalText(500),
  berlaku_dari: tanggal,
  penyesuaian_sampai: optionalDay(),
}
type Isian = Omit<z.output<z.ZodObject<typeof fields>>, 'parameter_id'>

const diminta: Record<(typeof bentukBatas)[number], readonly (keyof Isian)[]> = {
  maksimum: ['nilai', 'satuan'],
  negatif: ['satuan', 'n', 'c'],
  rencana: ['satuan', 'n', 'c', 'm'],
  dilarang: [],
  'tidak-ditetapkan': [],
}

function* salah(isian: Isian): Generator<[field: keyof Isian, message: string]> {
  for (const field of diminta[isian.bentuk]) if (isian[field] === null) yield [field, 'Wajib diisi.']
  const { satuan, bentuk, n, c, m, m_besar, berlaku_dari, penyesuaian_sampai } = isian
  if (satuan !== null && hasSatuan(bentuk)) {
    const dikenal = findSatuan(satuan)
    if (!dikenal) yield ['satuan', satuanTakDikenal(satuan)]
    else if ((dikenal.keluarga === 'keberadaan') !== (bentuk === 'negatif')) {
      yield [
        'satuan',
        bentuk === 'negatif'
          ? 'Tulis banyaknya sampel, mis. per 25 g.'
          : 'Pilih satuan kadar atau jumlah, mis. mg/kg.',
      ]
    }
  }
  if (n !== null && n < 1) yield ['n', 'Paling sedikit 1 sampel.']
  if (n !== null && c !== null && c > n) yield ['c', 'Tidak dapat lebih dari n.']
  if (m !== null && m_besar !== null && m_besar < m) yield ['m_besar', 'Tidak dapat kurang dari m.']
  if (penyesuaian_sampai !== null && penyesuaian_sampai < berlaku_dari) {
    yield ['penyesuaian_sampai', 'Tidak dapat sebelum mulai berlaku.']
  }
}

function checkIsian(isian: Isian, { addIssue }: { addIssue: (issue: z.core.$ZodRawIssue) => void }) {
  for (const [field, message] of salah(isian)) {
    addIssue({ code: 'custom', path: [field], message, input: isian[field] })
  }
}

export const batasForm = z.object(fields).superRefine(checkIsian)
/** Form of a change. The default limit of a regulation has no parameter. */
export const ubahBatasForm = z
  .object({ ...fields, parameter_id: parameter.nullable() })
  .superRefine(checkIsian)
export type BatasForm = z.output<typeof ubahBatasForm>

/** Messages for limits that nobody can end or change. */
export const batasUmumTetap =
  'Batas umum dipakai untuk semua yang tidak tercantum, jadi selalu ada. Bila peraturannya berubah, ubah nilainya; untuk pangan tertentu, tambahkan batasnya sendiri.'
export const batasBerakhir =
  'Batas ini sudah berakhir dan tersimpan sebagai riwayat. Ubah batas yang menggantikannya, atau tambahkan yang baru.'

const angka = z.number().nullable()

export const batasCemaran = z.object({
  id: z.number(),
  parameter_id: angka,
  parameter: z.string().nullable(),
  jenis_parameter: z.enum(jenisParameter),
  istilah_id: z.number(),
  pangan: z.string(),
  kelompok: z.string(),
  sub_kelompok: z.string(),
  cara: z.enum(caraPencarian),
  bentuk: z.enum(bentukTercatat),
  nilai: angka,
  satuan: z.string().nullable(),
  n: angka,
  c: angka,
  m: angka,
  m_besar: angka,
  /** Text like "maks. 0,01 mg/kg". */
  teks: z.string(),
  regulasi: z.string(),
  metode: z.string().nullable(),
  definisi_residu: z.string().nullable(),
  catatan: z.string().nullable(),
  berlaku_dari: z.string(),
  berlaku_sampai: z.string().nullable(),
  penyesuaian_sampai: z.string().nullable(),
  menggantikan_id: angka,
  versi: z.number(),
})
export type BatasCemaran = z.output<typeof batasCemaran>

/** Stored result whose verdict would differ under a changed limit. */
export const hasilBerubah = z.object({
  id: z.number(),
  nama: z.string(),
  komoditas: z.string(),
  tanggal: z.string(),
  hasil: z.string(),
  satuan: z.string().nullable(),
  /** Proposals under the current limits and under the changed limits. */
  sebelum: z.enum(['MS', 'TMS']).nullable(),
  sesudah: z.enum(['MS', 'TMS']).nullable(),
})
export type HasilBerubah = z.output<typeof hasilBerubah>

nameSchemas({ batasCemaran, hasilBerubah })
