import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { registrasiCalls } from '#okkp/registrasi/registrasi.fixture.ts'
import { samplePdf } from '#platform/files/samples.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { mostPerDay } from './kiriman.service.ts'
import { forgetPengaduan } from './masa-simpan.service.ts'
import { base, kode, laporan, multipart, newAddress, warga } from './pengaduan.fixture.ts'

const server = useTestApp({ TRUST_PROXY: '127.0.0.1' })
const calls = () => warga(server.get())
const today = dayInJakarta(new Date())

const picture = (exif = {}) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: 'brown' } })
    .jpeg()
    .withExif(exif)
    .toBuffer()
const position = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1' } }
const upload = async (content: Buffer) =>
  server.get().app.inject({ method: 'POST', url: `${base}/foto`, ...multipart(content) })

const stored = async (nomor: string) =>
  server
    .get()
    .platform.db.selectFrom('okkp.pengaduan')
    .selectAll()
    .where('nomor', '=', nomor)
    .executeTakeFirstOrThrow()

describe('sending', () => {
  test('anyone may, without a name, and reads it again with number and code', async () => {
    const answer = await calls().send()
    const { nomor } = answer.json().data
    expect([answer.statusCode, nomor]).toEqual([200, expect.stringMatching(/^ADU-\d{4}-\d{5,}$/)])
    const tiket = await calls().tiket(nomor.toLowerCase(), 'abcd-efgh-jklm')
    expect(tiket.json().data).toEqual({
      nomor,
      jenis: 'pangan',
      status: 'baru',
      dikirim: expect.any(String),
      kantor: 'OKKP Pusat',
      uraian: laporan().uraian,
      nomor_izin: null,
      pangan: 'Beras Melati 5 kg',
      pelaku: null,
      tempat: 'Pasar Baru',
      foto: [],
      pesan: [],
      batas_jawab: addDays(today, 7),
      luaran: null,
      ditutup: null,
      disimpan_sampai: addDays(today, 1095),
    })
  })

  test.each([
    [{ pangan: null, tempat: null }, 'pangan', 'satu fakta'],
    [{ uraian: '' }, 'uraian', 'paling sedikit 20 huruf'],
    [{ jenis: 'lain' }, 'jenis', 'Pilih apa'],
    [{ tanggal: addDays(today, 1) }, 'tanggal', 'tidak boleh setelah hari ini'],
    [{ provinsi_id: 32, kota_id: 3171 }, 'kota_id', 'di provinsi itu'],
    [{ kota_id: 3273 }, 'kota_id', 'di provinsi itu'],
    [{ surel: 'bukan surel' }, 'surel', 'alamat surel yang benar'],
    [{ no_hp: 'nol delapan' }, 'no_hp', 'angka saja'],
    [{ kode: 'pendek' }, 'kode', 'dua belas'],
    [{ foto: ['tidak-ada.jpg'] }, 'foto', 'Unggah lagi'],
    [{ foto: ['a', 'b', 'c', 'd', 'e'] }, 'foto', 'Paling banyak 4 foto'],
  ])('refuses %j at %s', async (given, field, message) => {
    const answer = await calls().send(given)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDASI_GAGAL'])
    expect(answer.json().errors).toEqual([{ field, message: expect.stringContaining(message) }])
  })

  test('a repeat after a lost answer is the same report, and its code still opens it', async () => {
    const key = { 'idempotency-key': 'laporan-diulang' }
    const send = () => calls().post('kirim', laporan(), '198.51.100.250', key)
    const [first, second] = [(await send()).json().data, (await send()).json().data]
    expect(second).toEqual(first)
    expect((await calls().tiket(first.nomor)).statusCode).toBe(200)
  })

  test('what a machine fills in is answered and not kept', async () => {
    const { nomor } = (await calls().send({ situs_web: 'http://jual.example' })).json().data
    const tiket = await calls().tiket(nomor)
    expect([tiket.statusCode, tiket.json().code]).toEqual([404, 'TIDAK_DITEMUKAN'])
  })

  test('an address has its share of a day; others are not touched by it', async () => {
    const from = newAddress()
    const codes = []
    for (let n = 0; n <= mostPerDay; n++) codes.push((await calls().send({}, from)).json().code)
    expect(codes).toEqual([...Array(mostPerDay).fill(undefined), 'TERLALU_SERING'])
    expect((await calls().send()).statusCode).toBe(200)
  })

  test('neither table nor trail knows the address or the account it came from', async () => {
    const { app, platform, as } = server.get()
    const { token, role, id } = await as('OKKP_ADMIN_KOTA')
    const from = '203.0.113.77'
    const answer = await app.inject({
      method: 'POST',
      url: `${base}/kirim`,
      payload: laporan(),
      headers: { authorization: `Bearer ${token}`, role, 'x-forwarded-for': from },
    })
    const row = await stored(answer.json().data.nomor)
    expect(JSON.stringify(row)).not.toContain(from)
    expect(JSON.stringify(row)).not.toContain(kode)
    const { rows } = await sql<{ isi: string; pengguna_id: number | null }>`
      select to_jsonb(j)::text as isi, pengguna_id from platform.jejak_audit j
      where rekaman = ${`pengaduan/${row.id}`}`.execute(platform.db)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.isi).not.toContain(from)
    expect(rows[0]?.isi).not.toContain('kimia')
    expect([rows[0]?.pengguna_id, id]).toEqual([null, expect.any(Number)])
  })
})

describe('whose it is', () => {
  const region = async (given: object) => {
    const { provinsi_id, kota_id, registrasi_id } = await stored(await calls().nomor({ ...given }))
    return { provinsi_id, kota_id, registrasi_id }
  }

  test('the region that was named; without one that of the permit; else nobody’s', async () => {
    const izin = await registrasiCalls(await server.get().as('OKKP_ADMIN_KOTA')).added()
    const nomor_izin = izin.no_registration.toLowerCase()
    const at = (provinsi_id: number | null, kota_id: number | null, registrasi_id: number | null) => ({
      provinsi_id,
      kota_id,
      registrasi_id,
    })
    expect(await region({ provinsi_id: 35, kota_id: 3578 })).toEqual(at(35, 3578, null))
    expect(await region({ nomor_izin })).toEqual(at(izin.provinsi_id, izin.kota_id, izin.id))
    expect(await region({ nomor_izin, provinsi_id: 35 })).toEqual(at(35, null, izin.id))
    expect(await region({ nomor_izin: 'TIDAK-ADA-1' })).toEqual(at(null, null, null))
  })
})

describe('pictures', () => {
  test('lose their position, and only the reporter and the office of the region see them', async () => {
    const sent = await upload(await picture(position))
    expect(sent.json().data).toEqual({ kunci: expect.stringMatching(/\.jpg$/), lokasi_dihapus: true })
    const { kunci } = sent.json().data
    const nomor = await calls().nomor({ foto: [kunci], provinsi_id: 32, kota_id: 3273 })
    const [address] = (await calls().tiket(nomor)).json().data.foto
    const shown = await server.get().app.inject({ url: address })
    expect([shown.statusCode, (await sharp(shown.rawPayload).metadata()).exif]).toEqual([200, undefined])
    const plain = { url: `/api/upload/display_image?path=${kunci}` }
    expect((await server.get().app.inject(plain)).statusCode).toBe(404)
    const statusFor = async (...account: Parameters<ReturnType<typeof server.get>['as']>) =>
      (await (await server.get().as(...account)).inject(plain)).statusCode
    expect(await statusFor('OKKP_ADMIN_KOTA')).toBe(200)
    expect(await statusFor('OKKP_ADMIN_DAERAH', { provinsi_id: 35 })).toBe(404)
    expect(await statusFor('OKKP_ADMIN_UJILAB')).toBe(404)
  })

  test('without a position nothing had to be removed', async () => {
    expect((await upload(await picture())).json().data.lokasi_dihapus).toBe(false)
  })

  test('one of another report is not taken', async () => {
    const { kunci } = (await upload(await picture())).json().data
    await calls().nomor({ foto: [kunci] })
    expect((await calls().send({ foto: [kunci] })).json().errors[0].field).toBe('foto')
  })

  test('only pictures', async () => {
    const answer = await upload(samplePdf())
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'JENIS_BERKAS_DITOLAK'])
  })
})

describe('the reporter', () => {
  test('a wrong code and a wrong number are told the same', async () => {
    const nomor = await calls().nomor()
    const wrong = [await calls().tiket(nomor, 'ZZZZZZZZZZZZ'), await calls().tiket('ADU-2026-99999')]
    expect(wrong.map((answer) => answer.json().code)).toEqual(['TIDAK_DITEMUKAN', 'TIDAK_DITEMUKAN'])
    expect(wrong[0]?.json().message).toBe(wrong[1]?.json().message)
    expect((await calls().post('tiket/balas', { nomor, kode: 'ZZZZZZZZZZZZ', isi: 'Halo' })).statusCode).toBe(
      404,
    )
  })

  test('answers with a picture, without which it still is new', async () => {
    const nomor = await calls().nomor()
    const { kunci } = (await upload(await picture())).json().data
    const answer = await calls().reply(nomor, 'Ini foto kemasannya.', [kunci])
    expect(answer.json().data).toMatchObject({
      status: 'baru',
      pesan: [{ dari: 'pelapor', nama: 'Anda', isi: 'Ini foto kemasannya.', foto: [expect.any(String)] }],
    })
    expect((await calls().reply(nomor, '  ')).json().errors[0].field).toBe('isi')
  })
})

describe('the stated time', () => {
  const day = 86_400_000
  const runAt = (days: number) =>
    forgetPengaduan({ ...server.get().platform, clock: () => new Date(Date.now() + days * day) })

  test('three years after it came nothing is left but what counts it', async () => {
    const { kunci } = (await upload(await picture())).json().data
    const nomor = await calls().nomor({
      nama: 'Rahasia',
      surel: 'a@contoh.id',
      tempat: 'Warung Rahasia',
      foto: [kunci],
      provinsi_id: 32,
    })
    const notices = async () =>
      server
        .get()
        .platform.db.selectFrom('akun.notifikasi')
        .select('id')
        .where('keterangan', 'like', `%${nomor}%`)
        .execute()
    await server.get().as('OKKP_ADMIN_DAERAH', { provinsi_id: 32 })
    await calls().reply(nomor, 'Tambahan.')
    expect(await notices()).not.toEqual([])
    await runAt(1094.9)
    expect((await stored(nomor)).uraian).not.toBeNull()
    await runAt(1095.1)
    expect(await notices()).toEqual([])
    expect(await stored(nomor)).toMatchObject({
      jenis: 'pangan',
      provinsi_id: 32,
      disamarkan: expect.any(Date),
      sidik_kode: null,
      uraian: null,
      sakit: null,
      pangan: null,
      tempat: null,
      nama: null,
      surel: null,
      cari: nomor.toLowerCase(),
    })
    expect((await calls().tiket(nomor)).statusCode).toBe(404)
    const { db } = server.get().platform
    expect(
      await db.selectFrom('okkp.pengaduan_pesan').selectAll().where('isi', '=', 'Tambahan.').execute(),
    ).toEqual([])
    const berkas = await db
      .selectFrom('platform.berkas')
      .select('diklaim')
      .where('kunci', '=', kunci)
      .executeTakeFirst()
    expect(berkas?.diklaim).toBeNull()
  })

  test('a year after it was closed a report is nobody’s any more', async () => {
    const kota = await server.get().as('OKKP_ADMIN_KOTA')
    const nomor = await calls().nomor({ nama: 'Rahasia', provinsi_id: 32, kota_id: 3273 })
    const { id, versi } = await stored(nomor)
    const payload = { id, versi, luaran: 'terbukti', isi: 'Diperiksa dan ditarik dari kios.' }
    expect((await kota.inject({ method: 'PUT', url: `${base}/tutup`, payload })).statusCode).toBe(200)
    await runAt(364)
    expect(await stored(nomor)).toMatchObject({ nama: 'Rahasia', disamarkan: null })
    await runAt(366)
    expect(await stored(nomor)).toMatchObject({ nama: null, uraian: null, disamarkan: expect.any(Date) })
  })

  test('the print of an address stays for a day', async () => {
    const nomor = await calls().nomor()
    await runAt(0.9)
    expect((await stored(nomor)).sidik_alamat).not.toBeNull()
    await runAt(1.1)
    expect((await stored(nomor)).sidik_alamat).toBeNull()
  })
})
