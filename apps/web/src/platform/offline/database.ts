const name = 'portal-luring'
const version = 1

/** entri: unsent work · foto: its pictures, by [entry, name] · bahan: data that field work needs. */
export type StoreName = 'entri' | 'foto' | 'bahan'

/** The device has no space. The input is still on the screen, and the user gets a warning before leaving it. */
export class StorageFull extends Error {
  constructor() {
    super('Penyimpanan perangkat ini penuh. Hapus beberapa foto atau aplikasi, lalu simpan lagi.')
    this.name = 'StorageFull'
  }
}

/** The browser blocks storage (a private window in some browsers). */
export class StorageShut extends Error {
  constructor() {
    super('Peramban ini tidak mengizinkan penyimpanan di perangkat. Isian hanya tersimpan saat ada sinyal.')
    this.name = 'StorageShut'
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version)
    // Upgrades only add stores, so entries of an older release stay.
    request.onupgradeneeded = () => {
      const db = request.result
      for (const store of ['entri', 'foto', 'bahan'] satisfies StoreName[]) {
        if (!db.objectStoreNames.contains(store)) db.createObjectStore(store)
      }
    }
    request.onsuccess = () => {
      // Closes the connection so that a newer release in another tab can upgrade.
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
    request.onerror = () => reject(faultOf(request.error))
    request.onblocked = () => reject(new StorageShut())
  })
}

function faultOf(error: DOMException | null): Error {
  if (error?.name === 'QuotaExceededError') return new StorageFull()
  return error?.name === 'SecurityError' || error?.name === 'InvalidStateError'
    ? new StorageShut()
    : (error ?? new StorageShut())
}

export type Stores = (name: StoreName) => IDBObjectStore

/** Runs one transaction. Resolves once the data is on disk; on an error nothing is stored. */
export async function within<T>(
  stores: readonly StoreName[],
  mode: IDBTransactionMode,
  work: (stores: Stores) => IDBRequest<T> | undefined,
): Promise<T | undefined> {
  const db = await open()
  try {
    return await new Promise<T | undefined>((resolve, reject) => {
      const trx = db.transaction([...stores], mode, {
        durability: mode === 'readwrite' ? 'strict' : 'default',
      })
      trx.onabort = () => reject(faultOf(trx.error))
      let request: IDBRequest<T> | undefined
      try {
        request = work((store) => trx.objectStore(store))
      } catch (error) {
        // An exception must abort the whole transaction, so that no partial data remains.
        trx.abort()
        reject(error instanceof DOMException ? faultOf(error) : error)
      }
      trx.oncomplete = () => resolve(request?.result)
    })
  } finally {
    db.close()
  }
}
