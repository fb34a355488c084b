/** Whose work it is. Kept with every entry, so that a device says whose entries it holds without a token. */
export interface Owner {
  uuid: string
  nama: string
}

/**
 * draf: still being filled in · menunggu: finished, sent as soon as the server answers · ditolak: the server does not
 * take it as it is · bentrok: somebody else has changed the same thing; nothing is overwritten until a person chooses
 */
export type EntryStatus = 'draf' | 'menunggu' | 'ditolak' | 'bentrok'

export interface Entry<Content = unknown> {
  /** Chosen once on this device; also the Idempotency-Key under which it is sent, however often. */
  id: string
  owner: Owner
  /** Which kind of work, as the table of kinds names it. */
  kind: string
  /** The shape of `content`, as the release that made it knew it. */
  shape: number
  /** What a person calls it: "Survei konsumen, Pasar Sederhana". */
  title: string
  /** Where it is opened again. */
  href: string
  /** ISO moments. */
  begun: string
  changed: string
  status: EntryStatus
  /** Saved while it is filled in: sent also unfinished, once no screen works on it. */
  live?: true
  /** Why the server did not take it. */
  message?: string
  content: Content
  /** Photos that the server has already, by their name in the entry: their key and since when. */
  uploaded?: Record<string, { key: string; at: string }>
}

/** What is sent: the content in today's shape, and its photos by name. */
export interface Sending<Content> {
  id: string
  content: Content
  /** Keys of the uploaded photos, by their name in the entry. */
  photos: Readonly<Record<string, string>>
  /** Also over what somebody else has saved meanwhile: the person has chosen so. */
  overwrite: boolean
}

/** How one kind of entry reaches the server. */
export interface EntryKind<Content = never> {
  /** The shape of today. A content of an older release passes every step in between, in order. */
  shape: number
  steps?: Readonly<Record<number, (content: never) => unknown>>
  /** For entries that a screen saves by itself: does the work unless one has it open (throws EntryOpen then). */
  hold?: (id: string, work: () => Promise<void>) => Promise<void>
  send: (sending: Sending<Content>) => Promise<unknown>
}

/** The content as this release knows it; an unknown shape is that of a newer release and waits for it. */
export function inTodaysShape(kind: Pick<EntryKind, 'shape' | 'steps'>, { shape, content }: Entry): unknown {
  if (shape > kind.shape) throw new NewerShape()
  let [now, value] = [shape, content]
  while (now < kind.shape) {
    const step = kind.steps?.[now]
    if (!step) throw new Error(`Entri bentuk ${now} tidak punya jalan ke bentuk ${kind.shape}`)
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

/** A screen works on it just now and saves it by itself. */
export class EntryOpen extends Error {}
