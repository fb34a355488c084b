import { listCompanyNames, listPersonNames } from './catatan.repository.ts'
import type { RecordNames } from './record-names.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const uuidsOf = (keys: readonly string[]) => keys.filter((key) => uuid.test(key))

/** Registers the names of people and companies for the audit trail. Deleted accounts and companies keep their names. */
export function addAkunNames(names: RecordNames): void {
  names.add('pengguna', (db, keys) => listPersonNames(db, uuidsOf(keys)))
  names.add('perusahaan', (db, keys) => listCompanyNames(db, uuidsOf(keys)))
}
