import { type Gangguan, runSimulator, type SimulatorBerjalan } from '@portal/oss-simulator'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestApp, type SignedInClient, type TestApp } from '#testing/app.ts'
import { kunciUji, setelanSimulator } from './send/send.fixture.ts'

const nib = '9990001234567'
let oss: SimulatorBerjalan
let server: TestApp
let sekretariat: SignedInClient
beforeAll(async () => {
  oss = await runSimulator(setelanSimulator)
  server = await createTestApp({ OSS_URL: oss.url, ...kunciUji })
  sekretariat = await server.as('SEKRETARIAT')
})
afterAll(async () => {
  await server.close()
  await oss.close()
})
afterEach(() => oss.sim.gangguan.set([]))

const fetchIt = async (id_izin: string) => {
  const answer = await sekretariat.inject({ method: 'POST', url: '/api/oss/ambil', payload: { id_izin } })
  return [answer.statusCode, answer.json().code, answer.json().message]
}
const filed = (kode = '018000000245') => oss.sim.addIzin(nib, kode)?.id_izin ?? ''

test('staff fetch a licence that never arrived', async () => {
  expect((await fetchIt(filed()))[0]).toBe(200)
})

test('what OSS does not know is not found, and says where to look', async () => {
  expect(await fetchIt('I-karangan')).toEqual([
    404,
    'TIDAK_DITEMUKAN',
    expect.stringMatching(/I-karangan tidak ditemukan di OSS\. Periksa/),
  ])
  expect(await fetchIt(filed('033000000001'))).toEqual([
    404,
    'TIDAK_DITEMUKAN',
    expect.stringMatching(/033000000001.*bukan layanan portal/),
  ])
})

test('a NIB that OSS does not know is not found either: nobody is signed out', async () => {
  const izin = filed()
  const company = oss.sim.keadaan.perusahaan.get(nib)
  oss.sim.keadaan.perusahaan.delete(nib)
  expect(await fetchIt(izin)).toEqual([
    404,
    'TIDAK_DITEMUKAN',
    expect.stringMatching(new RegExp(`OSS tidak mengenal NIB ${nib}\\. Minta pelaku usaha memeriksanya`)),
  ])
  if (company) oss.sim.keadaan.perusahaan.set(nib, company)
})

const faults = (['checkLicenseStatus', 'inqueryNIB'] as const).flatMap((metode) =>
  (
    [
      ['403', /menolak kunci portal.*pengelola/],
      ['500', /OSS/],
      ['putus', /tidak menjawab.*[Cc]oba lagi/],
      ['200_galat', /OSS/],
    ] as const
  ).map(([jenis, words]) => [metode, jenis, words] as const),
)
test.each(faults)(
  '%s: an OSS that fails (%s) is a bad gateway, said with what to do',
  async (metode, jenis, words) => {
    const izin = filed()
    oss.sim.gangguan.set([{ jenis, metode } satisfies Gangguan])
    const [status, code, message] = await fetchIt(izin)
    expect([status, code]).toEqual([502, expect.stringMatching(/^OSS_/)])
    expect(message).toMatch(words)
    // The circuit breaker counts failures. A successful answer resets the count.
    oss.sim.gangguan.set([])
    expect((await fetchIt(izin))[0]).toBe(200)
  },
)
