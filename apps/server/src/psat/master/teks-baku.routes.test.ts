import { beforeAll, expect, test } from 'vitest'
import { type SignedInClient, useTestApp } from '#testing/app.ts'

const server = useTestApp()
const url = '/api/psat/master/teks-baku'
let superadmin: SignedInClient
let auditor: SignedInClient
beforeAll(async () => {
  superadmin = await server.get().as('SUPERADMIN')
  auditor = await server.get().as('AUDITOR')
})

const isi = { nama: 'Uji teks', kegunaan: 'perbaikan', isi: 'Lengkapi {nomor}.\nSegera.' }

test('texts are kept by the superadmin and read by whoever writes notes', async () => {
  const before = (await auditor.inject({ url })).json().data
  expect(before.map(({ kegunaan }: { kegunaan: string }) => kegunaan)).toContain('penolakan')
  const added = await superadmin.inject({ method: 'POST', url: `${url}/add`, payload: isi })
  expect([added.statusCode, added.json().data]).toMatchObject([200, isi])
  const { id, versi } = added.json().data
  const payload = { ...isi, id, versi, isi: 'Lain.' }
  expect((await superadmin.inject({ method: 'PUT', url: `${url}/update`, payload })).json().data.isi).toBe(
    'Lain.',
  )
  const late = await superadmin.inject({ method: 'PUT', url: `${url}/update`, payload })
  expect([late.statusCode, late.json().code]).toEqual([409, 'BENTROK'])
  expect((await superadmin.inject({ method: 'DELETE', url: `${url}/delete?id=${id}` })).statusCode).toBe(200)
  expect((await auditor.inject({ url })).json().data).toHaveLength(before.length)
})

test('nobody else writes them, and a text needs a place and words', async () => {
  const refused = await auditor.inject({ method: 'POST', url: `${url}/add`, payload: isi })
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'TIDAK_BERWENANG'])
  const operator = await (await server.get().as('PELAKU_USAHA')).inject({ url })
  expect(operator.json().code).toBe('TIDAK_BERWENANG')
  const bad = await superadmin.inject({
    method: 'POST',
    url: `${url}/add`,
    payload: { ...isi, kegunaan: 'lain', isi: '  ' },
  })
  expect(bad.json().errors.map(({ field }: { field: string }) => field)).toEqual(['kegunaan', 'isi'])
  expect([bad.statusCode, bad.json().code]).toEqual([400, 'VALIDASI_GAGAL'])
})
