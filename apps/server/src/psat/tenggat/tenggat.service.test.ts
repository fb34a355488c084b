import { beforeAll, describe, expect, test, vi } from 'vitest'
import { verifyChains } from '#psat/alur/rantai/check-rantai.service.ts'
import { type BerkasUji, type PsatWorld, psatWorld } from '#psat/psat.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { untilLocked } from '#testing/locks.ts'
import { receivedMail } from '#testing/mailbox.ts'
import { setDeadlines } from './tenggat.repository.ts'
import { warnDeadlines } from './tenggat.service.ts'

const server = useTestApp({}, { jobs: true })
let world: PsatWorld
beforeAll(async () => {
  world = await psatWorld(server.get(), { email: 'pemohon@contoh.id' })
  await world.platform.db
    .updateTable('akun.pengguna')
    .set({ email: 'sekretariat@contoh.id' })
    .where('role', '=', 'SEKRETARIAT')
    .execute()
})

const platformOn = (day: string) => ({ ...world.platform, clock: () => new Date(`${day}T03:00:00Z`) })
const tenggatOf = async ({ id }: BerkasUji) =>
  (
    await world.platform.db
      .selectFrom('psat.pengajuan')
      .select('tenggat')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).tenggat
const news = async (berkas: BerkasUji, who: 'sekretariat' | 'pemohon' = 'sekretariat') =>
  (
    await world.platform.db
      .selectFrom('akun.notifikasi')
      .select('keterangan')
      .where('id_pengguna', '=', world.people[who].id)
      .where('id_pengajuan', '=', String(berkas.id))
      .orderBy('id')
      .execute()
  ).map(({ keterangan }) => keterangan)

test('whoever gets the turn is told at once, whoever took the step is not', async () => {
  const berkas = await world.at('perbaikan_permohonan')
  const own = await news(berkas, 'pemohon')
  expect(own.at(-1)).toMatch(
    new RegExp(
      `^Perbaikan permohonan diminta\\. SPPB: .+ \\(${berkas.nomor}\\) sekarang di tahap Perbaikan dokumen\\. Giliran Anda: Perbaiki paling lambat \\d+ \\w+ \\d{4}\\.$`,
    ),
  )
  expect(await receivedMail(server.get(), 'pemohon@contoh.id')).toContain('/psat/pengajuan/')
  expect((await news(berkas)).filter((text) => text.includes('diminta'))).toEqual([])
})

describe('holidays', () => {
  const put = (tanggal: string, nama = 'Libur daerah') =>
    world.people.superadmin.inject({
      method: 'PUT',
      url: '/api/psat/master/hari-libur',
      payload: { tanggal, nama, cuti_bersama: false },
    })

  test('a holiday added or removed moves the deadline of running files, and nothing else', async () => {
    // The file starts on Monday 2 November 2026. Its four working days end on Friday.
    const berkas = await world.open({}, platformOn('2026-11-02'))
    expect(await tenggatOf(berkas)).toBe('2026-11-06')
    expect((await put('2026-11-05')).statusCode).toBe(200)
    expect(await tenggatOf(berkas)).toBe('2026-11-09')
    const removed = await world.people.superadmin.inject({
      method: 'DELETE',
      url: '/api/psat/master/hari-libur',
      query: { tanggal: '2026-11-05' },
    })
    expect(removed.statusCode).toBe(200)
    expect(await tenggatOf(berkas)).toBe('2026-11-06')
    expect((await verifyChains(world.platform.db, world.platform.files)).rusak).toEqual([])
  })

  test('whoever adds a holiday does not rename the one of that day', async () => {
    const add = (tanggal: string, nama: string) =>
      world.people.superadmin.inject({
        method: 'PUT',
        url: '/api/psat/master/hari-libur',
        payload: { tanggal, nama, cuti_bersama: false, baru: true },
      })
    const refused = await add('2026-08-17', 'Libur daerah')
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'SUDAH_ADA'])
    expect(refused.json().errors[0]).toMatchObject({
      field: 'tanggal',
      message: expect.stringContaining('17 Agustus 2026 sudah libur: Hari Kemerdekaan.'),
    })
    expect((await add('2026-11-26', 'Libur daerah')).statusCode).toBe(200)
    expect((await put('2026-11-26', 'Libur provinsi')).json().data.nama).toBe('Libur provinsi')
  })

  test('the master is read by staff and changed by superadmin alone', async () => {
    const list = await world.people.auditor.inject({
      url: '/api/psat/master/hari-libur',
      query: { tahun: '2026' },
    })
    expect(list.json().data).toContainEqual({
      tanggal: '2026-08-17',
      nama: 'Hari Kemerdekaan',
      cuti_bersama: false,
    })
    const sekretariat = await world.people.sekretariat.inject({
      method: 'PUT',
      url: '/api/psat/master/hari-libur',
      payload: { tanggal: '2026-11-05', nama: 'Libur', cuti_bersama: false },
    })
    expect(sekretariat.statusCode).toBe(403)
    expect((await put('bukan tanggal')).json().errors[0].field).toBe('tanggal')
    const gone = await world.people.superadmin.inject({
      method: 'DELETE',
      url: '/api/psat/master/hari-libur',
      query: { tanggal: '2026-11-05' },
    })
    expect(gone.statusCode).toBe(404)
  })

  test('days of a budget hold for stages that begin later', async () => {
    const before = await world.open({}, platformOn('2026-11-02'))
    const save = (anggaran: string, hari: number) =>
      world.people.superadmin.inject({
        method: 'PUT',
        url: '/api/psat/master/hari-kerja',
        payload: { anggaran, sppb_psat: hari, izin_edar_pl: 3 },
      })
    expect((await save('permohonan', 2)).json().data).toMatchObject({ sppb_psat: 2, izin_edar_pl: 3 })
    const after = await world.open({}, platformOn('2026-11-02'))
    expect([await tenggatOf(before), await tenggatOf(after)]).toEqual(['2026-11-06', '2026-11-04'])
    expect((await save('lainnya', 2)).json().errors[0].field).toBe('anggaran')
    await save('permohonan', 4)
    const list = await world.people.lead.inject({ url: '/api/psat/master/hari-kerja' })
    const own = list.json().data.filter(({ alur }: { alur: string }) => alur === 'pengajuan')
    expect(own).toHaveLength(11)
  })
})

describe('warnings', () => {
  test('T-2, T-1 and lateness are told once each to whoever has the turn, by mail as well', async () => {
    const berkas = await world.open({}, platformOn('2026-11-02'))
    const told = async (day: string) => {
      await Promise.all([warnDeadlines(platformOn(day)), warnDeadlines(platformOn(day))])
      return (await news(berkas)).slice(1)
    }
    expect(await told('2026-11-03')).toEqual([])
    expect(await told('2026-11-04')).toEqual([
      expect.stringContaining('tinggal 2 hari kerja, 6 November 2026'),
    ])
    expect(await told('2026-11-05')).toHaveLength(2)
    expect(await told('2026-11-06')).toHaveLength(2)
    // On Saturday the deadline has passed.
    const late = await told('2026-11-07')
    expect([late.length, late.at(-1)]).toEqual([3, expect.stringContaining('lewat tenggat')])
    expect(await told('2026-11-09')).toHaveLength(3)
    expect(await told('2026-11-10')).toHaveLength(3)
    expect(await receivedMail(server.get(), 'sekretariat@contoh.id')).toContain('Portal Pangan Segar')
  })

  test('a warning whose day had no run is sent by the next one, once', async () => {
    const berkas = await world.open({}, platformOn('2026-11-02'))
    const told = async (day: string) => {
      await warnDeadlines(platformOn(day))
      return (await news(berkas)).slice(1)
    }
    expect(await told('2026-11-03')).toEqual([])
    const today = [expect.stringContaining('berakhir hari ini, 6 November 2026')]
    expect(await told('2026-11-06')).toEqual(today)
    expect(await told('2026-11-06')).toEqual(today)
    expect(await told('2026-11-09')).toHaveLength(2)
  })

  test('while the clock is paused it is the applicant who is reminded, and lateness is said to staff too', async () => {
    const berkas = await world.at('perbaikan_permohonan')
    const { tenggat } = await world.read('pemohon', berkas)
    const before = await news(berkas)
    const day = 86_400_000
    const after = (days: number) => ({
      ...world.platform,
      clock: () => new Date(Date.parse(tenggat ?? '') + days * day + 3 * 3_600_000),
    })
    await warnDeadlines(after(0))
    expect(await news(berkas)).toEqual(before)
    await warnDeadlines(after(5))
    expect((await news(berkas, 'pemohon')).at(-1)).toContain('lewat tenggat')
    expect((await news(berkas)).at(-1)).toContain('lewat tenggat')
  })

  test('a file that moves between the reading and the warning is not warned of', async () => {
    const berkas = await world.open({}, platformOn('2026-11-02'))
    const before = await news(berkas)
    const { db } = world.platform
    const run = await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('psat.pengajuan')
        .set({ tenggat: '2026-11-30' })
        .where('id', '=', berkas.id)
        .execute()
      const warned = warnDeadlines(platformOn('2026-11-04'))
      await untilLocked(db)
      return { warned }
    })
    await run.warned
    expect(await news(berkas)).toEqual(before)
  })

  test('a deadline reckoned for an earlier version of a file is not written', async () => {
    const berkas = await world.open({}, platformOn('2026-11-02'))
    const { versi } = await world.read('sekretariat', berkas)
    const set = (of: number, tenggat: string) =>
      world.platform.db
        .transaction()
        .execute((trx) => setDeadlines(trx, [{ id: berkas.id, versi: of, tenggat }]))
    await set(versi - 1, '2026-11-30')
    expect(await tenggatOf(berkas)).toBe('2026-11-06')
    await set(versi, '2026-11-09')
    expect(await tenggatOf(berkas)).toBe('2026-11-09')
  })

  test('a file that ends on the last day of its budget was in time, on the next it was late', async () => {
    for (const [day, status] of [
      ['2026-11-06', 'BEFORE_DEADLINE'],
      ['2026-11-07', 'AFTER_DEADLINE'],
      ['2026-11-09', 'AFTER_DEADLINE'],
    ] as const) {
      const berkas = await world.open({}, platformOn('2026-11-02'))
      const clock = vi.spyOn(world.platform, 'clock').mockReturnValue(platformOn(day).clock())
      await world.step('pemohon', berkas, 'audit/penarikan').finally(() => clock.mockRestore())
      expect([day, (await world.read('pemohon', berkas)).status]).toEqual([day, status])
    }
  })

  test('more days are days of their own: whoever got them is warned again', async () => {
    const berkas = await world.at('perbaikan_permohonan')
    const late = async () => {
      const { tenggat } = await world.read('pemohon', berkas)
      const clock = () => new Date(Date.parse(tenggat ?? '') + 5 * 86_400_000)
      await warnDeadlines({ ...world.platform, clock })
      return (await news(berkas, 'pemohon')).filter((text) => text.includes('lewat tenggat')).length
    }
    expect([await late(), await late()]).toEqual([1, 1])
    await world.step('pemohon', berkas, 'tambahan-waktu/minta', { keterangan: 'Menunggu hasil uji.' })
    // The request alone adds no days.
    expect(await late()).toBe(1)
    await world.step('sekretariat', berkas, 'tambahan-waktu/beri')
    expect([await late(), await late()]).toEqual([2, 2])
  })
})
