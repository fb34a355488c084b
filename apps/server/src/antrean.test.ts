import type { BarisAntrean, listAntrean } from '@portal/domain/platform/antrean/antrean.contract'
import { kelompokOf, kelompokWaktu } from '@portal/domain/platform/antrean/antrean.waktu'
import type { JenisAntrean } from '@portal/domain/platform/antrean/jenis-antrean'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import type { Result } from '@portal/domain/platform/contract'
import { dayInJakarta } from '@portal/domain/platform/format'
import { backOfficeRoles, type Role } from '@portal/domain/platform/roles'
import { guardScreen } from '@portal/domain/portal/screens'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedInClient, useTestApp } from '#testing/app.ts'

const server = useTestApp()
const today = dayInJakarta(new Date())
const day = (offset: number) => addDays(today, offset)

/** City of an office, its neighbour without an office, a province without any office, and a record without a city. */
const places = [
  { provinsi_id: 32, kota_id: 3273 },
  { provinsi_id: 32, kota_id: 3275 },
  { provinsi_id: 31, kota_id: 3171 },
  { provinsi_id: 32, kota_id: null },
] as const
type Place = { provinsi_id: number; kota_id: number | null }
const offsets = [-30, -1, 0, 1, 2, 6, 40, null]

/** What a row of the queue is, without the SQL of the queue. */
interface Naive extends Place {
  jenis: JenisAntrean
  id: number
  batas: string | null
  mendesak: boolean
  /** Regions that may read it besides its own. */
  juga?: Place
  pusat?: boolean
  /** Ids of the people who may not act on it. */
  bukan?: readonly number[]
  lain?: boolean
  pasar?: boolean
}
const all: Naive[] = []
const people: Partial<Record<Role, SignedInClient>> = {}

async function fillKasus() {
  const { db } = server.get().platform
  const any = fc.record({
    place: fc.constantFrom(...places),
    origin: fc.constantFrom(...places),
    offset: fc.constantFrom(...offsets),
    closed: fc.constantFrom(false, false, true),
    pusat: fc.constantFrom(false, false, true),
    asal: fc.constantFrom('rapid_test' as const, 'rapid_pasar' as const),
    terbuka: fc.constantFrom<string[]>(['pembinaan'], ['konfirmasi'], []),
  })
  for (const [n, one] of fc.sample(any, { numRuns: 90, seed: 11 }).entries()) {
    const { place, origin, offset, closed, pusat, asal, terbuka } = one
    const batas = offset === null ? null : day(offset)
    const { id } = await db
      .insertInto('okkp.kasus')
      .values({
        ...{ asal, asal_id: 900_000 + n, tanggal: day(-40), parameter: 'Formalin', komoditas: 'Tahu' },
        ...{ ...place, lokasi: 'Kios 3', batas_waktu: batas, terbuka, bina_pusat: pusat },
        ...{ asal_provinsi_id: origin.provinsi_id, asal_kota_id: origin.kota_id },
        ...(closed ? { ditutup: new Date(), luaran: 'alasan' as const } : {}),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('okkp.kasus_sumber')
      .values({
        ...{ kasus_id: id, asal, asal_id: 900_000 + n, tanggal: day(-40), temuan: 'Formalin' },
        ...{ komoditas: 'Tahu', lokasi: 'Kios 3', provinsi_id: origin.provinsi_id, kota_id: origin.kota_id },
        pada: new Date(),
      })
      .execute()
    if (closed) continue
    // The centre guides the holders of its permits, and then no office of the region must act.
    const guided = pusat && terbuka.join() === 'pembinaan'
    const kasus = { jenis: 'kasus' as const, id, ...place, batas, mendesak: false, juga: origin }
    all.push({ ...kasus, pusat, lain: guided, pasar: asal === 'rapid_pasar' })
  }
}

async function fillPengaduan() {
  const { db } = server.get().platform
  const any = fc.record({
    place: fc.constantFrom(...places, { provinsi_id: null, kota_id: null }),
    ago: fc.integer({ min: 0, max: 12 }),
    sakit: fc.constantFrom(true, false, null),
    status: fc.constantFrom('baru' as const, 'diproses' as const, 'menunggu' as const),
  })
  for (const [n, { place, ago, sakit, status }] of fc.sample(any, { numRuns: 60, seed: 12 }).entries()) {
    const since = new Date(`${day(-ago)}T10:00:00+07:00`)
    const { id } = await db
      .insertInto('okkp.pengaduan')
      .values({
        ...{ nomor: `ADU-2026-${90_000 + n}`, jenis: 'pangan', status, sakit, uraian: 'Berbau bahan kimia.' },
        ...{ ...place, giliran_sejak: since, created_at: since, updated_at: since },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (status === 'menunggu') continue
    const row = { jenis: 'pengaduan' as const, id, batas: day(7 - ago), mendesak: sakit === true }
    all.push({ ...row, provinsi_id: place.provinsi_id ?? 0, kota_id: place.kota_id })
  }
}

async function fillRegistrasi() {
  const { db } = server.get().platform
  const any = fc.record({
    place: fc.constantFrom(...places),
    offset: fc.constantFrom(-1, 0, 1, 3, 20, 60, 61, null),
    pusat: fc.boolean(),
    contacted: fc.constantFrom(undefined, undefined, -5, -100),
    sanksi: fc.constantFrom(null, null, 'dicabut' as const),
  })
  for (const [n, one] of fc.sample(any, { numRuns: 90, seed: 13 }).entries()) {
    const { place, offset, pusat, contacted, sanksi } = one
    const ends = offset === null ? null : day(offset)
    const { id } = await db
      .insertInto('okkp.registrasi')
      .values({
        ...{ jenis_registrasi_id: 1, no_registration: `ANTRE-${n}`, unit_usaha: `Usaha ${n}`, pusat, sanksi },
        ...{ ...place, terbit_sertifikat: day(-900), exp_sertifikat: ends },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (contacted !== undefined) {
      const note = { cara: 'telepon' as const, catatan: 'Akan memperpanjang.', tanggal: day(contacted) }
      await db
        .insertInto('okkp.catatan_kontak')
        .values({ ...note, registrasi_id: id })
        .execute()
    }
    if (ends === null || offset === null || offset < 0 || offset > 60 || sanksi) continue
    const lain = contacted !== undefined && day(contacted) >= addDays(ends, -60)
    all.push({ jenis: 'registrasi', id, ...place, batas: ends, mendesak: false, pusat, lain })
  }
}

async function fillPeringatan(authors: readonly number[]) {
  const { db } = server.get().platform
  for (const [n, penulis] of authors.entries()) {
    const at = new Date()
    const provinsi_id = n % 2 === 0 ? 32 : null
    const { id } = await db
      .insertInto('okkp.peringatan')
      .values({ jenis: 'peringatan', provinsi_id, created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('okkp.peringatan_versi')
      .values({
        ...{ peringatan_id: id, nomor: 1, tindakan: 'terbit', judul: `Peringatan ${n}`, pangan: 'Tahu' },
        ...{
          isi: 'Tahu ini mengandung formalin.',
          saran: 'Jangan dimakan.',
          penulis: [penulis],
          ditulis: at,
        },
      })
      .execute()
    const draft = { jenis: 'peringatan' as const, id, batas: null, mendesak: true, bukan: [penulis] }
    all.push({ ...draft, provinsi_id: provinsi_id ?? 0, kota_id: null })
  }
}

async function fillPasar() {
  const { db } = server.get().platform
  const endOfYear = `${today.slice(0, 4)}-12-31`
  for (let n = 0; n < 24; n += 1) {
    const place = places[n % 3] as { provinsi_id: number; kota_id: number }
    const point = n % 4 === 0 ? { lintang: -6.9, bujur: 107.6 } : {}
    const { id } = await db
      .insertInto('pasar.pasar')
      .values({ nama: `Pasar ${n}`, ...place, ...point })
      .returning('id')
      .executeTakeFirstOrThrow()
    const full = n % 5 === 0
    if (full || n % 5 === 1) {
      const profil = { varian: 'kota' as const, pasar_id: id, tahun_program: Number(today.slice(0, 4)) }
      await db
        .insertInto('pasar.profil')
        .values({ ...profil, ...place, total_doc: 3, total_ada: full ? 3 : 1 })
        .execute()
    }
    const row = { id, ...place, mendesak: false, pasar: true }
    if (!full) all.push({ ...row, jenis: 'profil', batas: endOfYear })
    if (n % 4 !== 0) all.push({ ...row, jenis: 'titik', batas: null })
  }
}

async function fillPemetaan() {
  const { db } = server.get().platform
  const rows = await db
    .selectFrom('okkp.istilah_anggota')
    .select('istilah_id')
    .where('peran', '=', 'ragu')
    .execute()
  for (const id of new Set(rows.map(({ istilah_id }) => istilah_id)))
    all.push({ jenis: 'pemetaan', id, provinsi_id: 0, kota_id: null, batas: null, mendesak: false })
}

beforeAll(async () => {
  for (const role of backOfficeRoles) people[role] = await server.get().as(role)
  const pusat = people.OKKP_ADMIN_PUSAT?.id ?? 0
  const daerah = people.OKKP_ADMIN_DAERAH?.id ?? 0
  await fillKasus()
  await fillPengaduan()
  await fillRegistrasi()
  await fillPeringatan([pusat, daerah, daerah, pusat])
  await fillPasar()
  await fillPemetaan()
})

const city = 3273
const province = 32
type Office = 'kota' | 'provinsi' | 'pusat'
const officeOf = ({ provinsi_id, kota_id }: Place): Office =>
  kota_id === city ? 'kota' : provinsi_id === province ? 'provinsi' : 'pusat'
const offices: Partial<Record<Role, Office>> = {
  SUPERADMIN: 'pusat',
  OKKP_ADMIN_PUSAT: 'pusat',
  OKKP_ADMIN_DAERAH: 'provinsi',
  OKKP_ADMIN_KOTA: 'kota',
  OKPO_ADMIN: 'provinsi',
}
const kinds: Partial<Record<Role, readonly JenisAntrean[]>> = {
  SUPERADMIN: ['kasus', 'pengaduan', 'peringatan', 'registrasi', 'pemetaan', 'profil', 'titik'],
  OKKP_ADMIN_PUSAT: ['kasus', 'pengaduan', 'peringatan', 'registrasi', 'pemetaan', 'profil', 'titik'],
  OKKP_ADMIN_DAERAH: ['kasus', 'pengaduan', 'peringatan', 'registrasi', 'profil', 'titik'],
  OKKP_ADMIN_KOTA: ['kasus', 'pengaduan', 'registrasi', 'profil', 'titik'],
  OKKP_ADMIN_UJILAB: ['permintaan'],
  OKPO_ADMIN: ['profil', 'titik'],
}

const inRegion = (office: Office, { provinsi_id, kota_id }: Place) =>
  office === 'pusat' || (office === 'kota' ? kota_id === city : provinsi_id === province)

function isMine(role: Role, office: Office, row: Naive, actor: number): boolean {
  if (row.jenis === 'pemetaan') return true
  if (row.jenis === 'peringatan')
    return (role === 'SUPERADMIN' || role === 'OKKP_ADMIN_PUSAT') && !row.bukan?.includes(actor)
  if (row.jenis === 'profil' || row.jenis === 'titik') return office !== 'pusat' && officeOf(row) === office
  if (row.jenis === 'registrasi') return !row.lain && (row.pusat ? 'pusat' : officeOf(row)) === office
  if (row.jenis === 'kasus' && office === 'pusat' && row.pusat) return true
  return !row.lain && officeOf(row) === office
}

function expectedOf(role: Role, layanan: string | undefined) {
  const office = offices[role] ?? 'pusat'
  const ofService = ({ jenis, pasar }: Naive) =>
    layanan === undefined || (layanan === 'pasar' ? pasar === true : jenis !== 'profil' && jenis !== 'titik')
  return all
    .filter((row) => kinds[role]?.includes(row.jenis) && ofService(row))
    .filter(
      (row) => inRegion(office, row) || (row.juga && inRegion(office, row.juga)) || row.jenis === 'pemetaan',
    )
    .map((row) => ({ ...row, mine: isMine(role, office, row, people[role]?.id ?? 0) }))
}

type Answer = Extract<Result<typeof listAntrean>, { data: unknown }>
async function read(role: Role, query: Record<string, string> = {}): Promise<Answer> {
  const answer = await people[role]?.inject({ url: '/api/admin/antrean', query: { limit: '1000', ...query } })
  expect([answer?.statusCode, answer?.json().errors]).toEqual([200, undefined])
  return (answer as NonNullable<typeof answer>).json()
}
const keyOf = ({ jenis, id }: Pick<BarisAntrean, 'jenis' | 'id'>) => `${jenis}/${id}`

describe.each(backOfficeRoles)('the queue of %s', (role) => {
  test.each([undefined, 'okkp', 'pasar'])(
    'holds what its office may see (%s), and says whose turn it is',
    async (layanan) => {
      const expected = expectedOf(role, layanan)
      const answer = await read(role, layanan ? { layanan } : {})
      const turns = (rows: readonly { mine: boolean; jenis: JenisAntrean; id: number }[]) =>
        rows.map((row) => `${keyOf(row)} ${row.mine ? 'saya' : 'lain'}`).toSorted()
      const shown = answer.data.map((row) => ({ ...row, mine: row.giliran_saya }))
      expect(turns(shown)).toEqual(turns(expected))
      expect(answer.meta.total).toBe(expected.length)
      for (const { jenis, saya, lain } of answer.hitungan) {
        const own = expected.filter((row) => row.jenis === jenis)
        const mine = own.filter((row) => row.mine).length
        expect([jenis, saya, lain]).toEqual([jenis, mine, own.length - mine])
      }
      const groups = Map.groupBy(
        expected.filter(({ mine }) => mine),
        (row) => kelompokOf(row, today),
      )
      expect(answer.waktu).toEqual(
        Object.fromEntries(kelompokWaktu.map((nama) => [nama, groups.get(nama)?.length ?? 0])),
      )
    },
  )

  test('is ordered by due day, whatever the kind, and its pages hold each row once', async () => {
    const { data } = await read(role)
    const order = (row: BarisAntrean) => `${row.mendesak ? 0 : 1} ${row.batas ?? '9999'}`
    expect(data.map(order)).toEqual(data.map(order).toSorted())
    const known = new Map(expectedOf(role, undefined).map((row) => [keyOf(row), row.batas]))
    for (const row of data) expect([keyOf(row), row.batas]).toEqual([keyOf(row), known.get(keyOf(row))])
    const paged: BarisAntrean[] = []
    for (let page = 1; paged.length < data.length; page += 1)
      paged.push(...(await read(role, { page: String(page), limit: '25' })).data)
    expect(paged.map(keyOf)).toEqual(data.map(keyOf))
  })

  test('leads to screens that the role may open', async () => {
    const { data } = await read(role)
    const closed = data.filter(({ tautan }) => guardScreen(tautan, role).kind !== 'pass')
    expect(closed.map(({ tautan }) => tautan)).toEqual([])
    for (const { judul, keterangan, langkah } of data) expect([judul, keterangan, langkah]).not.toContain('')
  })
})

test('the filters narrow the rows, and the counts of the kinds stay', async () => {
  const whole = await read('OKKP_ADMIN_DAERAH')
  const mine = await read('OKKP_ADMIN_DAERAH', { giliran: 'saya', jenis: 'kasus' })
  const rows = whole.data.filter(({ jenis, giliran_saya }) => jenis === 'kasus' && giliran_saya)
  expect(rows.length).toBeGreaterThan(5)
  expect(mine.data).toEqual(rows)
  expect([mine.meta.total, mine.hitungan]).toEqual([rows.length, whole.hitungan])
  expect(Object.values(mine.waktu).reduce((a, b) => a + b)).toBe(rows.length)
  const others = await read('OKKP_ADMIN_DAERAH', { giliran: 'lain' })
  expect(others.data).toEqual(whole.data.filter(({ giliran_saya }) => !giliran_saya))
})

test('a row names the next action and the office that is waited for', async () => {
  const { data } = await read('OKKP_ADMIN_DAERAH')
  const kasus = data.filter(({ jenis }) => jenis === 'kasus')
  expect(kasus.find(({ giliran_saya }) => giliran_saya)?.langkah).toMatch(
    /^(Minta uji|Catat pembinaan|Tutup kasus)$/,
  )
  const theirs = kasus.filter(({ giliran_saya }) => !giliran_saya)
  expect(theirs.map(({ rinci }) => rinci)).toContain('OKKP Kota Bandung')
  expect(new Set(theirs.map(({ langkah }) => langkah))).toEqual(new Set(['Buka kasus']))
})

test('a laboratory sees what it was asked for, an operator nothing', async () => {
  const { db } = server.get().platform
  const kasus = all.filter(({ jenis }) => jenis === 'kasus')
  const asked = { laboratorium: 'Lab Uji', diminta: new Date(), batas: day(3) }
  const ids: number[] = []
  for (const [n, laboratorium_provinsi_id] of [32, 31].entries()) {
    const { id } = await db
      .insertInto('okkp.permintaan_uji')
      .values({
        ...asked,
        kasus_id: kasus[n]?.id ?? 0,
        laboratorium_provinsi_id,
        keadaan: laboratorium_provinsi_id === 32 ? 'menunggu' : 'diterima',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
  }
  const { data } = await read('OKKP_ADMIN_UJILAB')
  expect(data.map(keyOf)).toEqual([`permintaan/${ids[0]}`])
  expect(data[0]).toMatchObject({ langkah: 'Jawab permintaan', batas: day(3), giliran_saya: true })
  const operator = await server.get().as('PELAKU_USAHA')
  expect((await operator.inject({ url: '/api/admin/antrean' })).statusCode).toBe(403)
})
