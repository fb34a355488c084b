import { within } from '#platform/offline/database.ts'
import type { Entry } from '#platform/offline/entry.ts'

/** Storage of entries and photos on this device. Tests replace it. */
export interface EntryStore {
  /** Returns the entries of all accounts on this device, oldest first. */
  all: () => Promise<Entry[]>
  find: (id: string) => Promise<Entry | undefined>
  /** Stores an entry and its photos in one transaction. */
  put: (entry: Entry, photos?: ReadonlyMap<string, Blob>) => Promise<void>
  /** Removes the entry and its photos. */
  remove: (id: string) => Promise<void>
  photo: (id: string, name: string) => Promise<Blob | undefined>
  photoNames: (id: string) => Promise<string[]>
  removePhoto: (id: string, name: string) => Promise<void>
}

const photosOf = (id: string) => IDBKeyRange.bound([id], [id, []])

export const entryStore: EntryStore = {
  async all() {
    const found = await within<Entry[]>(['entri'], 'readonly', (stores) => stores('entri').getAll())
    return (found ?? []).sort((a, b) => (a.begun < b.begun ? -1 : a.begun > b.begun ? 1 : 0))
  },
  find: (id) => within<Entry | undefined>(['entri'], 'readonly', (stores) => stores('entri').get(id)),
  async put(entry, photos) {
    await within(['entri', 'foto'], 'readwrite', (stores) => {
      for (const [name, photo] of photos ?? []) stores('foto').put(photo, [entry.id, name])
      return stores('entri').put(entry, entry.id)
    })
  },
  async remove(id) {
    await within(['entri', 'foto'], 'readwrite', (stores) => {
      stores('foto').delete(photosOf(id))
      return stores('entri').delete(id)
    })
  },
  photo: (id, name) =>
    within<Blob | undefined>(['foto'], 'readonly', (stores) => stores('foto').get([id, name])),
  async photoNames(id) {
    const keys = await within(['foto'], 'readonly', (stores) => stores('foto').getAllKeys(photosOf(id)))
    return (keys ?? []).map((key) => String((key as string[])[1]))
  },
  async removePhoto(id, name) {
    await within(['foto'], 'readwrite', (stores) => stores('foto').delete([id, name]))
  },
}
