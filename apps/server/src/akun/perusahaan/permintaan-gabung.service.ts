import type { decidePermintaanGabung } from '@portal/domain/akun/perusahaan/permintaan-gabung.contract'
import type { Body } from '@portal/domain/platform/contract'
import { AppError, notFound } from '@portal/domain/platform/errors'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import {
  listTerbuka,
  lockPermintaan,
  setIdentitas,
  settlePermintaan,
} from './permintaan-gabung.repository.ts'

export async function readPermintaanGabung({ db }: Platform, { perusahaan_id }: Actor) {
  if (perusahaan_id === null) return []
  const rows = await listTerbuka(db, perusahaan_id)
  return rows.map(({ nomor_identitas, dibuat, ...row }) => ({
    ...row,
    identitas: `…${nomor_identitas.slice(-4)}`,
    dibuat: dibuat.toISOString(),
  }))
}

/**
 * Answers a join request. `akun_saya` stores the identity number on the caller's account. `akun_baru` allows a separate
 * account for a colleague.
 */
export function answerPermintaanGabung(
  { db, clock }: Platform,
  caller: Caller & { actor: Actor },
  uuid: string,
  { keputusan }: Body<typeof decidePermintaanGabung>,
): Promise<void> {
  const { actor } = caller
  return write(db, caller, async (trx) => {
    const row =
      actor.perusahaan_id === null ? undefined : await lockPermintaan(trx, uuid, actor.perusahaan_id)
    if (!row) throw notFound('Permintaan')
    if (keputusan === 'akun_saya' && actor.role !== 'PELAKU_USAHA') throw new AppError('TIDAK_BERWENANG')
    if (keputusan === 'akun_saya') await setIdentitas(trx, actor.id, row.nomor_identitas)
    const disetujui = keputusan !== 'bukan_kami'
    await settlePermintaan(trx, uuid, { diputus: clock(), disetujui, oleh: actor.id })
    await recordAudit(trx, caller, {
      record: `permintaan-gabung/${uuid}`,
      after: { keputusan, nama: row.nama },
    })
  })
}
