import { tags as akun } from '../akun/wing.desk.ts'
import { tags as okkp } from '../okkp/wing.desk.ts'
import { tags as pasar } from '../pasar/wing.desk.ts'
import type { Tags } from '../platform/wing.ts'
import { tags as psat } from '../psat/wing.desk.ts'

/** Groups of the API in its OpenAPI document. This file names the groups that belong to no wing. */
export const apiTags: Tags = {
  ...akun,
  ...psat,
  ...okkp,
  ...pasar,
  health: 'Keadaan server',
  pencarian: 'Pencarian bagi petugas di seluruh layanan',
  transparansi: 'Log transparansi dan saksinya',
  upload: 'Unggah dan buka berkas',
}
