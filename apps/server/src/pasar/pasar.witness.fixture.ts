import type { SignedInClient, TestApp } from '#testing/app.ts'
import type { CallWitness, WitnessTable } from '#testing/witness.ts'
import { pasarCallsOf } from './pasar/pasar.fixture.ts'

const nothing = 2_000_000_000
const removes = (by: SignedInClient, name: string, id: number): CallWitness => ({
  by,
  names: { [name]: { values: [nothing, id], codes: ['TIDAK_DITEMUKAN', undefined] } },
})

/** Markets, their profiles and their traders. */
export async function pasarWitnesses(server: TestApp): Promise<WitnessTable> {
  const pusat = await server.as('OKKP_ADMIN_PUSAT')
  const calls = pasarCallsOf(pusat)
  const satu = await calls.added({ nama: 'Pasar Saksi Satu' })
  const dua = await calls.added({
    nama: 'Pasar Saksi Dua',
    kota_id: 3578,
    lintang: -7.2575,
    bujur: 112.7521,
  })
  const dihapus = await calls.added()
  return {
    'GET /api/pasar-pangan/pasar': {
      by: pusat,
      names: {
        page: { values: [1, 2], query: { limit: '1' } },
        limit: [1, 2],
        search: ['Saksi Satu', 'Saksi Dua'],
        provinsi_id: [32, 35],
        kota_id: [3273, 3578],
      },
    },
    'GET /api/pasar-pangan/pasar/detail': { by: pusat, names: { id: [satu.id, dua.id] } },
    'GET /api/pasar-pangan/public/pasar/detail': { by: pusat, names: { id: [satu.id, dua.id] } },
    'DELETE /api/pasar-pangan/pasar/delete': removes(pusat, 'id', dihapus.id),
  }
}
