import { connect } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useFiles } from '../files.fixture.ts'
import { samplePdf, samplePdfOf, samplePicture, sampleXlsx } from '../samples.fixture.ts'

const portal = useFiles()

async function expectNothingLeft() {
  expect(await portal.stored()).toEqual([])
  expect(await portal.inTable()).toEqual([])
}

describe('accepted uploads', () => {
  afterEach(async () => {
    await portal.files.sweepTemporary(new Date(Date.now() + 3 * 86_400_000))
    await expectNothingLeft()
  })

  test('the response lists opaque keys in order, and the content decides the kind, not the name', async () => {
    const answer = await portal.upload([
      { content: samplePdf(), name: 'laporan.exe' },
      { content: await samplePicture('png'), name: '../../etc/padi ñ 稲.PNG' },
      { content: sampleXlsx({ streamed: true }), name: 'data.xlsx' },
    ])
    expect(answer.statusCode).toBe(200)
    const { success, response } = answer.json()
    expect(success).toBe(true)
    expect(response).toEqual([
      expect.stringMatching(/^[0-9a-f]{40}\.pdf$/),
      expect.stringMatching(/^[0-9a-f]{40}\.png$/),
      expect.stringMatching(/^[0-9a-f]{40}\.xlsx$/),
    ])
    expect(await portal.stored()).toEqual([...response].sort())
    const rows = await portal.db.selectFrom('platform.berkas').selectAll().execute()
    const byKey = new Map(rows.map((row) => [row.kunci, row]))
    expect(response.map((key: string) => byKey.get(key)?.nama_asli)).toEqual([
      'laporan.exe.pdf',
      'padi ñ 稲.png',
      'data.xlsx',
    ])
    expect(rows.every((row) => row.pengunggah_id === 1 && row.diklaim === null)).toBe(true)
  })

  test('exactly 5,120,000 bytes are accepted', async () => {
    const content = samplePdfOf(5_120_000)
    expect(content.length).toBe(5_120_000)
    expect((await portal.upload([{ content }])).statusCode).toBe(200)
  })

  test('twelve files at once', async () => {
    const answer = await portal.upload(Array.from({ length: 12 }, () => ({ content: samplePdf() })))
    expect(answer.json().response).toHaveLength(12)
  })
})

describe('a refused upload leaves nothing behind', () => {
  const good = { content: samplePdf(), name: 'baik.pdf' }

  async function refused(contents: Parameters<typeof portal.upload>[0], status: number, code: string) {
    const answer = await portal.upload(contents)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    await expectNothingLeft()
    return answer.json()
  }

  test('too large: the message names size and limit', async () => {
    const body = await refused([good, { content: samplePdfOf(6_800_000) }], 413, 'BERKAS_TERLALU_BESAR')
    expect(body.message).toBe(
      'Berkas ini melebihi batas 5,12 MB. Kecilkan, misalnya pindai ulang dengan mutu lebih rendah, lalu unggah lagi.',
    )
    expect(body.errors).toEqual([{ field: 'files.1', message: body.message }])
  })

  test('one byte too many', async () => {
    const body = await refused([{ content: samplePdfOf(5_120_001) }], 413, 'BERKAS_TERLALU_BESAR')
    expect(body.message).toContain('melebihi batas 5,12 MB')
  })

  test('much too large: the server stops reading', async () => {
    const body = await refused([{ content: Buffer.alloc(60_000_000) }, good], 413, 'BERKAS_TERLALU_BESAR')
    expect(body.message).toContain('melebihi batas 5,12 MB')
  })

  test('another kind, also when named .pdf', async () => {
    const body = await refused(
      [good, good, { content: Buffer.from('MZ bukan pdf') }],
      415,
      'JENIS_BERKAS_DITOLAK',
    )
    expect(body.message).toBe('Jenis berkas tidak diterima. Unggah PDF, JPEG, PNG, atau Excel.')
    expect(body.errors[0].field).toBe('files.2')
  })

  test('broken', async () => {
    await refused([good, { content: samplePdf(3000).subarray(0, 2000) }], 400, 'BERKAS_RUSAK')
  })

  test('empty, missing, or in another field', async () => {
    await refused([good, { content: Buffer.alloc(0) }], 400, 'BERKAS_KOSONG')
    await refused([], 400, 'BERKAS_KOSONG')
    await refused([{ ...good, field: 'lain' }], 400, 'BERKAS_KOSONG')
  })

  test('more than twelve', async () => {
    const body = await refused(
      Array.from({ length: 13 }, () => good),
      400,
      'VALIDASI_GAGAL',
    )
    expect(body.message).toBe('Paling banyak 12 berkas sekali unggah.')
  })

  test('without a session', async () => {
    const answer = await portal.app.inject({ method: 'POST', url: '/api/upload/file' })
    expect(answer.statusCode).toBe(401)
  })

  test.each([
    ['not multipart', 'application/json', '{}'],
    ['without boundary', 'multipart/form-data', 'x'],
    [
      'cut off inside a part',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.4',
    ],
  ])('%s', async (_name, type, payload) => {
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/upload/file',
      headers: { authorization: 'Bearer 1', 'content-type': type },
      payload,
    })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'PERMINTAAN_RUSAK'])
    await expectNothingLeft()
  })

  test('the database fails during the insert', async () => {
    await portal.db.schema.alterTable('platform.berkas').renameColumn('sha256', 'lain').execute()
    const answer = await portal.upload([good, good])
    await portal.db.schema.alterTable('platform.berkas').renameColumn('lain', 'sha256').execute()
    expect(answer.statusCode).toBe(500)
    await expectNothingLeft()
  })
})

describe('over the network', () => {
  const head = (port: number, length: number) =>
    [
      'POST /api/upload/file HTTP/1.1',
      `Host: 127.0.0.1:${port}`,
      'Authorization: Bearer 1',
      'Content-Type: multipart/form-data; boundary=b',
      `Content-Length: ${length}`,
      '',
      '--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.4',
    ].join('\r\n')

  async function listen(): Promise<number> {
    if (!portal.app.server.listening) await portal.app.listen({ port: 0, host: '127.0.0.1' })
    const address = portal.app.server.address()
    return typeof address === 'object' && address ? address.port : 0
  }

  test('a client that leaves during the upload leaves nothing behind', async () => {
    const port = await listen()
    const socket = connect(port, '127.0.0.1')
    socket.write(head(port, 1_000_000))
    await vi.waitFor(async () => expect(await portal.stored()).toHaveLength(1), { timeout: 60_000 })
    socket.destroy()
    await vi.waitFor(expectNothingLeft, { timeout: 60_000 })
  })

  test('a client that still sends receives the refusal', async () => {
    const port = await listen()
    const form = new FormData()
    form.append('files', new Blob([Buffer.from('bukan pdf')]), 'a.pdf')
    for (let count = 0; count < 5; count++) form.append('files', new Blob([Buffer.alloc(4_000_000)]), 'b.pdf')
    const answer = await fetch(`http://127.0.0.1:${port}/api/upload/file`, {
      method: 'POST',
      headers: { authorization: 'Bearer 1' },
      body: form,
    })
    expect(answer.status).toBe(415)
    await expectNothingLeft()
  })
})
