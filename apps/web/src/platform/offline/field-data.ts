import { within } from '#platform/offline/database.ts'
import { session } from '#platform/session/browser-session.ts'
import { isSilent } from '#platform/wire/api-error.ts'

/**
 * Data that field work needs, such as markets, questionnaires or a licence file. It must not contain personal identity
 * numbers.
 */
interface FieldData<T> {
  value: T
  at: string
}

const keyOf = (owner: string, name: string) => [owner, name]

export async function keepFieldData(name: string, value: unknown): Promise<void> {
  const owner = session.user()?.uuid
  if (!owner) return
  const kept: FieldData<unknown> = { value, at: new Date().toISOString() }
  await within(['bahan'], 'readwrite', (stores) => stores('bahan').put(kept, keyOf(owner, name)))
}

/** Returns stored field data of the signed-in account only. */
export async function findFieldData<T>(name: string): Promise<FieldData<T> | undefined> {
  const owner = session.user()?.uuid
  if (!owner) return undefined
  return within<FieldData<T> | undefined>(['bahan'], 'readonly', (stores) =>
    stores('bahan').get(keyOf(owner, name)),
  ).catch(() => undefined)
}

/** Deletes field data of other accounts, or of all accounts after logout. Entries stay until their owner returns. */
export async function forgetFieldData(except?: string): Promise<void> {
  const keys = await within(['bahan'], 'readonly', (stores) => stores('bahan').getAllKeys())
  const gone = (keys ?? []).filter((key) => (key as string[])[0] !== except)
  if (gone.length === 0) return
  await within(['bahan'], 'readwrite', (stores) => {
    for (const key of gone) stores('bahan').delete(key)
    return undefined
  })
}

/** Reads field data from the server and stores a copy. Without a connection, returns the last copy. */
export async function readFieldData<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    const value = await load()
    // On a full device the page still works without the copy. OfflineBar warns the user.
    await keepFieldData(name, value).catch(() => undefined)
    return value
  } catch (error) {
    const kept = isSilent(error) ? await findFieldData<T>(name) : undefined
    if (!kept) throw error
    return kept.value
  }
}
