import { fieldError } from '@portal/domain/platform/errors'
import { documentKinds } from '@portal/domain/platform/files/files.contract'
import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import { requireKind } from '#platform/files/file-key.ts'
import type { Platform } from '#platform/platform.ts'
import { hashesOf, type LampiranTercatat } from '#psat/alur/riwayat.repository.ts'

export interface LampiranBaru {
  label: string
  kunci: string
  /** Form field that shows an error about this file. */
  field: string
}

/** Claims the uploaded files of a step for the licence file. The history stores their hashes. */
export async function claimLampiran(
  { files }: Platform,
  trx: Trx,
  actor: Pick<Actor, 'id'>,
  pengajuanId: number,
  lampiran: readonly LampiranBaru[],
): Promise<LampiranTercatat[]> {
  for (const { kunci, field } of lampiran) {
    requireKind(kunci, documentKinds, field)
    await files.claim(trx, [kunci], {
      record: `pengajuan/${pengajuanId}`,
      visibility: 'rekaman',
      actor,
      field,
    })
  }
  const hashes = await hashesOf(
    trx,
    lampiran.map(({ kunci }) => kunci),
  )
  return lampiran.map(({ label, kunci, field }) => {
    const sha256 = hashes.get(kunci)
    if (sha256 === undefined) throw fieldError(field, 'Berkas ini tidak ditemukan. Unggah lagi.')
    return { label, kunci, sha256 }
  })
}
