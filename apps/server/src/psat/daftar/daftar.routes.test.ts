import { addWorkingDays } from '@portal/domain/platform/calendar/working-days'
import { type NamaTahap, tahapPelaku } from '@portal/domain/psat/alur/pelaku/tahap'
import { kolomUrut } from '@portal/domain/psat/daftar/daftar.contract'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { mayReadPengajuan } from '#psat/alur/akses/akses.ts'
import { readHolidays } from '#psat/alur/kalender.repository.ts'
import { updateBerkas } from '#psat/alur/pengajuan.repository.ts'
import { type BerkasUji, type Orang, type PsatWorld, psatWorld } from '#psat/psat.fixture.ts'
import { insertTemuan } from '#psat/temuan/temuan.repository.ts'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { createPerusahaan } from '#testing/factories.ts'
import { untilLocked } from '#testing/locks.ts'

const server = useTestApp()
let world: PsatWorld
const files: Partial<Record<NamaTahap, BerkasUji>> = {}
const stages: NamaTahap[] = [
  'verifikasi_permohonan',
  'perbaikan_permohonan',
  'penunjukan_auditor',
  'audit_dokumen',
  'audit_lapang',
  'rekomendasi',
  'penagihan',
]
beforeAll(async () => {
  world = await psatWorld(server.get())
  for (const tahap of stages) files[tahap] = await world.at(tahap)
  await world.open({ auditType: 'izin_edar_pl' })
})

const list = async (client: SignedInClient, query: Record<string, string> = {}) => {
  const answer = await client.inject({
    url: '/api/audit-document/uploadDocument',
    query: { auditType: 'sppb_psat', limit: '50', ...query },
  })
  expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
  return answer.json()
}
const stagesOf = async (who: Orang, query: Record<string, string> = {}) =>
  (await list(world.people[who], query)).data.map(({ process }: { process: string }) => process).sort()

test('work comes by its deadline unless another order is asked, ended files by their day of entry', async () => {
  type Row = { id: number; tenggat: string | null; uploadTime: string }
  const { sekretariat } = world.people
  const rowsOf = async (query: Record<string, string> = {}): Promise<Row[]> =>
    (await list(sekretariat, query)).data
  const due = (await rowsOf()).map(({ tenggat }) => tenggat ?? '9999')
  expect(new Set(due).size).toBeGreaterThan(1)
  expect(due).toEqual(due.toSorted())
  expect(await rowsOf({ tab: 'permohonan' })).toEqual(await rowsOf({ tab: 'permohonan', orderBy: 'tenggat' }))
  expect(await rowsOf({ tab: 'terbit' })).toEqual(await rowsOf({ tab: 'terbit', orderBy: 'terbaru' }))
  expect(await rowsOf()).not.toEqual(await rowsOf({ orderBy: 'terbaru' }))
})

test('every role sees its own files and what waits for it, in list, counts and page alike', async () => {
  const waits: Record<Exclude<Orang, 'pemohon'>, [seen: NamaTahap[], turn: NamaTahap[]]> = {
    superadmin: [stages, []],
    sekretariat: [stages, ['verifikasi_permohonan', 'penagihan']],
    koordinator: [stages, ['penunjukan_auditor']],
    subkoordinator: [stages, ['penunjukan_auditor']],
    lead: [stages.slice(3), ['audit_dokumen', 'audit_lapang']],
    auditor: [stages.slice(3), ['audit_dokumen', 'audit_lapang']],
    pvtpp: [stages.slice(5), ['rekomendasi']],
  }
  for (const [name, [seen, turn]] of Object.entries(waits)) {
    const who = name as keyof typeof waits
    expect([who, await stagesOf(who)]).toEqual([who, [...seen].sort()])
    expect([who, await stagesOf(who, { giliran: 'true' })]).toEqual([who, [...turn].sort()])
    const { counts, meta, data } = await list(world.people[who])
    expect(counts.semua).toEqual({ total: seen.length, giliran: turn.length })
    expect(meta.total).toBe(seen.length)
    for (const row of data)
      expect([row.process, row.giliran_saya]).toEqual([row.process, turn.includes(row.process)])
    for (const tahap of stages) {
      const page = await world.page(who, files[tahap] as BerkasUji)
      expect([who, tahap, page.statusCode]).toEqual([who, tahap, seen.includes(tahap) ? 200 : 404])
    }
  }
  for (const role of ['OKKP_ADMIN_PUSAT', 'PELAKU_USAHA'] as const) {
    const other = await server.get().as(role)
    const answer = await other.inject({ url: '/api/audit-document/uploadDocument' })
    expect(answer.statusCode).toBe(403)
  }
})

test('a stranger of each scoped role sees nothing; the new owner of a transfer reads that file alone', async () => {
  for (const role of ['AUDITOR', 'LEAD_AUDITOR'] as const) {
    expect((await list(await server.get().as(role))).meta.total).toBe(0)
  }
  const buyer = await createPerusahaan(world.platform.db)
  const owner = await server.get().as('PELAKU_USAHA', { perusahaan_id: buyer.id })
  const transfer = await world.open({ jenisPengajuan: 'pengalihan', perusahaan_baru_id: buyer.id })
  const page = await owner.inject({ url: `/api/psat/pengajuan/${transfer.uuid}` })
  expect([page.statusCode, page.json().data.giliran_saya, page.json().data.aksi]).toEqual([200, false, []])
  const other = await owner.inject({ url: `/api/psat/pengajuan/${files.penagihan?.uuid}` })
  expect(other.statusCode).toBe(404)
})

test('tabs, processes, statuses and words narrow the list; counts follow', async () => {
  const of = (query: Record<string, string>) => list(world.people.sekretariat, query)
  const { counts } = await of({ jenisPengajuan: 'permohonan_baru' })
  expect([counts.permohonan.total, counts.audit_dokumen.total, counts.audit_lapang.total]).toEqual([3, 1, 2])
  expect(await stagesOf('sekretariat', { tab: 'audit_lapang' })).toEqual(['audit_lapang', 'rekomendasi'])
  expect(await stagesOf('sekretariat', { process: 'audit_dokumen,penagihan' })).toEqual([
    'audit_dokumen',
    'penagihan',
  ])
  expect((await of({ status: 'OVERRDUE' })).meta.total).toBe(0)
  expect((await of({ status: 'ON_PROCESS', tab: 'audit_dokumen' })).meta.total).toBe(1)
  const wrong = await world.people.sekretariat.inject({
    url: '/api/audit-document/uploadDocument',
    query: { status: 'SALAH' },
  })
  expect([wrong.statusCode, wrong.json().errors[0].field]).toEqual([400, 'status'])

  const { tenggat } = await of({ status: 'OVERRDUE', jenisPengajuan: 'permohonan_baru' })
  expect(tenggat).toEqual({
    ON_PROCESS: 6,
    DUE_TOMORROW: 0,
    OVERRDUE: 0,
    jeda: 1,
    besok: addWorkingDays(Date.now(), 1, await readHolidays(world.platform.db)),
  })
  expect((await of({ tab: 'audit_lapang' })).tenggat.ON_PROCESS).toBe(2)
  expect((await of({ giliran: 'true' })).tenggat).toMatchObject({ jeda: 0 })
  expect(await stagesOf('sekretariat', { jeda: 'true' })).toEqual(['perbaikan_permohonan'])
  expect(
    (await of({ status: 'ON_PROCESS', jeda: 'false', jenisPengajuan: 'permohonan_baru' })).meta.total,
  ).toBe(6)

  const berkas = files.audit_dokumen as BerkasUji
  const found = async (search: string) =>
    (await of({ search, jenisPengajuan: 'permohonan_baru' })).data.map(({ id }: { id: number }) => id)
  expect(await found(berkas.kode)).toEqual([berkas.id])
  expect(await found(String(berkas.id))).toContain(berkas.id)
  expect(await found(berkas.company.nib ?? '')).toHaveLength(stages.length)
  expect(await found('Uji Pangan')).toHaveLength(stages.length)
  expect(await found('%')).toEqual([])
  expect((await of({ provinsiId: '31' })).meta.total).toBe(0)
  expect((await of({ alur: 'berkas' })).meta.total).toBe(0)

  const acted = async (key: string, who: Orang) =>
    (await of({ [key]: String(world.people[who].id) })).meta.total
  expect(await acted('koorSekretariatUserId', 'koordinator')).toBe(4)
  expect(await acted('sekretariatUserId', 'subkoordinator')).toBe(0)
  expect(await acted('auditorUserId', 'auditor')).toBe(4)
  expect(await acted('leadAuditorUserId', 'lead')).toBe(4)

  const oldest = (await of({ orderBy: 'terlama', limit: '1' })).data[0]
  expect(oldest.uuid).toBe(files.verifikasi_permohonan?.uuid)
  const second = await of({ orderBy: 'terlama', limit: '1', page: '2' })
  expect([second.data[0].uuid, second.meta.max_page]).toEqual([
    files.perbaikan_permohonan?.uuid,
    second.meta.total,
  ])
})

test('a process that is none falls to code 10; codes are known as well', async () => {
  const sepuluh = ['penunjukan_auditor', 'verifikasi_permohonan']
  for (const process of ['zzz', '10', 'upload'])
    expect(await stagesOf('sekretariat', { process, jenisPengajuan: 'permohonan_baru' })).toEqual(sepuluh)
  expect(await stagesOf('sekretariat', { process: '20,zzz', jenisPengajuan: 'permohonan_baru' })).toEqual([
    'audit_dokumen',
    ...sepuluh,
  ])
  expect(await stagesOf('sekretariat', { process: ',' })).toEqual(await stagesOf('sekretariat'))
})

test('step statuses and the names of the rows are known; what is not is refused with the names that are', async () => {
  const of = (query: Record<string, string>) =>
    stagesOf('sekretariat', { jenisPengajuan: 'permohonan_baru', ...query })
  expect(await of({ status: 'revision' })).toEqual(['perbaikan_permohonan'])
  expect(await of({ status: 'review' })).toEqual(
    stages.filter((key) => key !== 'perbaikan_permohonan').sort(),
  )
  expect(await of({ status: 'accept,reject' })).toEqual([])
  expect(await of({ status: 'Dalam Proses' })).toEqual(await of({ status: 'ON_PROCESS' }))
  expect(await of({ status: 'revision,OVERRDUE' })).toEqual(['perbaikan_permohonan'])
  const counted = await list(world.people.sekretariat, { status: 'revision' })
  expect([counted.meta.total, counted.counts.permohonan.total]).toEqual([1, 1])

  const idsBy = async (orderBy: string) =>
    (await list(world.people.sekretariat, { orderBy })).data.map(({ id }: { id: number }) => id)
  for (const [name, known] of [
    ['uploadTime', 'masuk'],
    ['-updateTime', '-perubahan'],
    ['process', 'tahap'],
    ['-nama_perusahaan', '-perusahaan'],
  ] as const)
    expect([name, await idsBy(name)]).toEqual([name, await idsBy(known)])

  const refused = async (query: Record<string, string>) => {
    const answer = await world.people.sekretariat.inject({ url: '/api/audit-document/uploadDocument', query })
    expect(answer.statusCode).toBe(400)
    return answer.json().errors[0].message
  }
  expect(await refused({ status: 'zzz' })).toMatch(/OVERRDUE.*review, accept, revision, reject, Dalam Proses/)
  const orders = await refused({ orderBy: 'zzz' })
  expect(orders).toMatch(/terbaru.* tenggat, -tenggat.*uploadTime/)
  expect(orders.match(/ tenggat,/g)).toHaveLength(1)
})

test('each column sorts from either end, and no file is lost between two pages', async () => {
  type Row = { id: number; code: number; tenggat: string | null }
  const idsOf = async (orderBy: string, more: Record<string, string> = {}): Promise<Row[]> =>
    (await list(world.people.sekretariat, { orderBy, ...more })).data
  for (const kolom of kolomUrut) {
    const up = await idsOf(kolom)
    const down = await idsOf(`-${kolom}`)
    const dated = (rows: typeof up) => rows.filter(({ tenggat }) => kolom !== 'tenggat' || tenggat !== null)
    expect([kolom, dated(down).map(({ id }) => id)]).toEqual([
      kolom,
      dated(up)
        .map(({ id }) => id)
        .reverse(),
    ])
    const pages = await Promise.all(
      up.map((_, index) => idsOf(kolom, { limit: '1', page: String(index + 1) })),
    )
    expect(pages.flat().map(({ id }) => id)).toEqual(up.map(({ id }) => id))
  }
  const codes = (await idsOf('tahap')).map(({ code }) => code)
  expect(codes).toEqual(codes.toSorted((a, b) => a - b))
  for (const order of ['tenggat', '-tenggat']) {
    const without = (await idsOf(order)).map(({ tenggat }) => tenggat === null)
    expect(without).toEqual(without.toSorted())
  }
})

test('the history of the earlier system is served under its own kind', async () => {
  const berkas = files.audit_dokumen as BerkasUji
  const url = '/api/psat/sppb/audit/history'
  const rows = await world.people.pemohon.inject({ url, query: { id: String(berkas.id) } })
  expect(rows.json().data).toMatchObject([
    { code_status_proses: 10, proses: 'REVIEW', aksi: 'ajukan' },
    { code_status_proses: 10, proses: 'CLEAR', aksi: 'loloskan_permohonan' },
    { code_status_proses: 20, proses: 'REVIEW', aksi: 'tunjuk_auditor' },
  ])
  const other = await world.people.pemohon.inject({
    url: '/api/psat/pl/audit/history',
    query: { id: String(berkas.id) },
  })
  expect(other.statusCode).toBe(404)
  const foreign = await (await server.get().as('PELAKU_USAHA')).inject({ url, query: { id: berkas.uuid } })
  expect(foreign.statusCode).toBe(404)
  expect((await world.people.pemohon.inject({ url, query: { id: 'x' } })).statusCode).toBe(404)
})

test('the start page shows what waits, and leads the committee to its own screen', async () => {
  const cardsOf = async (who: Orang) => {
    const { kartu } = (await world.people[who].inject({ url: '/api/admin/beranda' })).json().data
    // The OSS connection has its own card. integrasi.routes.test.ts tests it.
    return kartu.filter(
      ({ layanan, judul }: { layanan: string; judul: string }) => layanan === 'PSAT' && judul !== 'Pesan OSS',
    )
  }
  expect((await cardsOf('koordinator'))[0]).toMatchObject({
    judul: 'SPPB-PSAT menunggu Anda',
    jumlah: 1,
    tautan: '/psat/admin/perizinan/sppb_psat?giliran=true&sort=tenggat',
  })
  expect((await cardsOf('pvtpp'))[0]).toMatchObject({
    jumlah: 1,
    tautan: '/psat/admin/perizinan/sppb_psat/audit',
  })
  expect(await cardsOf('superadmin')).toEqual([])
})

test('one file and the list follow one rule', async () => {
  const rows = await world.platform.db.selectFrom('psat.pengajuan').selectAll().execute()
  for (const { id, role } of Object.values(world.people)) {
    if (role === 'PELAKU_USAHA') continue
    const actor = { id, role, perusahaan_id: null }
    const allowed = rows.filter((row) => mayReadPengajuan(actor, row as never)).length
    const client = Object.values(world.people).find((person) => person.id === id) as SignedInClient
    const answer = await client.inject({ url: '/api/audit-document/uploadDocument', query: { limit: '1' } })
    expect([role, answer.json().meta.total]).toEqual([role, allowed])
  }
})

test('a card about lateness counts what its link lists', async () => {
  const late = [files.verifikasi_permohonan, files.perbaikan_permohonan, files.audit_dokumen].map(
    (berkas) => (berkas as BerkasUji).id,
  )
  await world.platform.db
    .updateTable('psat.pengajuan')
    .set({ tenggat: '2020-01-06' })
    .where('id', 'in', late)
    .execute()
  const told: string[] = []
  const counted = async (who: Orang) => {
    const { kartu } = (await world.people[who].inject({ url: '/api/admin/beranda' })).json().data
    const card = kartu.find(({ judul }: { judul: string }) => judul === 'SPPB-PSAT terlambat')
    const { sort: _sort, ...query } = Object.fromEntries(
      new URL(card.tautan, 'http://portal').searchParams,
    ) as Record<string, string>
    told.push(card.keterangan)
    return [card.jumlah, (await list(world.people[who], query)).meta.total]
  }
  expect(await counted('sekretariat')).toEqual([1, 1])
  // The file that waits for its applicant is late too.
  expect(await counted('superadmin')).toEqual([3, 3])
  const holders = told[1]
    ?.replace(/^.*: |\.$/g, '')
    .split(', ')
    .toSorted()
  expect(holders).toEqual(['Pelaku usaha 1', 'Sekretariat 1', 'Tim audit 1'])
  const { tenggat } = await list(world.people.superadmin, {})
  const figures = await world.people.superadmin.inject({
    url: '/api/audit-document/dashboard/documentDeadlineCount',
  })
  expect([tenggat.OVERRDUE, figures.json().data.deadline.count]).toEqual([3, 3])
})

test('a file is read at one moment, whatever is done to it meanwhile', async () => {
  const { db } = world.platform
  const berkas = await world.at('audit_dokumen')
  const { versi } = await world.read('lead', berkas)
  const page = await db.transaction().execute(async (trx) => {
    await sql`lock table psat.temuan in access exclusive mode`.execute(trx)
    const reading = world.read('lead', berkas)
    // The request has read the file and now waits for the lock on its findings.
    await untilLocked(db)
    await updateBerkas(trx, tahapPelaku, berkas.id, { versi: versi + 1 })
    await insertTemuan(trx, {
      pengajuan_id: berkas.id,
      tahap: 'audit_dokumen',
      putaran: 1,
      sasaran: 'isian',
      bidang: 'unit_produksi',
      uraian: 'Alamat berbeda.',
      oleh: world.people.lead.id,
    })
    return { reading }
  })
  const during = await page.reading
  expect([during.versi, during.temuan]).toEqual([versi, []])
  const after = await world.read('lead', berkas)
  expect([after.versi, after.temuan.length]).toEqual([versi + 1, 1])
})
