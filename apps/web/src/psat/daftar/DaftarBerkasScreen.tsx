import { hasPermission } from '@portal/domain/portal/permissions'
import type { TabDaftar } from '@portal/domain/psat/daftar/daftar.contract'
import { berjalan } from '@portal/domain/psat/daftar/daftar.tab'
import {
  detailEksporBerkas,
  exportBerkas,
  kolomBerkas,
} from '@portal/domain/psat/daftar/ekspor-berkas.contract'
import { type JenisIzin, jenisIzinLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { ExportButton } from '#platform/ekspor/ExportButton.tsx'
import type { ExportLook } from '#platform/ekspor/export-look.ts'
import { useOnNews } from '#platform/notices/news.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { AddButton } from '#platform/record/AddButton.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { DataTable } from '#platform/table/DataTable.tsx'
import { listStateOf } from '#platform/table/use-list.ts'
import { AntreanLink } from '#psat/daftar/antrean/AntreanLink.tsx'
import { berkasColumns } from '#psat/daftar/berkas-columns.tsx'
import { DaftarHeader } from '#psat/daftar/DaftarHeader.tsx'
import { TenggatStrip } from '#psat/daftar/TenggatStrip.tsx'
import { useBerkasView } from '#psat/daftar/use-berkas-view.ts'
import { useTogether } from '#psat/daftar/use-together.tsx'

const look: ExportLook = {
  noun: 'berkas',
  fileName: 'Berkas perizinan',
  start: exportBerkas,
  detail: detailEksporBerkas,
}
const columns = Object.entries(kolomBerkas).map(([key, title]) => ({ key, title }))

/** Lists all files of one licence kind that the account may read, on both tracks. */
export function DaftarBerkasScreen({ auditType, tab }: { auditType: JenisIzin; tab: TabDaftar }) {
  const { role } = useSignedInUser()
  const { view, filters, result, asked } = useBerkasView(auditType, tab)
  useOnNews(() => void result.refetch())
  const title = jenisIzinLabels[auditType]
  const list = listStateOf(result)
  const bersama = useTogether(list.rows)
  const linkOf = ({ uuid }: { uuid: string }) => ({ to: `/psat/admin/perizinan/${auditType}/${uuid}` })
  return (
    <>
      <PageHeader
        title={title}
        meta={`Berkas ${title} dari pelaku usaha dan dari sekretariat, menurut wewenang Anda.`}
        crumbs={[{ label: 'Perizinan PSAT', to: '/psat/admin' }]}
        actions={
          <>
            <AntreanLink auditType={auditType} />
            <ExportButton
              look={look}
              columns={columns}
              remember="berkas-psat"
              filter={asked}
              meta={list.meta}
              counting={list.isLoading}
            />
            {hasPermission(role, 'psat.ajukan') && (
              <AddButton to={`/psat/admin/perizinan/${auditType}/add`} variant="default">
                Submit Permohonan
              </AddButton>
            )}
          </>
        }
      />
      {berjalan(tab, role) && <TenggatStrip tenggat={result.data?.tenggat} view={view} />}
      <DataTable
        label={`Berkas ${title}`}
        unit="berkas"
        list={list}
        view={view}
        columns={berkasColumns(linkOf)}
        rowKey={(row) => row.uuid}
        rowLink={linkOf}
        filters={filters}
        {...(bersama.bulk ? { bulk: bersama.bulk } : {})}
        searchPlaceholder="Cari nomor atau perusahaan"
        header={<DaftarHeader auditType={auditType} tab={tab} counts={result.data?.counts} view={view} />}
        empty={
          tab === 'semua'
            ? {
                title: 'Belum ada berkas',
                text: 'Berkas tampil di sini begitu pelaku usaha mengirim permohonan.',
              }
            : { title: 'Tidak ada berkas di tab ini', text: 'Pilih tab lain untuk melihat tahap yang lain.' }
        }
      />
      {bersama.drawer}
    </>
  )
}
