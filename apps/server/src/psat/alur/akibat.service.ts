import { registrasiUntuk } from '@portal/domain/psat/jenis-pengajuan'
import type { EfekPengajuan } from '@portal/domain/psat/pengajuan.syarat'
import { tahapPengajuan } from '@portal/domain/psat/pengajuan.tahap'
import { releaseNumber, reserveNumber } from '#okkp/index.ts'
import type { Trx } from '#platform/database/database.ts'
import { startAuditLapang } from '#psat/lapang/ceklis.repository.ts'
import { findTarif } from '#psat/pnbp/tarif.repository.ts'
import type { Peristiwa } from './catat.service.ts'
import type { PengajuanRow } from './pengajuan.repository.ts'

/** What a master says from this step on: the tariff of a recommended file, the checklist of a field audit. */
export async function akibatLangkah(
  trx: Trx,
  row: PengajuanRow,
  { effects, from, to, at }: Peristiwa,
): Promise<Partial<Pick<PengajuanRow, 'tarif' | 'ceklis_kurang'>>> {
  if (effects.includes('tetapkan_tarif')) {
    return { tarif: await findTarif(trx, row.audit_type, row.jenis_pengajuan) }
  }
  // Coming back from a revision goes on with the list that was begun.
  if (tahapPengajuan[to].ceklis && from !== null && !('waits' in tahapPengajuan[from]) && from !== to) {
    return { ceklis_kurang: await startAuditLapang(trx, row.id, at) }
  }
  return {}
}

/** What the registry has to know of a number before the file stands in it. */
export async function pesanNomor(trx: Trx, row: PengajuanRow, { effects }: Peristiwa): Promise<void> {
  const pemilik = `pengajuan/${row.id}`
  if (effects.includes('pesan_nomor') && row.nomor !== null) {
    await reserveNumber(trx, { pemilik, jenisId: registrasiUntuk[row.audit_type], nomor: row.nomor })
  }
  if (effects.includes('lepas_nomor')) await releaseNumber(trx, pemilik)
}

/** Effects that the door leaves to its caller, with what proves each of them: the certificate's file, the entry's id. */
export type HasilLuar = Partial<Record<'buat_sertifikat' | 'tulis_registri', string | number>>

const diLuarPintu = ['buat_sertifikat', 'tulis_registri'] as const satisfies readonly EfekPengajuan[]

/** No step passes whose effects nobody has carried out. */
export function requireHasil({ action, effects }: Peristiwa, hasil: HasilLuar): void {
  const missing = diLuarPintu.filter((effect) => effects.includes(effect) && !hasil[effect])
  if (missing.length > 0) throw new Error(`Aksi ${action} tanpa ${missing.join(' dan ')}`)
}
