import { z } from 'zod'
import { tanggal } from '../../platform/calendar/tanggal.ts'
import { defineContract, notJson } from '../../platform/contract.ts'
import { eksporDetail } from '../../platform/ekspor/ekspor-calls.ts'
import { fileKinds } from '../../platform/files/files.contract.ts'
import { idFilter, recordFilter } from '../../platform/list/id-filter.ts'

/** What can be taken out; the file is called `export_{type}.xlsx`. */
export const jenisEkspor = ['pasar', 'profil', 'survey', 'rapid-test', 'data-pedagang', 'sanitasi'] as const
export type JenisEkspor = (typeof jenisEkspor)[number]

export const exportPasar = defineContract({
  method: 'GET',
  path: '/api/pasar-pangan/export/:type',
  summary:
    'Unduh data sebagai Excel: pasar, profil, survey, rapid-test, data-pedagang (tanpa NIK), atau sanitasi',
  params: z.object({ type: z.enum(jenisEkspor, { error: 'Jenis ekspor ini tidak dikenal.' }) }),
  query: z.object({
    search: z.string().trim().max(200).optional(),
    provinsi_id: idFilter,
    kota_id: idFilter,
    pasar_id: recordFilter,
    start_date: tanggal.optional(),
    end_date: tanggal.optional(),
    tahun_program: idFilter,
    /** Of data-pedagang: OKKP's collection instead of the markets'. */
    is_okkp: z.stringbool().default(false),
  }),
  produces: [fileKinds.xlsx.mime],
  response: notJson,
})

export const detailEksporPasar = eksporDetail('/api/pasar-pangan/export-detail')
