import { dayInJakarta } from '@portal/domain/platform/format'
import { expect } from 'vitest'
import { rapidCalls } from '#okkp/rapid-test/rapid-test.fixture.ts'
import { formLogam, jenisUji, ujiLabCalls } from '#okkp/uji-lab/uji-lab.fixture.ts'
import type { TestApp } from '#testing/app.ts'

export type KasusCalls = Awaited<ReturnType<typeof rapidCalls>>
export const today = dayInJakarta(new Date())

export const accountsOf =
  (server: { get(): TestApp }) =>
  async (...account: Parameters<TestApp['as']>): Promise<KasusCalls> =>
    rapidCalls(await server.get().as(...account))

/** The regulation has a limit for lead but none for mercury, so only mercury has no verdict. */
export const verdict = (status: 'MS' | 'TMS' | null, parameter = 'Timbal (Pb)') => ({
  tanggal: today,
  multiple_parameter: [
    {
      parameter: status === null ? 'Merkuri (Hg)' : parameter,
      hasil_uji: '0,05',
      satuan: 'mg/kg',
      status,
      alasan: 'Dibaca dari LHU',
    },
  ],
})

/** The test that confirms a case looks for what the case is about: formalin, unless the finding was lead. */
const confirming = (status: 'MS' | 'TMS' | null, parameter: string) =>
  parameter === 'Timbal (Pb)' || status === null
    ? verdict(status)
    : { ...verdict(status, parameter), jenis_uji_lab_id: jenisUji.bahan }

export function confirm(
  by: KasusCalls,
  kasus: { id: number; versi: number; parameter?: string },
  status: 'MS' | 'TMS' | null,
  parameter = kasus.parameter === 'Timbal (Pb)' ? kasus.parameter : 'Formalin',
) {
  const tindak_lanjut = { id: kasus.id, versi: kasus.versi }
  return ujiLabCalls(by.client).add(formLogam({ ...confirming(status, parameter), tindak_lanjut }))
}

/** Enters a TMS test that answers no case. */
export async function failedTest(by: KasusCalls, more: object = {}) {
  const uji = await ujiLabCalls(by.client).added({ ...verdict('TMS'), ...more })
  const { data } = (await by.chains({ uji_lab_id: String(uji.id) })).json()
  expect(data).toHaveLength(1)
  return { uji, kasus: data[0] as { id: number; versi: number } & Record<string, unknown> }
}

export const goods = (more: object = {}) => ({
  tanggal: today,
  tindakan: 'habis',
  catatan: 'Habis terjual sebelum petugas tiba',
  ...more,
})
export const supplier = (more: object = {}) => ({ tanggal: today, pemasok: 'UD Sumber Tani', ...more })
export const guidance = { tanggal: today, catatan: 'Pedagang dibina di tempat' }
export const reason = 'Sampel sudah habis terjual'
