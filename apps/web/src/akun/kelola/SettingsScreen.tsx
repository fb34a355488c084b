import { userIndex } from '@portal/domain/akun/pengguna/pengguna.contract'
import { roles } from '@portal/domain/platform/roles'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { AddButton } from '#platform/record/AddButton.tsx'
import { useList } from '#platform/table/use-list.ts'
import { DaftarAkun } from './akun/DaftarAkun.tsx'
import { semuaAkun } from './akun/kelompok-akun.ts'
import { kolomDenganWilayah } from './akun/kolom-akun.tsx'
import { SandiSekaliHost } from './akun/SandiSekaliHost.tsx'
import { useAkunView } from './akun/use-akun-view.ts'
import { type KelolaTab, KelolaTabs } from './KelolaTabs.tsx'
import { DaftarPerusahaan } from './perusahaan/DaftarPerusahaan.tsx'

export function SettingsScreen({ tab }: { tab: KelolaTab }) {
  const add =
    tab === 'akun' ? (
      <AddButton to={semuaAkun.addPath}>Tambah akun</AddButton>
    ) : (
      <AddButton to="/admin/settings/perusahaan/add">Tambah pelaku usaha</AddButton>
    )
  return (
    <>
      <PageHeader
        title={semuaAkun.homeTitle}
        crumbs={semuaAkun.crumbs}
        meta="Siapa yang dapat masuk ke portal, dengan peran dan wilayah apa."
        actions={add}
      />
      {tab === 'akun' ? <SemuaAkun /> : <DaftarPerusahaan header={<KelolaTabs current={tab} />} />}
      <SandiSekaliHost />
    </>
  )
}

function SemuaAkun() {
  const { view, filters } = useAkunView({ name: semuaAkun.name, roles, byRegion: true })
  const list = useList(userIndex, view.query)
  return (
    <DaftarAkun
      kelompok={semuaAkun}
      list={list}
      view={view}
      filters={filters}
      columns={kolomDenganWilayah}
      header={<KelolaTabs current="akun" />}
    />
  )
}
