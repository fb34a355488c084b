import { AppError } from '@portal/domain/platform/errors'
import type { HasilBersama } from '@portal/domain/psat/audit/bersama'
import type { Actor } from '#platform/actor.ts'
import type { Caller } from '#platform/caller.ts'
import type { Platform } from '#platform/platform.ts'
import { getReadableBerkas } from '#psat/alur/akses/temukan.service.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'

interface Dipilih {
  uuid: string
  versi?: number | undefined
}

/** Takes the step for one file, in a transaction of its own; says whether an earlier try had done it. */
type Satu = (row: BerkasRow, berkas: Dipilih, caller: Caller) => Promise<'berhasil' | 'sudah'>

/**
 * One step for several files. Each file is a step of its own, in its own transaction: what one refuses does not hold
 * the others, and a request that is repeated finds what was done already.
 */
export async function takeTogether(
  { db }: Platform,
  caller: Caller & { actor: Actor },
  berkas: readonly Dipilih[],
  take: Satu,
): Promise<HasilBersama[]> {
  const hasil: HasilBersama[] = []
  for (const satu of new Map(berkas.map((one) => [one.uuid, one])).values()) {
    const { uuid } = satu
    let nomorPermohonan: string | null = null
    try {
      const row = await getReadableBerkas(db, caller.actor, { uuid })
      nomorPermohonan = row.nomor_permohonan
      const done = await take(row, satu, callerFor(caller, uuid))
      hasil.push({ uuid, nomorPermohonan, hasil: done, code: null, alasan: null })
    } catch (error) {
      hasil.push({ uuid, nomorPermohonan, hasil: 'ditolak', ...refusalOf(error) })
    }
  }
  return hasil
}

/** A repeat of the request repeats the step of each file under a key of its own. */
function callerFor(caller: Caller, uuid: string): Caller {
  const { idempotency } = caller
  return {
    ...caller,
    audited: false,
    idempotency: idempotency && { ...idempotency, key: `${idempotency.key}/${uuid}` },
  }
}

function refusalOf(error: unknown): Pick<HasilBersama, 'code' | 'alasan'> {
  if (!(error instanceof AppError)) throw error
  return { code: error.code, alasan: error.fields[0]?.message ?? error.message }
}

/** How many went well, and how many did not. */
export function tally(hasil: readonly HasilBersama[]): { done: number; refused: number } {
  const refused = hasil.filter((satu) => satu.hasil === 'ditolak').length
  return { done: hasil.length - refused, refused }
}
