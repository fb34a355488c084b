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

/** What the queue needs from the browser; tests bring their own. */
export interface QueueTools {
  store: EntryStore
  /** Who is signed in here; nobody's entries are sent in another's name. */
  owner: () => Owner | undefined
  kindOf: (name: string) => Promise<EntryKind | undefined>
  upload: (photo: Blob, name: string) => Promise<string>
  /** One tab sends at a time; false when another one does. */
  exclusive: (work: () => Promise<void>) => Promise<boolean>
  schedule: (work: () => void, ms: number) => () => void
  now: () => string
  onSent?: (entry: Entry) => void
}

export interface QueueState {
  /** Of everybody on this device, oldest first. */
  entries: readonly Entry[]
  sending: boolean
  /** Attempts in a row that did not reach the server. */
  failures: number
}

const notYet = 'Entri ini belum dapat dikirim. Muat ulang halaman saat ada sinyal.'
/** The server keeps a photo that nobody has claimed for a day. */
const photoLasts = 20 * 60 * 60 * 1000

/**
 * Entries made on this device and not yet at the server. Each is sent under its own key until the server has answered:
 * an answer that was lost is asked for again, never written again. What is refused or in conflict stays and is shown.
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

  /** Writes of one screen arrive in the order in which they were made. */
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

  /** Photos go first. One that arrived in an earlier attempt is not sent again while the server still keeps it. */
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
    const { id, uploaded = {} } = await sendPhotos(entry)
    const photos = Object.fromEntries(Object.entries(uploaded).map(([name, { key }]) => [name, key]))
    try {
      await (kind as EntryKind<unknown>).send({ id, content, photos, overwrite })
    } catch (error) {
      if (!isDelivered(error)) throw error
    }
    await store.remove(id)
  }

  /** False when the server cannot be reached: the rest of the round would not reach it either. */
  async function sendOne(entry: Entry, overwrite = false): Promise<boolean> {
    try {
      const kind = await tools.kindOf(entry.kind)
      if (!kind) throw new NewerShape()
      const work = async () => {
        // As it is now: a screen may have worked on it, or thrown it away.
        const now = await store.find(entry.id)
        if (now) await deliver(kind, now, overwrite)
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
    // Photos that arrived have been noted meanwhile.
    const now = (await store.find(entry.id)) ?? entry
    if (error instanceof EntryOpen) return true
    if (!(error instanceof ApiError)) {
      // Not the server's word: it stays as it is, and holds up nobody.
      await change(now, { message: error instanceof NewerShape ? error.message : notYet })
      return true
    }
    if (isConflict(error)) {
      await change(now, { status: 'bentrok', message: error.message })
      return true
    }
    const failure = failureOf(error)
    if (failure.kind === 'refused' || failure.kind === 'gone') {
      await change(now, { status: 'ditolak', message: failure.message })
      return true
    }
    return false
  }

  async function round(): Promise<void> {
    const me = tools.owner()?.uuid
    const waiting = (await store.all()).filter(
      ({ owner, status, live }) =>
        owner.uuid === me && (status === 'menunggu' || (live && status === 'draf')),
    )
    for (const entry of waiting) {
      // Somebody else may have signed in while the one before was on its way.
      if (tools.owner()?.uuid !== me) return
      if (await sendOne(entry)) continue
      const failures = state.failures + 1
      tell({ failures })
      cancel = tools.schedule(() => void sendAll(), pauseBeforeRetry(failures))
      return
    }
    tell({ failures: 0 })
  }

  /** Sends what waits, one after the other. Asked for meanwhile, it runs once more. */
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

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Reads what lies on this device. */
    look,
    find: store.find,
    /** Throws when the device has no room; nothing is half kept. */
    async keep(entry: Entry, photos?: ReadonlyMap<string, Blob>): Promise<void> {
      await inOrder(() => store.put({ ...entry, changed: tools.now() }, photos))
      await look()
      if (entry.status === 'menunggu') void sendAll()
    },
    /** A screen shows what was just taken, while it is still being written. */
    photo: (id: string, name: string) => inOrder(() => store.photo(id, name)),
    async removePhoto(id: string, name: string): Promise<void> {
      await store.removePhoto(id, name)
      const entry = await store.find(id)
      if (!entry?.uploaded?.[name]) return
      const { [name]: _gone, ...uploaded } = entry.uploaded
      await store.put({ ...entry, uploaded })
    },
    /** A person has thrown it away. */
    async discard(id: string): Promise<void> {
      await inOrder(() => store.remove(id))
      await look()
    },
    sendAll,
    /** After a conflict a person has chosen: what this device holds counts. */
    async overwrite(id: string): Promise<void> {
      const entry = await store.find(id)
      if (!entry || entry.owner.uuid !== tools.owner()?.uuid) return
      await tools.exclusive(async () => void (await sendOne(entry, true)))
    },
  }
}

/** Sent before in another shape, and only its answer was lost: the key belongs to this entry alone. */
const isDelivered = (error: unknown) => error instanceof ApiError && error.code === 'KUNCI_DIPAKAI_ULANG'
