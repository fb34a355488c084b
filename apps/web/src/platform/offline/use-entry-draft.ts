import { useEffect, useRef, useState } from 'react'
import { ownerHere, queue } from '#platform/offline/browser-queue.ts'
import type { Entry } from '#platform/offline/entry.ts'
import { entryStore } from '#platform/offline/entry-store.ts'

interface DraftOptions<Content> {
  kind: string
  shape: number
  /** Checks whether an unfinished entry of this kind belongs to this screen. */
  matches: (content: Content) => boolean
  blank: () => Content
  titleOf: (content: Content) => string
  href: string
}

const open: readonly Entry['status'][] = ['draf', 'ditolak']

/**
 * Edits one entry and stores each change on this device. It resumes an entry that an earlier visit left or the server
 * rejected. If the device is full, the change stays on the screen with a message.
 */
export function useEntryDraft<Content>(options: DraftOptions<Content>) {
  const settings = useRef(options)
  settings.current = options
  const [entry, setEntry] = useState<Entry<Content>>()
  const [fault, setFault] = useState<string>()
  // The current entry for asynchronous work, which may finish after further changes.
  const latest = useRef<Entry<Content>>(undefined)
  const preparing = useRef<Promise<unknown>>(Promise.resolve())

  function show(next: Entry<Content>): void {
    latest.current = next
    setEntry(next)
  }

  function fresh(): Entry<Content> {
    const { kind, shape, blank, titleOf, href } = settings.current
    const at = new Date().toISOString()
    const content = blank()
    return {
      id: crypto.randomUUID(),
      owner: ownerHere() ?? { uuid: '', nama: '' },
      kind,
      shape,
      title: titleOf(content),
      href,
      begun: at,
      changed: at,
      status: 'draf',
      content,
    }
  }

  /** Finds entries of this screen that can be edited. The one that the user opened in the list comes first. */
  async function findOpen(statuses: readonly Entry['status'][]): Promise<Entry<Content> | undefined> {
    const all = (await entryStore.all().catch(() => [])) as Entry<Content>[]
    const { kind, shape, matches } = settings.current
    const found = all.filter(
      (one) =>
        one.kind === kind &&
        one.shape === shape &&
        statuses.includes(one.status) &&
        one.owner.uuid === ownerHere()?.uuid &&
        matches(one.content),
    )
    const asked = queue.state().opened?.id
    return found.find(({ id }) => id === asked) ?? found[0]
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for when the screen opens, then on request
  useEffect(() => {
    let gone = false
    let { opened, removed } = queue.state()
    const look = async () => {
      const found = await findOpen(open)
      if (!gone) show(found ?? fresh())
    }
    void look()
    const forget = queue.subscribe(() => {
      const now = queue.state()
      const asked =
        now.opened !== opened || (now.removed !== removed && now.removed?.id === latest.current?.id)
      opened = now.opened
      removed = now.removed
      // A photo that is still being shrunk belongs to the entry before.
      if (asked) void preparing.current.then(look, look)
    })
    return () => {
      gone = true
      forget()
    }
  }, [])

  async function keep(next: Entry<Content>, photos?: ReadonlyMap<string, Blob>): Promise<boolean> {
    show(next)
    try {
      await queue.keep(next, photos)
      setFault(undefined)
      return true
    } catch (error) {
      setFault(error instanceof Error ? error.message : 'Belum tersimpan di perangkat ini.')
      return false
    }
  }

  function changed(content: Content): Entry<Content> {
    const { message: _told, ...rest } = latest.current ?? fresh()
    return { ...rest, status: 'draf', title: settings.current.titleOf(content), content }
  }

  return {
    entry,
    fault,
    /** True while the user corrects an entry that he or she opened in the list. */
    opened: entry !== undefined && queue.state().opened?.id === entry.id,
    change: (content: Content) => keep(changed(content)),
    /** Adds a photo that is still being resized. Changes made meanwhile stay, and `finish` waits for the photo. */
    addPhoto(name: string, photo: Promise<Blob>, update: (now: Content) => Content): void {
      const added = photo.then((made) => {
        if (latest.current) return keep(changed(update(latest.current.content)), new Map([[name, made]]))
      })
      preparing.current = Promise.all([preparing.current, added])
    },
    removePhoto: (name: string) => (entry ? queue.removePhoto(entry.id, name) : Promise.resolve()),
    /** Passes the finished entry to the queue. The screen continues with an empty one. */
    async finish(): Promise<boolean> {
      await preparing.current
      const done = latest.current
      if (!done) return false
      const { message: _told, ...rest } = done
      const kept = await keep({ ...rest, status: 'menunggu' })
      // After a correction the user continues with the entry that he or she left for it.
      show(kept ? ((await findOpen(['draf'])) ?? fresh()) : done)
      return kept
    },
    async discard(): Promise<void> {
      await preparing.current
      if (entry) await queue.discard(entry.id)
      show(fresh())
    },
  }
}
