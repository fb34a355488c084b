import { Button, SegmentedControl } from '@mantine/core'
import { formatNumber } from '@portal/domain/platform/format'
import { listBerkas } from '@portal/domain/psat/daftar/daftar.contract'
import { type JenisIzin, jenisIzin, jenisIzinLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { IconArrowRight } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { useOnNews } from '#platform/notices/news.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { LinkTabs } from '#platform/page/TabBar.tsx'
import { DataTable } from '#platform/table/DataTable.tsx'
import { useList } from '#platform/table/use-list.ts'
import { useListView } from '#platform/table/use-list-view.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { useAntrean } from '#psat/daftar/antrean/use-antrean.ts'
import { berkasColumns } from '#psat/daftar/berkas-columns.tsx'
import classes from '#psat/petugas/sidang/komtek.module.css'

/** Query of each view. */
const saringan = { giliran: { giliran: 'true' }, sidang: { agenda: 'true' }, semua: {} }

export function AntreanSidangScreen({ auditType }: { auditType: JenisIzin }) {
  const address = `/psat/admin/perizinan/${auditType}/audit`
  const antrean = {
    sppb_psat: useAntrean('sppb_psat'),
    izin_edar_pl: useAntrean('izin_edar_pl'),
  } satisfies Record<JenisIzin, unknown>
  const { rows, total } = antrean[auditType]
  const view = useListView({ name: `antrean-${auditType}`, own: ['tampil'], defaultSort: 'tenggat' })
  const tampil =
    view.filters.tampil === 'semua' || view.filters.tampil === 'sidang' ? view.filters.tampil : 'giliran'
  const list = useList(listBerkas, {
    auditType,
    ...saringan[tampil],
    orderBy: listBerkas.query.shape.orderBy.safeParse(view.sort).data,
    search: view.search,
    page: view.page,
    limit: view.limit,
  })
  useOnNews(list.retry)
  const [first] = rows
  const linkOf = ({ uuid }: { uuid: string }) => ({ to: address, search: { id: uuid } })
  return (
    <>
      <PageHeader
        title={`Antrean ${jenisIzinLabels[auditType]}`}
        meta={
          total > 0
            ? `${formatNumber(total)} berkas menunggu Anda, tenggat terdekat lebih dahulu.`
            : 'Tidak ada berkas yang menunggu Anda.'
        }
        crumbs={[{ label: 'Perizinan PSAT' }]}
        actions={
          first && (
            <Button
              component={AppLink}
              to={address}
              search={{ id: first.uuid }}
              rightSection={<Icon of={IconArrowRight} />}
            >
              Mulai dari yang terdekat
            </Button>
          )
        }
      />
      <DataTable
        label={`Antrean ${jenisIzinLabels[auditType]}`}
        unit="berkas"
        list={list}
        view={view}
        columns={berkasColumns(linkOf)}
        rowKey={(row) => row.uuid}
        rowLink={linkOf}
        searchPlaceholder="Cari nomor atau perusahaan"
        header={
          <>
            <KindTabs auditType={auditType} waiting={(jenis) => antrean[jenis].total} />
            <div className={classes.shown}>
              <SegmentedControl
                aria-label="Berkas yang ditampilkan"
                data={[
                  { value: 'giliran', label: 'Giliran saya' },
                  { value: 'sidang', label: 'Agenda sidang' },
                  { value: 'semua', label: 'Semua berkas saya' },
                ]}
                value={tampil}
                onChange={(value) => view.setFilters({ tampil: value === 'giliran' ? undefined : value })}
              />
            </div>
          </>
        }
        empty={
          tampil === 'sidang'
            ? {
                title: 'Agenda sidang kosong',
                text: 'Berkas masuk agenda begitu menunggu sidang komisi teknis, yang sisa harinya paling sedikit lebih dahulu.',
              }
            : {
                title: 'Semua beres',
                text: 'Tidak ada berkas yang menunggu Anda. Berkas baru datang bersama notifikasi.',
              }
        }
      />
    </>
  )
}

interface KindTabsProps {
  auditType: JenisIzin
  waiting: (jenis: JenisIzin) => number
}

function KindTabs({ auditType, waiting }: KindTabsProps) {
  return (
    <LinkTabs
      label="Jenis izin"
      inCard
      tabs={jenisIzin.map((jenis) => ({
        label: jenisIzinLabels[jenis],
        to: `/psat/admin/perizinan/${jenis}/audit`,
        current: jenis === auditType,
        count: waiting(jenis),
        hot: waiting(jenis) > 0,
        note: 'menunggu Anda',
      }))}
    />
  )
}
