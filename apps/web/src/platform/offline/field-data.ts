import { within } from '#platform/offline/database.ts'
import { session } from '#platform/session/browser-session.ts'
import { isSilent } from '#platform/wire/api-error.ts'

/** What field work is done with: markets, questionnaires, a file. Nothing with personal numbers may come here. */
interface FieldData<T> {
  value: T
  /** ISO moment at which the server said so. */
  at: string
}

const keyOf = (owner: string, name: string) => [owner, name]

export async function keepFieldData(name: string, value: unknown): Promise<void> {
  const owner = session.user()?.uuid
  if (!owner) return
  const kept: FieldData<unknown> = { value, at: new Date().toISOString() }
  await within(['bahan'], 'readwrite', (stores) => stores('bahan').put(kept, keyOf(owner, name)))
}

/** Of the person who is here, and of nobody else. */
export async function findFieldData<T>(name: string): Promise<FieldData<T> | undefined> {
  const owner = session.user()?.uuid
  if (!owner) return undefined
  return within<FieldData<T> | undefined>(['bahan'], 'readonly', (stores) =>
    stores('bahan').get(keyOf(owner, name)),
  ).catch(() => undefined)
}

/** Whoever leaves leaves no data on the device; entries stay until that person is back. */
export async function forgetFieldData(except?: string): Promise<void> {
  const keys = await within(['bahan'], 'readonly', (stores) => stores('bahan').getAllKeys())
  const gone = (keys ?? []).filter((key) => (key as string[])[0] !== except)
  if (gone.length === 0) return
  await within(['bahan'], 'readwrite', (stores) => {
    for (const key of gone) stores('bahan').delete(key)
    return undefined
  })
}

/** From the server, and kept; without signal as it was kept last. */
export async function readFieldData<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    const value = await load()
    // A full device costs the copy, not the page; the bar of the shell says so.
    await keepFieldData(name, value).catch(() => undefined)
    return value
  } catch (error) {
    const kept = isSilent(error) ? await findFieldData<T>(name) : undefined
    if (!kept) throw error
    return kept.value
  }
}
