import type { EntryKind } from '#platform/offline/entry.ts'
import { unlessOpen } from '#platform/offline/entry-lock.ts'
import { readCeklis, saveCeklis } from '#psat/lapang/luring/ceklis-server.ts'
import { type SalinanCeklis, sendCeklis } from '#psat/lapang/luring/send-ceklis.ts'

/** How the queue sends checklist changes that the server does not have yet. It waits while a screen edits the checklist. */
const entriCeklis: EntryKind<SalinanCeklis> = {
  shape: 1,
  hold: unlessOpen,
  send: (sending) => sendCeklis({ read: readCeklis, save: saveCeklis }, sending),
}

export default entriCeklis as EntryKind
