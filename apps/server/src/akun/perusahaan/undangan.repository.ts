import { sql } from 'kysely'
import { z } from 'zod'
import type { Executor, Trx } from '#platform/database/database.ts'

/** Payload of an invitation. The payload fixes the company, so the recipient cannot join another one. */
export const isiUndangan = z.object({ perusahaan_id: z.number(), nama: z.string(), email: z.string() })

function invitationsOf(perusahaanId: number) {
  return sql<boolean>`guna = 'undangan' and muatan ->> 'perusahaan_id' = ${String(perusahaanId)}`
}

export async function listOpenInvitations(db: Executor, perusahaanId: number, now: Date) {
  const rows = await db
    .selectFrom('akun.token_sekali')
    .select(['muatan', 'berakhir'])
    .where(invitationsOf(perusahaanId))
    .where('berakhir', '>', now)
    .orderBy('berakhir', 'desc')
    .execute()
  return rows.map(({ muatan, berakhir }) => ({ ...isiUndangan.parse(muatan), berakhir }))
}

export async function dropInvitations(trx: Trx, perusahaanId: number, email: string): Promise<number> {
  const rows = await trx
    .deleteFrom('akun.token_sekali')
    .where(invitationsOf(perusahaanId))
    .where(sql<boolean>`lower(muatan ->> 'email') = ${email.toLowerCase()}`)
    .returning('berakhir')
    .execute()
  return rows.length
}
