import { profilCallsOf } from '#pasar/profil/profil.fixture.ts'
import { rapidPasarCallsOf } from '#pasar/rapid-test/rapid-test-pasar.fixture.ts'
import { surveiCallsOf } from '#pasar/survei/survei.fixture.ts'
import type { SignedInClient, TestApp } from '#testing/app.ts'
import type { QueryEffect, QueryEffectTable } from '#testing/query-effect.ts'

const base = 'GET /api/pasar-pangan/dashboard'

/**
 * Creates queryEffects for two markets in two provinces. Surveys, assessments, traders and profiles must exist before this
 * call.
 */
export async function dasborPasarQueryEffects(
  server: TestApp,
  pusat: SignedInClient,
  [satu, dua]: readonly [number, number],
): Promise<QueryEffectTable> {
  const list_doc = [{ kode: 2, status: 'Ada', berkas: null, catatan: null }]
  await profilCallsOf(pusat).addedKota(dua, { tahun_program: 2026, list_doc })
  const survei = surveiCallsOf(pusat)
  for (const [pasar, nilai] of [
    [satu, 2],
    [dua, 3],
  ] as const) {
    const { id } = await survei.opened(pasar, { tahun_program: 2030 })
    for (let n = 0; n < 5; n++) await survei.answered(id, nilai)
  }
  const rapid = await rapidPasarCallsOf(server, pusat)
  for (const tanggal of ['2026-02-09', '2026-03-09']) await rapid.added(dua, { tanggal })
  const tempat: QueryEffect['names'] = {
    provinsi_id: [32, 35],
    kota_id: [3273, 3578],
    pasar_id: [satu, dua],
    // The account sees only its own region, but public figures cover the whole nation.
    isPublic: { values: ['true', 'false'], by: await server.as('OKKP_ADMIN_DAERAH') },
  }
  const common: QueryEffect['names'] = {
    start_date: [undefined, '2199-01-01'],
    end_date: [undefined, '2020-01-01'],
    ...tempat,
  }
  const of = (names: QueryEffect['names'] = {}): QueryEffect => ({
    by: pusat,
    names: { ...common, ...names },
  })
  return {
    [`${base}/compare_survey`]: of({ group_by: ['provinsi', 'kota'] }),
    [`${base}/komoditas/bypedagang`]: of(),
    [`${base}/pedagang/bywilayah`]: of({ byKomoditas: ['true', 'false'] }),
    [`${base}/profil/total_pasar`]: of(),
    [`${base}/profil/persentase_dokumen`]: of({
      sort: ['persentase', '-persentase'],
      tahun_program: [2026, 2024],
    }),
    [`${base}/rapid_test/compare`]: of({
      group_by: ['provinsi', 'kota'],
      sort: ['total_positif', '-total_positif'],
      is_pangan_segar: { values: ['true', 'false'], codes: [undefined, 'VALIDASI_GAGAL'] },
    }),
    [`${base}/rapid_test/statistik`]: {
      by: pusat,
      query: { years: '2026' },
      names: { ...tempat, years: [2026, 2025], months: [undefined, 3] },
    },
    [`${base}/sanitasi/bypasar`]: of(),
    [`${base}/sanitasi/byprovinsi`]: of(),
  }
}
