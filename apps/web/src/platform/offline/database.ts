const name = 'portal-luring'
const version = 1

/** entri: work that the server does not have · foto: its pictures, by [entry, name] · bahan: what field work is done with */
export type StoreName = 'entri' | 'foto' | 'bahan'

/** The device has no room: what was typed is still on the screen, and the person is told before leaving it. */
export class StorageFull extends Error {
  constructor() {
    super('Penyimpanan perangkat ini penuh. Hapus beberapa foto atau aplikasi, lalu simpan lagi.')
    this.name = 'StorageFull'
  }
}

/** Storage is shut off (a private window of some browsers). */
export class StorageShut extends Error {
  constructor() {
    super('Peramban ini tidak mengizinkan penyimpanan di perangkat. Isian hanya tersimpan saat ada sinyal.')
    this.name = 'StorageShut'
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version)
    // Stores are only ever added: entries of an older release stay where they are.
    request.onupgradeneeded = () => {
      const db = request.result
      for (const store of ['entri', 'foto', 'bahan'] satisfies StoreName[]) {
        if (!db.objectStoreNames.contains(store)) db.createObjectStore(store)
      }
    }
    request.onsuccess = () => {
      // A newer release in another tab must not wait for this one.
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

/** One transaction: resolves once it is on the disk, or throws and nothing of it is. */
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
        // What cannot even be asked for must not leave the rest of it behind.
        trx.abort()
        reject(error instanceof DOMException ? faultOf(error) : error)
      }
      trx.oncomplete = () => resolve(request?.result)
    })
  } finally {
    db.close()
  }
}
