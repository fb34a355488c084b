import type { notifikasi } from '@portal/domain/akun/notifikasi/notifikasi.contract'
import type { z } from 'zod'
import type { NotifikasiRow } from './notifikasi.repository.ts'

export function presentNotifikasi(row: NotifikasiRow): z.output<typeof notifikasi> {
  return {
    id: row.id,
    id_pengguna: row.id_pengguna,
    id_pengguna_awal: row.id_pengguna_awal,
    jenis_pengajuan: row.jenis_pengajuan,
    jenis_permohonan: row.jenis_permohonan,
    id_pengajuan: row.id_pengajuan,
    keterangan: row.keterangan,
    tautan: row.tautan,
    status: row.status === 'READ' ? 'READ' : 'UNREAD',
    created: row.dibuat.toISOString(),
  }
}
