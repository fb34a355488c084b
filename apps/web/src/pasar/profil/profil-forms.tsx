import type { VarianProfil } from '@portal/domain/pasar/profil/dokumen'
import { profilCalls } from '@portal/domain/pasar/profil/profil.contract'
import type { ProfilLengkap } from '@portal/domain/pasar/profil/profil.schema'
import { dayInJakarta } from '@portal/domain/platform/format'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { ProfilKotaForm, ProfilProvinsiForm } from '#pasar/profil/ProfilForm.tsx'
import {
  blankKota,
  blankProvinsi,
  type IsianKota,
  type IsianProvinsi,
  kotaOf,
  profilName,
  provinsiOfProfil,
  varianLabels,
} from '#pasar/profil/profil-form.ts'
import { type NamaProfil, profilRecord } from '#pasar/profil/use-profil.tsx'
import { call } from '#platform/api/client.ts'
import { LinkTabs } from '#platform/page/TabBar.tsx'
import type { AddForm, ChangeForm } from '#platform/record/record-definition.ts'
import type { SessionUser } from '#platform/session/session-user.ts'
import { provinsiOf } from '#platform/wilayah/use-wilayah-options.ts'

interface From {
  pasar?: number | undefined
}

const tahunIni = () => Number(dayInJakarta(new Date()).slice(0, 4))

/** Shows both variants to accounts that cover more than one city. */
function varianTabs(current: VarianProfil, user: SessionUser) {
  if (scopeOf(user).jenis === 'kota') return null
  const to = `${profilRecord.list}/add`
  return (
    <LinkTabs
      label="Varian profil"
      tabs={[
        { label: varianLabels.kota, to, current: current === 'kota' },
        { label: varianLabels.provinsi, to, search: { varian: 'provinsi' }, current: current === 'provinsi' },
      ]}
    />
  )
}

const add = {
  record: profilRecord,
  title: 'Tambah profil',
  meta: 'Dokumen yang belum ada boleh menyusul: kelengkapannya dihitung dari yang berstatus Ada.',
  submitLabel: 'Simpan profil',
}

const change = {
  record: profilRecord,
  title: (profil: ProfilLengkap) => `Ubah profil ${profilName(profil)}`,
  crumb: profilName,
  back: 'Kembali ke profil',
  draftKey: ({ id, versi }: ProfilLengkap) => `profil-ubah:${id}:${versi}`,
}

export const addProfilKota: AddForm<ProfilLengkap, IsianKota, IsianKota, From, NamaProfil> = {
  ...add,
  initial: ({ pasar }) => blankKota(tahunIni(), pasar ?? null),
  draftKey: ({ pasar }) => `profil-kota-baru:${pasar ?? ''}`,
  save: (body) => call(profilCalls.kota.add, { body }),
  above: (_from, user) => varianTabs('kota', user),
  form: (props) => <ProfilKotaForm {...props} />,
}

export const addProfilProvinsi: AddForm<ProfilLengkap, IsianProvinsi, IsianProvinsi, From, NamaProfil> = {
  ...add,
  initial: (_from, user) => blankProvinsi(tahunIni(), provinsiOf(scopeOf(user)) ?? null),
  draftKey: () => 'profil-provinsi-baru',
  save: (body) => call(profilCalls.provinsi.add, { body }),
  above: (_from, user) => varianTabs('provinsi', user),
  form: (props) => <ProfilProvinsiForm {...props} />,
}

export const changeProfilKota: ChangeForm<ProfilLengkap, IsianKota, IsianKota, NamaProfil> = {
  ...change,
  initial: kotaOf,
  save: (form, { id, versi }) => call(profilCalls.kota.update, { body: { ...form, id, versi } }),
  form: (props) => <ProfilKotaForm {...props} />,
}

export const changeProfilProvinsi: ChangeForm<ProfilLengkap, IsianProvinsi, IsianProvinsi, NamaProfil> = {
  ...change,
  initial: provinsiOfProfil,
  save: (form, { id, versi }) => call(profilCalls.provinsi.update, { body: { ...form, id, versi } }),
  form: (props) => <ProfilProvinsiForm {...props} />,
}
