import { z } from 'zod'
import { hasilRapid } from '../../okkp/index.ts'
import { tanggal } from '../../platform/calendar/tanggal.ts'
import { dataAnswer, defineContract } from '../../platform/contract.ts'
import { idFilter, recordFilter } from '../../platform/list/id-filter.ts'
import { keadaanPositif } from '../../platform/pengujian/keadaan-positif.ts'
import { idInQuery, recordCalls, recordId } from '../../platform/record/record-calls.ts'
import { telusurPemasok } from '../pedagang/pedagang.contract.ts'
import { kategoriPangan } from '../pedagang/pedagang.schema.ts'
import { rapidPasar, rapidPasarForm, rincianRapidPasar } from './rapid-test-pasar.schema.ts'

const path = '/api/pasar-pangan/rapid-test'

export const rapidPasarCalls = recordCalls({
  path,
  noun: 'rapid test pasar',
  row: rapidPasar,
  detail: rincianRapidPasar,
  form: rapidPasarForm,
  filter: {
    search: z.string().trim().max(200).optional(),
    provinsi_id: idFilter,
    kota_id: idFilter,
    pasar_id: recordFilter,
    start_date: tanggal.optional(),
    end_date: tanggal.optional(),
    kategori: z.enum(kategoriPangan).optional(),
    hasil_uji: z.enum(hasilRapid).optional(),
    keadaan: z.enum(keadaanPositif).optional(),
    pemasok_id: recordFilter,
    pedagang_id: recordFilter,
    batch_id: recordFilter,
  },
  sort: ['-tanggal', 'tanggal', '-created_at'],
  idName: 'id',
  addName: 'create',
})

export const jumlahRapidPasar = defineContract({
  method: 'GET',
  path: `${path}/jumlah`,
  summary: 'Jumlah rapid test pasar menurut kategori dan hasilnya, dalam wilayah akun',
  query: z.object({ provinsi_id: idFilter, kota_id: idFilter, pasar_id: recordFilter }),
  response: dataAnswer(
    z.array(
      z.object({
        kategori: z.enum(kategoriPangan),
        total: z.number(),
        positif: z.number(),
        negatif: z.number(),
      }),
    ),
  ),
})

/** A stall for sampling. It contains no personal data, so a phone may store it. */
const kiosUji = z.object({
  pedagang_id: z.number(),
  nomor_kios: z.string(),
  kategori: z.enum(kategoriPangan),
  pasokan: z.array(
    z.object({
      komoditas_id: z.number(),
      pemasok: z.string().nullable(),
      asal_kota_id: z.number().nullable(),
    }),
  ),
})
export type KiosUji = z.output<typeof kiosUji>

export const listKiosUji = defineContract({
  method: 'GET',
  path: `${path}/kios`,
  summary: 'Kios satu pasar dengan dagangan dan pemasoknya, tanpa nama orang; untuk memilih asal sampel',
  query: z.object({ pasar_id: idInQuery }),
  response: dataAnswer(z.array(kiosUji)),
})

export const telusurRapid = defineContract({
  method: 'GET',
  path: `${path}/telusur`,
  summary: 'Dari satu rapid test ke semua kios dan pasar dengan pemasok yang sama, di seluruh Indonesia',
  query: z.object({ id: idInQuery }),
  response: dataAnswer(z.object({ uji: rapidPasar, telusur: z.array(telusurPemasok) })),
})

export const openTindakLanjutPasar = defineContract({
  method: 'POST',
  path: `${path}/tindak_lanjut`,
  summary: 'Buka tindak lanjut untuk rapid test pasar positif yang belum memilikinya',
  body: z.object({ id: recordId }),
  response: dataAnswer(rapidPasar),
})
