const nama = 'portal-foto-tertunda'
const rak = 'foto'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(nama, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(rak)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

async function within<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const db = await open()
    try {
      return await new Promise<T>((resolve, reject) => {
        const request = work(db.transaction(rak, mode).objectStore(rak))
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    } finally {
      db.close()
    }
  } catch {
    // A closed or full storage costs the second copy, not the photo on the screen.
    return undefined
  }
}

/** Where releases before the queue kept photos, by `{file}/{item}`: read once, so that none stays behind. */
export const fotoTertunda = {
  drop: (key: string) => within('readwrite', (store) => store.delete(key)),
  async under(prefix: string): Promise<Map<string, File>> {
    const keys = (await within('readonly', (store) => store.getAllKeys())) ?? []
    const found = new Map<string, File>()
    for (const key of keys) {
      if (typeof key !== 'string' || !key.startsWith(prefix)) continue
      const foto: unknown = await within('readonly', (store) => store.get(key))
      if (foto instanceof File) found.set(key.slice(prefix.length), foto)
    }
    return found
  },
}
