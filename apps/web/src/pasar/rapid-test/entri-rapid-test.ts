import { rapidPasarCalls } from '@portal/domain/pasar/rapid-test/rapid-test-pasar.contract'
import type { Isian, IsianRapid } from '#pasar/rapid-test/rapid-test-form.ts'
import { call } from '#platform/api/client.ts'
import type { EntryKind } from '#platform/offline/entry.ts'

/** A rapid test as stored on the device, with stall and supplier but no person. The id of the entry is its key. */
export interface EntriRapid {
  nama_pasar: string
  isian: Isian
  /** Name of the photo within the entry. */
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
