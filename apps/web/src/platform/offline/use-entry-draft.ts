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
        if (!gone) setEntry(found ?? fresh())
      })
    return () => {
      gone = true
    }
  }, [])

  async function keep(next: Entry<Content>, photos?: ReadonlyMap<string, Blob>): Promise<boolean> {
    setEntry(next)
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
    const { message: _told, ...rest } = entry ?? fresh()
    return { ...rest, status: 'draf', title: settings.current.titleOf(content), content }
  }

  return {
    entry,
    /** Why the last change is not on this device. */
    fault,
    change: (content: Content, photos?: ReadonlyMap<string, Blob>) => keep(changed(content), photos),
    removePhoto: (name: string) => (entry ? queue.removePhoto(entry.id, name) : Promise.resolve()),
    /** Finished: the queue sends it. The screen goes on with an empty one. */
    async finish(): Promise<boolean> {
      if (!entry) return false
      const { message: _told, ...rest } = entry
      const kept = await keep({ ...rest, status: 'menunggu' })
      if (kept) setEntry(fresh())
      else setEntry(entry)
      return kept
    },
    async discard(): Promise<void> {
      if (entry) await queue.discard(entry.id)
      setEntry(fresh())
    },
  }
}
