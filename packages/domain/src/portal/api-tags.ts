import { tags as akun } from '../akun/wing.desk.ts'
import { tags as okkp } from '../okkp/wing.desk.ts'
import { tags as pasar } from '../pasar/wing.desk.ts'
import type { Tags } from '../platform/wing.ts'
import { tags as psat } from '../psat/wing.desk.ts'

/** The parts of the API, as its description groups them; what belongs to no wing is named here. */
export const apiTags: Tags = {
  ...akun,
  ...psat,
  ...okkp,
  ...pasar,
  health: 'Keadaan server',
  pencarian: 'Pencarian bagi petugas di seluruh layanan',
  upload: 'Unggah dan buka berkas',
}
