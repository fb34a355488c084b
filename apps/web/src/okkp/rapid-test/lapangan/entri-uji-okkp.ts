import { rapidTestCalls } from '@portal/domain/okkp/rapid-test/rapid-test.contract'
import type { IsianRapid } from '#okkp/rapid-test/rapid-test-form.ts'
import { call } from '#platform/api/client.ts'
import type { EntryKind } from '#platform/offline/entry.ts'

/** A rapid test as stored on the device. The id of the entry is its key. */
export interface EntriRapidOkkp {
  isian: Record<string, unknown>
  /** Name of the photo within the entry. */
  foto: string | null
}

const entriRapidOkkp: EntryKind<EntriRapidOkkp> = {
  shape: 1,
  send({ id, content: { isian, foto }, photos }) {
    const kept = foto === null ? null : (photos[foto] ?? null)
    const body = { ...(isian as IsianRapid), foto: kept, kunci: id }
    return call(rapidTestCalls.add, { body, key: id, quiet: true })
  },
}

export default entriRapidOkkp as EntryKind
