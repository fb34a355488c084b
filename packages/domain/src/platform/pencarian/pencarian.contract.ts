import { z } from 'zod'
import { dataAnswer, defineContract } from '../contract.ts'
import { kataSaran } from '../list/kata-saran.ts'
import { nameSchemas } from '../schema-names.ts'

const hasilPencarian = z.object({ judul: z.string(), keterangan: z.string(), tautan: z.string() })
export type HasilPencarian = z.output<typeof hasilPencarian>

const kelompokPencarian = z.object({
  nama: z.string(),
  hasil: z.array(hasilPencarian),
  /** Number of all results, and whether counting stopped early. */
  total: z.number(),
  total_is_minimum: z.literal(true).optional(),
  /** URL of the list with this search. It is null if the reader may open records but no list. */
  daftar: z.string().nullable(),
})
export type KelompokPencarian = z.output<typeof kelompokPencarian>

export const searchPetugas = defineContract({
  method: 'GET',
  path: '/api/pencarian',
  summary:
    'Pencarian bagi petugas di seluruh layanan: berkas izin, registrasi, pengujian, pasar, dan orang, sebatas wewenang dan wilayah akun',
  query: z.object({ kata: kataSaran }),
  response: dataAnswer(z.array(kelompokPencarian)),
})

nameSchemas({ hasilPencarian, kelompokPencarian })
