import type { Database } from '#platform/database/database.ts'

/** What records of one kind are called by people, by the key that stands behind the slash of `jenis/kunci`. */
type NamesOf = (db: Database, keys: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** Names of the records in the audit trail. Each service adds its kinds; the trail knows none of them. */
export class RecordNames {
  readonly #kinds = new Map<string, NamesOf>()

  add(kind: string, namesOf: NamesOf): void {
    this.#kinds.set(kind, namesOf)
  }

  /** By `jenis/kunci`; a record without a name of its own, or that is gone, is left out. */
  async of(db: Database, records: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
    const byKind = Map.groupBy(new Set(records), (record) => record?.split('/')[0] ?? '')
    const found = await Promise.all(
      [...byKind].map(async ([kind, some]) => {
        const keys = some.flatMap((record) => record?.slice(kind.length + 1) || [])
        const names = await this.#kinds.get(kind)?.(db, keys)
        return [...(names ?? [])].map(([key, name]) => [`${kind}/${key}`, name] as const)
      }),
    )
    return new Map(found.flat())
  }
}
