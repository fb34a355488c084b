import { fieldError } from '@portal/domain/platform/errors'
import { jenisIzin, jenisPengajuanUntuk, kodeIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { findTarif, listTarif, type Tarif, upsertTarif } from '#psat/alur/tarif.repository.ts'

/** Returns the tariffs of all application kinds, with Rp0 for kinds without a tariff. */
export async function readTarif({ db }: Platform): Promise<Tarif[]> {
  const stored = await listTarif(db)
  return jenisIzin.flatMap((auditType) =>
    jenisPengajuanUntuk(auditType).map((jenisPengajuan) => ({
      auditType,
      jenisPengajuan,
      nominal:
        stored.find((row) => row.auditType === auditType && row.jenisPengajuan === jenisPengajuan)?.nominal ??
        0,
    })),
  )
}

/** Changes a tariff. Files that the committee has already recommended keep the old tariff. */
export function saveTarif(platform: Platform, caller: Caller, tarif: Tarif): Promise<Tarif> {
  const { auditType, jenisPengajuan, nominal } = tarif
  return write(platform.db, caller, async (trx) => {
    if (!kodeIzin[auditType][jenisPengajuan]) {
      throw fieldError('jenisPengajuan', 'Jenis permohonan ini tidak ada untuk izin tersebut.')
    }
    const before = { nominal: await findTarif(trx, auditType, jenisPengajuan) }
    await upsertTarif(trx, tarif, platform.clock())
    await recordAudit(trx, caller, {
      record: `tarif/${auditType}-${jenisPengajuan}`,
      before,
      after: { nominal },
    })
    return tarif
  })
}
