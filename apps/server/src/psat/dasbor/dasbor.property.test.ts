import { addDays } from '@portal/domain/platform/calendar/add-days'
import { isWorkingDay } from '@portal/domain/platform/calendar/working-days'
import { alurOf } from '@portal/domain/psat/alur/semua-alur'
import { nomorTerbanyak } from '@portal/domain/psat/dasbor/dasbor.contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { foldFacts, listFacts, wrongKeys } from '#platform/figures/facts.repository.ts'
import { readHolidays } from '#psat/alur/kalender.repository.ts'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { createPerusahaan } from '#testing/factories.ts'
import {
  anyBerkas,
  anyTempat,
  type BerkasAcak,
  type Mentah,
  type Orang,
  readMentah,
  writeBerkas,
} from './naive-counts.fixture.ts'

const server = useTestApp()
const today = '2026-11-16'
let people: Record<'sekretariat' | 'lead' | 'auditor', SignedInClient>
let orang: Orang
let libur: ReadonlySet<string>

beforeAll(async () => {
  const app = server.get()
  app.platform.clock = () => new Date(`${today}T03:00:00Z`)
  people = {
    sekretariat: await app.as('SEKRETARIAT'),
    lead: await app.as('LEAD_AUDITOR'),
    auditor: await app.as('AUDITOR'),
  }
  const other = await app.as('AUDITOR')
  const { lead, auditor, sekretariat } = people
  const perusahaan = (await createPerusahaan(app.platform.db)).id
  const tim = [
    [lead.id, auditor.id],
    [lead.id, other.id],
  ] as const
  orang = { tim, penangan: sekretariat.id, perusahaan }
  libur = await readHolidays(app.platform.db)
})

const anyDay = fc.integer({ min: 0, max: 760 }).map((n) => addDays('2025-05-20', n))
const anyWrite = fc.oneof(
  fc.record({
    kind: fc.constant('tambah' as const),
    rows: fc.array(anyBerkas, { minLength: 2, maxLength: 8 }),
  }),
  fc.record({ kind: fc.constant('pindah' as const), tempat: anyTempat, sisa: fc.nat({ max: 3 }) }),
  fc.record({ kind: fc.constant('tim' as const), sisa: fc.nat({ max: 3 }) }),
  fc.record({ kind: fc.constant('lipat' as const) }),
)

async function applyWrite(write: typeof anyWrite extends fc.Arbitrary<infer T> ? T : never) {
  const { db } = server.get().platform
  if (write.kind === 'lipat') return foldFacts(db)
  if (write.kind === 'tambah') {
    for (const row of write.rows as BerkasAcak[]) await writeBerkas(db, row, orang)
    return
  }
  const chosen = sql<boolean>`id % 4 = ${write.sisa}`
  const change =
    write.kind === 'pindah'
      ? write.tempat
      : { lead_auditor_id: people.lead.id, auditor_id: [people.auditor.id], penangan_id: [orang.penangan] }
  await db.updateTable('psat.pengajuan').set(change).where(chosen).execute()
}

interface Tanya {
  provinsiId?: number
  kotaId?: number
  isInputPusat?: boolean
}
const anyAsk = fc.record({
  who: fc.constantFrom('sekretariat' as const, 'lead' as const, 'auditor' as const),
  wilayah: fc.constantFrom<Tanya[]>(
    {},
    { provinsiId: 32 },
    { provinsiId: 31 },
    { kotaId: 3273 },
    { provinsiId: 31, kotaId: 3273 },
  ),
  isInputPusat: fc.option(fc.boolean(), { nil: undefined }),
  auditType: fc.option(fc.constantFrom('sppb_psat', 'izin_edar_pl'), { nil: undefined }),
  start: anyDay,
  days: fc.nat({ max: 90 }),
  isComplete: fc.option(fc.boolean(), { nil: undefined }),
  isReject: fc.option(fc.boolean(), { nil: undefined }),
  process: fc.option(fc.constantFrom('audit_dokumen,review_auditor', 'complete', 'upload_revision'), {
    nil: undefined,
  }),
})
type Ask = typeof anyAsk extends fc.Arbitrary<infer T> ? T : never

async function fetchFigure<T>(
  who: Ask['who'],
  path: string,
  query: Record<string, string | number | boolean | undefined>,
): Promise<T> {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const url = `/api/audit-document/dashboard/${path}`
  const answer = await people[who].inject({ url, query: Object.fromEntries(given) })
  expect([path, answer.statusCode, answer.json().errors]).toEqual([path, 200, undefined])
  return answer.json().data
}

function terlihat(raw: readonly Mentah[], { who, wilayah, isInputPusat }: Ask): Mentah[] {
  const id = people[who].id
  return raw.filter(
    (file) =>
      (who === 'sekretariat' || file.lead === id || file.auditor.includes(id)) &&
      (wilayah.provinsiId === undefined || file.provinsi === wilayah.provinsiId) &&
      (wilayah.kotaId === undefined || file.kota === wilayah.kotaId) &&
      (isInputPusat === undefined || file.pusat === isInputPusat),
  )
}

const akhirOf = ({ alur, tahap }: Mentah) => alurOf(alur).tahap[tahap]?.ends
const hasilOf = (file: Mentah) => akhirOf(file) ?? 'proses'
const banyak = <T>(rows: readonly T[], is: (row: T) => boolean) => rows.filter(is).length
const keluaran = (files: readonly Mentah[]) => ({
  total: files.length,
  proses: banyak(files, (file) => hasilOf(file) === 'proses'),
  terbit: banyak(files, (file) => hasilOf(file) === 'terbit'),
  tms: banyak(files, (file) => hasilOf(file) === 'tms'),
})
const diminta =
  ({ isComplete, isReject }: Ask) =>
  (file: Mentah) =>
    (isComplete === undefined || (hasilOf(file) === 'terbit') === isComplete) &&
    (isReject === undefined || (hasilOf(file) === 'tms') === isReject)

/** Checks that the answer lists distinct numbers of these files, at most 100. */
function samaNomor(said: readonly string[], files: readonly Mentah[]) {
  const known = new Set(files.map(({ nomor }) => nomor))
  expect([new Set(said).size, said.filter((nomor) => !known.has(nomor))]).toEqual([
    Math.min(nomorTerbanyak, files.length),
    [],
  ])
}

async function samaTotal(files: Mentah[], ask: Ask) {
  const { who, wilayah, isInputPusat, start, days, isComplete, isReject } = ask
  const end = addDays(start, days)
  const inside = files.filter(({ masuk }) => masuk >= start && masuk <= end)
  const base = { ...wilayah, isInputPusat }
  const states = await fetchFigure<Record<string, { count: number; nomorPermohonanList: string[] }>>(
    who,
    'totalDocumentProcess',
    { ...base, startDate: start, endDate: end },
  )
  for (const [name, hasil] of [
    ['totalOnProcess', 'proses'],
    ['totalComplete', 'terbit'],
    ['totalReject', 'tms'],
  ] as const) {
    const own = inside.filter((file) => hasilOf(file) === hasil)
    expect([name, states[name]?.count]).toEqual([name, own.length])
    samaNomor(states[name]?.nomorPermohonanList ?? [], own)
  }
  const years = await fetchFigure<typeof states>(who, 'totalDocumentProcess', { ...base, years: '2025' })
  expect(years.totalReject?.count).toBe(
    banyak(files, (file) => file.masuk.startsWith('2025') && hasilOf(file) === 'tms'),
  )
  const chosen = inside.filter(diminta(ask))
  const asked = { ...base, isComplete, isReject, uploadTimeStart: start, uploadTimeEnd: end }
  for (const groupBy of ['date', 'week', 'month', 'year', 'provinsi', 'auditType', 'jenisPengajuan']) {
    const said = await fetchFigure<{ total: number; groups: { key: string; total: number }[] }>(
      who,
      'totalDocument',
      { ...asked, groupBy },
    )
    expect(said).toMatchObject(keluaran(chosen))
    expect(said.groups.reduce((sum, { total }) => sum + total, 0)).toBe(chosen.length)
    const keyOf: Partial<Record<string, (file: Mentah) => string>> = {
      date: ({ masuk }) => masuk,
      month: ({ masuk }) => masuk.slice(0, 7),
      year: ({ masuk }) => masuk.slice(0, 4),
      provinsi: ({ provinsi }) => (provinsi === null ? '' : String(provinsi)),
      auditType: ({ audit_type }) => audit_type,
      jenisPengajuan: ({ jenis }) => jenis,
    }
    const key = keyOf[groupBy]
    if (key)
      for (const group of said.groups)
        expect(group).toMatchObject(keluaran(chosen.filter((file) => key(file) === group.key)))
  }
}

/** Checks the figures that do not depend on the date of entry. */
async function samaSelalu(files: Mentah[], { who, wilayah, isInputPusat }: Ask) {
  const base = { ...wilayah, isInputPusat }
  const states = await fetchFigure<Record<string, { count: number }>>(who, 'totalDocumentProcess', base)
  const { proses, terbit, tms } = keluaran(files)
  expect([states.totalOnProcess?.count, states.totalComplete?.count, states.totalReject?.count]).toEqual([
    proses,
    terbit,
    tms,
  ])
  const said = await fetchFigure<{ total: number; groups: { key: string; total: number }[] }>(
    who,
    'totalDocument',
    { ...base, groupBy: 'provinsi' },
  )
  expect(said).toMatchObject(keluaran(files))
  expect(said.groups.reduce((sum, { total }) => sum + total, 0)).toBe(files.length)
  for (const group of said.groups) {
    const there = files.filter(({ provinsi }) => (provinsi === null ? '' : String(provinsi)) === group.key)
    expect(group).toMatchObject(keluaran(there))
  }
}

const revisi = ['perbaikan_permohonan', 'perbaikan_audit_dokumen', 'perbaikan_rekomendasi', 'upload_revision']
type Langkah = Mentah['langkah'][number]
/** Expected events, written by hand so that the test does not reuse the rule of the product. */
const peristiwa: Record<string, (langkah: Langkah) => boolean> = {
  totalComplete: ({ ke }) => ke === 'terbit' || ke === 'complete',
  totalReject: ({ ke }) => ke === 'ditolak' || ke === 'reject',
  totalAudit: ({ dari, ke }) =>
    (dari === 'penunjukan_auditor' && ke === 'audit_dokumen') ||
    (dari === 'select_auditor' && ke === 'review_auditor'),
  totalRevision: ({ ke }) => revisi.includes(ke),
  totalEndAudit: ({ dari, ke }) =>
    (dari === 'rekomendasi' && ke === 'penagihan') || (dari === 'sidang_komtek' && ke === 'lampiran_teknis'),
}
const diaudit = ['audit_dokumen', 'rekomendasi', 'review_auditor', 'review_lead_auditor', 'sidang_komtek']

type Penggal = { date: string; dateEnd: string } & Record<string, number>

async function samaKemajuan(files: Mentah[], { who, wilayah, isInputPusat, start, days }: Ask) {
  const query = { ...wilayah, isInputPusat, startDate: start, endDate: addDays(start, days) }
  const entries = await fetchFigure<Penggal[]>(who, 'progressServices', query)
  for (const entry of entries) {
    const inside = (day: string | null) => day !== null && day >= entry.date && day <= entry.dateEnd
    const steps = files.flatMap(({ langkah }) => langkah).filter(({ tanggal }) => inside(tanggal))
    for (const name of ['totalComplete', 'totalAudit', 'totalRevision', 'totalEndAudit'] as const)
      expect([entry.date, name, entry[name]]).toEqual([
        entry.date,
        name,
        banyak(steps, (step) => peristiwa[name]?.(step) ?? false),
      ])
    expect(entry.totalDeadlineAudit).toBe(
      banyak(files, (file) => diaudit.includes(file.tahap) && inside(file.tenggat)),
    )
  }
}

async function samaMingguan(raw: Mentah[], ask: Ask) {
  const { who, start, days } = ask
  const files = terlihat(raw, { ...ask, wilayah: {}, isInputPusat: undefined })
  const weeks = await fetchFigure<(Penggal & Record<'sppb_psat' | 'izin_edar_pl', Record<string, number>>)[]>(
    who,
    'weeklyReport',
    { startDate: start, endDate: addDays(start, days) },
  )
  for (const week of weeks) {
    const inside = (day: string) => day >= week.date && day <= week.dateEnd
    for (const kind of [undefined, 'sppb_psat', 'izin_edar_pl'] as const) {
      const own = files.filter(({ audit_type }) => kind === undefined || audit_type === kind)
      const steps = own.flatMap(({ langkah }) => langkah).filter(({ tanggal }) => inside(tanggal))
      expect(kind ? week[kind] : week).toMatchObject({
        totalUpload: banyak(own, ({ masuk }) => inside(masuk)),
        ...Object.fromEntries(Object.entries(peristiwa).map(([name, is]) => [name, banyak(steps, is)])),
      })
    }
  }
}

interface Beban {
  userId: number
  role: string
  count: number
  nomorPermohonanList: string[]
}

const jenisProses = (process: string | undefined) =>
  process === 'complete' ? ['complete', 'terbit'] : process?.split(',')

async function samaKeadaan(files: Mentah[], { who, wilayah, isInputPusat, auditType, process }: Ask) {
  const base = { ...wilayah, isInputPusat, process }
  const stages = jenisProses(process)
  const chosen = files.filter(({ tahap }) => stages === undefined || stages.includes(tahap))
  const rows = await fetchFigure<{ process: string; alur: string; count: number }[]>(
    who,
    'documentPerProcess',
    base,
  )
  for (const row of rows)
    expect([row.process, row.count]).toEqual([
      row.process,
      banyak(chosen, ({ tahap, alur }) => tahap === row.process && alur === row.alur),
    ])
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(chosen.length)
  const team = await fetchFigure<typeof rows>(who, 'documentPerProcess', {
    ...base,
    leadAuditorUserId: people.lead.id,
    sekretariatUserId: orang.penangan,
  })
  expect(team.reduce((sum, { count }) => sum + count, 0)).toBe(
    banyak(chosen, ({ lead, penangan }) => lead === people.lead.id && penangan.includes(orang.penangan)),
  )
  const running = chosen.filter(
    (file) => akhirOf(file) === undefined && (auditType === undefined || file.audit_type === auditType),
  )
  const late = running.filter(({ tenggat }) => tenggat !== null && tenggat < today)
  const said = await fetchFigure<
    Record<'onTrack' | 'deadline', { count: number; nomorPermohonanList: string[] }>
  >(who, 'documentDeadlineCount', { ...base, auditType })
  expect([said.onTrack.count, said.deadline.count]).toEqual([running.length - late.length, late.length])
  samaNomor(said.deadline.nomorPermohonanList, late)
  const load = await fetchFigure<Beban[]>(who, 'workloadUser', {
    ...base,
    auditType,
  })
  for (const { userId, role, count, nomorPermohonanList } of load) {
    const part: Partial<Record<string, (file: Mentah) => boolean>> = {
      LEAD_AUDITOR: ({ lead }) => lead === userId,
      AUDITOR: ({ auditor }) => auditor.includes(userId),
    }
    const own = part[role] ?? (({ penangan }: Mentah) => penangan.includes(userId))
    expect([role, userId, count]).toEqual([role, userId, banyak(running, own)])
    samaNomor(nomorPermohonanList, running.filter(own))
  }
}

function hariKerja(from: string, to: string): number {
  let days = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isWorkingDay(day, libur)) days += 1
  return days
}

function lamaOf({ alur, langkah }: Mentah): Map<string, number> {
  const days = new Map([
    ['seluruhnya', 0],
    ['jeda', 0],
  ])
  for (const [index, { ke, tanggal }] of langkah.entries()) {
    const stage = alurOf(alur).tahap[ke]
    const next = langkah[index + 1]
    if (!stage || !next) continue
    const [part, whole] = 'runs' in stage ? [stage.runs, 'seluruhnya'] : [ke, 'jeda']
    for (const name of [part, whole]) days.set(name, (days.get(name) ?? 0) + hariKerja(tanggal, next.tanggal))
  }
  return days
}

interface Ringkas {
  count: number
  mean: number | null
  median: number | null
  p90: number | null
}

async function samaLayanan(files: Mentah[], ask: Ask) {
  const { who, wilayah, isInputPusat, isComplete, isReject, start, days } = ask
  const end = addDays(start, days)
  const ended = files
    .filter(diminta(ask))
    .filter((file) => akhirOf(file) !== undefined)
    .filter(
      ({ langkah }) => (langkah.at(-1)?.tanggal ?? '') >= start && (langkah.at(-1)?.tanggal ?? '') <= end,
    )
  const [said] = await fetchFigure<
    { total: Ringkas; paused: Ringkas; stages: (Ringkas & { process: string })[] }[]
  >(who, 'serviceTimes', {
    ...wilayah,
    isInputPusat,
    isComplete,
    isReject,
    completeTimeStart: start,
    completeTimeEnd: end,
  })
  const same = (given: Ringkas | undefined, part: string) => {
    const taken = ended.flatMap((file) => lamaOf(file).get(part) ?? []).toSorted((a, b) => a - b)
    const rank = (share: number) => taken[Math.ceil(share * taken.length) - 1] ?? null
    expect([part, given?.count, given?.median, given?.p90]).toEqual([
      part,
      taken.length,
      rank(0.5),
      rank(0.9),
    ])
    const mean = taken.reduce((sum, day) => sum + day, 0) / taken.length
    if (taken.length > 0) expect(Math.abs((given?.mean ?? 0) - mean)).toBeLessThanOrEqual(0.0500001)
  }
  same(said?.total, 'seluruhnya')
  same(said?.paused, 'jeda')
  for (const stage of said?.stages ?? []) same(stage, stage.process)
  const parts = new Set(ended.flatMap((file) => [...lamaOf(file).keys()]))
  expect(said?.stages).toHaveLength(Math.max(0, parts.size - 2))
}

test('every dashboard says what a count of the files says, for everybody who may ask, after any writes', async () => {
  const { db } = server.get().platform
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyWrite, { minLength: 1, maxLength: 4 }),
      fc.array(anyAsk, { minLength: 1, maxLength: 2 }),
      async (writes, asked) => {
        for (const write of writes) await applyWrite(write)
        const raw = await readMentah(db)
        for (const ask of asked) {
          const files = terlihat(raw, ask)
          await samaTotal(files, ask)
          await samaSelalu(files, ask)
          await samaKemajuan(files, ask)
          await samaMingguan(raw, ask)
          await samaKeadaan(files, ask)
          await samaLayanan(files, ask)
        }
        for (const name of (await listFacts(db)).filter((one) => one.startsWith('psat.')))
          expect([name, await wrongKeys(db, name)]).toEqual([name, 0])
      },
    ),
    { numRuns: 12 },
  )
})
