import type { Entry, EntryKind, Sending } from '#platform/offline/entry.ts'
import type { EntryStore } from '#platform/offline/entry-store.ts'
import { createQueue } from '#platform/offline/queue.ts'
import { ApiError } from '#platform/wire/api-error.ts'

interface Answer {
  nama: string
}

export const siti = { uuid: 'siti', nama: 'Siti' }
export const budi = { uuid: 'budi', nama: 'Budi' }
export const silence = new ApiError(0, undefined)
export const entryOf = (id: string, change: Partial<Entry> = {}): Entry => ({
  id,
  owner: siti,
  kind: 'survei',
  shape: 2,
  title: `Survei ${id}`,
  href: '/',
  begun: `2026-11-16T01:00:0${id}Z`,
  changed: '',
  status: 'menunggu',
  content: { nama: id },
  ...change,
})

/**
 * Simulates a device that can be full and a server with idempotency keys. The server can be unreachable or fail before
 * or after a write.
 */
export function world() {
  const entries = new Map<string, Entry>()
  const photos = new Map<string, Blob>()
  const device = { full: false, owner: siti as typeof siti | undefined, now: '2026-11-16T02:00:00Z' }
  const store: EntryStore = {
    all: async () => [...entries.values()].sort((a, b) => (a.begun < b.begun ? -1 : 1)),
    find: async (id) => entries.get(id),
    async put(entry, more = new Map()) {
      if (device.full) throw new Error('penuh')
      entries.set(entry.id, entry)
      for (const [name, photo] of more) photos.set(`${entry.id}/${name}`, photo)
    },
    async remove(id) {
      entries.delete(id)
      for (const key of [...photos.keys()]) if (key.startsWith(`${id}/`)) photos.delete(key)
    },
    photo: async (id, name) => photos.get(`${id}/${name}`),
    photoNames: async (id) =>
      [...photos.keys()].filter((key) => key.startsWith(`${id}/`)).map((key) => key.slice(id.length + 1)),
    removePhoto: async (id, name) => void photos.delete(`${id}/${name}`),
  }
  const server = {
    written: new Map<string, { content: Answer; photos: object }>(),
    calls: [] as string[],
    uploads: [] as string[],
    before: undefined as Error | undefined,
    after: undefined as Error | undefined,
  }
  const kind: EntryKind<Answer> = {
    shape: 2,
    steps: { 1: ({ name }: { name: string }) => ({ nama: name }) },
    async send({ id, content, photos: keys, overwrite }: Sending<Answer>) {
      server.calls.push(overwrite ? `${id}!` : id)
      if (server.before) throw server.before
      const earlier = server.written.get(id)
      if (!earlier) server.written.set(id, { content, photos: keys })
      if (server.after) throw server.after
    },
  }
  const timers: { work: () => void; ms: number }[] = []
  const open = () =>
    createQueue({
      store,
      owner: () => device.owner,
      kindOf: async (name) => (name === 'survei' ? (kind as EntryKind) : undefined),
      async upload(_photo, name) {
        server.uploads.push(name)
        if (server.before) throw server.before
        return `kunci/${name}-${server.uploads.length}`
      },
      exclusive: async (work) => {
        await work()
        return true
      },
      schedule(work, ms) {
        const timer = { work, ms }
        timers.push(timer)
        return () => void timers.splice(timers.indexOf(timer), Number(timers.includes(timer)))
      },
      now: () => device.now,
    })
  return { device, entries, photos, server, kind, timers, open, queue: open() }
}
