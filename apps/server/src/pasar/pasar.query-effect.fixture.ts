import type { SignedInClient, TestApp } from '#testing/app.ts'
import type { QueryEffect, QueryEffectTable } from '#testing/query-effect.ts'
import { dasborPasarQueryEffects } from './dasbor/dasbor.query-effect.fixture.ts'
import { pasarCallsOf } from './pasar/pasar.fixture.ts'
import { pedagangCallsOf } from './pedagang/pedagang.fixture.ts'
import { profilCallsOf } from './profil/profil.fixture.ts'
import { rapidTestPasarQueryEffects } from './rapid-test/rapid-test-pasar.query-effect.fixture.ts'
import { sanitasiQueryEffects } from './sanitasi/sanitasi.query-effect.fixture.ts'
import { surveiQueryEffects } from './survei/survei.query-effect.fixture.ts'

const nothing = 2_000_000_000
const removes = (by: SignedInClient, name: string, id: number): QueryEffect => ({
  by,
  names: { [name]: { values: [nothing, id], codes: ['TIDAK_DITEMUKAN', undefined] } },
})

export async function pasarQueryEffects(server: TestApp): Promise<QueryEffectTable> {
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
  const survei = await surveiQueryEffects(pusat, [satu.id, dua.id])
  const sanitasi = await sanitasiQueryEffects(server, pusat, [satu.id, dua.id])
  const rapid = await rapidTestPasarQueryEffects(server, pusat, [satu.id, dua.id])
  const profil = profilCallsOf(pusat)
  const [profilSatu, profilDua, profilHapus] = [
    await profil.addedKota(satu.id, { tahun_program: 2025 }),
    await profil.addedKota(dua.id, { tahun_program: 2024 }),
    await profil.addedKota(satu.id, { tahun_program: 2023 }),
  ]
  const provinsi = async (provinsi_id: number, tahun_program: number): Promise<number> =>
    (await profil.addProvinsi({ provinsi_id, tahun_program })).json().data.id
  const provinsiIds = [await provinsi(32, 2023), await provinsi(35, 2023), await provinsi(35, 2024)] as const
  const pedagang = pedagangCallsOf(pusat)
  const satuGroup = await pedagang.created(
    satu.id,
    {},
    { nama: 'Saksi Satu', tanggal_pendataan: '2025-02-01' },
  )
  const duaGroup = await pedagang.created(dua.id, { is_okkp: true }, { nama: 'Saksi Dua' })
  const hapusGroup = await pedagang.created(satu.id)
  const hapusSatu = await pedagang.created(satu.id)
  const traderOf = ({ pedagang: list }: typeof satuGroup) => list[0]?.id ?? 0
  // The dashboard queryEffects must run before the next call adds another questionnaire.
  const dashboard = await dasborPasarQueryEffects(server, pusat, [satu.id, dua.id])
  const kuesioner = await pusat.inject({
    method: 'POST',
    url: '/api/pasar-pangan/static/static_kuesioner/add',
    payload: { sasaran: 'konsumen', nama: 'Saksi', skala: ['Tidak', 'Ya'], butir: [{ teks: 'Bersih.' }] },
  })
  const sop = await pusat.inject({
    method: 'POST',
    url: '/api/pasar-pangan/static/static_sop_sanitasi/add',
    payload: { nama: 'Butir saksi', aspek_kode: 10, kode: 'Z1', frekuensi: 'harian' },
  })
  const common: QueryEffect['names'] = {
    page: { values: [1, 2], query: { limit: '1' } },
    limit: [1, 2],
    search: ['Saksi Satu', 'Saksi Dua'],
    provinsi_id: [32, 35],
    kota_id: [3273, 3578],
  }
  return {
    ...survei,
    ...sanitasi,
    ...rapid,
    ...dashboard,
    'GET /api/pasar-pangan/pasar': {
      by: pusat,
      names: common,
    },
    'GET /api/pasar-pangan/pasar/detail': { by: pusat, names: { id: [satu.id, dua.id] } },
    'GET /api/pasar-pangan/public/pasar/detail': { by: pusat, names: { id: [satu.id, dua.id] } },
    'DELETE /api/pasar-pangan/pasar/delete': removes(pusat, 'id', dihapus.id),
    'GET /api/pasar-pangan/profil': { by: pusat, names: { ...common, tahun_program: [2025, 2024] } },
    'GET /api/pasar-pangan/profil/detail': {
      by: pusat,
      names: {
        profil_kota_id: [profilSatu.id, profilDua.id],
        profil_provinsi_id: [provinsiIds[0], provinsiIds[1]],
      },
    },
    'DELETE /api/pasar-pangan/profil/delete': {
      by: pusat,
      names: {
        ...removes(pusat, 'profil_kota_id', profilHapus.id).names,
        ...removes(pusat, 'profil_provinsi_id', provinsiIds[2]).names,
      },
    },
    'GET /api/pasar-pangan/data-pedagang': {
      by: pusat,
      names: { ...common, pasar_id: [satu.id, dua.id], is_okkp: ['true', 'false'] },
    },
    'GET /api/pasar-pangan/data-pedagang/detail': {
      by: pusat,
      names: {
        group_id: [satuGroup.group_id, duaGroup.group_id],
        pedagang_id: [traderOf(satuGroup), traderOf(duaGroup)],
      },
    },
    'DELETE /api/pasar-pangan/data-pedagang/delete': {
      by: pusat,
      names: {
        ...removes(pusat, 'group_id', hapusGroup.group_id).names,
        ...removes(pusat, 'pedagang_id', traderOf(hapusSatu)).names,
      },
    },
    'GET /api/pasar-pangan/export/{type}': {
      by: pusat,
      path: '/api/pasar-pangan/export/data-pedagang',
      names: {
        search: ['Saksi Satu', 'Saksi Dua'],
        provinsi_id: [32, 35],
        kota_id: [3273, 3578],
        pasar_id: [satu.id, dua.id],
        start_date: [undefined, '2199-01-01'],
        end_date: [undefined, '2020-01-01'],
        tahun_program: { values: [2025, 2024], path: '/api/pasar-pangan/export/profil' },
      },
    },
    'DELETE /api/pasar-pangan/static/static_kuesioner/delete': removes(pusat, 'id', kuesioner.json().data.id),
    'DELETE /api/pasar-pangan/static/static_sop_sanitasi/delete': removes(pusat, 'id', sop.json().data.id),
  }
}
