import { uploadFile } from '#platform/api/upload.ts'
import type { Entry, Owner } from '#platform/offline/entry.ts'
import { entryStore } from '#platform/offline/entry-store.ts'
import { entryKindOf } from '#platform/offline/kinds.ts'
import { createQueue } from '#platform/offline/queue.ts'
import { session } from '#platform/session/browser-session.ts'
import { schedule } from '#platform/session/schedule.ts'

const sent = new Set<(entry: Entry) => void>()

/** Registers a listener that runs after the server received an entry, so that screens refetch. */
export function onEntrySent(listener: (entry: Entry) => void): () => void {
  sent.add(listener)
  return () => sent.delete(listener)
}

export function ownerHere(): Owner | undefined {
  const user = session.user()
  return user && { uuid: user.uuid, nama: user.nama }
}

async function exclusive(work: () => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) {
    await work()
    return true
  }
  return navigator.locks.request('portal:kirim-entri', { ifAvailable: true }, async (lock) => {
    if (lock) await work()
    return lock !== null
  })
}

export const queue = createQueue({
  store: entryStore,
  owner: ownerHere,
  kindOf: entryKindOf,
  upload: (photo, name) =>
    uploadFile(new File([photo], `${name}.jpg`, { type: photo.type || 'image/jpeg' }), { quiet: true }),
  exclusive,
  schedule,
  now: () => new Date().toISOString(),
  onSent: (entry) => {
    for (const listener of sent) listener(entry)
  },
})
