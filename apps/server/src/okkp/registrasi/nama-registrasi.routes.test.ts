import { expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { formPduk, registrasiCalls } from './registrasi.fixture.ts'

const server = useTestApp()

test('the audit trail names a registration by its number and business unit', async () => {
  const admin = await server.get().as('SUPERADMIN')
  const form = formPduk({
    no_registration: 'JEJAK/1',
    unit_usaha: 'Gudang Jejak',
    provinsi_id: 32,
    kota_id: 3273,
  })
  const answer = await registrasiCalls(admin).add(form)
  expect(answer.statusCode).toBe(200)
  const { data } = (await admin.inject({ url: '/api/jejak-audit?rekaman=registrasi/' })).json()
  expect(data[0]).toMatchObject({ peristiwa: 'registrasi.tambah', nama_rekaman: 'JEJAK/1 · Gudang Jejak' })
})
