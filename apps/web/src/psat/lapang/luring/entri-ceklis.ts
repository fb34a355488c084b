import type { EntryKind } from '#platform/offline/entry.ts'
import { unlessOpen } from '#platform/offline/held.ts'
import { bacaCeklis, simpanCeklis } from '#psat/lapang/luring/ceklis-server.ts'
import { kirimCeklis, type SalinanCeklis } from '#psat/lapang/luring/kirim-ceklis.ts'

/** A checklist that was filled in without signal, sent from any screen once there is one. */
const entriCeklis: EntryKind<SalinanCeklis> = {
  shape: 1,
  hold: unlessOpen,
  send: (sending) => kirimCeklis({ read: bacaCeklis, save: simpanCeklis }, sending),
}

export default entriCeklis as EntryKind
