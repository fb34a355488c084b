import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { filledTemplate, imporRows, pdukRow, upload } from './impor.fixture.ts'

const server = useTestApp()
const { stored } = imporRows(server)
let daerah: SignedInClient
let kota: SignedInClient
let pusat: SignedInClient

beforeAll(async () => {
  daerah = await server.get().as('OKKP_ADMIN_DAERAH')
  kota = await server.get().as('OKKP_ADMIN_KOTA')
  pusat = await server.get().as('OKKP_ADMIN_PUSAT')
})

describe('region', () => {
  test('comes from the account; another one is refused', async () => {
    const content = await filledTemplate(1, [pdukRow('R-1')])
    for (const [name, value] of [
      ['provinsi_id', '33'],
      ['provinsi_id', '0'],
      ['created_for', '33'],
      ['created_for', '0'],
      ['created_for', '3301'],
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

  test('created_for decides whose rows they are', async () => {
    const surabaya = (nomor: string) => filledTemplate(1, [pdukRow(nomor, { 2: 'Kota Surabaya' })])
    const letak = async (prefix: string) =>
      (await stored(prefix)).map((row) => [row.pusat, row.provinsi_id, row.kota_id])
    expect((await upload(pusat, await surabaya('CF-1'), { created_for: '35' })).statusCode).toBe(200)
    expect((await upload(pusat, await surabaya('CF-2'), { created_for: '0' })).statusCode).toBe(200)
    const named = { provinsi_id: '35', created_for: '3578' }
    expect((await upload(pusat, await surabaya('CF-3'), named)).statusCode).toBe(200)
    expect(await letak('CF-')).toEqual([
      [false, 35, 3578],
      [true, 35, 3578],
      [false, 35, 3578],
    ])

    const rows = [pdukRow('CK-1'), pdukRow('CK-2', { 2: 'Kabupaten Bandung' })]
    const forCity = await upload(daerah, await filledTemplate(1, rows), { created_for: '3273' })
    expect(forCity.json().data).toMatchObject({ tersimpan: 1, ditolak: 1, provinsi_id: 32, kota_id: 3273 })
    expect(forCity.json().not_created[0].Keterangan).toContain('impor ini untuk Kota Bandung')
    const { uuid } = forCity.json().data
    expect((await kota.inject({ url: `/api/okkp/imports/${uuid}` })).statusCode).toBe(200)
    const hc = [1, 'PT', 'Health Certificate', '', 'Gabah', 'L', 'Jepang', 'CH-1', '2025-01-01']
    const noCity = { registrasi_id: '4', created_for: '3273' }
    expect((await upload(daerah, await filledTemplate(4, [hc]), noCity)).statusCode).toBe(200)
    expect(await letak('CH-')).toEqual([[false, 32, 3273]])
    const own = await upload(kota, await filledTemplate(1, [pdukRow('CO-1')]), { created_for: '3273' })
    expect(own.json().data).toMatchObject({ tersimpan: 1, kota_id: 3273 })
  })

  test('a region that contradicts, or does not exist, is refused; a neighbouring city to a city', async () => {
    const content = await filledTemplate(1, [pdukRow('CX-1')])
    for (const [by, fields, said] of [
      [pusat, { provinsi_id: '32', created_for: '3578' }, [400, 'VALIDASI_GAGAL', 'created_for']],
      [pusat, { provinsi_id: '0', created_for: '32' }, [400, 'VALIDASI_GAGAL', 'created_for']],
      [pusat, { created_for: '98' }, [400, 'VALIDASI_GAGAL', 'created_for']],
      [pusat, { created_for: '3299' }, [400, 'VALIDASI_GAGAL', 'created_for']],
      [pusat, { provinsi_id: '98' }, [400, 'VALIDASI_GAGAL', 'provinsi_id']],
      // `upload` also sends `registrasi_id`, and the server accepts only one of the two.
      [pusat, { pasar_id: '1' }, [400, 'VALIDASI_GAGAL', 'registrasi_id']],
      [kota, { created_for: '3204' }, [403, 'WILAYAH_DITOLAK', undefined]],
    ] as const) {
      const answer = await upload(by, content, fields)
      expect([answer.statusCode, answer.json().code, answer.json().errors[0]?.field]).toEqual(said)
    }
    expect(await stored('CX-')).toEqual([])
  })

  test('other roles are turned away', async () => {
    const lab = await server.get().as('OKKP_ADMIN_UJILAB')
    expect((await upload(lab, await filledTemplate(1, []))).statusCode).toBe(403)
    // A laboratory may open the import list for its own imports, but sees no imports of registrations.
    const list = await lab.inject({ url: '/api/okkp/imports' })
    expect([list.statusCode, list.json().data]).toEqual([200, []])
  })
})
