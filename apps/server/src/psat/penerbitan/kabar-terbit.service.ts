import { lowerFirst } from '@portal/domain/platform/format'
import { jenisNotifikasi } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { notify } from '#akun/index.ts'
import type { Trx } from '#platform/database/database.ts'
import { describeBerkas } from '#psat/alur/pemberitahuan.service.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'

/**
 * Notifies the new owner, who is not the applicant, so the step does not notify him. The notice names who gave the
 * permit.
 */
export async function tellNewOwner(trx: Trx, row: BerkasRow, keterangan: string): Promise<void> {
  if (row.perusahaan_baru_id === null) return
  await notify(
    trx,
    { perusahaanId: row.perusahaan_baru_id },
    {
      keterangan: `Izin yang dialihkan ${row.nama_perusahaan} kepada Anda: ${lowerFirst(keterangan)}`,
      tautan: `/psat/pengajuan/${row.uuid}`,
      jenis_pengajuan: jenisNotifikasi[row.audit_type],
      jenis_permohonan: row.jenis_pengajuan,
      id_pengajuan: String(row.id),
    },
  )
}

/**
 * Notifies the central office, which keeps the registry and completes entries that need more data than the file had.
 */
export async function tellRegistry(
  trx: Trx,
  row: BerkasRow,
  { id, lengkap }: { id: number; lengkap: boolean },
): Promise<void> {
  const what = lengkap ? 'tercatat lengkap' : 'perlu dilengkapi'
  await notify(
    trx,
    { roles: ['OKKP_ADMIN_PUSAT'] },
    {
      keterangan: `Registrasi baru ${what}: ${describeBerkas(row)}, nomor ${row.nomor}.`,
      tautan: `/okkp/admin/registrasi?add=${id}`,
    },
  )
}
