import { expect } from 'vitest'
import type { SignedInClient, TestApp } from '#testing/app.ts'
import type { QueryEffect, QueryEffectTable } from '#testing/query-effect.ts'
import { dasborQueryEffects } from './dasbor/dasbor.query-effect.fixture.ts'
import { rapidTestQueryEffects } from './rapid-test/rapid-test.query-effect.fixture.ts'
import { formPduk, registrasiCalls } from './registrasi/registrasi.fixture.ts'
import { sdmCallsOf } from './sdm/sdm.fixture.ts'
import { ujiLabQueryEffects } from './uji-lab/uji-lab.query-effect.fixture.ts'
import { mutuQueryEffects } from './uji-mutu/uji-mutu.query-effect.fixture.ts'

const masterForms: Record<string, object> = {
  jenis_registrasi: { nama: 'Jenis saksi', kelompok: 'izin' },
  jenis_sertifikat: { nama: 'Sertifikat saksi' },
  jenis_hc: { nama: 'HC saksi' },
  uji_lab: { nama: 'Uji saksi' },
  rapid_test: { nama: 'Rapid saksi' },
  komoditas: { nama: 'Komoditas saksi', kelompok_id: 1 },
  golongan: { nama: 'Golongan saksi' },
  provinsi: { kode: '99', nama: 'Provinsi saksi' },
  '{type}': { nama: 'Parameter saksi' },
  documentType: { nama: 'Dokumen saksi' },
  jenisKlaim: { nama: 'Klaim saksi' },
}

const nothing = 2_000_000_000
const removes = (by: SignedInClient, name: string, id: number, path?: string): QueryEffect => ({
  by,
  ...(path ? { path } : {}),
  names: { [name]: { values: [nothing, id], codes: ['TIDAK_DITEMUKAN', undefined] } },
})

async function masterDeletions(by: SignedInClient): Promise<QueryEffectTable> {
  const table: QueryEffectTable = {}
  for (const [segment, payload] of Object.entries(masterForms)) {
    const path = `/api/okkp/static/${segment.replace('{type}', 'pestisida')}`
    const answer = await by.inject({ method: 'POST', url: `${path}/add`, payload })
    expect([segment, answer.statusCode, answer.json().errors]).toEqual([segment, 200, undefined])
    const { id } = answer.json().data
    table[`DELETE /api/okkp/static/${segment}/delete`] = removes(by, 'id', id, `${path}/delete`)
  }
  return table
}

async function sdmQueryEffects(by: SignedInClient): Promise<QueryEffectTable> {
  const sdm = sdmCallsOf(by)
  const satu = await sdm.added({ nama_lengkap: 'Saksi Satu' })
  const dua = await sdm.added({ nama_lengkap: 'Saksi Dua', provinsi_id: 35, kota_id: 3578 })
  const dihapus = await sdm.added()
  for (const ratings of [1, 5]) {
    await by.inject({ method: 'POST', url: '/api/okkp/ratings/add', payload: { ratings } })
  }
  const pages = { page: { values: [1, 2], query: { limit: '1' } }, limit: [1, 2] } as const
  return {
    'GET /api/okkp/sdm': {
      by,
      names: {
        ...pages,
        search: ['Saksi Satu', 'Saksi Dua'],
        provinsi_id: [32, 35],
        kota_id: [3273, 3578],
        start_date: [undefined, '2199-01-01'],
        end_date: [undefined, '2000-01-01'],
      },
    },
    'GET /api/okkp/sdm/detail': { by, names: { sdm_id: [satu.id, dua.id] } },
    'DELETE /api/okkp/sdm/delete': removes(by, 'sdm_id', dihapus.id),
    'GET /api/okkp/ratings': { by, names: pages },
  }
}

export async function okkpQueryEffects(server: TestApp): Promise<QueryEffectTable> {
  const pusat = await server.as('OKKP_ADMIN_PUSAT')
  const calls = registrasiCalls(pusat)
  const satu = await calls.added({ provinsi_id: 32, unit_usaha: 'UD Saksi Satu', komoditas_id: 1 })
  const dua = await calls.added({
    pusat: true,
    provinsi_unit_id: 35,
    kota_id: 3578,
    jenis_registrasi_id: 2,
    unit_usaha: 'UD Saksi Dua',
    komoditas_id: 2,
    terbit_sertifikat: '2025-06-01',
  })
  const [diawasi, dihapus] = [await calls.added(), await calls.added()]
  const supervised = await calls.supervise({
    registrasi_id: diawasi.id,
    jenis: 'berkala',
    tanggal: '2026-01-05',
    aspek: ['label'],
    hasil: 'sesuai',
  })
  expect(supervised.json().errors).toBeUndefined()
  const common: QueryEffect['names'] = {
    page: { values: [1, 2], query: { limit: '1' } },
    limit: [1, 2],
    search: ['Saksi Satu', 'Saksi Dua'],
    jenis_registrasi_id: [1, 2],
    no_reg: [satu.no_registration, dua.no_registration],
    komoditas_id: [1, 2],
    usaha: ['Saksi Satu', 'Saksi Dua'],
    provinsi_id: [32, 35],
  }
  return {
    ...(await masterDeletions(pusat)),
    ...(await sdmQueryEffects(pusat)),
    ...(await mutuQueryEffects(pusat)),
    ...dasborQueryEffects(pusat),
    ...(await rapidTestQueryEffects(pusat)),
    ...(await ujiLabQueryEffects(pusat)),
    'GET /api/okkp/static/provinsi': { by: pusat, names: { kode: ['32', '35'] } },
    'GET /api/okkp/registrations': {
      by: pusat,
      names: {
        ...common,
        pusat: ['true', 'false'],
        kota_id: [3273, 3578],
        start_terbit: [undefined, '2025-01-01'],
        end_terbit: [undefined, '2025-01-01'],
      },
    },
    'GET /api/okkp/registrations/index_public': { by: pusat, names: common },
    'GET /api/okkp/registrations/detail': { by: pusat, names: { registrasi_id: [satu.id, dua.id] } },
    'POST /api/okkp/registrations/add': {
      by: pusat,
      payload: formPduk(),
      names: { perpanjangan: { values: ['true', 'false'], codes: ['VALIDASI_GAGAL', undefined] } },
    },
    'GET /api/okkp/dashboard/registrasi_by_provinsi': {
      by: pusat,
      names: {
        jenis_registrasi: [1, 2],
        start: [undefined, '2199-01-01'],
        end: [undefined, '2000-01-01'],
        start_terbit: [undefined, '2025-01-01'],
        end_terbit: [undefined, '2020-01-01'],
        provinsi_id: [32, 35],
        kota_id: [3273, 3578],
        email: [undefined, 'tidak-ada@contoh.id'],
        pusat: ['true', 'false'],
        unit_usaha: ['true', 'false'],
      },
    },
    'DELETE /api/okkp/registrations/delete': removes(pusat, 'registrasi_id', dihapus.id),
    'DELETE /api/okkp/registrations/pengawasan/delete': removes(
      pusat,
      'pengawasanId',
      supervised.json().data.pengawasan.id,
    ),
  }
}
