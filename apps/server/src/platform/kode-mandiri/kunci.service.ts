import type { KunciKode } from '@portal/domain/platform/kode-mandiri/kunci'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import { systemCaller } from '#platform/caller.ts'
import { ConfigError } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { write } from '#platform/write.ts'
import { type CodeKey, readCodeKey, writeCodeKey } from './key-file.ts'
import { listKunci, registerKunci, setKeadaan } from './kunci.repository.ts'

interface KeyFile {
  path: string
  password: string | undefined
}

/** Changes keys and records it. Each change is one transaction. */
async function change(
  db: Database,
  at: Date,
  { add, set }: { add?: CodeKey; set: readonly (readonly [kid: string, keadaan: 'pensiun' | 'bocor'])[] },
): Promise<void> {
  const caller = systemCaller('kunci-kode.ubah')
  await write(db, caller, async (trx) => {
    if (add) await registerKunci(trx, add, at)
    for (const [kid, keadaan] of set) await setKeadaan(trx, kid, keadaan, at)
    const changes = [...(add ? [[add.kid, 'aktif'] as const] : []), ...set]
    for (const [kid, keadaan] of changes)
      await recordAudit(trx, caller, { record: `kunci-kode/${kid}`, after: { keadaan } })
  })
}

function getKunci(keys: readonly KunciKode[], kid: string): KunciKode {
  const found = keys.find((key) => key.kid === kid)
  if (!found)
    throw new ConfigError(`No key ${kid}. Known keys: ${keys.map((key) => key.kid).join(', ') || 'none'}.`)
  return found
}

/** Registers the key of the file as active, and writes the file first if there is none. */
export async function createKunci(db: Database, file: KeyFile, at: Date): Promise<string> {
  const key = (await readCodeKey(file.path, file.password)) ?? (await writeCodeKey(file.path, file.password))
  const known = (await listKunci(db)).find(({ kid }) => kid === key.kid)
  if (known && known.keadaan !== 'aktif')
    throw new ConfigError(
      `Key ${key.kid} of "${file.path}" is ${known.keadaan} and signs no more. Copy the current file from another server, or write a new key: npm run keys -- rotate`,
    )
  await change(db, at, { add: key, set: [] })
  return key.kid
}

/** Writes a new key into the file. The keys that were active only verify from now on. */
export async function rotateKunci(db: Database, file: KeyFile, at: Date): Promise<string> {
  const active = (await listKunci(db)).filter(({ keadaan }) => keadaan === 'aktif')
  const key = await writeCodeKey(file.path, file.password)
  await change(db, at, { add: key, set: active.map(({ kid }) => [kid, 'pensiun'] as const) })
  return key.kid
}

/** Retires a key that no server uses any more. */
export async function retireKunci(db: Database, file: KeyFile, kid: string, at: Date): Promise<void> {
  const { keadaan } = getKunci(await listKunci(db), kid)
  if (keadaan === 'bocor') throw new ConfigError(`Key ${kid} has leaked. It stays so.`)
  if ((await readCodeKey(file.path, file.password))?.kid === kid)
    throw new ConfigError(`Key ${kid} is the one that signs. Replace it: npm run keys -- rotate`)
  await change(db, at, { set: [[kid, 'pensiun']] })
}

/** Marks a key as leaked: its codes prove nothing any more. The key that signs is replaced at once. */
export async function revokeKunci(
  db: Database,
  file: KeyFile,
  kid: string,
  at: Date,
): Promise<string | undefined> {
  getKunci(await listKunci(db), kid)
  const current = await readCodeKey(file.path, file.password)
  const add = current && current.kid !== kid ? undefined : await writeCodeKey(file.path, file.password)
  await change(db, at, { ...(add ? { add } : {}), set: [[kid, 'bocor']] })
  return add?.kid
}
