import type { Database } from '#platform/database/database.ts'

/** Looks up display names for records of one kind. The keys are the part after the slash in `jenis/kunci`. */
type NamesOf = (db: Database, keys: readonly string[]) => Promise<ReadonlyMap<string, string>>

/**
 * Registry of display names for records in the audit trail. Each service registers its own record kinds, so the trail
 * does not depend on any service.
 */
export class RecordNames {
  readonly #kinds = new Map<string, NamesOf>()

  add(kind: string, namesOf: NamesOf): void {
    this.#kinds.set(kind, namesOf)
  }

  /** Returns display names by `jenis/kunci`. The map omits records that have no name or no longer exist. */
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
