import { failureOf, isConflict, pauseBeforeRetry } from '#platform/forms/saver/save-state.ts'
import {
  type Entry,
  type EntryKind,
  EntryOpen,
  inTodaysShape,
  NewerShape,
  type Owner,
} from '#platform/offline/entry.ts'
import type { EntryStore } from '#platform/offline/entry-store.ts'
import { ApiError } from '#platform/wire/api-error.ts'

/** Browser functions that the queue needs. Tests replace them. */
export interface QueueTools {
  store: EntryStore
  /** The signed-in account. The queue never sends entries of another account. */
  owner: () => Owner | undefined
  kindOf: (name: string) => Promise<EntryKind | undefined>
  upload: (photo: Blob, name: string) => Promise<string>
  /** Ensures that only one tab sends at a time. Resolves to false if another tab is sending. */
  exclusive: (work: () => Promise<void>) => Promise<boolean>
  schedule: (work: () => void, ms: number) => () => void
  now: () => string
  onSent?: (entry: Entry) => void
}

export interface QueueState {
  /** Entries of all accounts on this device, oldest first. */
  entries: readonly Entry[]
  sending: boolean
  failures: number
  /** The entry that the user last opened or removed in the list, so that an open screen follows. */
  opened?: { id: string }
  removed?: { id: string }
}

/** sibuk: the queue is sending it right now · hilang: it was sent or removed meanwhile. */
export type Access = 'bebas' | 'sibuk' | 'hilang'

const notYet = 'Entri ini belum dapat dikirim. Muat ulang halaman saat ada sinyal.'
/** The server deletes unclaimed photos after 24 hours, so the queue uploads a photo again after 20 hours. */
const photoLasts = 20 * 60 * 60 * 1000
/** The server recognizes a repeat with other content for 7 days. */
const repeatKnown = 6 * 24 * 60 * 60 * 1000
const alreadyThere =
  'Isian sebelum diperbaiki sudah sampai di server. Perbaiki catatannya di daftar, lalu hapus entri ini.'
const unsure =
  'Isian sebelum diperbaiki mungkin sudah sampai di server. Periksa daftarnya. Bila belum ada, catat ulang, lalu hapus entri ini.'

/**
 * Creates the queue of unsent entries. The queue resends each entry with the same idempotency key until the server
 * answers, so a lost answer never causes a second write. Rejected and conflicting entries stay visible.
 */
export function createQueue(tools: QueueTools) {
  const { store } = tools
  let state: QueueState = { entries: [], sending: false, failures: 0 }
  let cancel: (() => void) | undefined
  let running: Promise<void> | undefined
  let again = false
  const listeners = new Set<() => void>()

  function tell(change: Partial<QueueState>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  /** Runs the writes of a screen in their original order. */
  let turn: Promise<unknown> = Promise.resolve()
  function inOrder<T>(work: () => Promise<T>): Promise<T> {
    const mine = turn.then(work)
    turn = mine.catch(() => undefined)
    return mine
  }

  const look = async () => tell({ entries: await store.all() })
  const change = async (entry: Entry, next: Partial<Entry>) => {
    await store.put({ ...entry, ...next })
    await look()
  }

  /** Uploads photos before the entry. Skips photos that the server still has from an earlier attempt. */
  async function sendPhotos(entry: Entry): Promise<Entry> {
    let now = entry
    for (const name of await store.photoNames(entry.id)) {
      const before = now.uploaded?.[name]
      if (before && Date.parse(tools.now()) - Date.parse(before.at) < photoLasts) continue
      const photo = await store.photo(entry.id, name)
      if (!photo) continue
      const key = await tools.upload(photo, name)
      now = { ...now, uploaded: { ...now.uploaded, [name]: { key, at: tools.now() } } }
      await store.put(now)
    }
    return now
  }

  async function deliver(kind: EntryKind, entry: Entry, overwrite: boolean): Promise<void> {
    const content = inTodaysShape(kind, entry)
    const { tried, corrected } = entry
    if (corrected && tried && Date.parse(tools.now()) - Date.parse(tried) > repeatKnown)
      throw new Stored(unsure)
    const sent = await sendPhotos(entry)
    const { id, uploaded = {} } = sent
    const photos = Object.fromEntries(Object.entries(uploaded).map(([name, { key }]) => [name, key]))
    await store.put({ ...sent, tried: tried ?? tools.now() })
    try {
      await (kind as EntryKind<unknown>).send({ id, content, photos, overwrite })
    } catch (error) {
      if (!isDelivered(error)) throw error
      if (corrected) throw new Stored(alreadyThere)
    }
    await store.remove(id)
  }

  /** Sends one entry. Returns false if the server is unreachable, which ends the round. */
  async function sendOne(entry: Entry, overwrite = false): Promise<boolean> {
    try {
      const kind = await tools.kindOf(entry.kind)
      if (!kind) throw new NewerShape()
      const work = async () => {
        // Reads the entry again, because the user may have changed, opened or discarded it.
        const now = await store.find(entry.id)
        if (now && (overwrite || isDue(now))) await deliver(kind, now, overwrite)
      }
      await (kind.hold ? kind.hold(entry.id, work) : work())
    } catch (error) {
      return fail(entry, error)
    }
    await look()
    tools.onSent?.(entry)
    return true
  }

  async function fail(entry: Entry, error: unknown): Promise<boolean> {
    // Reads the entry again, because sendPhotos may have stored keys of uploaded photos.
    const now = (await store.find(entry.id)) ?? entry
    if (error instanceof EntryOpen) return true
    if (error instanceof Stored) {
      await change(now, { status: 'ditolak', message: error.message })
      return true
    }
    if (!(error instanceof ApiError)) {
      // The error is not an answer of the server. The entry keeps its status and does not block the others.
      await change(now, { message: error instanceof NewerShape ? error.message : notYet })
      return true
    }
    const failure = failureOf(error)
    const refused = failure.kind === 'refused' || failure.kind === 'gone'
    if (isConflict(error) || refused) {
      // The server has clearly not stored it, so a correction starts anew.
      const { tried: _tried, corrected: _corrected, ...rest } = now
      await store.put({ ...rest, status: refused ? 'ditolak' : 'bentrok', message: error.message })
      await look()
      return true
    }
    return false
  }

  async function round(): Promise<void> {
    const me = tools.owner()?.uuid
    const waiting = (await store.all()).filter((entry) => entry.owner.uuid === me && isDue(entry))
    for (const entry of waiting) {
      // Another account may have signed in while the previous entry was being sent.
      if (tools.owner()?.uuid !== me) return
      if (await sendOne(entry)) continue
      const failures = state.failures + 1
      tell({ failures })
      cancel = tools.schedule(() => void sendAll(), pauseBeforeRetry(failures))
      return
    }
    tell({ failures: 0 })
  }

  /** Sends waiting entries one by one. A call during a run starts one more round. */
  function sendAll(): Promise<void> {
    cancel?.()
    again = running !== undefined
    running ??= (async () => {
      tell({ sending: true })
      do {
        again = false
        if (!(await tools.exclusive(round)))
          cancel = tools.schedule(() => void sendAll(), pauseBeforeRetry(1))
      } while (again)
    })().finally(async () => {
      running = undefined
      await look().catch(() => undefined)
      tell({ sending: false })
    })
    return running
  }

  /** Runs the work on an entry of this account while no tab sends. */
  async function whileIdle(id: string, work: (entry: Entry) => Promise<void>): Promise<Access> {
    let access: Access = 'sibuk'
    if (running) return access
    await tools.exclusive(() =>
      inOrder(async () => {
        const entry = await store.find(id)
        access = entry && entry.owner.uuid === tools.owner()?.uuid ? 'bebas' : 'hilang'
        if (entry && access === 'bebas') await work(entry)
      }),
    )
    await look()
    return access
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    look,
    find: store.find,
    /** Stores an entry and its photos in one transaction. Throws if the device is full. */
    async keep(entry: Entry, photos?: ReadonlyMap<string, Blob>): Promise<void> {
      await inOrder(() => store.put({ ...entry, changed: tools.now() }, photos))
      await look()
      if (entry.status === 'menunggu') void sendAll()
    },
    /** Waits for pending writes, so that a screen can show a photo right after it was taken. */
    photo: (id: string, name: string) => inOrder(() => store.photo(id, name)),
    async removePhoto(id: string, name: string): Promise<void> {
      await store.removePhoto(id, name)
      const entry = await store.find(id)
      if (!entry?.uploaded?.[name]) return
      const { [name]: _gone, ...uploaded } = entry.uploaded
      await store.put({ ...entry, uploaded })
    },
    async discard(id: string): Promise<void> {
      await inOrder(() => store.remove(id))
      await look()
    },
    /** Takes an entry out of the line of sending, in the current format, so that its screen can correct it. */
    async open(id: string): Promise<Access> {
      const access = await whileIdle(id, async (entry) => {
        const kind = await tools.kindOf(entry.kind)
        if (!kind) throw new NewerShape()
        const content = inTodaysShape(kind, entry)
        const corrected = entry.tried ? ({ corrected: true } as const) : {}
        await store.put({ ...entry, ...corrected, status: 'draf', shape: kind.shape, content })
      })
      if (access === 'bebas') tell({ opened: { id } })
      return access
    },
    /** Removes an entry unless the queue is sending it. */
    async remove(id: string): Promise<Access> {
      const access = await whileIdle(id, () => store.remove(id))
      if (access === 'bebas') tell({ removed: { id } })
      return access
    },
    sendAll,
    /** Resolves a conflict in favour of this device. */
    async overwrite(id: string): Promise<void> {
      const entry = await store.find(id)
      if (!entry || entry.owner.uuid !== tools.owner()?.uuid) return
      await tools.exclusive(async () => void (await sendOne(entry, true)))
    },
  }
}

const isDue = ({ status, live }: Entry) => status === 'menunggu' || (live === true && status === 'draf')

/** The server has, or may have, an earlier content of this corrected entry. The user decides, nothing is sent twice. */
class Stored extends Error {}

/** The server already stored this entry in an older format, but its answer was lost. No other entry uses this key. */
const isDelivered = (error: unknown) => error instanceof ApiError && error.code === 'KUNCI_DIPAKAI_ULANG'
