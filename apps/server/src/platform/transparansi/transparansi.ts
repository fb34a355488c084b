import { AppError } from '@portal/domain/platform/errors'
import { toHex, utf8 } from '@portal/domain/platform/transparansi/bytes'
import { cosignedAt } from '@portal/domain/platform/transparansi/cosignature'
import {
  formatNote,
  type Note,
  parseNote,
  signaturesOf,
  type VerifierKey,
} from '@portal/domain/platform/transparansi/note'
import type { BuktiLog } from '@portal/domain/platform/transparansi/proof'
import type { FastifyBaseLogger } from 'fastify'
import { type Config, publicUrl } from '#platform/config.ts'
import type { Database, Executor } from '#platform/database/database.ts'
import { findLeaf, findState, lockLog } from './log.repository.ts'
import { type LogKey, nameKey, readLogKey, readWitnesses } from './log-key.ts'
import { createLogStore, type LogStore } from './log-store.ts'
import { proveLeaf } from './proof.ts'
import { checkpointPath, type Published, readPublished, sealAll } from './public-log.ts'

/** A leaf for whoever may see its row. `bukti` is missing until the leaf is sealed. */
export type LeafProof = Omit<BuktiLog, 'bukti'> & { bukti: string | null; urutan: number | null }

/** The transparency log of the portal. */
export interface PublicLog {
  store: LogStore
  /** Seals all waiting leaves. Without a key (`LOG_KEY`) they wait. Returns how many it has sealed. */
  seal(): Promise<number>
  /** The key of a log that has sealed something. */
  key(): Promise<VerifierKey | undefined>
  published(): Promise<Published | undefined>
  leafOf(db: Executor, jenis: string, kunci: string): Promise<LeafProof | undefined>
  /** Adds the signature of a known witness to the checkpoint. Throws if the checkpoint is another one by now. */
  addCosignature(note: string): Promise<void>
  witnesses: readonly VerifierKey[]
}

export const originOf = (config: Config): string => {
  const { host, pathname } = new URL(`${publicUrl(config)}/log`)
  return host + pathname
}

export function createPublicLog(
  config: Config,
  db: Database,
  { clock, log }: { clock: () => Date; log?: FastifyBaseLogger },
): PublicLog {
  const store = createLogStore(config)
  const witnesses = readWitnesses(config)
  let known: Promise<LogKey | undefined> | undefined
  const logKey = () => {
    known ??= readLogKey(config).catch((error) => {
      known = undefined
      throw error
    })
    return known
  }
  const named = async () => {
    const [key, state] = await Promise.all([logKey(), findState(db)])
    return key && state ? { key, origin: state.asal, size: state.ukuran } : undefined
  }
  const published = async () => {
    const found = await named()
    return found && readPublished({ store, key: found.key }, found.origin)
  }

  return {
    store,
    witnesses,
    published,
    async seal() {
      const key = await logKey()
      return key ? sealAll({ db, store, key, origin: originOf(config), clock, ...(log ? { log } : {}) }) : 0
    },
    async key() {
      const found = await named()
      return found && nameKey(found.origin, found.key)
    },
    async leafOf(executor, jenis, kunci) {
      const leaf = await findLeaf(executor, jenis, kunci)
      if (!leaf?.garam || leaf.isi === null) return undefined
      const { urutan, entri, isi, garam } = leaf
      // Sealing may publish a larger tree at any time, so one reading gives the size and the text of the proof.
      const tree = await published()
      const isSealed = urutan !== null && tree !== undefined
      const bukti = isSealed ? await proveLeaf((path) => store.read(path), urutan, tree) : undefined
      return { urutan, entri, isi, garam: toHex(garam), bukti: bukti ?? null }
    },
    async addCosignature(text) {
      const given = readNote(text)
      await db.transaction().execute(async (trx) => {
        await lockLog(trx)
        const current = (await published())?.note
        if (current?.text !== given.text) throw new AppError('BENTROK', { message: stale })
        const merged = await mergeCosignatures(current, given, witnesses)
        if (!merged) throw new AppError('TIDAK_BERWENANG', { message: unknown })
        await store.write(checkpointPath, utf8(formatNote(merged)))
      })
    },
  }
}

const stale = 'Checkpoint log sudah berganti. Ambil yang terbaru, periksa, lalu kirim lagi.'
const unknown = 'Tanda tangan ini bukan milik saksi yang terdaftar, atau tidak sah.'

function readNote(text: string): Note {
  try {
    return parseNote(text)
  } catch (error) {
    throw new AppError('VALIDASI_GAGAL', { message: 'Ini bukan checkpoint bertanda tangan.', cause: error })
  }
}

/** Adds the right signatures of known witnesses, one of each. Returns undefined if there is none. */
async function mergeCosignatures(
  current: Note,
  given: Note,
  witnesses: readonly VerifierKey[],
): Promise<Note | undefined> {
  let signatures = current.signatures
  let added = 0
  for (const witness of witnesses) {
    const last = signaturesOf(given, witness).at(-1)
    if (!last || (await cosignedAt({ ...given, signatures: [last] }, witness)) === undefined) continue
    const earlier = signaturesOf({ ...current, signatures }, witness)
    signatures = [...signatures.filter((one) => !earlier.includes(one)), last]
    added++
  }
  return added > 0 ? { text: current.text, signatures } : undefined
}
