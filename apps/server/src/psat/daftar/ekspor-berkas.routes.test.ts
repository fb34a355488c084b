import { kolomBerkas } from '@portal/domain/psat/daftar/ekspor-berkas.contract'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { type Orang, type PsatWorld, psatWorld } from '#psat/psat.fixture.ts'
import { useTestApp } from '#testing/app.ts'

const server = useTestApp()
let world: PsatWorld
beforeAll(async () => {
  world = await psatWorld(server.get())
  await world.at('verifikasi_permohonan')
  await world.at('audit_dokumen')
  await world.at('rekomendasi')
  await world.open({ auditType: 'izin_edar_pl' })
})

const headers = Object.keys(kolomBerkas)
const ask = (who: Orang, body: Record<string, unknown>) =>
  world.people[who].inject({
    method: 'POST',
    url: '/api/audit-document/exports',
    payload: { headers, ...body },
  })

async function rowsOf(who: Orang, body: Record<string, unknown>): Promise<Record<string, unknown>[]> {
  const answer = await ask(who, body)
  expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
  const url = '/api/upload/view_pdf'
  const file = await world.people[who].inject({ url, query: { path: answer.json().data.path } })
  expect(file.statusCode).toBe(200)
  const { sheets } = await readXlsx(new Uint8Array(file.rawPayload))
  const [titles = [], ...rows] = sheets[0]?.rows ?? []
  expect(titles).toEqual(Object.values(kolomBerkas))
  return rows.map((row) => Object.fromEntries(headers.map((key, at) => [key, row[at] ?? null])))
}

const listed = async (who: Orang, query: Record<string, string>) =>
  (
    await world.people[who].inject({
      url: '/api/audit-document/uploadDocument',
      query: { limit: '100', ...query },
    })
  ).json().data as { nomorPermohonan: string; label: string }[]

const questions: Record<string, string>[] = [
  { auditType: 'sppb_psat' },
  { auditType: 'sppb_psat', tab: 'audit_dokumen' },
  { auditType: 'izin_edar_pl', orderBy: '-tahap' },
  { giliran: 'true' },
]

test('the file holds what the list shows to each role, in its order and under its filters', async () => {
  for (const who of ['sekretariat', 'auditor', 'pvtpp'] as const) {
    for (const query of questions) {
      const rows = await rowsOf(who, query)
      const shown = await listed(who, query)
      expect([who, query, rows.map(({ nomorPermohonan, tahap }) => [nomorPermohonan, tahap])]).toEqual([
        who,
        query,
        shown.map(({ nomorPermohonan, label }) => [nomorPermohonan, label]),
      ])
    }
  }
  const [row] = await rowsOf('sekretariat', { tab: 'audit_dokumen' })
  expect(row).toMatchObject({ jenisPengajuan: 'Permohonan Baru', alur: 'Pengajuan', status: 'Sesuai Proses' })
})

test('an operator exports nothing, and what the list refuses the file refuses at the same field', async () => {
  expect((await ask('pemohon', {})).json().code).toBe('TIDAK_BERWENANG')
  const wrong = await ask('sekretariat', { status: 'NANTI' })
  expect([wrong.statusCode, wrong.json().errors[0].field]).toEqual([400, 'status'])
  const column = await ask('sekretariat', { headers: ['sandi'] })
  expect([column.statusCode, column.json().errors[0].field]).toEqual([400, 'headers.0'])
})
