import { importHeadersOf } from '@portal/domain/okkp/registrasi/registrasi.fields'
import { dayInJakarta } from '@portal/domain/platform/format'
import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { sheetOf, workbookWith } from '#platform/excel/excel.fixture.ts'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { filledTemplate, imporRows, pdukRow, upload } from './impor.fixture.ts'

const server = useTestApp()
const { stored, auditRows, view } = imporRows(server)
let daerah: SignedInClient
let pusat: SignedInClient

beforeAll(async () => {
  daerah = await server.get().as('OKKP_ADMIN_DAERAH')
  pusat = await server.get().as('OKKP_ADMIN_PUSAT')
})

describe('import', () => {
  test('stores good rows, returns bad ones with all their faults, and leaves one audit row', async () => {
    const content = await filledTemplate(1, [
      pdukRow('A-1'),
      pdukRow('A-2', { 5: 'padi', 11: 'putih', 2: 'kota bandung' }),
      pdukRow('A-3', { 1: '', 2: 'Kota Surabaya', 5: 'Batu', 11: 'Merah', 12: '03/15/2025' }),
      pdukRow('a-1'),
      pdukRow('A-4', { 7: 'x'.repeat(201) }),
    ])
    const answer = await upload(daerah, content, { provinsi_id: '32' })
    expect(answer.statusCode).toBe(200)
    const { data, not_created, kesalahan, jenis_registrasi } = answer.json()
    expect(jenis_registrasi).toBe('Registrasi PDUK')
    expect(data).toMatchObject({ status: 'selesai', total: 5, tersimpan: 2, ditolak: 3, boleh_batal: true })
    expect(not_created.map((row: { Baris: number }) => row.Baris)).toEqual([4, 5, 6])
    expect(Object.keys(not_created[0])).toEqual([...importHeadersOf(1), 'Keterangan', 'Baris'])
    const text: string = not_created[0].Keterangan
    for (const words of [
      'Nama Unit Usaha (B4): Wajib diisi.',
      'Kab/Kota (C4): Kab/Kota salah: "Kota Surabaya" bukan kabupaten/kota di Jawa Barat',
      'Format Komoditas Salah: "Batu"',
      'Label salah',
      'Format tanggal salah (YYYY-MM-DD): tertulis "03/15/2025"',
    ]) {
      expect(text).toContain(words)
    }
    expect(not_created[1].Keterangan).toContain('No Registrasi berulang: "a-1" sudah tertulis di sel K2.')
    expect(not_created[2].Keterangan).toContain('Nama Ilmiah (H6): Maksimal 200 karakter.')
    expect(kesalahan).toContainEqual({
      baris: 4,
      kolom: 'Komoditas Utama',
      sel: 'F4',
      pesan: expect.any(String),
    })

    const rows = await stored('A-')
    expect(rows.map((row) => row.no_registration)).toEqual(['A-1', 'A-2'])
    expect(rows[1]).toMatchObject({
      asal: 'impor',
      batch_id: data.id,
      provinsi_id: 32,
      kota_id: 3273,
      label: 'Putih',
      terbit_sertifikat: '2025-03-01',
      exp_sertifikat: '2030-03-01',
      created_by: daerah.id,
      versi: 1,
    })
    expect(await auditRows(data.uuid)).toEqual([
      {
        peristiwa: 'registrasi.impor',
        pengguna: daerah.username,
        sesudah: expect.objectContaining({ total: 5, tersimpan: 2, ditolak: 3 }),
      },
    ])
  })

  test('the refused rows are a workbook that can be corrected and sent again', async () => {
    const answer = await upload(daerah, await filledTemplate(1, [pdukRow('B-1'), pdukRow('B-2', { 11: '' })]))
    const { berkas_ditolak } = answer.json().data
    const file = await view(daerah, berkas_ditolak)
    expect(file.statusCode).toBe(200)
    const { sheets } = await readXlsx(new Uint8Array(file.rawPayload))
    const [headers, row] = sheets[0]?.rows ?? []
    expect(headers).toEqual([...importHeadersOf(1), 'Keterangan', 'Baris'])
    expect(row?.at(-2)).toContain('Label Hijau/Putih (L3): Wajib diisi.')
    expect([row?.[12], row?.at(-1)]).toEqual([new Date('2025-03-01T00:00:00Z'), 3])
    const cells = (row ?? []).map((cell) =>
      cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? ''),
    )
    const again = await filledTemplate(1, [cells.with(11, 'Hijau')], headers?.map(String))
    expect((await upload(daerah, again)).json().data).toMatchObject({ tersimpan: 1, ditolak: 0 })
    expect((await view(pusat, berkas_ditolak)).statusCode).toBe(200)
    const other = await server.get().as('OKKP_ADMIN_DAERAH', { provinsi_id: 33 })
    expect((await view(other, berkas_ditolak)).statusCode).toBe(404)
  })

  test('the same file again stores nothing twice and says that it came before', async () => {
    const content = await filledTemplate(1, [pdukRow('C-1'), pdukRow('C-2')])
    expect((await upload(daerah, content)).statusCode).toBe(200)
    const again = await upload(daerah, content)
    expect(again.statusCode).toBe(400)
    expect(again.json()).toMatchObject({ code: 'IMPOR_DITOLAK', data: { tersimpan: 0, ditolak: 2 } })
    expect(again.json().message).toContain('Berkas yang sama sudah diimpor pada')
    expect(again.json().Error[0]).toContain('No Registrasi sudah terdaftar: "C-1"')
    expect(again.json().not_created).toHaveLength(2)
    expect(await stored('C-')).toHaveLength(2)
  })

  test('two at once of the same file: every number once', async () => {
    const content = await filledTemplate(
      1,
      Array.from({ length: 300 }, (_, n) => pdukRow(`D-${n}`)),
    )
    const answers = await Promise.all([upload(daerah, content), upload(daerah, content)])
    const counts = answers.map((answer) => answer.json().data.tersimpan)
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 300])
    expect(await stored('D-')).toHaveLength(300)
  })

  test('real dates of Excel, numbers as numbers, and a time nobody meant', async () => {
    const serial = (days: string) => `<c r="M2" s="2"><v>${days}</v></c>`
    const cells = pdukRow('77', { 12: '', 10: '' })
      .map((value, index) => [value, index] as const)
      .filter(([value]) => value !== '')
      .map(
        ([value, index]) =>
          `<c r="${String.fromCharCode(65 + index)}2" t="inlineStr"><is><t>${value}</t></is></c>`,
      )
      .join('')
    const head = importHeadersOf(1)
      .map((title) => `<c t="inlineStr"><is><t>${title}</t></is></c>`)
      .join('')
    const row = `<row r="1">${head}</row><row r="2">${cells}<c r="K2"><v>3.2E13</v></c>${serial('45717.5')}</row>`
    const answer = await upload(daerah, workbookWith(sheetOf(row)))
    expect(answer.json().data).toMatchObject({ tersimpan: 1 })
    expect((await stored('32000000000000'))[0]).toMatchObject({ terbit_sertifikat: '2025-03-01' })
  })

  test('an issue day that has not come is refused, as in the form', async () => {
    const tomorrow = dayInJakarta(Date.now() + 86_400_000)
    const rows = [pdukRow('T-1', { 12: dayInJakarta(Date.now()) }), pdukRow('T-2', { 12: tomorrow })]
    const { data, not_created } = (await upload(daerah, await filledTemplate(1, rows))).json()
    expect(data).toMatchObject({ tersimpan: 1, ditolak: 1 })
    expect(not_created[0].Keterangan).toContain('Tanggal terbit tidak boleh setelah hari ini.')
  })

  test('the other kinds: HC without expiry, Prima with its subtype for three years', async () => {
    const hc = [
      1,
      'PT Ekspor',
      'health certificate',
      'Jalan 1',
      'Gabah',
      'LOT-1',
      'Jepang',
      'HC-1',
      '2025-01-01',
    ]
    const wrong = hc.with(2, 'Lain').with(7, 'HC-2')
    const answer = await upload(daerah, await filledTemplate(4, [hc, wrong]), { registrasi_id: '4' })
    expect(answer.json().not_created[0].Keterangan).toContain('Format Jenis Sertifikat Salah')
    expect((await stored('HC-'))[0]).toMatchObject({ exp_sertifikat: null, jenis_hc_id: 2, kota_id: null })
    const prima = [
      1,
      'Kebun',
      'Kab. Bandung',
      '',
      'Desa 1',
      'Gabah',
      'Padi',
      '',
      '',
      'Prima 3',
      'PR-1',
      '2024-02-29',
    ]
    const primaAnswer = await upload(
      daerah,
      await filledTemplate(7, [prima, prima.with(9, 'Prima 9').with(10, 'PR-2')]),
      {
        registrasi_id: '7',
      },
    )
    expect(primaAnswer.json().not_created[0].Keterangan).toContain('Format Prima Salah')
    expect((await stored('PR-'))[0]).toMatchObject({
      jenis_sertifikat_id: 3,
      exp_sertifikat: '2027-02-28',
      kota_id: 3204,
    })
  })

  test('an Idempotency-Key repeats the answer and leaves one batch', async () => {
    const content = await filledTemplate(1, [pdukRow('I-1')])
    const headers = { 'idempotency-key': 'impor-sekali' }
    const first = await upload(daerah, content, {}, headers)
    const repeat = await upload(daerah, content, {}, headers)
    expect(repeat.statusCode).toBe(200)
    expect(repeat.json().data.uuid).toBe(first.json().data.uuid)
    const other = await upload(daerah, await filledTemplate(1, [pdukRow('I-2')]), {}, headers)
    expect(other.json().code).toBe('KUNCI_DIPAKAI_ULANG')
  })
})

describe('dry run', () => {
  test('tells the same and stores nothing', async () => {
    const content = await filledTemplate(1, [pdukRow('U-1'), pdukRow('U-2', { 5: 'Batu' })])
    const dry = await upload(daerah, content, { uji_coba: 'true' })
    expect(dry.statusCode).toBe(200)
    expect(dry.json().message).toContain('Uji coba: 1 baris siap disimpan, 1 baris perlu diperbaiki')
    expect(dry.json().data).toMatchObject({ uji_coba: true, tersimpan: 1, ditolak: 1, boleh_batal: false })
    expect(await stored('U-')).toEqual([])
    expect(await auditRows(dry.json().data.uuid)).toEqual([])
    expect((await upload(daerah, content)).json().data.tersimpan).toBe(1)
  })

  test('of a hopeless file is a report, not an error', async () => {
    const dry = await upload(daerah, await filledTemplate(1, [pdukRow('', { 10: '' })]), { uji_coba: 'true' })
    expect([dry.statusCode, dry.json().not_created.length]).toEqual([200, 1])
  })
})

test('a connection lost in the middle leaves nothing of the batch', async () => {
  const { db } = server.get().platform
  const content = await filledTemplate(
    1,
    Array.from({ length: 4000 }, (_, n) => pdukRow(`Z-${n}`)),
  )
  // Another transaction inserts the last number. The import stores its first chunks and then waits for that lock.
  const held = await db.startTransaction().execute()
  await sql`insert into okkp.registrasi (jenis_registrasi_id, no_registration, provinsi_id, unit_usaha, terbit_sertifikat)
    values (1, 'Z-3999', 32, 'Lain', '2025-01-01')`.execute(held)
  const running = upload(daerah, content)
  await vi.waitFor(
    async () => {
      const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and xact_start is not null
          and query like '%insert into okkp.registrasi%'`.execute(db)
      expect(rows).toHaveLength(1)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
    },
    { timeout: 60_000, interval: 20 },
  )
  await held.rollback().execute()
  const answer = await running
  expect(answer.statusCode).toBeGreaterThanOrEqual(500)
  expect(await stored('Z-')).toEqual([])
  const list = (await daerah.inject({ url: '/api/okkp/imports' })).json()
  expect(list.data[0]).toMatchObject({ status: 'gagal', tersimpan: 0 })
  expect((await upload(daerah, content)).json().data.tersimpan).toBe(4000)
})

describe('history', () => {
  test('is narrowed to what is imported here, and says what that is', async () => {
    const list = (jenis: string) => daerah.inject({ url: '/api/okkp/imports', query: { jenis } })
    expect((await list('registrasi')).json().meta.total).toBeGreaterThan(0)
    const refused = (await list('gudang')).json()
    expect([refused.code, refused.errors[0].field]).toEqual(['VALIDASI_GAGAL', 'jenis'])
    expect(refused.errors[0].message).toContain('registrasi')
  })

  test('names whoever imported as they were called then', async () => {
    const other = await server.get().as('OKKP_ADMIN_DAERAH')
    const { uuid, pembuat } = (await upload(other, await filledTemplate(1, [pdukRow('N-1')]))).json().data
    expect(pembuat).toBeTruthy()
    const { db } = server.get().platform
    await db
      .updateTable('akun.pengguna')
      .set({ nama: 'Nama Sesudahnya' })
      .where('id', '=', other.id)
      .execute()
    const { data } = (await other.inject({ url: `/api/okkp/imports/${uuid}` })).json()
    expect(data.pembuat).toBe(pembuat)
  })
})
