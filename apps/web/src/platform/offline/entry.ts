/** The account that made an entry. Each entry stores it, so that the device can show the owner without a session. */
export interface Owner {
  uuid: string
  nama: string
}

/**
 * draf: in progress · menunggu: finished and waiting to be sent · ditolak: the server rejected the entry · bentrok:
 * someone else changed the same record; nothing is overwritten until the user chooses.
 */
export type EntryStatus = 'draf' | 'menunggu' | 'ditolak' | 'bentrok'

export interface Entry<Content = unknown> {
  /** The device creates the id once. It is also the Idempotency-Key of every attempt to send the entry. */
  id: string
  owner: Owner
  kind: string
  /** Version of the `content` format in the release that made the entry. */
  shape: number
  /** Title for the user: "Survei konsumen, Pasar Sederhana". */
  title: string
  href: string
  /** ISO timestamps. */
  begun: string
  changed: string
  status: EntryStatus
  /** An autosaved entry: the queue also sends it unfinished, once no screen has it open. */
  live?: true
  message?: string
  /** Time of the first attempt to send the entry that got no clear answer. The server may have stored it. */
  tried?: string
  /** True if the user changed the entry after such an attempt. */
  corrected?: true
  content: Content
  /** Photos that the server already has, by name in the entry, with file key and upload time. */
  uploaded?: Record<string, { key: string; at: string }>
}

/** The data to send: the content in the current format, and photos by name. */
export interface Sending<Content> {
  id: string
  content: Content
  photos: Readonly<Record<string, string>>
  /** True if the user chose to overwrite the changes of someone else. */
  overwrite: boolean
}

export interface EntryKind<Content = never> {
  /** The current format version. Content of an older release passes through each migration step in order. */
  shape: number
  steps?: Readonly<Record<number, (content: never) => unknown>>
  /** For entries that a screen saves itself: runs the work, or throws EntryOpen if a screen has the entry open. */
  hold?: (id: string, work: () => Promise<void>) => Promise<void>
  send: (sending: Sending<Content>) => Promise<unknown>
}

/**
 * Migrates the content to the current format. Content of a newer release throws NewerShape and waits for that release.
 */
export function inTodaysShape(kind: Pick<EntryKind, 'shape' | 'steps'>, { shape, content }: Entry): unknown {
  if (shape > kind.shape) throw new NewerShape()
  let [now, value] = [shape, content]
  while (now < kind.shape) {
    const step = kind.steps?.[now]
    if (!step) throw new Error(`No migration leads from entry shape ${now} to shape ${kind.shape}`)
    value = step(value as never)
    now += 1
  }
  return value
}

export class NewerShape extends Error {
  constructor() {
    super('Entri ini dibuat oleh versi portal yang lebih baru. Muat ulang halaman saat ada sinyal.')
    this.name = 'NewerShape'
  }
}

/** A screen has the entry open and saves it itself. */
export class EntryOpen extends Error {}
