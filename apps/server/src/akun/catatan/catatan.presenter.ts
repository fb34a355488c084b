import type { jejakAudit, logGalat } from '@portal/domain/akun/catatan/catatan.contract'
import type { z } from 'zod'
import type { FailedRow } from '#platform/log/error-log.repository.ts'
import type { AuditRow } from './catatan.repository.ts'

export function presentLog(row: FailedRow): z.input<typeof logGalat> {
  return {
    id: row.id,
    timestamp: row.waktu.toISOString(),
    method: row.metode,
    path: row.jalur,
    status: row.status,
    code: row.kode,
    message: row.pesan,
    user: row.pengguna,
    role: row.peran,
    requestId: row.request_id,
    details: row.rincian,
  }
}

export function presentAudit(row: AuditRow, names: ReadonlyMap<string, string>): z.input<typeof jejakAudit> {
  return { ...row, waktu: row.waktu.toISOString(), nama_rekaman: nameIn(names, row.rekaman) }
}

export const nameIn = (names: ReadonlyMap<string, string>, record: string | null) =>
  (record && names.get(record)) || null
