import { z } from 'zod'
import { hasilRapid } from '../../okkp/index.ts'
import { tanggal } from '../../platform/calendar/tanggal.ts'
import { dataAnswer, defineContract } from '../../platform/contract.ts'
import { idFilter, recordFilter } from '../../platform/list/id-filter.ts'
import { recordCalls } from '../../platform/record/record-calls.ts'
import { kategoriPangan } from '../pedagang/pedagang.schema.ts'
import { keadaanUji, rapidPasar, rapidPasarForm } from './rapid-pasar.schema.ts'

const path = '/api/pasar-pangan/rapid-test'

export const rapidPasarCalls = recordCalls({
  path,
  noun: 'rapid test pasar',
  row: rapidPasar,
  detail: rapidPasar,
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
    keadaan: z.enum(keadaanUji).optional(),
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
