import { addWorkingDays } from '@portal/domain/platform/calendar/working-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { beforeAll, expect, test } from 'vitest'
import { type PsatWorld, psatWorld } from '#psat/psat.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { receivedMail } from '#testing/mailbox.ts'
import { readHolidays } from './kalender.repository.ts'

const server = useTestApp({}, { jobs: true })
const email = 'pemohon@contoh.id'
let world: PsatWorld
beforeAll(async () => {
  world = await psatWorld(server.get())
  await world.platform.db
    .updateTable('akun.pengguna')
    .set({ email })
    .where('id', '=', world.people.pemohon.id)
    .execute()
})
const mailAbout = (about: string) => receivedMail(server.get(), email, about)
const post = (who: 'auditor' | 'pemohon', uuid: string, path: string, payload: object) =>
  world.people[who].inject({ method: 'POST', url: `/api/psat/pengajuan/${uuid}/${path}`, payload })

test('the operator reads one line about every step that moves the file on', async () => {
  const berkas = await world.at('penagihan')
  await world.step('sekretariat', berkas, 'audit/pembayaran_pnbp', { proses: 'CLEAR' })
  const lines = await world.platform.db
    .selectFrom('akun.notifikasi')
    .select('keterangan')
    .where('id_pengguna', '=', world.people.pemohon.id)
    .where('id_pengajuan', '=', String(berkas.id))
    .orderBy('id')
    .execute()
  expect(lines.map(({ keterangan }) => keterangan.split('. ')[0])).toEqual([
    expect.stringContaining('sudah kami terima'),
    'Permohonan dinyatakan lengkap',
    'Tim audit ditunjuk',
    'Audit dokumen selesai',
    'Audit lapang selesai',
    'Direkomendasikan komisi teknis',
    'Tarif Rp0, tanpa pembayaran',
  ])
})

test('the mail of a revision says what to correct, and what an earlier answer lacked', async () => {
  const berkas = await world.at('audit_dokumen')
  const isi = { sasaran: 'isian', bidang: 'unit_produksi', uraian: 'Alamat unit belum lengkap.' }
  const { id } = (await post('auditor', berkas.uuid, 'temuan', isi)).json().data
  await world.step('auditor', berkas, 'audit/dokumen', { proses: 'REVISION', keterangan: 'Lengkapi.' })
  expect(await mailAbout('Alamat unit belum lengkap')).toContain('Temuan 1: Unit penanganan')
  const jawaban = { [id]: { jawaban: 'Sudah.' } }
  await world.step('pemohon', berkas, 'audit/dokumen', { proses: 'REVIEW', jawaban })
  const [answered] = (await world.read('auditor', berkas)).temuan
  const alasan = 'Jalannya masih tanpa nomor.'
  await post('auditor', berkas.uuid, 'temuan/minta-lagi', { id, versi: answered?.versi, alasan })
  await world.step('auditor', berkas, 'audit/dokumen', { proses: 'REVISION', keterangan: 'Sekali lagi.' })
  expect(await mailAbout('Diminta lagi: Jalannya')).toContain('Temuan 1: Unit penanganan')
})

/** Returns the calendar file of a mail, unfolded. */
function calendarOf(mail: string): string {
  const body = mail.match(/Content-Type: text\/calendar[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/)?.[1] ?? ''
  const text = body.startsWith('BEGIN') ? body : Buffer.from(body, 'base64').toString()
  return text.replaceAll('\r\n ', '')
}

test('the mail of a visit says weekday, zone and address; its calendar event follows each change to the end', async () => {
  const berkas = await world.at('audit_lapang')
  const { platform, people } = world
  const day = addWorkingDays(dayInJakarta(platform.clock()), 5, await readHolidays(platform.db))
  const visit = { tanggal_mulai: day, tanggal_selesai: day, jam: '09.00', petugas: [people.auditor.id] }
  expect((await post('auditor', berkas.uuid, 'kunjungan', visit)).statusCode).toBe(200)
  const asked = await mailAbout('konfirmasi jadwal kunjungan')
  expect(asked).toMatch(/(Senin|Selasa|Rabu|Kamis|Jumat), \d+ \S+ \d{4} pukul 09\.00 WIB/)
  expect(asked).toMatch(/Tempat: .+/)
  const first = calendarOf(asked)
  const uid = first.match(/UID:\S+/)?.[0] ?? 'none'
  for (const line of ['METHOD:PUBLISH', 'SEQUENCE:1', 'STATUS:TENTATIVE', 'BEGIN:VTIMEZONE']) {
    expect(first).toContain(line)
  }
  await post('pemohon', berkas.uuid, 'kunjungan/setuju', { versi: 1 })
  const agreed = calendarOf(await mailAbout('jadwal kunjungan disepakati'))
  for (const line of [uid, 'SEQUENCE:2', 'STATUS:CONFIRMED']) expect(agreed).toContain(line)
  await world.step('pemohon', berkas, 'audit/penarikan', { keterangan: 'Unit dijual.' })
  const ended = calendarOf(await mailAbout('kunjungan dibatalkan'))
  for (const line of [uid, 'METHOD:CANCEL', 'SEQUENCE:3', 'STATUS:CANCELLED']) expect(ended).toContain(line)
})
