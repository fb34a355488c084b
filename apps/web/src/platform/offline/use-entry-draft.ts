import { useEffect, useRef, useState } from 'react'
import { ownerHere, queue } from '#platform/offline/browser-queue.ts'
import type { Entry } from '#platform/offline/entry.ts'
import { entryStore } from '#platform/offline/entry-store.ts'

interface DraftOptions<Content> {
  kind: string
  shape: number
  /** Which unfinished entry of this kind belongs to this screen. */
  matches: (content: Content) => boolean
  blank: () => Content
  titleOf: (content: Content) => string
  href: string
}

const open: readonly Entry['status'][] = ['draf', 'ditolak']

/**
 * One entry that is being filled in, kept on this device with every change; what an earlier visit left, or the server
 * did not take, is gone on with. A change that finds no room is told and stays on the screen.
 */
export function useEntryDraft<Content>(options: DraftOptions<Content>) {
  const settings = useRef(options)
  settings.current = options
  const [entry, setEntry] = useState<Entry<Content>>()
  const [fault, setFault] = useState<string>()
  // For what takes a while: by then the entry has gone on.
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
    /** Why the last change is not on this device. */
    fault,
    change: (content: Content) => keep(changed(content)),
    /** A photo that is still being made smaller; what is filled in meanwhile stays, and the entry does not leave without it. */
    addPhoto(name: string, photo: Promise<Blob>, update: (now: Content) => Content): void {
      const added = photo.then((made) => {
        if (latest.current) return keep(changed(update(latest.current.content)), new Map([[name, made]]))
      })
      preparing.current = Promise.all([preparing.current, added])
    },
    removePhoto: (name: string) => (entry ? queue.removePhoto(entry.id, name) : Promise.resolve()),
    /** Finished: the queue sends it. The screen goes on with an empty one. */
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
