import type { Database, Executor, Trx } from '#platform/database/database.ts'
import { insertOnce } from '#platform/database/insert-once.ts'
import { digest, randomToken } from '#platform/secrets/sealing.ts'

export type TokenUse = 'captcha' | 'tantangan' | 'lupa-sandi' | 'undangan' | 'totp' | 'oss'

export interface NewToken {
  guna: TokenUse
  penggunaId?: number
  muatan?: unknown
  berakhir: Date
}

/** Creates a one-time token. The database stores only its digest. */
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

/** Deletes and returns a token. If two requests race, only one of them gets the token. */
export function consumeToken(trx: Trx, token: string, guna: TokenUse) {
  return trx
    .deleteFrom('akun.token_sekali')
    .where('sidik', '=', digest(token))
    .where('guna', '=', guna)
    .where('berakhir', '>', new Date())
    .returning(['pengguna_id', 'muatan'])
    .executeTakeFirst()
}

/** Counts a try against a token that allows several tries, such as the ticket for an authenticator code. */
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

/** A proof from another party that works once: a captcha solution or an OSS link. */
type Proof = { guna: Extract<TokenUse, 'tantangan' | 'oss'>; bukti: string }
const sidikOf = ({ guna, bukti }: Proof) => digest(`${guna}:${bukti}`)

/** Marks a proof as used. Returns false if an earlier or concurrent request has used it. */
export function markUsed(trx: Trx, proof: Proof, until: Date): Promise<boolean> {
  return insertOnce(trx, 'akun.token_sekali', { sidik: sidikOf(proof), guna: proof.guna, berakhir: until })
}

export async function isUsed(db: Executor, proof: Proof): Promise<boolean> {
  const row = await db
    .selectFrom('akun.token_sekali')
    .select('sidik')
    .where('sidik', '=', sidikOf(proof))
    .executeTakeFirst()
  return row !== undefined
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
