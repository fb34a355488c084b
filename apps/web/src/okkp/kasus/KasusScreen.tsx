import { listKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { KeadaanTabs } from '#okkp/kasus/KeadaanTabs.tsx'
import { kasusColumns } from '#okkp/kasus/kasus-columns.tsx'
import { useKasusView } from '#okkp/kasus/saringan-kasus.ts'
import { TmsTanpaKasusSection } from '#okkp/kasus/TmsTanpaKasus.tsx'
import { kasusList, kasusPage } from '#okkp/kasus/use-kasus.ts'
import { orderOf } from '#okkp/registrasi/use-registrasi-view.ts'
import { TabTindakan } from '#okkp/tindakan/TabTindakan.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { DataTable } from '#platform/table/DataTable.tsx'
import { useList } from '#platform/table/use-list.ts'

/** Cases of the account's region, most urgent first. */
export function KasusScreen() {
  const { view, filters, filter } = useKasusView()
  const list = useList(listKasus, { ...filter, ...orderOf(view) })
  return (
    <>
      <PageHeader
        title="Kasus"
        meta="Temuan yang harus dipastikan, diamankan, ditelusuri, dan ditutup; yang paling mendesak di atas."
        crumbs={[{ label: 'OKKP', to: '/okkp/admin' }]}
      />
      <TabTindakan current={kasusList} />
      <TmsTanpaKasusSection />
      <DataTable
        label="Kasus"
        unit="kasus"
        list={list}
        view={view}
        columns={kasusColumns}
        rowKey={(row) => String(row.id)}
        rowLink={(row) => ({ to: kasusPage(row.id) })}
        filters={filters}
        header={<KeadaanTabs chosen={view.filters} />}
        searchPlaceholder="Cari parameter atau pangan"
        empty={{
          title: 'Tidak ada kasus',
          text: 'Kasus terbuka sendiri bila ada rapid test positif, uji laboratorium TMS, atau pengawasan bersanksi di wilayah Anda.',
        }}
      />
    </>
  )
}
