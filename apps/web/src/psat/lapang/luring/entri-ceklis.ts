import type { EntryKind } from '#platform/offline/entry.ts'
import { unlessOpen } from '#platform/offline/entry-lock.ts'
import { readCeklis, saveCeklis } from '#psat/lapang/luring/ceklis-server.ts'
import { type SalinanCeklis, sendCeklis } from '#psat/lapang/luring/send-ceklis.ts'

/** Queue entry for a checklist that was filled in offline. Any screen sends it once there is a connection. */
const entriCeklis: EntryKind<SalinanCeklis> = {
  shape: 1,
  hold: unlessOpen,
  send: (sending) => sendCeklis({ read: readCeklis, save: saveCeklis }, sending),
}

export default entriCeklis as EntryKind
