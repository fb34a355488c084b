import { sql } from 'kysely'
import { type Config, ConfigError, demoSecret } from '#platform/config.ts'
import type { SealedPlaces } from '#platform/portal.ts'
import { createNumberSeal } from '#platform/secrets/number-seal.ts'
import type { Database, Executor, Trx } from '../database.ts'
import { resealSecrets, sealStored } from './seal-stored.ts'

type Secrets = Pick<Config, 'SESSION_SECRET' | 'SESSION_SECRET_BEFORE'>

const proofOf = (secret: string) => createNumberSeal(secret).seal('bukti')

const refusal =
  'SESSION_SECRET: another secret encrypted the personal numbers in this database. Use the old secret, or set it once as ' +
  'SESSION_SECRET_BEFORE to re-encrypt everything. If the old secret is lost, see docs/operations.md.'

async function storedProof(db: Executor): Promise<string | undefined> {
  return (await db.selectFrom('platform.kunci_data').select('bukti').executeTakeFirst())?.bukti
}

/** Throws if the configured key does not match this database. Call it before reading any encrypted value. */
export async function checkDataKey(db: Executor, { SESSION_SECRET }: Secrets): Promise<void> {
  const proof = await storedProof(db)
  if (proof !== undefined && proof !== proofOf(SESSION_SECRET)) throw new ConfigError(refusal)
}

/** Returns the secret that encrypted the stored data, if it is the current, the previous or the demo secret. */
function knownSecret(proof: string | undefined, secrets: Secrets): string | undefined {
  return [secrets.SESSION_SECRET, secrets.SESSION_SECRET_BEFORE, demoSecret].find(
    (secret) => secret !== undefined && proofOf(secret) === proof,
  )
}

/** Throws if none of the known secrets encrypted this database, because the server could not re-encrypt it. */
export async function refuseForeignKey(db: Executor, secrets: Secrets): Promise<void> {
  const proof = await storedProof(db)
  if (proof !== undefined && knownSecret(proof, secrets) === undefined) throw new ConfigError(refusal)
}

async function keepProof(trx: Trx, bukti: string): Promise<void> {
  await trx
    .insertInto('platform.kunci_data')
    .values({ bukti })
    .onConflict((conflict) => conflict.column('satu').doUpdateSet({ bukti, sejak: sql`now()` }))
    .execute()
}

/**
 * Binds the database to the configured secret. The first start encrypts plain values. After a change of the secret, the
 * server re-encrypts them if it knows the previous secret or the demo secret.
 */
export async function claimDataKey(
  db: Database,
  secrets: Secrets,
  places: SealedPlaces,
): Promise<'sama' | 'disegel' | 'disegel-ulang'> {
  const proof = proofOf(secrets.SESSION_SECRET)
  if ((await storedProof(db)) === proof) return 'sama'
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('kunci_data'))`.execute(trx)
    const stored = await storedProof(trx)
    if (stored === proof) return 'sama'
    const seal = createNumberSeal(secrets.SESSION_SECRET)
    await refuseForeignKey(trx, secrets)
    const known = knownSecret(stored, secrets)
    await sealStored(trx, places.json, seal, known === undefined ? undefined : createNumberSeal(known))
    if (known !== undefined) await resealSecrets(trx, places.secrets, known, secrets.SESSION_SECRET)
    await keepProof(trx, proof)
    return known === undefined ? 'disegel' : 'disegel-ulang'
  })
}
