import { addDays } from '@portal/domain/platform/calendar/add-days'
import { addWorkingDays } from '@portal/domain/platform/calendar/working-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { readHolidays } from '#psat/alur/kalender.repository.ts'
import { type BerkasUji, type Orang, type PsatWorld, psatWorld } from '#psat/psat.fixture.ts'
import { useTestApp } from '#testing/app.ts'

const server = useTestApp()
let world: PsatWorld
/** Returns a new working day on each call, because all test files share one team. */
let nextDay: () => string
beforeAll(async () => {
  world = await psatWorld(server.get())
  const holidays = await readHolidays(world.platform.db)
  let last = dayInJakarta(world.platform.clock())
  nextDay = () => (last = addWorkingDays(last, 1, holidays))
})

const post = (who: Orang, { uuid }: BerkasUji, payload: object, what = '') =>
  world.people[who].inject({ method: 'POST', url: `/api/psat/pengajuan/${uuid}/kunjungan${what}`, payload })
const kunjunganOn = (day: string, more: object = {}) => ({
  tanggal_mulai: day,
  tanggal_selesai: day,
  jam: '09.00',
  ...more,
})
const usul = (who: Orang, berkas: BerkasUji, day: string, more: object = {}) =>
  post(who, berkas, kunjunganOn(day, { petugas: [world.people.lead.id, world.people.auditor.id], ...more }))
const newsOf = async (who: Orang, berkas: BerkasUji) =>
  (
    await world.platform.db
      .selectFrom('akun.notifikasi')
      .select('keterangan')
      .where('id_pengguna', '=', world.people[who].id)
      .where('id_pengajuan', '=', String(berkas.id))
      .orderBy('id', 'desc')
      .execute()
  ).map(({ keterangan }) => keterangan)
const refusal = (answer: Awaited<ReturnType<typeof post>>) => [
  answer.statusCode,
  answer.json().code,
  answer.json().errors?.[0]?.field,
]

test('proposed by the team, confirmed by the operator, shown to both and told to both', async () => {
  const berkas = await world.at('audit_lapang')
  const before = (await world.read('pemohon', berkas)).kunjungan
  expect([before?.kini, before?.langkah]).toEqual([null, []])
  expect((await world.read('lead', berkas)).kunjungan).toMatchObject({
    langkah: ['usul'],
    calon: [
      { id: world.people.lead.id, tugas: 'Lead auditor' },
      { id: world.people.auditor.id, tugas: 'Auditor' },
    ],
  })
  const day = nextDay()
  expect((await usul('auditor', berkas, day)).statusCode).toBe(200)
  const asked = (await world.read('pemohon', berkas)).kunjungan
  expect(asked?.langkah).toEqual(['setuju', 'pindah'])
  expect(asked?.kini).toMatchObject({ status: 'diusulkan', tanggal_mulai: day, jam: '09:00', versi: 1 })
  expect((await newsOf('pemohon', berkas))[0]).toContain('Konfirmasi jadwal ini')
  expect((await newsOf('lead', berkas))[0]).toContain('Jadwal kunjungan diusulkan')
  const agreed = await post('pemohon', berkas, { versi: 1 }, '/setuju')
  expect([agreed.statusCode, agreed.json().data?.kini.status]).toEqual([200, 'dikonfirmasi'])
  const seen = (await world.read('lead', berkas)).kunjungan
  expect(seen?.kini?.keterangan).toBe('Jadwal disepakati')
  expect(seen?.riwayat.map(({ peristiwa }) => peristiwa)).toEqual([
    'Jadwal kunjungan diusulkan',
    'Pelaku usaha mengonfirmasi jadwal kunjungan',
  ])
  // Nobody reads about himself in the third person.
  const own = (await world.read('pemohon', berkas)).kunjungan
  expect(own?.riwayat.map(({ peristiwa }) => peristiwa)).toEqual([
    'Tim audit mengusulkan jadwal kunjungan',
    'Jadwal kunjungan disepakati',
  ])
  expect((await newsOf('pemohon', berkas))[0]).toMatch(/^Jadwal kunjungan disepakati untuk /)
  expect((await newsOf('auditor', berkas))[0]).toContain('Pelaku usaha mengonfirmasi')
})

test('moved by the operator with a reason; staff accept, or propose again with one', async () => {
  const berkas = await world.at('audit_lapang')
  await usul('lead', berkas, nextDay())
  const silent = await post('pemohon', berkas, kunjunganOn(nextDay(), { alasan: '', versi: 1 }), '/pindah')
  expect(refusal(silent)).toEqual([400, 'VALIDASI_GAGAL', 'alasan'])
  const other = nextDay()
  const alasan = 'Unit sedang dibersihkan hari itu.'
  expect(
    (await post('pemohon', berkas, kunjunganOn(other, { alasan, versi: 1 }), '/pindah')).statusCode,
  ).toBe(200)
  const lead = (await world.read('lead', berkas)).kunjungan
  expect(lead).toMatchObject({
    langkah: ['setuju', 'usul'],
    usul_beralasan: true,
    kini: { status: 'diminta_pindah', tanggal_mulai: other, alasan, versi: 2 },
  })
  // The mail and the page show the reason. The notice only says what to do.
  expect((await newsOf('lead', berkas))[0]).toContain('Setujui waktu ini')
  const third = nextDay()
  expect(refusal(await usul('lead', berkas, third, { versi: 2 }))).toEqual([400, 'VALIDASI_GAGAL', 'alasan'])
  await usul('lead', berkas, third, { versi: 2, alasan: 'Lead auditor bertugas di tempat lain.' })
  const again = await post('pemohon', berkas, { versi: 3 }, '/setuju')
  expect(again.json().data.kini).toMatchObject({ status: 'dikonfirmasi', tanggal_mulai: third })
  // An agreed visit can still move until the day before.
  const fourth = nextDay()
  await post('pemohon', berkas, kunjunganOn(fourth, { alasan, versi: 4 }), '/pindah')
  const accepted = await post('auditor', berkas, { versi: 5 }, '/setuju')
  expect(accepted.json().data.kini).toMatchObject({ status: 'dikonfirmasi', tanggal_mulai: fourth })
  expect((await newsOf('pemohon', berkas))[0]).toContain('Tim audit menyetujui jadwal kunjungan')
})

test('every refusal says what to do', async () => {
  const berkas = await world.at('audit_lapang')
  const today = dayInJakarta(world.platform.clock())
  expect(refusal(await usul('lead', berkas, addDays(today, -1)))).toEqual([
    400,
    'VALIDASI_GAGAL',
    'tanggal_mulai',
  ])
  const sunday = addDays(today, 7 + ((7 - new Date(today).getUTCDay()) % 7))
  const closed = await usul('lead', berkas, sunday)
  expect(refusal(closed)).toEqual([400, 'VALIDASI_GAGAL', 'tanggal_mulai'])
  expect(closed.json().message).toContain('bukan hari kerja')
  const day = nextDay()
  const backward = await usul('lead', berkas, day, { tanggal_selesai: addDays(day, -1) })
  expect(refusal(backward)).toEqual([400, 'VALIDASI_GAGAL', 'tanggal_selesai'])
  const long = await usul('lead', berkas, day, { tanggal_selesai: addDays(day, 7) })
  expect(refusal(long)).toEqual([400, 'VALIDASI_GAGAL', 'tanggal_selesai'])
  expect((await usul('lead', berkas, day, { tanggal_selesai: addDays(day, 6) })).statusCode).toBe(200)
  // Skip the days of the first visit.
  for (let day = 0; day < 6; day++) nextDay()
  const stranger = await usul('lead', berkas, nextDay(), { petugas: [world.people.sekretariat.id], versi: 1 })
  expect(refusal(stranger)).toEqual([400, 'VALIDASI_GAGAL', 'petugas'])
  expect(refusal(await usul('lead', berkas, nextDay(), { jam: '25.00', versi: 1 }))).toEqual([
    400,
    'VALIDASI_GAGAL',
    'jam',
  ])
  expect(refusal(await usul('lead', berkas, nextDay(), { versi: 7 }))).toEqual([409, 'BENTROK', undefined])
  expect(refusal(await usul('sekretariat', berkas, nextDay(), { versi: 1 }))[1]).toBe('TIDAK_BERWENANG')
  expect(refusal(await post('lead', berkas, { versi: 1 }, '/setuju'))[1]).toBe('BUKAN_GILIRAN')
  const early = await world.at('audit_dokumen')
  expect(refusal(await usul('lead', early, nextDay()))[1]).toBe('BUKAN_GILIRAN')
  const edar = await world.at('rekomendasi', { auditType: 'izin_edar_pl' })
  expect((await world.read('sekretariat', edar)).kunjungan).toBeNull()
})

test('nobody is expected at two places on one day', async () => {
  const [one, two] = [await world.at('audit_lapang'), await world.at('audit_lapang')]
  const day = nextDay()
  expect((await usul('lead', one, day)).statusCode).toBe(200)
  const clash = await usul('lead', two, day)
  expect(refusal(clash)).toEqual([400, 'VALIDASI_GAGAL', 'petugas'])
  expect(clash.json().message).toContain(one.nomor)
  expect((await usul('lead', two, nextDay())).statusCode).toBe(200)
})

test('what lies ahead, for each side with what is asked of it', async () => {
  const berkas = await world.at('audit_lapang')
  await usul('lead', berkas, nextDay())
  const rowOf = async (who: Orang) =>
    (await world.people[who].inject({ url: '/api/psat/kunjungan' }))
      .json()
      .data.find(({ uuid }: { uuid: string }) => uuid === berkas.uuid)
  expect((await rowOf('pemohon')).langkah).toBe('Konfirmasi jadwal')
  expect((await rowOf('lead')).langkah).toBeNull()
  const stranger = await server.get().as('PELAKU_USAHA')
  expect((await stranger.inject({ url: '/api/psat/kunjungan' })).json().data).toEqual([])
  await post(
    'pemohon',
    berkas,
    kunjunganOn(nextDay(), { alasan: 'Hari itu kami tutup.', versi: 1 }),
    '/pindah',
  )
  expect((await rowOf('lead')).langkah).toBe('Jawab usulan jadwal')
  expect((await rowOf('pemohon')).langkah).toBeNull()
})

test('the letter exists once both agree, the report for staff at once and for the applicant after', async () => {
  const berkas = await world.at('audit_lapang')
  const pdf = (who: Orang, name: string) =>
    world.people[who].inject({ url: `/api/psat/pengajuan/${berkas.uuid}/${name}` })
  await usul('lead', berkas, nextDay())
  expect(refusal(await pdf('lead', 'kunjungan/surat-tugas'))[1]).toBe('SYARAT_BELUM_TERPENUHI')
  await post('pemohon', berkas, { versi: 1 }, '/setuju')
  for (const who of ['lead', 'pemohon'] as const) {
    const letter = await pdf(who, 'kunjungan/surat-tugas')
    expect([letter.statusCode, letter.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(letter.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(letter.headers['content-disposition']).toContain(`surat-tugas-${berkas.nomor}.pdf`)
  }
  expect((await pdf('lead', 'laporan-audit')).statusCode).toBe(200)
  expect(refusal(await pdf('pemohon', 'laporan-audit'))[1]).toBe('SYARAT_BELUM_TERPENUHI')
  await world.fillCeklis(berkas)
  await world.step('lead', berkas, 'audit/lapang', {
    proses: 'CLEAR',
    alasan_kunjungan: 'Unit tutup sesudahnya.',
  })
  expect((await pdf('pemohon', 'laporan-audit')).statusCode).toBe(200)
  const stranger = await server.get().as('PELAKU_USAHA')
  const url = `/api/psat/pengajuan/${berkas.uuid}/kunjungan/surat-tugas`
  expect((await stranger.inject({ url })).json().code).toBe('TIDAK_DITEMUKAN')
})

test('what was said is never changed', async () => {
  const change = sql`update psat.kunjungan_langkah set alasan = 'lain'`.execute(world.platform.db)
  await expect(change).rejects.toThrow('hanya boleh ditambah')
})

test('of two dates for the same people on one day, given at the same time, one is refused', async () => {
  const files = await Promise.all(Array.from({ length: 4 }, () => world.at('audit_lapang')))
  const day = nextDay()
  const answers = await Promise.all(files.map((berkas) => usul('lead', berkas, day)))
  const refused = answers.filter(({ statusCode }) => statusCode !== 200)
  expect(refused.map(refusal)).toEqual(Array(3).fill([400, 'VALIDASI_GAGAL', 'petugas']))
})

test('the calendar: visits of both sides by auditor, region and state, and the same as .ics', async () => {
  const berkas = await world.at('audit_lapang')
  const day = nextDay()
  expect((await usul('auditor', berkas, day)).statusCode).toBe(200)
  const ask = async (query: string, who: Orang = 'sekretariat') =>
    (
      await world.people[who].inject({
        url: `/api/psat/kunjungan/kalender?dari=${day}&sampai=${day}${query}`,
      })
    ).json()
  const { data } = await ask('')
  expect(data).toMatchObject([
    { uuid: berkas.uuid, alur: 'pengajuan', status: 'diusulkan', tanggal_mulai: day, jam: '09:00' },
  ])
  expect(data[0].petugas.map(({ id }: { id: number }) => id).toSorted()).toEqual(
    [world.people.lead.id, world.people.auditor.id].toSorted(),
  )
  expect((await ask(`&petugasId=${world.people.lead.id}`)).data).toHaveLength(1)
  expect((await ask(`&petugasId=${world.people.pvtpp.id}`)).data).toHaveLength(0)
  expect((await ask('&status=dikonfirmasi')).data).toHaveLength(0)
  expect((await ask('&provinsiId=31')).data).toHaveLength(0)
  const stranger = await server.get().as('AUDITOR')
  const url = `/api/psat/kunjungan/kalender?dari=${day}&sampai=${day}`
  expect((await stranger.inject({ url })).json().data).toEqual([])
  expect((await ask('', 'pemohon')).code).toBe('TIDAK_BERWENANG')
  const wrong = await world.people.sekretariat.inject({
    url: `/api/psat/kunjungan/kalender?dari=${day}&sampai=${addDays(day, -1)}`,
  })
  expect(refusal(wrong)).toEqual([400, 'VALIDASI_GAGAL', 'sampai'])
  const ics = await world.people.lead.inject({ url: url.replace('kalender?', 'kalender.ics?') })
  expect(ics.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(ics.body).toContain(`DTSTART;TZID=Asia/Jakarta:${day.replaceAll('-', '')}T090000`)
  expect(ics.body).toContain('STATUS:TENTATIVE')
  const versi = (await world.read('pemohon', berkas)).kunjungan?.kini?.versi
  expect((await post('pemohon', berkas, { versi }, '/setuju')).statusCode).toBe(200)
  expect((await ask('&status=dikonfirmasi')).data).toMatchObject([{ keterangan: 'Jadwal disepakati' }])
})

test('more visits than a calendar holds are refused, none is left out unsaid', async () => {
  const berkas = await world.at('audit_lapang')
  const day = addDays(nextDay(), 400)
  const put = (from: number, to: number) =>
    sql`insert into psat.kunjungan
          (pengajuan_id, ke, status, tanggal_mulai, tanggal_selesai, jam, petugas, tempat, diubah)
        select ${berkas.id}, n, 'diusulkan', ${day}, ${day}, '09:00', array[${world.people.lead.id}::bigint], 'Gudang', now()
        from generate_series(${from}::int, ${to}::int) n`.execute(world.platform.db)
  const url = `/api/psat/kunjungan/kalender?dari=${day}&sampai=${day}`
  await put(1, 2000)
  expect((await world.people.lead.inject({ url })).json().data).toHaveLength(2000)
  await put(2001, 2001)
  expect(refusal(await world.people.lead.inject({ url }))).toEqual([400, 'VALIDASI_GAGAL', 'sampai'])
})

test('the calendar names holidays and the leaves of auditors between two days', async () => {
  const { db } = world.platform
  const [dari, sampai] = ['2030-03-01', '2030-03-31']
  const deputy = await server.get().as('AUDITOR')
  await db
    .insertInto('psat.hari_libur')
    .values([
      { tanggal: '2030-03-05', nama: 'Libur uji' },
      { tanggal: '2030-04-01', nama: 'Libur lain' },
    ])
    .execute()
  await db
    .insertInto('akun.wakil')
    .values({
      pengguna_id: world.people.auditor.id,
      wakil_id: deputy.id,
      dari: '2030-02-25',
      sampai: '2030-03-02',
      alasan: 'Cuti tahunan',
      dibuat_oleh: deputy.id,
    })
    .execute()
  const ask = (who: Orang, query: string) =>
    world.people[who].inject({ url: `/api/psat/kunjungan/kalender/hari?${query}` })
  const { data } = (await ask('koordinator', `dari=${dari}&sampai=${sampai}`)).json()
  expect(data.libur).toEqual([{ tanggal: '2030-03-05', nama: 'Libur uji' }])
  expect(data.cuti).toMatchObject([{ dari: '2030-02-25', sampai: '2030-03-02' }])
  expect((await ask('koordinator', 'dari=2030-03-03&sampai=2030-03-04')).json().data).toEqual({
    libur: [],
    cuti: [],
  })
  expect((await ask('pemohon', `dari=${dari}&sampai=${sampai}`)).statusCode).toBe(403)
})
