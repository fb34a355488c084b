import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { filledTemplate, imporRows, pdukRow, upload } from './impor.fixture.ts'

const server = useTestApp({}, { jobs: true })
const { stored, auditRows } = imporRows(server)
let daerah: SignedInClient
let kota: SignedInClient
let pusat: SignedInClient

beforeAll(async () => {
  daerah = await server.get().as('OKKP_ADMIN_DAERAH')
  kota = await server.get().as('OKKP_ADMIN_KOTA')
  pusat = await server.get().as('OKKP_ADMIN_PUSAT')
})

describe('in the background', () => {
  test('answers 202 and can be watched to its end', async () => {
    const content = await filledTemplate(1, [pdukRow('J-1'), pdukRow('J-2', { 12: 'kapan' })])
    const answer = await upload(daerah, content, {}, { prefer: 'respond-async' })
    expect(answer.statusCode).toBe(202)
    expect(answer.headers['preference-applied']).toBe('respond-async')
    const { uuid } = answer.json().data
    expect(answer.headers.location).toBe(`/api/okkp/imports/${uuid}`)
    const done = await vi.waitFor(
      async () => {
        const watched = (await daerah.inject({ url: `/api/okkp/imports/${uuid}` })).json()
        expect(watched.data.status).toBe('selesai')
        return watched
      },
      { timeout: 60_000, interval: 200 },
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
      server.get().platform.db.selectFrom('platform.impor').select('uuid').orderBy('id').execute()
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
    await vi.waitFor(async () => expect(await stored('JK-')).toHaveLength(1), { timeout: 60_000 })
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
    client.inject({ method: 'POST', url: `/api/okkp/imports/undo/${uuid}` })

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
    const audited = await auditRows(uuid)
    expect(audited.map(({ peristiwa }) => peristiwa)).toEqual(['registrasi.impor', 'registrasi.impor.batal'])
    expect(audited[1]?.sesudah).toEqual({ status: 'dibatalkan_sebagian', dihapus: 1, tertahan: 2 })
  })

  test('keeps what was renewed or sanctioned since', async () => {
    const { db } = server.get().platform
    const rows = ['NR-1', 'NR-2', 'NR-3'].map((nomor) => pdukRow(nomor))
    const { uuid } = (await upload(daerah, await filledTemplate(1, rows))).json().data
    const [renewed, sanctioned] = await stored('NR-')
    await sql`update okkp.registrasi set digantikan_oleh = ${sanctioned?.id} where id = ${renewed?.id}`.execute(
      db,
    )
    await sql`update okkp.registrasi set sanksi = 'dibekukan' where id = ${sanctioned?.id}`.execute(db)
    expect((await undo(daerah, uuid)).json().data).toMatchObject({
      dihapus: 1,
      tertahan: [
        { nomor: 'NR-1', sebab: 'Sudah diperpanjang atau digantikan' },
        { nomor: 'NR-2', sebab: 'Sedang dikenai sanksi' },
      ],
    })
    expect((await stored('NR-')).map((row) => row.no_registration)).toEqual(['NR-1', 'NR-2'])
  })

  test('frees the numbers, and is done once', async () => {
    const content = await filledTemplate(1, [pdukRow('M-1'), pdukRow('M-2')])
    const { uuid } = (await upload(daerah, content)).json().data
    expect((await undo(daerah, uuid)).json().data).toMatchObject({ dihapus: 2, tertahan_total: 0 })
    expect((await daerah.inject({ url: `/api/okkp/imports/${uuid}` })).json().data.status).toBe('dibatalkan')
    expect((await undo(daerah, uuid)).statusCode).toBe(409)
    expect((await upload(daerah, content)).json().data.tersimpan).toBe(2)
  })

  test('a batch of the central office is not the region’s, even where its units lie in it', async () => {
    const { db } = server.get().platform
    const { uuid } = (await upload(daerah, await filledTemplate(1, [pdukRow('OC-1')]))).json().data
    const seen = async (client: SignedInClient) => [
      (await client.inject({ url: `/api/okkp/imports/${uuid}` })).json().code,
      (await client.inject({ url: '/api/okkp/imports?limit=1000' }))
        .json()
        .data.some((row: { uuid: string }) => row.uuid === uuid),
    ]
    expect(await seen(daerah)).toEqual([undefined, true])
    await sql`update platform.impor set pusat = true, kota_id = 3273 where uuid = ${uuid}`.execute(db)
    for (const region of [daerah, kota]) {
      expect(await seen(region)).toEqual(['TIDAK_DITEMUKAN', false])
      expect((await undo(region, uuid)).json().code).toBe('TIDAK_DITEMUKAN')
    }
    expect(await seen(pusat)).toEqual([undefined, true])
  })

  test('is not for another region', async () => {
    const { uuid } = (await upload(daerah, await filledTemplate(1, [pdukRow('O-1')]))).json().data
    const other = await server.get().as('OKKP_ADMIN_DAERAH', { provinsi_id: 33 })
    expect((await undo(other, uuid)).statusCode).toBe(404)
    expect((await undo(kota, uuid)).statusCode).toBe(404)
    expect(await stored('O-')).toHaveLength(1)
  })
})
