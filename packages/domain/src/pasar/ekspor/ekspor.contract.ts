import { z } from 'zod'
import { defineContract, notJson } from '../../platform/contract.ts'
import { eksporDetail } from '../../platform/ekspor/ekspor-calls.ts'
import { fileKinds } from '../../platform/files/files.contract.ts'
import { pasarCalls } from '../pasar/pasar.contract.ts'
import { pedagangCalls } from '../pedagang/pedagang.contract.ts'
import { profilCalls } from '../profil/profil.contract.ts'
import { rapidPasarCalls } from '../rapid-test/rapid-test-pasar.contract.ts'
import { sanitasiCalls } from '../sanitasi/sanitasi.contract.ts'
import { surveiCalls } from '../survei/survei.contract.ts'

/** Export types. The file name is `export_{type}.xlsx`. */
export const jenisEkspor = ['pasar', 'profil', 'survey', 'rapid-test', 'data-pedagang', 'sanitasi'] as const
export type JenisEkspor = (typeof jenisEkspor)[number]

/** A sheet accepts the filters of its list. Filters of other lists have no effect. */
const saringanDaftar = z
  .object({
    ...pasarCalls.list.query.shape,
    ...profilCalls.list.query.shape,
    ...surveiCalls.list.query.shape,
    ...rapidPasarCalls.list.query.shape,
    ...pedagangCalls.list.query.shape,
    ...sanitasiCalls.list.query.shape,
  })
  .omit({ page: true, limit: true, sort: true })

export const exportPasar = defineContract({
  method: 'GET',
  path: '/api/pasar-pangan/export/:type',
  summary:
    'Unduh data sebagai Excel: pasar, profil, survey, rapid-test, data-pedagang (tanpa NIK), atau sanitasi',
  params: z.object({ type: z.enum(jenisEkspor, { error: 'Jenis ekspor ini tidak dikenal.' }) }),
  query: saringanDaftar,
  produces: [fileKinds.xlsx.mime],
  response: notJson,
})

export const detailEksporPasar = eksporDetail('/api/pasar-pangan/export-detail')
