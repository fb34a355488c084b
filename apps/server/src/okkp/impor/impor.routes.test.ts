import { importHeadersOf } from '@portal/domain/okkp/registrasi.fields'
import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { sheetOf, workbookWith } from '#platform/excel/excel.fixture.ts'
import { samplePdf } from '#platform/files/samples.fixture.ts'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { filledTemplate, pdukRow, upload } from './impor.fixture.ts'

const server = useTestApp({}, { jobs: true })
let daerah: SignedInClient
let kota: SignedInClient
let pusat: SignedInClient

beforeAll(async () => {
  daerah = await server.get().as('OKKP_ADMIN_DAERAH')
  kota = await server.get().as('OKKP_ADMIN_KOTA')
  pusat = await server.get().as('OKKP_ADMIN_PUSAT')
})

const stored = (prefix: string) =>
  server
    .get()
    .platform.db.selectFrom('okkp.registrasi')
    .selectAll()
    .where('no_registration', 'like', `${prefix}%`)
    .where('dihapus', 'is', null)
    .orderBy('id')
    .execute()
const auditRows = (uuid: string) =>
  server
    .get()
    .platform.db.selectFrom('platform.jejak_audit')
    .select(['peristiwa', 'sesudah', 'pengguna'])
    .where('rekaman', '=', `impor/${uuid}`)
    .orderBy('id')
    .execute()
const view = (client: SignedInClient, path: string) =>
  client.inject({ url: '/api/upload/view_pdf', query: { path } })

describe('template', () => {
  test.each([1, 2, 3, 4, 5, 6, 7])(
    'of kind %i has exactly its headers and can be uploaded as it is',
    async (id) => {
      const answer = await daerah.inject({ url: `/api/okkp/imports/template/${id}` })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-disposition']).toContain('Templat-')
      const { sheets } = await readXlsx(new Uint8Array(answer.rawPayload))
      expect(sheets.map(({ name }) => name)).toEqual(['Data', 'Nilai'])
      expect(sheets[0]?.rows[0]).toEqual(importHeadersOf(id))
      expect(sheets[1]?.rows.flat()).toContain('Gabah')
      const empty = await upload(daerah, answer.rawPayload, { registrasi_id: String(id) })
      expect(empty.statusCode).toBe(400)
      expect(empty.json().message).toContain('tidak berisi baris data')
    },
  )

  test('offers a region only its own cities', async () => {
    const answer = await kota.inject({ url: '/api/okkp/imports/template/1' })
    const { sheets } = await readXlsx(new Uint8Array(answer.rawPayload))
    const cities = sheets[1]?.rows.map((row) => row[0]).filter((name) => name !== null)
    expect(cities).toEqual(['Kab/Kota', 'Kota Bandung'])
  })

  test('of a kind that is none is not found', async () => {
    expect((await daerah.inject({ url: '/api/okkp/imports/template/99' })).statusCode).toBe(404)
  })
})

describe('import', () => {
  test('stores good rows, returns bad ones with all their faults, and leaves one audit row', async () => {
    const content = await filledTemplate(1, [
      pdukRow('A-1'),
      pdukRow('A-2', { 5: 'padi', 11: 'putih', 2: 'kota bandung' }),
      pdukRow('A-3', { 1: '', 2: 'Kota Surabaya', 5: 'Batu', 11: 'Merah', 12: '01/03/2025' }),
      pdukRow('a-1'),
      pdukRow('A-4', { 7: 'x'.repeat(201) }),
    ])
    const answer = await upload(daerah, content, { provinsi_id: '32' })
    expect(answer.statusCode).toBe(200)
    const { data, not_created, kesalahan, jenis_registrasi } = answer.json()
    expect(jenis_registrasi).toBe('Registrasi PDUK')
    expect(data).toMatchObject({ status: 'selesai', total: 5, tersimpan: 2, ditolak: 3, boleh_batal: true })
    expect(not_created.map((row: { Baris: number }) => row.Baris)).toEqual([3, 4, 5])
    expect(Object.keys(not_created[0])).toEqual([...importHeadersOf(1), 'Keterangan', 'Baris'])
    const text: string = not_created[0].Keterangan
    for (const words of [
      'Nama Unit Usaha (B4): Wajib diisi.',
      'Kab/Kota (C4): Kab/Kota salah: "Kota Surabaya" bukan kabupaten/kota di Jawa Barat',
      'Format Komoditas Salah: "Batu"',
      'Label salah',
      'Format tanggal salah (YYYY-MM-DD): tertulis "01/03/2025"',
    ]) {
      expect(text).toContain(words)
    }
    expect(not_created[1].Keterangan).toContain('No Registrasi berulang: "a-1" sudah tertulis pada baris 1')
    expect(not_created[2].Keterangan).toContain('Nama Ilmiah (H6): Maksimal 200 karakter.')
    expect(kesalahan).toContainEqual({
      baris: 3,
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
    const again = await filledTemplate(
      1,
      [[...(row ?? []).map(String).with(11, 'Hijau')]],
      headers?.map(String),
    )
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

describe('refuses', () => {
  test('another header row, and names the column that differs', async () => {
    const headers = importHeadersOf(1).with(2, 'Kota').with(12, 'Tanggal Terbit')
    const answer = await upload(daerah, await filledTemplate(1, [pdukRow('W-1')], headers))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'TEMPLAT_BERBEDA',
      judul_berbeda: [
        { kolom: 'C', seharusnya: 'Kab/Kota', tertulis: 'Kota' },
        { kolom: 'M', seharusnya: 'Tanggal Penerbitan Sertifikat', tertulis: 'Tanggal Terbit' },
      ],
    })
    expect(answer.json().message).toContain('kolom C seharusnya berjudul "Kab/Kota", tetapi tertulis "Kota"')
    const extra = await upload(daerah, await filledTemplate(1, [], [...importHeadersOf(1), 'Catatan']))
    expect(extra.json().message).toContain('kolom N berjudul "Catatan", padahal tidak ada di templat')
    const wrongKind = await upload(daerah, await filledTemplate(4, []), { registrasi_id: '5' })
    expect(wrongKind.json().code).toBe('TEMPLAT_BERBEDA')
    expect(await stored('W-')).toEqual([])
  })

  test('a formula far down, with everything before it', async () => {
    const rows = Array.from({ length: 1500 }, (_, n) => pdukRow(`F-${n}`))
    const cell = (text: unknown) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
    const xml = [importHeadersOf(1), ...rows].map((row) => `<row>${row.map(cell).join('')}</row>`).join('')
    const answer = await upload(
      daerah,
      workbookWith(sheetOf(`${xml}<row r="9000"><c r="B9000"><f>A1</f></c></row>`)),
    )
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'EXCEL_DITOLAK'])
    expect(answer.json().message).toContain('Sel B9000 berisi rumus')
    expect(await stored('F-')).toEqual([])
    const list = (await daerah.inject({ url: '/api/okkp/imports' })).json()
    expect(list.data[0]).toMatchObject({ status: 'ditolak', tersimpan: 0, boleh_batal: false })
  })

  test('what is no workbook, no file, no kind', async () => {
    expect((await upload(daerah, samplePdf())).statusCode).toBe(415)
    const sound = await filledTemplate(1, [pdukRow('X-1')])
    const unknown = await upload(daerah, sound, { registrasi_id: '99' })
    expect([unknown.statusCode, unknown.json().errors[0].field]).toEqual([400, 'registrasi_id'])
    const words = await upload(daerah, sound, { registrasi_id: 'satu' })
    expect([words.statusCode, words.json().errors[0].field]).toEqual([400, 'registrasi_id'])
    expect((await upload(daerah, sound.subarray(0, 900))).statusCode).toBeGreaterThanOrEqual(400)
  })
})

describe('region', () => {
  test('comes from the account; another one is refused', async () => {
    const content = await filledTemplate(1, [pdukRow('R-1')])
    for (const [name, value] of [
      ['provinsi_id', '33'],
      ['provinsi_id', '0'],
      ['created_for', '33'],
    ] as const) {
      const answer = await upload(daerah, content, { [name]: value })
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'WILAYAH_DITOLAK'])
    }
    expect(await stored('R-')).toEqual([])
  })

  test('a city imports for itself alone, also where the template has no city', async () => {
    const rows = [pdukRow('K-1'), pdukRow('K-2', { 2: 'Kabupaten Bandung' })]
    const answer = await upload(kota, await filledTemplate(1, rows))
    expect(answer.json().data).toMatchObject({ tersimpan: 1, ditolak: 1, kota_id: 3273 })
    expect(answer.json().not_created[0].Keterangan).toContain('di luar wilayah akun Anda')
    const hc = [1, 'PT', 'Health Certificate', '', 'Gabah', 'L', 'Jepang', 'KHC-1', '2025-01-01']
    await upload(kota, await filledTemplate(4, [hc]), { registrasi_id: '4' })
    expect((await stored('KHC-'))[0]).toMatchObject({ provinsi_id: 32, kota_id: 3273, pusat: false })
  })

  test('the central office imports for a province, or central ones anywhere', async () => {
    const content = (nomor: string) => filledTemplate(1, [pdukRow(nomor, { 2: 'Kota Surabaya' })])
    expect((await upload(pusat, await content('P-1'), { provinsi_id: '35' })).statusCode).toBe(200)
    expect((await upload(pusat, await content('P-2'), { provinsi_id: '0' })).statusCode).toBe(200)
    const rows = await stored('P-')
    expect(rows.map((row) => [row.pusat, row.provinsi_id, row.kota_id])).toEqual([
      [false, 35, 3578],
      [true, 35, 3578],
    ])
    const seen = (await daerah.inject({ url: '/api/okkp/imports?limit=100' })).json()
    expect(seen.data.every((row: { provinsi_id: number }) => row.provinsi_id === 32)).toBe(true)
  })

  test('other roles are turned away', async () => {
    const lab = await server.get().as('OKKP_ADMIN_UJILAB')
    expect((await upload(lab, await filledTemplate(1, []))).statusCode).toBe(403)
    expect((await lab.inject({ url: '/api/okkp/imports' })).statusCode).toBe(403)
  })
})

describe('in the background', () => {
  test('answers 202 and can be watched to its end', async () => {
    const content = await filledTemplate(1, [pdukRow('J-1'), pdukRow('J-2', { 12: 'kapan' })])
    const answer = await upload(daerah, content, {}, { prefer: 'respond-async' })
    expect(answer.statusCode).toBe(202)
    expect(answer.headers['preference-applied']).toBe('respond-async')
    const { uuid } = answer.json().data
    const done = await vi.waitFor(
      async () => {
        const watched = (await daerah.inject({ url: `/api/okkp/imports/${uuid}` })).json()
        expect(watched.data.status).toBe('selesai')
        return watched
      },
      { timeout: 15_000, interval: 200 },
    )
    expect(done).toMatchObject({ data: { total: 2, tersimpan: 1, ditolak: 1 } })
    expect(done.not_created).toHaveLength(1)
    expect(await stored('J-')).toHaveLength(1)
    expect(await auditRows(uuid)).toMatchObject([{ pengguna: daerah.username }])
    const other = await server.get().as('OKKP_ADMIN_DAERAH', { provinsi_id: 33 })
    expect((await other.inject({ url: `/api/okkp/imports/${uuid}` })).statusCode).toBe(404)
  })

  test('a repeated Idempotency-Key, even at the same moment, leaves one batch', async () => {
    const headers = { prefer: 'respond-async', 'idempotency-key': 'impor-latar' }
    const content = await filledTemplate(1, [pdukRow('JK-1')])
    const batches = () =>
      server.get().platform.db.selectFrom('okkp.impor').select('uuid').orderBy('id').execute()
    const before = await batches()
    const racing = await Promise.all([
      upload(daerah, content, {}, headers),
      upload(daerah, content, {}, headers),
    ])
    const answers = [...racing, await upload(daerah, content, {}, headers)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202])
    const uuids = new Set(answers.map((answer) => answer.json().data.uuid))
    expect((await batches()).slice(before.length)).toEqual([...uuids].map((uuid) => ({ uuid })))
    expect(uuids.size).toBe(1)

    const otherRows = await filledTemplate(1, [pdukRow('JK-2')])
    for (const repeat of [
      upload(daerah, otherRows, {}, headers),
      upload(daerah, content, { uji_coba: 'true' }, headers),
      upload(daerah, otherRows, {}, { 'idempotency-key': 'impor-latar' }),
    ]) {
      const answer = await repeat
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'KUNCI_DIPAKAI_ULANG'])
    }
    expect(await batches()).toHaveLength(before.length + 1)
    await vi.waitFor(async () => expect(await stored('JK-')).toHaveLength(1), { timeout: 15_000 })
  })

  test('the same key for another province is another request', async () => {
    const content = await filledTemplate(4, [
      [1, 'PT', 'Health Certificate', '', 'Gabah', 'L', 'Jepang', 'JP-1', '2025-01-01'],
    ])
    const headers = { prefer: 'respond-async', 'idempotency-key': 'impor-provinsi' }
    const first = await upload(pusat, content, { registrasi_id: '4', provinsi_id: '35' }, headers)
    expect(first.statusCode).toBe(202)
    const other = await upload(pusat, content, { registrasi_id: '4', provinsi_id: '33' }, headers)
    expect([other.statusCode, other.json().code]).toEqual([409, 'KUNCI_DIPAKAI_ULANG'])
  })
})

describe('undo', () => {
  const undo = (client: SignedInClient, uuid: string) =>
    client.inject({ method: 'POST', url: `/api/okkp/imports/${uuid}/undo` })

  test('removes what nobody touched and names the rest', async () => {
    const answer = await upload(
      daerah,
      await filledTemplate(
        1,
        ['N-1', 'N-2', 'N-3'].map((n) => pdukRow(n)),
      ),
    )
    const { uuid } = answer.json().data
    const rows = await stored('N-')
    await sql`update okkp.registrasi set versi = 2 where id = ${rows[0]?.id}`.execute(
      server.get().platform.db,
    )
    await sql`insert into okkp.pengawasan (registrasi_id, jenis, tanggal, hasil) values (${rows[1]?.id}, 'berkala', '2026-01-01', 'sesuai')`.execute(
      server.get().platform.db,
    )
    const undone = await undo(daerah, uuid)
    expect(undone.json()).toMatchObject({
      data: {
        dihapus: 1,
        tertahan_total: 2,
        tertahan: [
          { nomor: 'N-1', sebab: 'Sudah diubah setelah diimpor' },
          { nomor: 'N-2', sebab: 'Sudah memiliki catatan pengawasan' },
        ],
      },
    })
    expect((await stored('N-')).map((row) => row.no_registration)).toEqual(['N-1', 'N-2'])
    const again = await undo(daerah, uuid)
    expect([again.statusCode, again.json().data.tertahan_total]).toEqual([409, 2])
    expect((await auditRows(uuid)).map(({ peristiwa }) => peristiwa)).toEqual([
      'registrasi.impor',
      'registrasi.impor.batal',
    ])
  })

  test('frees the numbers, and is done once', async () => {
    const content = await filledTemplate(1, [pdukRow('M-1'), pdukRow('M-2')])
    const { uuid } = (await upload(daerah, content)).json().data
    expect((await undo(daerah, uuid)).json().data).toMatchObject({ dihapus: 2, tertahan_total: 0 })
    expect((await daerah.inject({ url: `/api/okkp/imports/${uuid}` })).json().data.status).toBe('dibatalkan')
    expect((await undo(daerah, uuid)).statusCode).toBe(409)
    expect((await upload(daerah, content)).json().data.tersimpan).toBe(2)
  })

  test('is not for another region', async () => {
    const { uuid } = (await upload(daerah, await filledTemplate(1, [pdukRow('O-1')]))).json().data
    const other = await server.get().as('OKKP_ADMIN_DAERAH', { provinsi_id: 33 })
    expect((await undo(other, uuid)).statusCode).toBe(404)
    expect((await undo(kota, uuid)).statusCode).toBe(404)
    expect(await stored('O-')).toHaveLength(1)
  })
})

test('a connection lost in the middle leaves nothing of the batch', async () => {
  const { db } = server.get().platform
  const content = await filledTemplate(
    1,
    Array.from({ length: 4000 }, (_, n) => pdukRow(`Z-${n}`)),
  )
  // Someone else is adding the last number: the import waits there, its first chunks stored.
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
    { timeout: 15_000, interval: 20 },
  )
  await held.rollback().execute()
  const answer = await running
  expect(answer.statusCode).toBeGreaterThanOrEqual(500)
  expect(await stored('Z-')).toEqual([])
  const list = (await daerah.inject({ url: '/api/okkp/imports' })).json()
  expect(list.data[0]).toMatchObject({ status: 'gagal', tersimpan: 0 })
  expect((await upload(daerah, content)).json().data.tersimpan).toBe(4000)
})
