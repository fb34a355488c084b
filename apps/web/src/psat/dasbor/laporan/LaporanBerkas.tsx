import {
  detailEksporBerkas,
  exportBerkas,
  kolomBerkas,
} from '@portal/domain/psat/daftar/ekspor-berkas.contract'
import { ExportButton } from '#platform/ekspor/ExportButton.tsx'
import type { ExportLook } from '#platform/ekspor/export-look.ts'
import { DataTable } from '#platform/table/DataTable.tsx'
import { listStateOf } from '#platform/table/use-list.ts'
import { berkasColumns } from '#psat/daftar/berkas-columns.tsx'
import classes from '#psat/dasbor/laporan/laporan.module.css'
import { useLaporanBerkas } from '#psat/dasbor/laporan/use-laporan-berkas.ts'

const look: ExportLook = {
  noun: 'berkas',
  fileName: 'Laporan berkas perizinan',
  start: exportBerkas,
  detail: detailEksporBerkas,
}
const columns = Object.entries(kolomBerkas).map(([key, title]) => ({ key, title }))

/** Lists files of both kinds, both tracks and all outcomes over any period. The dashboard counts the same files. */
export function LaporanBerkas() {
  const { view, filters, result, asked } = useLaporanBerkas()
  const list = listStateOf(result)
  const linkOf = ({ auditType, uuid }: { auditType: string; uuid: string }) => ({
    to: `/psat/admin/perizinan/${auditType}/${uuid}`,
  })
  return (
    <DataTable
      label="Semua berkas"
      unit="berkas"
      list={list}
      view={view}
      columns={berkasColumns(linkOf)}
      rowKey={(row) => row.uuid}
      rowLink={linkOf}
      filters={filters}
      searchPlaceholder="Cari nomor atau perusahaan"
      header={
        <div className={classes.listHead}>
          <h2>Semua berkas</h2>
          <ExportButton
            look={look}
            columns={columns}
            remember="laporan-berkas"
            filter={asked}
            meta={list.meta}
            counting={list.isLoading}
          />
        </div>
      }
      empty={{
        title: 'Tidak ada berkas yang cocok',
        text: 'Kosongkan sebuah saringan, atau pilih periode yang lain.',
      }}
    />
  )
}
