import { z } from 'zod'
import { defineMaster } from '../../platform/master/master.ts'
import { requiredText } from '../../platform/record/fields.ts'

/** The six aspects of sanitation and hygiene, with the codes of the specification. */
export const aspekSanitasi = {
  10: 'Pengelolaan Air Bersih',
  20: 'Pengelolaan Limbah',
  30: 'Pengelolaan Sampah',
  40: 'Kebersihan Area Kios dan Penyimpanan Produk',
  50: 'Kebersihan Area Pasar',
  60: 'Personal Hygiene',
} as const

const frekuensiPeriksa = { harian: 'Harian', mingguan: 'Mingguan', bulanan: 'Bulanan' } as const
const kodes = Object.keys(aspekSanitasi).map(Number)

export const sopSanitasi = defineMaster({
  path: '/api/pasar-pangan/static/static_sop_sanitasi',
  event: 'sop-sanitasi',
  noun: 'Butir SOP sanitasi',
  meta: 'Yang diperiksa pada penilaian sanitasi dan higiene pasar, menurut enam aspek. Tiap butir dinilai Ya, Sebagian, Tidak, atau Tidak berlaku.',
  access: 'master.kelola',
  read: 'pasar.kelola',
  deleteText: 'Penilaian yang sudah ada menyimpan salinan butirnya, jadi tidak ikut berubah.',
  fields: {
    aspek_kode: {
      label: 'Aspek',
      schema: z.coerce
        .number({ error: 'Pilih aspeknya.' })
        .refine((kode) => kodes.includes(kode), { error: 'Pilih salah satu dari enam aspek.' }),
      stored: z.number(),
      input: { kind: 'pilihan', options: aspekSanitasi },
    },
    kode: { label: 'Kode', schema: requiredText(10), help: 'Misalnya A1.' },
    frekuensi: {
      label: 'Diperiksa',
      schema: z.enum(['harian', 'mingguan', 'bulanan']),
      input: { kind: 'pilihan', options: frekuensiPeriksa },
    },
  },
})
