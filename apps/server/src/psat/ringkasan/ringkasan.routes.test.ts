import { beforeAll, expect, test } from 'vitest'
import { collected, onDisk } from '#platform/excel/excel.fixture.ts'
import { excelLimits } from '#platform/excel/limits.ts'
import { readSheet } from '#platform/excel/read-sheet.ts'
import { terbitWorld } from '#psat/penerbitan/penerbitan.fixture.ts'
import type { BerkasUji } from '#psat/psat.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { createPengguna } from '#testing/factories.ts'

const server = useTestApp()
let world: Awaited<ReturnType<typeof terbitWorld>>
let berjalan: BerkasUji
beforeAll(async () => {
  world = await terbitWorld(server.get())
  berjalan = await world.at('audit_dokumen')
  await world.issued({}, 'RINGKAS/1')
  await world.issued({ auditType: 'izin_edar_pl' }, 'RINGKAS/2')
  const ditolak = await world.open()
  const dokumen_ditolak = await world.upload('sekretariat')
  await world.step('sekretariat', ditolak, 'audit/ditolak', { keterangan: 'Tidak lengkap.', dokumen_ditolak })
  // 00:30 on 1 March in Jakarta is still February in UTC.
  const moved = [
    [berjalan.id, '2025-02-28T17:30:00Z'],
    [ditolak.id, '2025-02-28T16:30:00Z'],
  ] as const
  for (const [id, dibuat] of moved) {
    await world.platform.db
      .updateTable('psat.pengajuan')
      .set({ dibuat: new Date(dibuat) })
      .where('id', '=', id)
      .execute()
  }
})

const [year, month] = new Date(Date.now() + 7 * 3_600_000).toISOString().split('-').map(Number)
const get = async (path: string, who: keyof typeof world.people = 'sekretariat') =>
  (await world.people[who].inject({ url: `/api/summary/${path}` })).json().response

test('the graph counts by the month of Jakarta', async () => {
  const graph = await get('permohonan/graph/2025')
  expect(graph).toHaveLength(12)
  expect(graph[1]).toEqual({ month: 'FEBRUARI', total: 1, proses: 0, selesai: 0, ditolak: 1 })
  expect(graph[2]).toEqual({ month: 'MARET', total: 1, proses: 1, selesai: 0, ditolak: 0 })
  const now = await get(`permohonan/graph/${year}`)
  expect(now[(month ?? 1) - 1]).toMatchObject({ total: 2, selesai: 2 })
})

test('lists say who audits, what was issued and for how long', async () => {
  const running = await get('sppb-psat/ongoing/2025/3')
  expect(running).toMatchObject({ total_query: 1, max_page: 1 })
  expect(running.query[0]).toMatchObject({
    kode_pengajuan: berjalan.kode,
    status_proses: 'Audit Dokumen',
    jenis_permohonan: 'Permohonan Baru',
    tanggal_pengajuan: '2025-03-01',
    nomor: null,
  })
  expect(running.query[0].detail_tim_auditor.split(', ')).toHaveLength(2)
  expect((await get('sppb-psat/reject/2025/2')).total_query).toBe(1)
  const finished = await get(`izin-edar/finish/${year}/${month}`)
  expect(finished.query[0]).toMatchObject({
    nomor: 'RINGKAS/2',
    nama_dagang: 'Apel Fuji',
    nama_latin: 'Malus domestica',
    masa_berlaku: expect.stringMatching(new RegExp(`^${(year ?? 0) + 5}-`)),
  })
  expect((await get(`sppb-psat/finish/${year}/${month}?page=2&limit=1`)).query).toEqual([])
})

test('auditors see their own; staff may look at one auditor; others nothing', async () => {
  expect((await get('sppb-psat/ongoing/2025/3', 'auditor')).total_query).toBe(1)
  const other = await createPengguna(world.platform.db, { role: 'AUDITOR' })
  expect((await get(`sppb-psat/ongoing/2025/3?user=${other.id}`)).total_query).toBe(0)
  expect((await get(`sppb-psat/ongoing/2025/3?user=${world.people.lead.id}`)).total_query).toBe(1)
  expect((await get('sppb-psat/ongoing/2025/3?user=all')).total_query).toBe(1)
  expect((await get(`sppb-psat/ongoing/2025/3?user=${world.people.pemohon.uuid}`)).total_query).toBe(1)
  const part = (role: string) =>
    get(`sppb-psat/ongoing/2025/3?user=${world.people.lead.id}&role=${role}`).then(
      (found) => found.total_query,
    )
  expect([await part('LEAD_AUDITOR'), await part('AUDITOR')]).toEqual([1, 0])
  const graph = await get(`permohonan/graph/2025?user=${other.id}`)
  expect(graph[2]).toEqual({ month: 'MARET', total: 0, proses: 0, selesai: 0, ditolak: 0 })
  for (const bad of ['user=0', 'user=bukan-akun', 'role=LAIN']) {
    for (const path of ['permohonan/graph/2025', 'sppb-psat/ongoing/2025/3']) {
      const refused = await world.people.sekretariat.inject({ url: `/api/summary/${path}?${bad}` })
      expect([refused.statusCode, refused.json().code]).toEqual([400, 'VALIDASI_GAGAL'])
    }
  }
  const stranger = await server.get().as('AUDITOR')
  const url = `/api/summary/sppb-psat/ongoing/2025/3?user=${world.people.auditor.id}`
  expect((await stranger.inject({ url })).json().response.total_query).toBe(0)
  const operator = await world.people.pemohon.inject({ url })
  expect([operator.statusCode, operator.json().code]).toEqual([403, 'TIDAK_BERWENANG'])
  expect(
    (await world.people.sekretariat.inject({ url: '/api/summary/sppb-psat/ongoing/2025/13' })).statusCode,
  ).toBe(400)
})

test('the committee sees what it has decided or has before it, and no more', async () => {
  expect((await get('sppb-psat/ongoing/2025/3', 'pvtpp')).total_query).toBe(0)
  expect((await get(`sppb-psat/finish/${year}/${month}`, 'pvtpp')).query).toMatchObject([
    { nomor: 'RINGKAS/1' },
  ])
  const graph = await get(`permohonan/graph/${year}`, 'pvtpp')
  expect(graph[(month ?? 1) - 1]).toMatchObject({ total: 2, selesai: 2, ditolak: 0 })
  expect((await get('permohonan/graph/2025', 'pvtpp'))[1].total).toBe(0)
})

test('the same as a workbook', async () => {
  const answer = await world.people.sekretariat.inject({
    url: `/api/summary/downloadExcel/izin-edar/finish/${year}/${month}`,
  })
  expect(answer.headers['content-type']).toContain('spreadsheetml')
  expect(answer.headers['content-disposition']).toContain('.xlsx')
  const rows = JSON.stringify(
    await onDisk(answer.rawPayload, (path) => collected(readSheet(path, excelLimits))),
  )
  for (const said of ['Nomor Izin Edar', 'RINGKAS/2', 'Apel Fuji']) expect(rows).toContain(said)
})
