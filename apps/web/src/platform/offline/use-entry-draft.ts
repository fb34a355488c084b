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

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when the screen opens
  useEffect(() => {
    let gone = false
    void entryStore
      .all()
      .catch(() => [])
      .then((all) => {
        const { kind, shape, matches } = settings.current
        const found = (all as Entry<Content>[]).find(
          (one) =>
            one.kind === kind &&
            one.shape === shape &&
            open.includes(one.status) &&
            one.owner.uuid === ownerHere()?.uuid &&
            matches(one.content),
        )
        if (!gone) show(found ?? fresh())
      })
    return () => {
      gone = true
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
      show(kept ? fresh() : done)
      return kept
    },
    async discard(): Promise<void> {
      await preparing.current
      if (entry) await queue.discard(entry.id)
      show(fresh())
    },
  }
}
