import type { Actor } from '#platform/actor.ts'
import type { Database } from '#platform/database/database.ts'

/** Checks whether an actor may read a record and its file with this key. */
export type RecordAccess = (actor: Actor, record: string, db: Database, key: string) => Promise<boolean>

interface Guarded {
  kunci: string
  visibilitas: string
  pengunggah_id: number | null
  rekaman: string | null
  diklaim: Date | null
}

/**
 * Decides who may read a file. Each module registers one policy per kind of record. Without a policy, nobody may read.
 */
export class FileVisibilityPolicy {
  readonly #db: Database
  readonly #policies = new Map<string, RecordAccess>()

  constructor(db: Database) {
    this.#db = db
  }

  register(prefix: string, policy: RecordAccess): void {
    if (this.#policies.has(prefix)) throw new Error(`Record access "${prefix}" is registered twice`)
    this.#policies.set(prefix, policy)
  }

  async allows(actor: Actor | undefined, file: Guarded): Promise<boolean> {
    const temporary = file.diklaim === null
    if (!temporary && file.visibilitas === 'publik') return true
    // An account that must still change its password counts as a visitor, as on every other route.
    if (!actor || actor.wajib_ganti_sandi) return false
    if (temporary) return file.pengunggah_id === actor.id
    if (file.visibilitas === 'akun') return true
    const record = file.rekaman ?? ''
    const policy = this.#policies.get(record.split('/')[0] ?? '')
    return policy ? policy(actor, record, this.#db, file.kunci) : false
  }
}
