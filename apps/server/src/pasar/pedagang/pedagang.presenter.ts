import { maskNik } from '@portal/domain/pasar/pedagang/pedagang.policy'
import type { KelompokPedagang, Pedagang } from '@portal/domain/pasar/pedagang/pedagang.schema'
import type { KelompokRow } from './kelompok.repository.ts'
import { openNik } from './kunci-nik.ts'
import type { PedagangRow } from './pedagang.repository.ts'

function maskedNik(secret: string, { nik_segel, nik_kunci_id, kunci }: PedagangRow): string | null {
  if (nik_segel === null || nik_kunci_id === null || kunci === null) return null
  return maskNik(openNik(secret, { id: nik_kunci_id, kunci }, nik_segel))
}

/** Lists every field explicitly, because the row contains secrets that must not reach the client. */
export function presentPedagang(secret: string, row: PedagangRow): Pedagang {
  const { id, group_id, kelompok, is_okkp, pasar_id, nama_pasar, provinsi_id, provinsi, kota_id, kota } = row
  const { tanggal_pendataan, nama, jenis_kelamin, hp, nomor_kios, zona, kategori, lama_usaha } = row
  const { volume_per_hari, cara_simpan, nib, ikut_bimtek, aktif, pasokan, versi } = row
  return {
    ...{ id, pedagang_id: id, group_id, kelompok, is_okkp, pasar_id, nama_pasar },
    ...{ provinsi_id, provinsi, kota_id, kota, tanggal_pendataan, nama, jenis_kelamin, hp },
    ...{ nomor_kios, zona, kategori, lama_usaha, volume_per_hari, cara_simpan, nib },
    ...{ ikut_bimtek, aktif, pasokan, versi },
    persetujuan: row.persetujuan !== null,
    tanggal_persetujuan: row.persetujuan,
    nik_tersamar: maskedNik(secret, row),
    updated_at: row.updated_at.toISOString(),
  }
}

/** Returns the audit entry without personal data, because the audit trail outlives a withdrawn consent. */
export function jejakPedagang(row: PedagangRow) {
  const { id, group_id, pasar_id, nama_pasar, nomor_kios, zona, kategori, aktif, is_okkp, persetujuan } = row
  const komoditas = row.pasokan.map(({ komoditas: name }) => name)
  const identitas = {
    bernama: row.nama !== null,
    bernomor_induk: row.nik_segel !== null,
    berponsel: row.hp !== null,
  }
  return {
    id,
    group_id,
    pasar_id,
    nama_pasar,
    nomor_kios,
    zona,
    kategori,
    aktif,
    is_okkp,
    persetujuan,
    komoditas,
    ...identitas,
  }
}

export function presentKelompok(
  secret: string,
  { id, nama, is_okkp, pasar_id, nama_pasar, versi }: KelompokRow,
  rows: readonly PedagangRow[],
): KelompokPedagang {
  const pedagang = rows.map((row) => presentPedagang(secret, row))
  return { group_id: id, kelompok: nama, is_okkp, pasar_id, nama_pasar, versi, pedagang }
}
