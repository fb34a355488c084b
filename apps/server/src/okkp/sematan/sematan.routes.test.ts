import { createHash } from 'node:crypto'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta, formatDate } from '@portal/domain/platform/format'
import { beforeAll, describe, expect, test } from 'vitest'
import { formPduk, offices } from '#okkp/registrasi/registrasi.fixture.ts'
import { useTestApp } from '#testing/app.ts'

const server = useTestApp()
let office: Awaited<ReturnType<typeof offices>>
const today = dayInJakarta(new Date())

beforeAll(async () => {
  office = await offices(server.get())
})

const frame = (query: Record<string, string>) => server.get().app.inject({ url: '/embed/v1/izin', query })

describe('a frame for other sites', () => {
  test('tells whether a permit holds, by its number in any letters and by the code of its QR', async () => {
    const { no_registration: nomor, kode_verifikasi: kode } = await office.kota.added({
      no_registration: 'SEMATAN-12345678',
      unit_usaha: 'CV "Tani" <b>Maju</b> & Co',
    })
    const queries: Record<string, string>[] = [
      { nomor: nomor.toLowerCase() },
      { nomor },
      { kode: kode.toLowerCase() },
    ]
    for (const query of queries) {
      const answer = await frame(query)
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain('data-tone="ok">Berlaku</p>')
      expect(answer.body).toContain('CV &quot;Tani&quot; &lt;b&gt;Maju&lt;/b&gt; &amp; Co')
      expect(answer.body).toMatch(new RegExp(`href="http[^"]*/verifikasi/${kode}"`))
    }
    // A part of a number does not match.
    expect((await frame({ nomor: 'SEMATAN-1234567' })).statusCode).toBe(404)
  })

  test('says since when it no longer does, and prefers what has replaced it', async () => {
    const exp = addDays(today, -1)
    const old = await office.kota.added({ no_registration: 'SEMATAN-LAMA-1', exp_sertifikat: exp })
    const answer = await frame({ nomor: old.no_registration })
    expect(answer.body).toContain('data-tone="bad">Kedaluwarsa</p>')
    expect(answer.body).toContain(`Habis ${formatDate(exp)}`)
    const form = formPduk({ no_registration: old.no_registration })
    expect((await office.kota.renew({ ...form, id: old.id })).statusCode).toBe(200)
    expect((await frame({ nomor: old.no_registration })).body).toContain('>Berlaku</p>')
    expect((await frame({ kode: old.kode_verifikasi })).body).toContain('>Digantikan</p>')
  })

  test.each<[Record<string, string>, number, string]>([
    [{ nomor: 'TIDAK/ADA/99' }, 404, 'Tidak tercatat'],
    [{ kode: 'SALAHSALAH22' }, 404, 'Tidak tercatat'],
    [{}, 400, 'Nomor belum disebut'],
    [{ nomor: 'ab' }, 400, 'Nomor belum disebut'],
  ])('of %j answers %i in words', async (query, status, words) => {
    const answer = await frame(query)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    expect(answer.body).toContain(words)
  })

  test('runs nothing, keeps nothing, and shows the styles its policy names', async () => {
    const { headers, body } = await frame({ nomor: 'TIDAK/ADA/99' })
    const policy = String(headers['content-security-policy'])
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(body) ?? []
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    expect(policy).toMatch(/^default-src 'none'/)
    expect(policy).toContain('frame-ancestors http: https:')
    expect(headers).not.toHaveProperty('x-frame-options')
    expect(headers).not.toHaveProperty('set-cookie')
    expect(body).not.toContain('<script')
  })
})
