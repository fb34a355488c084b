import type { Database, Trx } from '#platform/database/database.ts'
import { insertOnce } from '#platform/database/insert-once.ts'
import { digest, randomToken } from '#platform/secrets/sealing.ts'

export type TokenUse = 'captcha' | 'tantangan' | 'lupa-sandi' | 'undangan' | 'totp'

export interface NewToken {
  guna: TokenUse
  penggunaId?: number
  muatan?: unknown
  berakhir: Date
}

/** Makes a one-time token; only its digest is kept. */
export async function issueToken(
  trx: Trx,
  { guna, penggunaId, muatan, berakhir }: NewToken,
): Promise<string> {
  const token = randomToken()
  await trx
    .insertInto('akun.token_sekali')
    .values({
      sidik: digest(token),
      guna,
      pengguna_id: penggunaId ?? null,
      muatan: muatan === undefined ? null : JSON.stringify(muatan),
      berakhir,
    })
    .execute()
  return token
}

/** Takes a token out for good; of two racing callers one gets it. */
export function consumeToken(trx: Trx, token: string, guna: TokenUse) {
  return trx
    .deleteFrom('akun.token_sekali')
    .where('sidik', '=', digest(token))
    .where('guna', '=', guna)
    .where('berakhir', '>', new Date())
    .returning(['pengguna_id', 'muatan'])
    .executeTakeFirst()
}

/** Counts a try at a token that allows a few (the code of an authenticator). */
export function tryToken(trx: Trx, token: string, guna: TokenUse, most: number) {
  return trx
    .updateTable('akun.token_sekali')
    .set((build) => ({ percobaan: build('percobaan', '+', 1) }))
    .where('sidik', '=', digest(token))
    .where('guna', '=', guna)
    .where('berakhir', '>', new Date())
    .where('percobaan', '<', most)
    .returning(['pengguna_id'])
    .executeTakeFirst()
}

/** Remembers that a captcha solution was used; false when it had been used before. */
export function markUsed(trx: Trx, proof: string, until: Date): Promise<boolean> {
  const sidik = digest(`tantangan:${proof}`)
  return insertOnce(trx, 'akun.token_sekali', { sidik, guna: 'tantangan', berakhir: until })
}

export async function dropTokensOf(trx: Trx, penggunaId: number, guna: TokenUse): Promise<void> {
  await trx
    .deleteFrom('akun.token_sekali')
    .where('pengguna_id', '=', penggunaId)
    .where('guna', '=', guna)
    .execute()
}

export async function sweepTokens(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('akun.token_sekali').where('berakhir', '<', now).execute()
}
