import type { Pasar, PasarTerbuka } from '@portal/domain/pasar/pasar/pasar.schema'
import type { PasarRow } from './pasar.repository.ts'

/** Lists public fields one by one, so that no internal column leaks. The public search selects its own columns. */
export function presentPasarTerbuka(row: PasarRow): PasarTerbuka {
  const { id, nama, alamat, provinsi_id, provinsi, kota_id, kota, kecamatan, lintang, bujur } = row
  const {
    tahun_pas_aman,
    tipe,
    jam_buka,
    jam_tutup,
    sni,
    pasar_sehat,
    pos_pantau,
    sarana,
    zona,
    hari_buka,
    foto,
  } = row
  return {
    ...{ id, nama, alamat, provinsi_id, provinsi, kota_id, kota, kecamatan, lintang, bujur },
    ...{
      tahun_pas_aman,
      tipe,
      jam_buka,
      jam_tutup,
      sni,
      pasar_sehat,
      pos_pantau,
      sarana,
      zona,
      hari_buka,
      foto,
    },
  }
}

export function presentPasar(row: PasarRow): Pasar {
  const { created_by: _by, updated_by: _last, created_at, updated_at, ...rest } = row
  return {
    ...rest,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}
