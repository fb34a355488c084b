import type { VarianProfil } from '@portal/domain/pasar/profil/dokumen'
import { profilCalls } from '@portal/domain/pasar/profil/profil.contract'
import type { ProfilLengkap } from '@portal/domain/pasar/profil/profil.schema'
import { tugasPasar } from '@portal/domain/pasar/tugas/tugas.contract'
import { permissions } from '@portal/domain/portal/permissions'
import { profilCrumbs } from '#pasar/crumbs.ts'
import { HanyaBaca } from '#pasar/profil/HanyaBaca.tsx'
import { daftarProfil, profilTo } from '#pasar/profil/profil-form.ts'
import type { RecordDefinition } from '#platform/record/record-definition.ts'
import { useRecord } from '#platform/record/use-record.ts'
import { useRefreshCalls } from '#platform/record/use-refresh-calls.ts'

export const namedBy = (varian: VarianProfil, id: number) =>
  varian === 'kota' ? { profil_kota_id: id } : { profil_provinsi_id: id }

/** The API uses a separate id field for each variant, so the key contains the variant. */
export type NamaProfil = Pick<ProfilLengkap, 'varian' | 'id'>

export const profilRecord: RecordDefinition<ProfilLengkap, NamaProfil> = {
  noun: 'Profil',
  list: daftarProfil,
  crumbs: profilCrumbs,
  pageOf: profilTo,
  useRead: ({ varian, id }) =>
    useRecord(profilCalls.detail, namedBy(varian === 'provinsi' ? 'provinsi' : 'kota', Number(id))),
  useRefresh: () => useRefreshCalls(profilCalls.list, profilCalls.detail, tugasPasar),
  writers: {
    roles: permissions['pasar.kelola'],
    refused: (doing) => <HanyaBaca title={`${doing} profil`} />,
    crumbsOfReaders: profilCrumbs.slice(1),
  },
}
