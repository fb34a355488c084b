import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Gangguan } from './gangguan.ts'
import { tokenMasuk } from './send.ts'
import { runSimulator, type SimulatorBerjalan } from './server.ts'

const setelan = { userKey: 'kunci', namaMasuk: 'simoss', sandiMasuk: 'simrahasia' }
const nib = '9990001234567'
let oss: SimulatorBerjalan
beforeEach(async () => {
  oss = await runSimulator(setelan)
})
afterEach(() => oss.close())

async function call(metode: string, body: unknown, headers: Record<string, string> = { user_key: 'kunci' }) {
  const answer = await fetch(`${oss.url}/v1/kl/rba/${metode}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'manual',
  })
  const text = await answer.text()
  return { http: answer.status, type: answer.headers.get('content-type'), text }
}

function izinStatus(id_izin: string, kd_status: string, tgl_status = '2026-07-22 14:05:10') {
  const izin = oss.sim.keadaan.izin.get(id_izin)
  return {
    IZINSTATUS: {
      nib: izin?.nib,
      id_produk: '-',
      id_proyek: izin?.id_proyek,
      oss_id: izin?.oss_id,
      id_izin,
      kd_izin: izin?.kd_izin,
      kd_instansi: '018',
      kd_status,
      tgl_status,
      nip_status: '-',
      nama_status: 'Status',
      keterangan: '',
    },
  }
}

const createIzin = () => oss.sim.addIzin(nib, '018000000242')?.id_izin ?? ''
const gangguan = (daftar: Gangguan[]) => oss.sim.gangguan.set(daftar)
const readIzin = async (id_izin: string) =>
  JSON.parse((await call('checkLicenseStatus', { CHECKLICENSESTATUS: { id_izin } })).text)
    .responcheckStatusLicense.dataIZIN.kd_status as string

it('takes a status once, whatever is sent again, and reads it back', async () => {
  const id = createIzin()
  expect(await call('receiveLicenseStatus', izinStatus(id, '09'))).toMatchObject({ http: 200 })
  await call('receiveLicenseStatus', izinStatus(id, '09'))
  await call('receiveLicenseStatus', izinStatus(id, '10'))
  expect(await readIzin(id)).toBe('10')
  const riwayat = oss.sim.keadaan.izin.get(id)?.riwayat.map(({ kd_status, ganda }) => [kd_status, ganda])
  expect(riwayat).toEqual([
    ['09', false],
    ['09', true],
    ['10', false],
  ])
  expect(oss.sim.pelanggaran).toEqual([])
})

it('refuses a wrong key, an unknown licence, ids of another one and a body out of shape', async () => {
  const id = createIzin()
  expect(await call('receiveLicenseStatus', {}, {})).toMatchObject({ http: 403, type: 'text/plain' })
  expect((await call('receiveLicenseStatus', izinStatus('I-0', '09'))).text).toContain('is required')
  const asing = izinStatus(id, '09')
  asing.IZINSTATUS.nib = '9990002345678'
  expect((await call('receiveLicenseStatus', asing)).text).toContain('nib tidak sesuai')
  expect((await call('receiveLicenseStatus', izinStatus(id, '09', '22-07-2026'))).text).toContain(
    'tgl_status',
  )
  expect(oss.sim.keadaan.izin.get(id)?.riwayat).toEqual([])
  expect(await call('tidakAda', {})).toMatchObject({ http: 404 })
})

it.each([
  ['504', 504, 0],
  ['504_sesudah', 504, 1],
  ['200_galat', 200, 0],
  ['503', 503, 0],
  ['429', 429, 0],
  ['alih', 302, 0],
  ['besar', 200, 1],
  ['ganda', 200, 1],
  ['tipe', 200, 1],
  ['lambat', 200, 1],
] as const)('fault %s answers %s and leaves %s status behind', async (jenis, http, taken) => {
  const id = createIzin()
  gangguan([{ jenis, kali: 1, ...(jenis === 'lambat' ? { ms: 1 } : {}) }])
  expect((await call('receiveLicenseStatus', izinStatus(id, '09'))).http).toBe(http)
  expect(oss.sim.keadaan.izin.get(id)?.riwayat.length).toBe(taken)
  expect((await call('receiveLicenseStatus', izinStatus(id, '09'))).http).toBe(200)
})

it.each([
  ['putus', 0],
  ['putus_sesudah', 1],
] as const)('fault %s cuts the connection', async (jenis, taken) => {
  const id = createIzin()
  gangguan([{ jenis, metode: 'receiveLicenseStatus' }])
  await expect(call('receiveLicenseStatus', izinStatus(id, '09'))).rejects.toThrow()
  expect(oss.sim.keadaan.izin.get(id)?.riwayat.length).toBe(taken)
})

it('a stale reading shows the state before, once', async () => {
  const id = createIzin()
  gangguan([{ jenis: 'basi', metode: 'receiveLicenseStatus', kali: 1 }])
  await expect(call('receiveLicenseStatus', izinStatus(id, '09'))).rejects.toThrow()
  expect([await readIzin(id), await readIzin(id)]).toEqual(['00', '09'])
})

it('approves by itself when the office stays silent, and not while the applicant has the turn', async () => {
  const [silent, asked] = [createIzin(), createIzin()]
  await call('receiveLicenseStatus', izinStatus(silent, '10'))
  await call('receiveLicenseStatus', izinStatus(asked, '10'))
  await call('receiveLicenseStatus', izinStatus(asked, '41'))
  oss.sim.buku.record({ jenis: 'jam', geser: 60 * 86_400_000 })
  expect([await readIzin(silent), await readIzin(asked)]).toEqual(['57', '41'])
})

it('keeps what happened in its file, also past a line cut in the middle', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'oss-sim-'))
  const first = await runSimulator({ ...setelan, folder })
  const id = first.sim.addIzin(nib, '018000000244')?.id_izin ?? ''
  await first.close()
  appendFileSync(join(folder, 'kejadian.jsonl'), '{"jenis":"sta')
  const second = await runSimulator({ ...setelan, folder })
  expect(second.sim.keadaan.izin.get(id)?.kd_izin).toBe('018000000244')
  await second.close()
  rmSync(folder, { recursive: true })
})

it('signs what it sends by the recipe of the guide', () => {
  expect(tokenMasuk(oss.sim, nib, '2026-07-15')).toBe('a853d5e6d7be470ac9b4e72f824989e785d9c497')
})

it('lets a person choose a company and licence and walk into the portal', async () => {
  const filed = await fetch(`${oss.url}/ajukan`, {
    method: 'POST',
    body: new URLSearchParams({ nib, kd_izin: '018000000242' }),
    redirect: 'manual',
  })
  const page = `${oss.url}${filed.headers.get('location')}`
  expect(await (await fetch(page)).text()).toContain('Penuhi persyaratan di portal')
  const entered = await fetch(`${page}/masuk`, { method: 'POST', redirect: 'manual' })
  const url = new URL(entered.headers.get('location') ?? '')
  expect([url.pathname, url.searchParams.get('kd_izin')]).toEqual(['/api/oss/masuk', '018000000242'])
  const bearer = { user_key: 'kunci', authorization: `Bearer ${url.searchParams.get('access-token')}` }
  const info = await fetch(`${oss.url}/v1/sso/users/userinfo-token`, { headers: bearer })
  expect(await info.json()).toMatchObject({ data: { nomor_identitas: '9999010101900001', data_nib: [nib] } })
  await fetch(`${oss.url}/v1/sso/users/revoke-token`, { method: 'POST', headers: bearer })
  expect(
    (await fetch(`${oss.url}/v1/sso/users/validate-token`, { method: 'POST', headers: bearer })).status,
  ).toBe(401)
})
