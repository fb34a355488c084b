import { type HasilImpor, type Impor, statusImporLabels } from '@portal/domain/platform/impor/impor-calls'
import { provinsiPusat } from '@portal/domain/platform/wilayah/pusat'
import type { ImporEnd, ImporRow, Refused } from './impor.repository.ts'
import type { ImportDefinition } from './import-definition.ts'

/**
 * A running import updates its heartbeat every second. After this time without one, its server is gone. The job queue
 * restarts a background import sooner.
 */
const silentMs = 2 * 60_000
const brokenOff = 'Impor terputus sebelum selesai dan tidak ada baris yang tersimpan. Unggah berkasnya lagi.'

/** `reader` is the account that reads. Only who checked a file may store it. */
export function presentImpor(row: ImporRow, now: Date, reader?: number): Impor {
  const dead = row.status === 'berjalan' && now.getTime() - row.denyut.getTime() > silentMs
  const status = dead ? 'gagal' : row.status
  return {
    uuid: row.uuid,
    id: row.id,
    jenis: row.jenis,
    jenis_id: row.jenis_id,
    jenis_nama: row.jenis_nama,
    nama_berkas: row.nama_berkas,
    uji_coba: row.uji_coba,
    pusat: row.pusat,
    provinsi_id: row.pusat ? provinsiPusat.id : (row.provinsi_id ?? provinsiPusat.id),
    provinsi: row.pusat ? provinsiPusat.nama : (row.provinsi ?? ''),
    kota_id: row.kota_id,
    kota: row.kota,
    status,
    pesan: dead ? brokenOff : row.pesan,
    total: row.total,
    tersimpan: dead ? 0 : row.tersimpan,
    ditolak: row.ditolak,
    berkas_ditolak: row.berkas_ditolak,
    pembuat: row.pembuat,
    dibuat: row.dibuat.toISOString(),
    selesai: row.selesai?.toISOString() ?? null,
    boleh_batal: !row.uji_coba && ['selesai', 'dibatalkan_sebagian'].includes(status) && row.tersimpan > 0,
    boleh_simpan: row.berkas_ada && status === 'selesai' && row.tersimpan > 0 && row.pembuat_id === reader,
  }
}

const count = new Intl.NumberFormat('id-ID')

export function summaryOf(
  { uji_coba }: Pick<ImporRow, 'uji_coba'>,
  { tersimpan, ditolak }: Pick<ImporEnd, 'tersimpan' | 'ditolak'>,
): string {
  const good = `${count.format(tersimpan)} baris ${uji_coba ? 'siap disimpan' : 'tersimpan'}`
  const bad = ditolak > 0 ? `, ${count.format(ditolak)} baris perlu diperbaiki` : ''
  return `${uji_coba ? 'Uji coba: ' : ''}${good}${bad}.`
}

export function presentHasil(
  { answer }: ImportDefinition,
  row: ImporRow,
  refused: Refused,
  now: Date,
  reader: number,
): HasilImpor {
  const data = presentImpor(row, now, reader)
  const message = data.pesan ?? `${statusImporLabels[data.status]}. ${summaryOf(row, row)}`
  return { success: true, message, data, ...answer?.(row), keterangan: message, ...refused }
}
