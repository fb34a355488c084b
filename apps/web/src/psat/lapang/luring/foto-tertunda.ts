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
    // If the storage is closed or full, only the second copy is lost. The photo stays on the screen.
    return undefined
  }
}

/** Photo storage of releases before the queue, keyed by `{file}/{item}`. Read once, so that no old photo is lost. */
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
