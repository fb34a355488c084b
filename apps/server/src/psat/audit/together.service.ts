import { AppError } from '@portal/domain/platform/errors'
import type { HasilBersama } from '@portal/domain/psat/audit/bersama'
import type { Actor } from '#platform/actor.ts'
import type { Caller } from '#platform/caller.ts'
import type { Platform } from '#platform/platform.ts'
import { getReadableBerkas } from '#psat/alur/akses/find-berkas.service.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'

interface Dipilih {
  uuid: string
  versi?: number | undefined
}

/** Takes the step for one file in its own transaction. Returns `sudah` if an earlier attempt already took it. */
type Satu = (row: BerkasRow, berkas: Dipilih, caller: Caller) => Promise<'berhasil' | 'sudah'>

/**
 * Takes one step for several files, each in its own transaction. A refusal for one file does not affect the others, and
 * a repeated request skips files that are done.
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

/** Gives each file its own idempotency key, so a repeated request repeats no step. */
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

export function tally(hasil: readonly HasilBersama[]): { done: number; refused: number } {
  const refused = hasil.filter((satu) => satu.hasil === 'ditolak').length
  return { done: hasil.length - refused, refused }
}
