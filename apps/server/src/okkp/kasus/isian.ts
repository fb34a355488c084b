import type { RincianKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import type { KasusRow } from './kasus.repository.ts'
import type { SumberLengkap } from './rincian.repository.ts'

/**
 * First values of the forms of other records, taken from the newest source that has them. `izin` is the permit that is
 * valid now in place of the one in the case.
 */
export function isianOf(
  row: KasusRow,
  sumber: readonly SumberLengkap[],
  izin: number | null,
): RincianKasus['isian'] {
  const newest = sumber.toReversed()
  const test = newest.find(({ parameter_id }) => parameter_id !== null) ?? newest[0]
  const market = newest.find(({ pasar_id }) => pasar_id !== null)
  const food = {
    komoditas_id: test?.komoditas_id ?? null,
    komoditas_tambahan: test?.komoditas_tambahan ?? null,
  }
  const lokasi_sampel = test?.lokasi ?? row.lokasi
  const parameter_id = test?.parameter_id ?? null
  return {
    uji_lab: {
      ...food,
      jenis_uji_lab_id: test?.jenis_uji_lab_id ?? null,
      parameter_id,
      parameter: test?.parameter ?? row.parameter,
      lokasi_sampel,
      no_registrasi: row.no_registrasi,
      provinsi_id: row.provinsi_id,
      kota_id: row.kota_id,
    },
    rapid_test: {
      ...food,
      pasar_id: market?.pasar_id ?? null,
      nomor_kios: market?.nomor_kios ?? null,
      pedagang_id: market?.pedagang_id ?? null,
      kategori: test?.kategori ?? null,
      jenis_rapid_test_id: test?.jenis_rapid_test_id ?? null,
      parameter_id,
      lokasi_sampel,
      no_registrasi: row.no_registrasi,
    },
    pengawasan: {
      registrasi_id: izin,
      jenis: 'dugaan',
      aspek: ['keamanan'],
      catatan: `${row.parameter} pada ${row.komoditas} (${row.lokasi}).`,
    },
  }
}
