import { z } from 'zod'
import { openDataCalls } from '../../platform/data-terbuka/data-terbuka.ts'
import { idFilter } from '../../platform/list/id-filter.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { registrasiPublik } from '../registrasi/registrasi.schema.ts'
import { statusLabels } from '../registrasi/registrasi.status.ts'

const registrasiTerbuka = registrasiPublik.omit({ segera_habis: true })
export type RegistrasiTerbuka = z.output<typeof registrasiTerbuka>

export const openRegistrasi = openDataCalls({
  name: 'registrasi',
  what: 'registri izin dan sertifikat',
  row: registrasiTerbuka,
  filters: { jenis_registrasi_id: idFilter, provinsi_id: idFilter },
  sheet: { days: ['terbit_sertifikat', 'exp_sertifikat'], words: { status: statusLabels } },
})

const kepuasanTerbuka = z.object({
  /** Month of entry, e.g. "2026-10". */
  bulan: z.string(),
  jumlah: z.number(),
  /** 1 to 5. */
  rata_rata: z.number(),
})
export type KepuasanTerbuka = z.output<typeof kepuasanTerbuka>

export const openKepuasan = openDataCalls({
  name: 'kepuasan',
  what: 'nilai kepuasan pengguna tiap bulan yang sudah lewat; bulan dengan kurang dari lima penilaian tidak ditampilkan',
  row: kepuasanTerbuka,
  filters: {},
})

nameSchemas({ registrasiTerbuka })
