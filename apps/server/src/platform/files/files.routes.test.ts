import { rm, writeFile } from 'node:fs/promises'
import type { FileVisibility } from '@portal/domain/platform/files/files.contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anySign } from '#testing/signs.ts'
import { actorNumber, useFiles } from './files.fixture.ts'
import { samplePdf, samplePicture, sampleXlsx } from './samples.fixture.ts'

const portal = useFiles()

async function claimed(
  visibility: FileVisibility,
  record = 'uji/1',
  content = samplePdf(),
  name = 'contoh.pdf',
) {
  const key = await portal.store(content, 1, name)
  await portal.db
    .transaction()
    .execute((trx) => portal.files.claim(trx, [key], { record, visibility, actor: actorNumber(1) }))
  return key
}

async function statuses(key: string) {
  const visitor = await portal.view(key)
  const uploader = await portal.view(key, { token: '1' })
  const other = await portal.view(key, { token: '2' })
  const temporary = await portal.view(key, { token: 'sementara' })
  return [visitor, uploader, other, temporary].map(({ statusCode }) => statusCode)
}

describe('readers (visitor, uploader, other account, account with a temporary password)', () => {
  test('a temporary file: its uploader only', async () => {
    expect(await statuses(await portal.store(samplePdf()))).toEqual([404, 200, 404, 404])
  })
  test('public: anybody', async () => {
    expect(await statuses(await claimed('publik'))).toEqual([200, 200, 200, 200])
  })
  test('account: every account', async () => {
    expect(await statuses(await claimed('akun'))).toEqual([404, 200, 200, 404])
  })
  test("record: by the record's policy", async () => {
    portal.files.registerRecordAccess('rahasia', async (actor, record) => record === `rahasia/${actor.id}`)
    expect(await statuses(await claimed('rekaman', 'rahasia/2'))).toEqual([404, 404, 200, 404])
    expect(() => portal.files.registerRecordAccess('rahasia', async () => true)).toThrow(
      'is registered twice',
    )
  })
  test('a record without a policy: nobody', async () => {
    expect(await statuses(await claimed('rekaman', 'lain/2'))).toEqual([404, 404, 404, 404])
  })
  test('a forbidden and a missing file get the same response', async () => {
    const forbidden = (await portal.view(await claimed('rekaman', 'lain/3'), { token: '2' })).json()
    const unknown = (await portal.view(`${'0'.repeat(40)}.pdf`, { token: '2' })).json()
    expect({ ...forbidden, requestId: '' }).toEqual({ ...unknown, requestId: '' })
  })
})

describe('responses', () => {
  test('a PDF arrives in a sandbox with the same content', async () => {
    const content = samplePdf(2000)
    const answer = await portal.view(await claimed('publik', 'uji/2', content, 'izin "edar"\r\n2026.pdf'))
    expect(answer.rawPayload.equals(content)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(content.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    })
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.*; sandbox;/)
    expect(answer.headers['content-disposition']).toMatch(
      /^inline; filename="[\w .()-]+\.pdf"; filename\*=UTF-8''[\w%.-]+$/,
    )
  })

  test('an ETag saves the transfer after the access check', async () => {
    const key = await claimed('akun')
    const etag = String((await portal.view(key, { token: '2' })).headers.etag)
    const again = await portal.view(key, { token: '2', headers: { 'if-none-match': etag } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await portal.view(key, { headers: { 'if-none-match': etag } })).statusCode).toBe(404)
  })

  test('a range response names its place in the whole', async () => {
    const content = samplePdf(2000)
    const key = await claimed('publik', 'uji/5', content)
    const whole = await portal.view(key)
    expect(whole.headers['accept-ranges']).toBe('bytes')
    const part = await portal.view(key, { headers: { range: 'bytes=10-19' } })
    expect(part.statusCode).toBe(206)
    expect(part.headers).toMatchObject({
      'content-range': `bytes 10-19/${content.length}`,
      'content-length': '10',
    })
    expect(part.rawPayload.equals(content.subarray(10, 20))).toBe(true)
    const beyond = await portal.view(key, { headers: { range: `bytes=${content.length}-` } })
    expect([beyond.statusCode, beyond.json().code]).toEqual([416, 'RENTANG_DITOLAK'])
    expect(beyond.headers['content-range']).toBe(`bytes */${content.length}`)
    const known = { range: 'bytes=10-19', 'if-none-match': String(whole.headers.etag) }
    expect((await portal.view(key, { headers: known })).statusCode).toBe(304)
  })

  test('HEAD gives the size of the file without the content', async () => {
    const content = samplePdf(2000)
    const key = await claimed('publik', 'uji/6', content)
    const url = `/api/upload/view_pdf?path=${key}`
    const head = await portal.app.inject({ method: 'HEAD', url, headers: { range: 'bytes=0-1' } })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(head.headers['content-length']).toBe(String(content.length))
  })

  test('an Excel file is a download', async () => {
    const answer = await portal.view(await claimed('publik', 'uji/3', sampleXlsx(), 'ekspor.xlsx'))
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="ekspor.xlsx"/)
    expect(answer.headers['content-type']).toContain('spreadsheetml.sheet')
  })

  test('display_image opens only images', async () => {
    const picture = await claimed('publik', 'uji/4', await samplePicture('jpeg'), 'foto.jpg')
    const answer = await portal.view(picture, { route: 'display_image' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect((await portal.view(await claimed('publik'), { route: 'display_image' })).statusCode).toBe(404)
  })

  test('missing content is a 404 that says what to do, and is counted until it is back', async () => {
    const content = samplePdf()
    const key = await claimed('publik', 'uji/5', content)
    const place = portal.placeOf(key)
    const before = await portal.files.countMissing()
    await rm(place)
    for (let time = 0; time < 2; time++) {
      const answer = await portal.view(key)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'BERKAS_HILANG'])
      expect(answer.json().message).toMatch(/mengunggah ulang.*pengelola/)
      expect(answer.headers['content-disposition']).toBeUndefined()
    }
    await expect(portal.files.read(key)).rejects.toMatchObject({ code: 'BERKAS_HILANG' })
    expect(await portal.files.countMissing()).toBe(before + 1)
    await writeFile(place, content)
    expect((await portal.view(key)).statusCode).toBe(200)
    expect(await portal.files.countMissing()).toBe(before)
  })

  test('missing content is no longer counted after its row is deleted', async () => {
    const key = await claimed('publik', 'uji/6')
    const before = await portal.files.countMissing()
    await rm(portal.placeOf(key))
    await portal.view(key)
    expect(await portal.files.countMissing()).toBe(before + 1)
    await portal.db.deleteFrom('platform.berkas').where('kunci', '=', key).execute()
    expect(await portal.files.countMissing()).toBe(before)
  })

  test('a swept file is a 410 for its uploader and a 404 for others', async () => {
    const key = await portal.store(samplePdf())
    const later = new Date(Date.now() + 25 * 3_600_000)
    await portal.files.sweepTemporary(later)
    const answer = await portal.view(key, { token: '1' })
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'BERKAS_DISAPU'])
    expect(answer.json().message).toMatch(/24 jam.*[Uu]nggah/)
    const others = [await portal.view(key), await portal.view(key, { token: '2' })]
    expect(others.map((other) => other.json().code)).toEqual(['TIDAK_DITEMUKAN', 'TIDAK_DITEMUKAN'])
    // The server forgets swept keys after a month.
    await portal.files.sweepTemporary(new Date(later.getTime() + 31 * 24 * 3_600_000))
    expect((await portal.view(key, { token: '1' })).json().code).toBe('TIDAK_DITEMUKAN')
  })

  test('a file swept between check and read is a 410', async () => {
    const key = await portal.store(samplePdf())
    const seen = await portal.files.view(key, { actor: actorNumber(1) })
    await portal.files.sweepTemporary(new Date(Date.now() + 25 * 3_600_000))
    await expect(seen.open()).rejects.toMatchObject({ code: 'BERKAS_DISAPU' })
  })

  test('a missing path is a validation error', async () => {
    expect((await portal.app.inject('/api/upload/view_pdf')).statusCode).toBe(400)
  })
})

describe('signed URL', () => {
  const open = (url: string) => portal.app.inject(url).then(({ statusCode }) => statusCode)

  test('a signed URL opens only its file, until it expires', async () => {
    const key = await claimed('rekaman', 'lain/1')
    const other = await claimed('rekaman', 'lain/2')
    const url = portal.files.signedUrl(key, 60)
    expect(await open(url)).toBe(200)
    expect(await open(url.replace(key, other))).toBe(404)
    expect(await open(url.replace(/exp=(\d+)/, (_, exp) => `exp=${Number(exp) + 1}`))).toBe(404)
    expect(await open(url.replace(/sig=.*/, 'sig=AAAA'))).toBe(404)
    const now = portal.clock.now
    portal.clock.now = new Date(now.getTime() + 61_000)
    expect(await open(url)).toBe(404)
    portal.clock.now = now
  })

  test('display_image shows a picture', async () => {
    const key = await portal.store(await samplePicture('png'))
    expect(portal.files.signedUrl(key, 60)).toMatch(/^\/api\/upload\/display_image\?/)
    expect(await open(portal.files.signedUrl(key, 60))).toBe(200)
  })
})

describe('a path from the client never reaches the disk', () => {
  test.each([
    '../../../../etc/passwd',
    '/etc/passwd',
    '..\\..\\windows\\win.ini',
    'file:///etc/passwd',
    `${'0'.repeat(40)}.pdf/../../x`,
    `${'0'.repeat(40)}.pdf\0`,
    `${'0'.repeat(40)}.pdf\n`,
    '%2e%2e%2fetc%2fpasswd',
    '',
  ])('%j', async (path) => {
    for (const route of ['view_pdf', 'display_image']) {
      expect((await portal.view(path, { route, token: '1' })).statusCode).toBe(404)
    }
  })

  test('random paths', async () => {
    const key = await portal.store(samplePdf())
    const near = fc
      .tuple(fc.constantFrom(key, key.toUpperCase(), key.slice(0, -4)), fc.string({ minLength: 1 }))
      .map((parts) => parts.join(''))
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ unit: anySign }), fc.webPath(), near), async (path) => {
        expect((await portal.view(path.toWellFormed(), { token: '1' })).statusCode).toBe(404)
      }),
      { numRuns: 200 },
    )
  })
})
