import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { parseCheckpoint } from '@portal/domain/platform/transparansi/checkpoint'
import { cosign } from '@portal/domain/platform/transparansi/cosignature'
import {
  formatKey,
  formatNote,
  parseKey,
  parseNote,
  verifierKey,
} from '@portal/domain/platform/transparansi/note'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf, formPduk, offices } from '#okkp/registrasi/registrasi.fixture.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { leaves } from '../../leaves.ts'
import { checkLog } from './check-log.ts'
import { appendEarlierRows } from './missing-leaf.repository.ts'
import { proofFault } from './proof.ts'
import { sha256 } from './sha256.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const witnessKey = verifierKey(
  sha256,
  'saksi.example',
  'cosignature',
  Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'),
)
const seed = Buffer.from(privateKey.export({ format: 'jwk' }).d ?? '', 'base64url')

let server: TestApp
let office: Awaited<ReturnType<typeof offices>>
const get = (url: string) => server.app.inject({ url })
const faults = () => checkLog(server.platform, leaves)
beforeAll(async () => {
  server = await createTestApp({ LOG_WITNESSES: formatKey(witnessKey), PUBLIC_URL: 'https://portal.test' })
  office = await offices(server)
  for (const source of leaves) await appendEarlierRows(server.database.db, source)
})
afterAll(() => server.close())

test('before the first sealing there is a page, but no file', async () => {
  expect((await get('/api/transparansi')).json().data).toMatchObject({ asal: null, ukuran: 0, terbaru: [] })
  expect((await get('/log/checkpoint')).statusCode).toBe(404)
})

test('every change of a permit is in the log, and its proof holds', async () => {
  const row = await office.kota.added()
  await office.kota.update({ ...formOf(row), merk: 'Merk baru' })
  const renewed = (
    await office.kota.renew({ ...formPduk(), id: row.id, no_registration: row.no_registration })
  ).json().data
  const gone = await office.kota.added()
  expect((await office.kota.remove(gone.id)).statusCode).toBe(200)
  const proofUrl = `/api/verifikasi/${renewed.kode_verifikasi}/bukti`
  expect((await get(proofUrl)).json().data.bukti).toBeNull()
  await server.platform.publicLog.seal()
  expect(await faults()).toEqual([])
  const { data } = (await get('/api/transparansi')).json()
  const key = parseKey(sha256, data.kunci)
  expect([data.asal, data.menunggu, data.hilang]).toEqual(['portal.test/log', 0, []])
  expect(data.terbaru.slice(0, 5).map(({ peristiwa }: { peristiwa: string }) => peristiwa)).toEqual([
    'dihapus',
    'terbit',
    'terbit',
    'digantikan',
    'ubah',
  ])
  const proof = (await get(proofUrl)).json().data
  expect(await proofFault(proof, key)).toBeUndefined()
  expect(JSON.parse(proof.isi)).toMatchObject({ no_registration: row.no_registration, menggantikan: row.id })
  expect(proof.isi).not.toContain('Rahasia')
  expect((await get('/api/verifikasi/TIDAKADA/bukti')).statusCode).toBe(404)
})

test('a row that somebody rewrites in the database is found', async () => {
  const row = await office.kota.added()
  await server.platform.publicLog.seal()
  const back = (terbit_sertifikat: string) =>
    server.database.db
      .updateTable('okkp.registrasi')
      .set({ terbit_sertifikat })
      .where('id', '=', row.id)
      .execute()
  await back('2023-01-01')
  expect(await faults()).toEqual([`izin/${row.id} differs from its newest leaf`])
  expect((await server.database.db.selectFrom('platform.log_keadaan').selectAll().execute())[0]?.temuan).toBe(
    1,
  )
  await back(row.terbit_sertifikat)
  expect(await faults()).toEqual([])
})

test('files are served to anybody, for ever or for seconds, and nothing else is', async () => {
  const checkpoint = await get('/log/checkpoint')
  const { size } = parseCheckpoint(parseNote(checkpoint.body).text)
  expect(checkpoint.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=5',
    'access-control-allow-origin': '*',
  })
  const tile = await get(size < 256 ? `/log/tile/0/000.p/${size}` : '/log/tile/0/000')
  expect([tile.statusCode, tile.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
  expect(tile.rawPayload.length).toBe(Math.min(size, 256) * 32)
  for (const path of [
    '',
    'tile/0/999',
    'tile',
    '../tanda-tangan/log.pem',
    '%2e%2e/tanda-tangan/log.pem',
    'x',
  ])
    expect([path, (await get(`/log/${path}`)).statusCode]).not.toContain(200)
})

async function post(checkpoint: string) {
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: '/api/transparansi/kesaksian',
    payload: { checkpoint },
  })
  return statusCode
}

test('only a listed witness adds its signature, and only to the current checkpoint', async () => {
  const note = parseNote((await get('/log/checkpoint')).body)
  const signature = await cosign(note.text, witnessKey, seed, 1_800_000_000)
  const signed = formatNote({ text: note.text, signatures: [signature] })
  expect(await post('bukan checkpoint')).toBe(400)
  const stranger = await cosign(note.text, { ...witnessKey, name: 'lain' }, randomBytes(32), 1)
  expect(await post(formatNote({ text: note.text, signatures: [stranger] }))).toBe(403)
  const forged = { ...signature, signature: signature.signature.with(20, (signature.signature[20] ?? 0) ^ 1) }
  expect(await post(formatNote({ text: note.text, signatures: [forged] }))).toBe(403)
  expect(await post(signed)).toBe(200)
  expect(await post(signed)).toBe(200)
  expect(parseNote((await get('/log/checkpoint')).body).signatures).toHaveLength(2)
  expect((await get('/api/transparansi')).json().data.saksi).toEqual([
    { nama: 'saksi.example', waktu: '2027-01-15T08:00:00.000Z' },
  ])
  await office.kota.added()
  await server.platform.publicLog.seal()
  expect(await post(signed)).toBe(409)
  expect(await faults()).toEqual([])
})
