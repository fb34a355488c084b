import { rapidPasarCalls } from '@portal/domain/pasar/rapid/rapid-pasar.contract'
import type { Isian, IsianRapid } from '#pasar/rapid/rapid-form.ts'
import { call } from '#platform/api/client.ts'
import type { EntryKind } from '#platform/offline/entry.ts'

/** A rapid test as it lies on a device: stall and supplier, no person; the entry's id is its key. */
export interface EntriRapid {
  nama_pasar: string
  isian: Isian
  /** Name of its photo within the entry. */
  foto: string | null
}

const entriRapid: EntryKind<EntriRapid> = {
  shape: 1,
  send({ id, content: { isian, foto }, photos }) {
    const body = { ...(isian as IsianRapid), foto: foto === null ? null : (photos[foto] ?? null), kunci: id }
    return call(rapidPasarCalls.add, { body, key: id, quiet: true })
  },
}

export default entriRapid as EntryKind
