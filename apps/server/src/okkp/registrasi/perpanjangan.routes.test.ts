import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { formOf, formPduk, offices } from './registrasi.fixture.ts'

const server = useTestApp()
let office: Awaited<ReturnType<typeof offices>>

beforeAll(async () => {
  office = await offices(server.get())
})

describe('renewal', () => {
  test('replaces the old one under the same number, in words and in the chain', async () => {
    const old = await office.kota.added()
    const form = {
      ...formPduk(),
      id: old.id,
      no_registration: old.no_registration,
      terbit_sertifikat: '2026-03-05',
    }
    const renewed = (await office.kota.renew(form)).json().data
    expect(renewed).toMatchObject({
      menggantikan: old.id,
      sebab_penggantian: 'perpanjangan',
      status: 'valid',
    })
    expect((await office.kota.detail(old.id)).json().data).toMatchObject({
      status: 'superseded',
      digantikan_oleh: renewed.id,
    })
    const { rantai, peristiwa } = (await office.kota.history(old.id)).json().data
    expect(rantai).toEqual([
      expect.objectContaining({ id: old.id, status: 'superseded', keterangan: 'Dicatat petugas' }),
      expect.objectContaining({ id: renewed.id, status: 'valid', keterangan: 'Perpanjangan' }),
    ])
    expect(peristiwa[0].keterangan).toBe('Memperpanjang registrasi')
    expect((await office.kota.update(formOf(old))).statusCode).toBe(409)
    expect((await office.kota.remove(old.id)).json().code).toBe('MASIH_DIPAKAI')
  })

  test('goes on under one number, which nobody else may have', async () => {
    const first = await office.kota.added()
    const { no_registration } = first
    const again = (id: number) => office.kota.renew({ ...formPduk(), id, no_registration })
    const second = (await again(first.id)).json().data
    const third = (await again(second.id)).json().data
    expect(third).toMatchObject({ menggantikan: second.id, no_registration, status: 'valid' })
    const other = await office.kota.add(formPduk({ no_registration: no_registration.toLowerCase() }))
    expect([other.json().code, other.json().errors[0].field]).toEqual(['SUDAH_ADA', 'no_registration'])
  })

  test('of racing renewals exactly one wins', async () => {
    const old = await office.kota.added()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => office.kota.renew({ ...formPduk(), id: old.id })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409])
    expect((await office.kota.history(old.id)).json().data.rantai).toHaveLength(2)
  })

  test('asks which one, of the same kind, within the scope', async () => {
    const old = await office.kota.added()
    expect((await office.kota.renew(formPduk())).json().errors[0].field).toBe('id')
    const kind = await office.kota.renew({ ...formPduk({ jenis_registrasi_id: 2 }), id: old.id })
    expect(kind.json().errors[0].field).toBe('jenis_registrasi_id')
    const foreign = await office.lain.renew({ ...formPduk({ kota_id: 3171 }), id: old.id })
    expect(foreign.statusCode).toBe(404)
  })

  test('taken back, it puts the renewed one in force again', async () => {
    const old = await office.kota.added()
    const renewed = (await office.kota.renew({ ...formPduk(), id: old.id })).json().data
    expect((await office.kota.remove(renewed.id)).json()).toEqual({
      success: true,
      message: 'Data telah dihapus',
    })
    expect((await office.kota.detail(renewed.id)).statusCode).toBe(404)
    expect((await office.kota.detail(old.id)).json().data).toMatchObject({
      status: 'valid',
      digantikan_oleh: null,
    })
  })
})
