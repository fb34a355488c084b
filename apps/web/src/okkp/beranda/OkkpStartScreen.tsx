import { useSearch } from '@tanstack/react-router'
import { KasusMenunggu } from '#okkp/beranda/KasusMenunggu.tsx'
import { LaporanMenunggu } from '#okkp/beranda/LaporanMenunggu.tsx'
import { PetaRegistrasi } from '#okkp/beranda/PetaRegistrasi.tsx'
import { DasborAdmin } from '#okkp/dasbor/DasborAdmin.tsx'
import buttons from '#platform/light/button.module.css'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { LinkTabs } from '#platform/page/TabBar.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

const tabs = { ringkasan: 'Ringkasan', peta: 'Peta' } as const
type TabOkkp = keyof typeof tabs

/** OKKP dashboard, which starts with the account's own region. */
export function OkkpStartScreen({ tab }: { tab: TabOkkp }) {
  const { tab: _tab, tabel: _tabel, ...kept } = useSearch({ from: '/okkp/admin/' })
  return (
    <>
      <PageHeader
        title="Dashboard OKKP"
        meta="Registrasi, pengujian, dan petugas pangan segar menurut wilayah dan waktu."
        actions={
          <>
            <KasusMenunggu />
            <LaporanMenunggu />
            <AppLink to="/okkp/admin/rapor" className={buttons.button} data-kind="plain" data-size="md">
              Rapor provinsi
            </AppLink>
          </>
        }
      />
      <LinkTabs
        label="Dashboard OKKP"
        tabs={(Object.keys(tabs) as TabOkkp[]).map((name) => ({
          label: tabs[name],
          to: '/okkp/admin',
          search: name === 'ringkasan' ? kept : { ...kept, tab: name },
          current: name === tab,
        }))}
      />
      {tab === 'peta' ? <PetaRegistrasi /> : <DasborAdmin />}
    </>
  )
}
