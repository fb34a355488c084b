import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { holder, identityOf, plainPdf } from '../pki.fixture.ts'
import { signPdf } from '../sign-pdf.ts'

let server: TestApp
let ours: Buffer
beforeAll(async () => {
  server = await createTestApp()
  ours = await server.platform.signer.sign(await plainPdf(), { reason: 'Penerbitan' })
})
afterAll(() => server.close())

async function send(
  content: Uint8Array | undefined,
  field = 'file',
  more: { app?: TestApp['app']; from?: string } = {},
) {
  const form = new FormData()
  if (content) form.append(field, new Blob([new Uint8Array(content)]), 'sertifikat.pdf')
  const request = new Request('http://uji/', { method: 'POST', body: form })
  return (more.app ?? server.app).inject({
    method: 'POST',
    url: '/api/verifikasi/tanda-tangan',
    ...(more.from ? { remoteAddress: more.from } : {}),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

const kept = () => readdir(join(server.dataDir, 'berkas', 'masuk')).catch(() => [])

test('anyone learns that a document of the portal is ours and whole, and nothing is kept', async () => {
  const answer = await send(ours)
  expect(answer.statusCode).toBe(200)
  expect(answer.json().data).toMatchObject({
    vonis: 'sah',
    tanda_tangan: [
      {
        vonis: 'sah',
        milik_portal: true,
        seluruh_dokumen: true,
        alasan: 'Penerbitan',
        sumber_waktu: 'pengakuan',
      },
    ],
  })
  expect(await kept()).toEqual([])
})

test('an altered one is not, and a stranger is no one we know', async () => {
  const altered = Buffer.from(ours)
  altered[altered.indexOf('/MediaBox') + 1] = 0x4e
  expect((await send(altered)).json().data).toMatchObject({
    vonis: 'tidak_sah',
    tanda_tangan: [{ temuan: [{ kode: 'isi_berubah', isi: 'Isi dokumen berubah sesudah ditandatangani.' }] }],
  })
  const stranger = identityOf(await holder('Portal Pangan Segar, tanda tangan demo'))
  const forged = await signPdf(await plainPdf(), stranger, { at: new Date(), reason: 'Penerbitan' })
  expect((await send(forged)).json().data).toMatchObject({
    vonis: 'tidak_dikenal',
    tanda_tangan: [{ milik_portal: false }],
  })
})

test('a PDF without signatures says so', async () => {
  expect((await send(await plainPdf())).json().data).toEqual({ vonis: 'tanpa', tanda_tangan: [] })
})

test('what cannot be checked is refused with what to do', async () => {
  const large = Buffer.concat([ours, Buffer.alloc(20_000_001 - ours.length)])
  expect((await send(large.subarray(0, 20_000_000))).statusCode).toBe(200)
  for (const [content, field, status, code] of [
    [large, 'file', 413, 'BERKAS_TERLALU_BESAR'],
    [Buffer.from('bukan PDF'), 'file', 415, 'JENIS_BERKAS_DITOLAK'],
    [Buffer.alloc(0), 'file', 400, 'BERKAS_KOSONG'],
    [ours, 'lain', 400, 'BERKAS_KOSONG'],
    [undefined, 'file', 400, 'BERKAS_KOSONG'],
  ] as const) {
    const answer = await send(content, field)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  }
  expect(await kept()).toEqual([])
})

test('an address may ask a few times a minute', async () => {
  const slow = await createTestApp({ RATE_LIMIT_PER_MINUTE: '100' }, { database: server.database })
  const codes = []
  for (let time = 0; time < 3; time++) {
    // All servers of a database count together, so this address is new.
    const answer = await send(undefined, 'file', { app: slow.app, from: '203.0.113.7' })
    codes.push(answer.json().code)
  }
  await slow.close()
  expect(codes).toEqual(['BERKAS_KOSONG', 'BERKAS_KOSONG', 'TERLALU_SERING'])
})
