import { addResponden, type RespondenForm } from '@portal/domain/pasar/survei/survei.contract'
import { call } from '#platform/api/client.ts'
import type { EntryKind } from '#platform/offline/entry.ts'

/** Answers of a respondent as stored on the device. The id of the entry is their key. */
export type EntriResponden = Omit<RespondenForm, 'kunci'>

const entriResponden: EntryKind<EntriResponden> = {
  shape: 1,
  send: ({ id, content }) => call(addResponden, { body: { ...content, kunci: id }, key: id, quiet: true }),
}

export default entriResponden as EntryKind
