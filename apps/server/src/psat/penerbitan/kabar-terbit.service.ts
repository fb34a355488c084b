import { jenisNotifikasi } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { notify } from '#akun/index.ts'
import type { Trx } from '#platform/database/database.ts'
import { sebutBerkas } from '#psat/alur/pemberitahuan.service.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'

/** The new owner did not apply, so the step itself does not tell him. */
export async function tellNewOwner(trx: Trx, row: BerkasRow, keterangan: string): Promise<void> {
  if (row.perusahaan_baru_id === null) return
  await notify(
    trx,
    { perusahaanId: row.perusahaan_baru_id },
    {
      keterangan,
      tautan: `/psat/pengajuan/${row.uuid}`,
      jenis_pengajuan: jenisNotifikasi[row.audit_type],
      jenis_permohonan: row.jenis_pengajuan,
      id_pengajuan: String(row.id),
    },
  )
}

/** The registry asks for more than a file holds; the central office completes it. */
export async function askToComplete(trx: Trx, row: BerkasRow, registrasiId: number): Promise<void> {
  await notify(
    trx,
    { roles: ['OKKP_ADMIN_PUSAT'] },
    {
      keterangan: `Registrasi baru perlu dilengkapi: ${sebutBerkas(row)}, nomor ${row.nomor}.`,
      tautan: `/okkp/admin/registrasi?add=${registrasiId}`,
    },
  )
}
