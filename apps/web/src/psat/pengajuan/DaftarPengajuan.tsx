import { formatShortDate } from '@portal/domain/platform/format'
import {
  type JenisIzin,
  jenisIzin,
  jenisIzinLabels,
  jenisPengajuanDiLayar,
  jenisPengajuanLabels,
} from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { RingkasanPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { listPengajuanSaya } from '@portal/domain/psat/pengajuan/read.contract'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LinkTabs } from '#platform/page/TabBar.tsx'
import { type Column, type Filter, filterNames } from '#platform/table/column.ts'
import { DataTable } from '#platform/table/DataTable.tsx'
import { TwoLines } from '#platform/table/TwoLines.tsx'
import { useListView } from '#platform/table/use-list-view.ts'
import { WaktuBadge } from '#psat/berkas/jam/WaktuBadge.tsx'
import classes from '#psat/pengajuan/Pelaku.module.css'
import { TahapBadge } from '#psat/pengajuan/TahapBadge.tsx'
import { type Keadaan, keadaanLabels, usePengajuanSaya } from '#psat/pengajuan/use-pengajuan-saya.ts'

const jenisOptions = (izin: readonly JenisIzin[]) =>
  [...new Set(izin.flatMap((satu) => jenisPengajuanDiLayar[satu]))].map((value) => ({
    value,
    label: jenisPengajuanLabels[value],
  }))

const columns: readonly Column<RingkasanPengajuan>[] = [
  {
    key: 'nama',
    title: 'Permohonan',
    render: ({ nama, nomorPermohonan, jenisPengajuan }) => (
      <TwoLines
        strong
        first={nama}
        second={`${nomorPermohonan} · ${jenisPengajuanLabels[jenisPengajuan].toLowerCase()}`}
      />
    ),
  },
  { key: 'tahap', title: 'Tahap', sortable: true, render: (row) => <TahapBadge berkas={row} /> },
  {
    key: 'tenggat',
    title: 'Waktu',
    sortable: true,
    render: ({ waktu }) => <WaktuBadge waktu={waktu} />,
  },
  {
    key: 'giliran',
    title: 'Giliran',
    hiddenInNarrowTable: true,
    render: ({ giliran, giliran_saya }) => giliranText(giliran, giliran_saya),
  },
  {
    key: 'masuk',
    title: 'Dikirim',
    hiddenInNarrowTable: true,
    sortable: true,
    render: ({ uploadTime }) => <span className={classes.day}>{formatShortDate(uploadTime)}</span>,
  },
]

function giliranText(giliran: string, saya: boolean): ReactNode {
  if (saya) return <b>Anda</b>
  return giliran || '–'
}

interface DaftarPengajuanProps {
  auditType?: JenisIzin
  to: string
  action?: ReactNode
  keadaan?: readonly Keadaan[]
  kosong?: string
}

const siapkan = 'Siapkan dokumennya, lalu ajukan. Draf disimpan sambil Anda mengisi.'

export function DaftarPengajuan({ auditType, to, action, keadaan, kosong = siapkan }: DaftarPengajuanProps) {
  const filters: Filter<'auditType' | 'jenisPengajuan'>[] = [
    ...(auditType
      ? []
      : [
          {
            kind: 'select' as const,
            name: 'auditType' as const,
            label: 'Jenis izin',
            options: jenisIzin.map((value) => ({ value, label: jenisIzinLabels[value] })),
          },
        ]),
    {
      kind: 'select',
      name: 'jenisPengajuan',
      label: 'Jenis permohonan',
      options: jenisOptions(auditType ? [auditType] : jenisIzin),
    },
  ]
  const view = useListView({
    name: `pengajuan-saya-${auditType ?? 'semua'}`,
    list: listPengajuanSaya,
    filters: ['keadaan', ...filterNames(filters)],
  })
  const current = keadaan ? (keadaan.find((name) => name === view.filters.keadaan) ?? keadaan[0]) : undefined
  const { list, counts } = usePengajuanSaya({
    ...view.query,
    ...(current ? { keadaan: current } : {}),
    ...(auditType ? { auditType } : {}),
  })
  return (
    <DataTable
      label="Permohonan saya"
      unit="permohonan"
      list={list}
      view={view}
      columns={columns}
      rowKey={(row) => row.uuid}
      rowLink={(row) => ({ to: `/psat/pengajuan/${row.uuid}` })}
      filters={filters}
      searchPlaceholder="Cari kode atau nomor"
      header={
        <KeadaanTabs to={to} counts={counts} only={keadaan} current={current ?? view.filters.keadaan} />
      }
      empty={{
        title: 'Belum ada permohonan',
        text: kosong,
        action,
      }}
    />
  )
}

interface KeadaanTabsProps {
  to: string
  counts: Record<Keadaan, number> | undefined
  only: readonly Keadaan[] | undefined
  current: string | undefined
}

function KeadaanTabs({ to, counts, only, current }: KeadaanTabsProps) {
  const search = useSearch({ strict: false })
  const { page: _page, keadaan: _keadaan, ...kept } = search
  const semua = counts && Object.values(counts).reduce((all, n) => all + n, 0)
  const tabs: [Keadaan | undefined, string, number | undefined][] = [
    ...(only ? [] : [[undefined, 'Semua', semua] as [undefined, string, number | undefined]]),
    ...(only ?? (Object.keys(keadaanLabels) as Keadaan[])).map(
      (name) => [name, keadaanLabels[name], counts?.[name]] as [Keadaan, string, number | undefined],
    ),
  ]
  return (
    <LinkTabs
      label="Keadaan permohonan"
      inCard
      tabs={tabs.map(([name, label, count]) => ({
        label,
        to,
        search: name ? { ...kept, keadaan: name } : kept,
        current: name === current,
        count,
        hot: name === 'menunggu_saya' && count !== 0,
      }))}
    />
  )
}
