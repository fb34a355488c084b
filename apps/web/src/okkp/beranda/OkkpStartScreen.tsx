import { useSearch } from '@tanstack/react-router'
import { PetaRegistrasi } from '#okkp/beranda/PetaRegistrasi.tsx'
import { DasborAdmin } from '#okkp/dasbor/DasborAdmin.tsx'
import AntreanMeja from '#platform/antrean/AntreanMeja.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { LinkTabs } from '#platform/page/TabBar.tsx'

const tabs = { ringkasan: 'Ringkasan', peta: 'Peta' } as const
type TabOkkp = keyof typeof tabs

/** OKKP start page: first the queue of the account's office, then the figures of its region. */
export function OkkpStartScreen({ tab }: { tab: TabOkkp }) {
  const { tab: _tab, tabel: _tabel, ...kept } = useSearch({ from: '/okkp/admin/' })
  return (
    <>
      <PageHeader
        title="Dashboard OKKP"
        meta="Yang menunggu kantor Anda, lalu registrasi, pengujian, dan petugas menurut wilayah dan waktu."
      />
      <AntreanMeja layanan="okkp" />
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
