import { beforeAll, expect, test } from 'vitest'
import { listFacts, wrongKeys } from '#platform/figures/facts.repository.ts'
import { type BerkasWorld, berkasWorld, type PetugasBerkas } from '#psat/sekretariat/sekretariat.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { countWrongBeban, rebuildBeban } from './beban.repository.ts'

const server = useTestApp()
let world: BerkasWorld
const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)

beforeAll(async () => {
  world = await berkasWorld(server.get())
  await world.at('select_auditor')
  await world.at('review_lead_auditor', { auditType: 'izin_edar_pl' })
  await world.at('complete')
  const rejected = await world.at('review_auditor')
  await world.step('auditor', rejected, 'uploadDocument/reject', { rejectNote: 'Tidak memenuhi syarat.' })
  const revised = await world.at('review_auditor')
  await world.step('auditor', revised, 'reviewDocument/auditor', {
    status: 'revision',
    keterangan: 'Lengkapi dokumen.',
  })
})

const base = '/api/audit-document/dashboard'
async function ask(path: string, who: PetugasBerkas = 'sekretariat') {
  const answer = await world.people[who].inject({ url: `${base}/${path}` })
  expect([path, answer.statusCode, answer.json().errors]).toEqual([path, 200, undefined])
  return answer.json()
}
async function refused(path: string, who: PetugasBerkas = 'sekretariat') {
  const answer = await world.people[who].inject({ url: `${base}/${path}` })
  const { code, errors } = answer.json()
  return {
    status: answer.statusCode,
    code,
    fields: (errors ?? []).map(({ field }: { field: string }) => field),
  }
}
const counted = async (query: string, who: PetugasBerkas = 'sekretariat') =>
  (await world.people[who].inject({ url: `/api/audit-document/uploadDocument?${query}` })).json().meta.total

test('totals by outcome, with their shares and their numbers', async () => {
  const { data } = await ask('totalDocumentProcess')
  expect(data).toMatchObject({
    totalOnProcess: { count: 3, percentage: 60 },
    totalComplete: { count: 1, percentage: 20 },
    totalReject: { count: 1, percentage: 20 },
  })
  expect(data.totalOnProcess.nomorPermohonanList).toHaveLength(3)
  const none = (await ask('totalDocumentProcess?startDate=2020-01-01')).data
  expect(none.totalOnProcess).toEqual({ count: 0, percentage: 0, nomorPermohonanList: [] })
  for (const [name, hasil] of [
    ['totalOnProcess', 'proses'],
    ['totalComplete', 'terbit'],
    ['totalReject', 'tms'],
  ] as const)
    expect(await counted(`keluaran=${hasil}&masukDari=${today}&masukSampai=${today}`)).toBe(data[name].count)
})

test('stages of both tracks, none left out, each opening its list', async () => {
  const { data } = await ask('documentPerProcess')
  const count = (process: string) => data.find((row: { process: string }) => row.process === process).count
  expect([count('select_auditor'), count('review_lead_auditor'), count('upload_revision')]).toEqual([1, 1, 1])
  expect(count('verifikasi_permohonan')).toBe(0)
  expect(data.reduce((sum: number, row: { percentage: number }) => sum + row.percentage, 0)).toBeCloseTo(100)
  const mine = (await ask(`documentPerProcess?auditorUserId=${world.people.auditor.id}`)).data
  expect(mine.reduce((sum: number, row: { count: number }) => sum + row.count, 0)).toBe(4)
  const sub = (await ask(`documentPerProcess?subKoorSekretariatUserId=${world.people.subkoordinator.id}`))
    .data
  expect(sub.filter((row: { count: number }) => row.count > 0)).toMatchObject([{ process: 'complete' }])
  expect(await counted(`subKoorSekretariatUserId=${world.people.subkoordinator.id}`)).toBe(1)
  const { data: only } = await ask('documentPerProcess?process=complete,reject')
  expect(only.map((row: { process: string }) => row.process).toSorted()).toEqual([
    'complete',
    'ditolak',
    'reject',
    'terbit',
  ])
})

test('deadlines: in time until the day is over, then late', async () => {
  expect((await ask('documentDeadlineCount')).data).toMatchObject({
    onTrack: { count: 3, percentage: 100 },
    deadline: { count: 0, percentage: 0, nomorPermohonanList: [] },
  })
  const { platform } = server.get()
  const { clock } = platform
  platform.clock = () => new Date(clock().getTime() + 90 * 86_400_000)
  try {
    const { data } = await ask('documentDeadlineCount?auditType=sppb_psat')
    expect([data.onTrack.count, data.deadline.count]).toEqual([0, 2])
    expect(data.deadline.nomorPermohonanList).toHaveLength(2)
  } finally {
    platform.clock = clock
  }
})

test('progress tells what happened today, and each figure opens its list', async () => {
  const { unit, data } = await ask(`progressServices?startDate=${today}`)
  expect(unit).toBe('hari')
  expect(data).toMatchObject([
    { date: today, dateEnd: today, totalComplete: 1, totalAudit: 4, totalRevision: 1, totalEndAudit: 1 },
  ])
  const days = `peristiwaDari=${today}&peristiwaSampai=${today}`
  expect(await counted(`peristiwa=audit&${days}`)).toBe(4)
  expect(await counted(`peristiwa=tolak&${days}`)).toBe(1)
  expect(await counted('peristiwa=audit&peristiwaSampai=2020-01-01')).toBe(0)
  expect(await counted('peristiwaSampai=2020-01-01')).toBe(0)
  expect(await counted(`peristiwaDari=${today}`)).toBeGreaterThan(0)
  const whole = await ask(`progressServices?years=${today.slice(0, 4)}`)
  expect(whole.unit).toBe('minggu')
  expect(whole.data.reduce((sum: number, row: { totalAudit: number }) => sum + row.totalAudit, 0)).toBe(4)
  const due = whole.data.reduce(
    (sum: number, row: { totalDeadlineAudit: number }) => sum + row.totalDeadlineAudit,
    0,
  )
  const year = today.slice(0, 4)
  expect(due).toBe(
    await counted(`process=review_lead_auditor&tenggatDari=${year}-01-01&tenggatSampai=${year}-12-31`),
  )
})

test('service times: histograms of working days, waiting apart, by outcome', async () => {
  const [all] = (await ask('serviceTimes')).data
  expect(all).toMatchObject({ key: 'semua', total: { count: 2, mean: 0, median: 0, p90: 0 } })
  const [issued] = (await ask('serviceTimes?isComplete=true')).data
  expect(issued.total.count).toBe(1)
  expect(issued.stages.map((row: { process: string }) => row.process)).toContain('sertifikasi')
  const kinds = (await ask('serviceTimes?groupBy=auditType&isReject=true')).data
  expect(kinds).toMatchObject([{ key: 'sppb_psat', total: { count: 1 } }])
  expect((await ask('serviceTimes?completeTimeEnd=2020-01-01')).data[0].total.mean).toBeNull()
})

test('each service time opens the files it counts', async () => {
  const [all] = (await ask(`serviceTimes?completeTimeStart=${today}`)).data
  expect(all.stages.length).toBeGreaterThan(3)
  const days = `berakhirDari=${today}&berakhirSampai=${today}`
  for (const { process, count } of all.stages as { process: string; count: number }[]) {
    expect([process, await counted(`layanan=${process}&${days}`)]).toEqual([process, count])
  }
  expect(await counted(days)).toBe(all.total.count)
  expect(await counted(`layanan=jeda&${days}`)).toBe(all.paused.count)
  expect(await counted('layanan=seluruhnya&berakhirSampai=2020-01-01')).toBe(0)
  const kinds = (await ask('serviceTimes?groupBy=auditType')).data as {
    key: string
    total: { count: number }
  }[]
  for (const { key, total } of kinds) {
    expect(await counted(`layanan=seluruhnya&auditType=${key}`)).toBe(total.count)
  }
})

test('the weekly report tells both kinds apart', async () => {
  const { data } = await ask('weeklyReport')
  expect(data.at(-1)).toMatchObject({
    totalUpload: 5,
    totalComplete: 1,
    totalReject: 1,
    sppb_psat: { totalUpload: 4 },
    izin_edar_pl: { totalUpload: 1, totalComplete: 0 },
  })
})

test('workload: team and secretariat, the fullest first, those without files too', async () => {
  const { data } = await ask('workloadUser?role=AUDITOR')
  const own = data.find((row: { userId: number }) => row.userId === world.people.auditor.id)
  expect(own).toMatchObject({ role: 'AUDITOR', count: 2, workload: 100 })
  expect(own.nomorPermohonanList).toHaveLength(2)
  expect(await counted(`auditorUserId=${own.userId}&keluaran=proses`)).toBe(2)
  const idle = await server.get().as('AUDITOR')
  const again = (await ask('workloadUser?role=AUDITOR')).data
  expect(again.find((row: { userId: number }) => row.userId === idle.id)).toMatchObject({
    count: 0,
    workload: 0,
  })
  const office = (await ask('workloadUser?role=SEKRETARIAT')).data
  const handler = office.find((row: { userId: number }) => row.userId === world.people.sekretariat.id)
  // Two of the five files have ended and count as nobody's workload.
  expect([handler.count, handler.nomorPermohonanList.length]).toEqual([3, 3])
  const running = (await ask('totalDocumentProcess')).data.totalOnProcess.nomorPermohonanList
  expect(handler.nomorPermohonanList.toSorted()).toEqual(running.toSorted())
})

test('auditors get the figures of their own files, and of nobody else', async () => {
  const stranger = await server.get().as('AUDITOR')
  const of = async (client: typeof stranger, path: string) =>
    (await client.inject({ url: `${base}/${path}` })).json().data
  expect((await of(stranger, 'totalDocumentProcess')).totalOnProcess.count).toBe(0)
  expect(await of(stranger, 'workloadUser')).toEqual([])
  expect((await ask('totalDocumentProcess', 'auditor')).data.totalOnProcess.count).toBe(2)
  const { data } = await ask('workloadUser', 'auditor')
  expect(data).toMatchObject([{ userId: world.people.auditor.id, count: 2 }])
  expect((await ask(`progressServices?startDate=${today}`, 'lead')).data[0].totalAudit).toBe(4)
  expect((await ask('serviceTimes', 'lead')).data[0].total.count).toBe(2)
})

test('an auditor reads the own load, not that of a colleague of the same team', async () => {
  const { auditor } = world.people
  const colleague = await server.get().as('AUDITOR')
  const { db } = server.get().platform
  const team = { auditor_id: [auditor.id, colleague.id] }
  await db.updateTable('psat.pengajuan').set(team).where('tahap', '=', 'upload_revision').execute()
  expect(await counted(`auditorUserId=${colleague.id}&keluaran=proses`)).toBe(1)
  const { data } = await ask('workloadUser', 'auditor')
  expect(data.map(({ userId }: { userId: number }) => userId)).toEqual([auditor.id])
})

test('what cannot be answered is refused at its field', async () => {
  const bad = { status: 400, code: 'VALIDASI_GAGAL' }
  expect(await refused('totalDocument?groupBy=kota')).toEqual({ ...bad, fields: ['provinsiId'] })
  expect(await refused('weeklyReport?startDate=2026-02-01&endDate=2026-01-31')).toEqual({
    ...bad,
    fields: ['endDate'],
  })
  expect(await refused('weeklyReport?startDate=2010-01-01&endDate=2026-01-31')).toEqual({
    ...bad,
    fields: ['endDate'],
  })
  expect(await refused('progressServices?years=26')).toEqual({ ...bad, fields: ['years'] })
  for (const years of ['9999', '0753', '2026,2200'])
    expect(await refused(`progressServices?years=${years}`), years).toEqual({ ...bad, fields: ['years'] })
  expect(await refused('workloadUser?role=PELAKU_USAHA')).toEqual({ ...bad, fields: ['role'] })
  for (const who of ['pemohon', 'pvtpp'] as const)
    expect(await refused('totalDocument', who)).toMatchObject({ status: 403, code: 'TIDAK_BERWENANG' })
})

test('a file that moves takes its events with it', async () => {
  const { db } = server.get().platform
  const before = (await ask('progressServices?provinsiId=51')).data.at(-1).totalComplete
  const served = async (provinsi: number) =>
    (await ask(`serviceTimes?provinsiId=${provinsi}`)).data[0].total.count
  const [there, here] = [await served(51), await served(32)]
  await db
    .updateTable('psat.pengajuan')
    .set({ provinsi_id: 51, kota_id: null })
    .where('tahap', '=', 'complete')
    .execute()
  expect((await ask('progressServices?provinsiId=51')).data.at(-1).totalComplete).toBe(before + 1)
  expect([await served(51), await served(32)]).toEqual([there + 1, here - 1])
  for (const name of (await listFacts(db)).filter((one) => one.startsWith('psat.')))
    expect([name, await wrongKeys(db, name)]).toEqual([name, 0])
})

test('a load that went astray is found, and written anew', async () => {
  const { db } = server.get().platform
  expect(await countWrongBeban(db)).toBe(0)
  const { numDeletedRows } = await db.deleteFrom('psat.beban_berkas').executeTakeFirstOrThrow()
  expect(Number(numDeletedRows)).toBeGreaterThan(0)
  expect(await countWrongBeban(db)).toBe(Number(numDeletedRows))
  await rebuildBeban(db)
  expect(await countWrongBeban(db)).toBe(0)
})

test('a file that is sent after midnight in Jakarta counts on that day', async () => {
  const { db } = server.get().platform
  const { auditId } = await world.open()
  const dibuat = new Date('2024-03-31T17:30:00Z')
  await db.updateTable('psat.pengajuan').set({ dibuat }).where('id', '=', auditId).execute()
  const countOn = async (day: string) =>
    (await ask(`totalDocument?groupBy=date&uploadTimeStart=${day}&uploadTimeEnd=${day}`)).data.total
  expect([await countOn('2024-03-31'), await countOn('2024-04-01')]).toEqual([0, 1])
})
