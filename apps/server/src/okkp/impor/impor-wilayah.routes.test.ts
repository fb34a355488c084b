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
