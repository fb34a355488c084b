import {
  columnTitle,
  type KolomRegistrasi,
  listColumnsOf,
} from '@portal/domain/okkp/registrasi/registrasi.columns'
import type { listRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.contract'
import type { Registrasi } from '@portal/domain/okkp/registrasi/registrasi.schema'
import type { Result } from '@portal/domain/platform/contract'
import { formatNumber, formatShortDate } from '@portal/domain/platform/format'
import type { ReactNode } from 'react'
import classes from '#okkp/registrasi/daftar.module.css'
import { StatusRegistrasiBadge } from '#okkp/registrasi/StatusRegistrasiBadge.tsx'
import type { Column } from '#platform/table/column.ts'
import { TwoLines } from '#platform/table/TwoLines.tsx'
import { Tag } from '#platform/ui/mark/StatusBadge.tsx'
import { Nomor } from '#platform/ui/nomor/Nomor.tsx'

type Render = (registrasi: Registrasi) => ReactNode

const renders: Partial<Record<KolomRegistrasi, Render>> = {
  unit_usaha: (row) => (
    <>
      <TwoLines strong first={row.unit_usaha} second={<Nomor>{row.no_registration}</Nomor>} />
      {!row.lengkap && <Tag>Perlu dilengkapi</Tag>}
    </>
  ),
  kota: (row) => <TwoLines first={row.kota ?? row.provinsi_unit ?? '–'} second={row.provinsi} />,
  terbit_sertifikat: (row) => <span className={classes.day}>{formatShortDate(row.terbit_sertifikat)}</span>,
  exp_sertifikat: (row) => (
    <span className={classes.day}>
      {row.exp_sertifikat ? formatShortDate(row.exp_sertifikat) : 'Sampai dicabut'}
    </span>
  ),
  status: (row) => <StatusRegistrasiBadge status={row.status} segeraHabis={row.segera_habis} />,
}

/** Short titles for the list, because the titles of exports are too long. */
const shortTitles: Partial<Record<KolomRegistrasi, string>> = {
  unit_usaha: 'Unit usaha dan nomor',
  kota: 'Wilayah',
  terbit_sertifikat: 'Terbit',
  exp_sertifikat: 'Berlaku sampai',
}

const sortable: readonly KolomRegistrasi[] = ['unit_usaha', 'terbit_sertifikat', 'exp_sertifikat']

/** Columns that a tablet hides in favour of the expiry date and of rows with two lines. */
const hiddenInNarrowTable: readonly KolomRegistrasi[] = [
  'kota',
  'terbit_sertifikat',
  'label',
  'negara_tujuan',
  'level',
]

/** Columns that appear as the second line of another column. */
const joined: readonly KolomRegistrasi[] = ['no_registration', 'provinsi']

function columnOf(kolom: KolomRegistrasi, jenisId: number | undefined): Column<Registrasi> {
  return {
    key: kolom,
    title: shortTitles[kolom] ?? columnTitle(kolom, jenisId),
    sortable: sortable.includes(kolom),
    hiddenInNarrowTable: hiddenInNarrowTable.includes(kolom),
    hiddenOnCards: kolom === 'terbit_sertifikat',
    ...(kolom === 'status' ? { stays: true } : {}),
    render: renders[kolom] ?? ((row) => row[kolom] ?? '–'),
  }
}

type Terdaftar = Result<typeof listRegistrasi>['data'][number]

/** Late findings with their due days. Only the list of late follow-ups has them. */
const temuanColumn: Column<Terdaftar> = {
  key: 'temuan_terlambat',
  title: 'Temuan terlambat',
  render: ({ temuan_terlambat = [] }) => (
    <ul className={classes.findings}>
      {temuan_terlambat.map(({ uraian, batas_waktu, hari_terlambat }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: findings have no id, and the list is only read
        <li key={index}>
          <TwoLines
            first={uraian}
            second={`Batas waktu ${formatShortDate(batas_waktu)}, terlambat ${formatNumber(hari_terlambat)} hari`}
          />
        </li>
      ))}
    </ul>
  ),
}

/** Columns of the list of late follow-ups: the findings instead of dates of the certificate. */
export function lateColumns(jenisId?: number): Column<Terdaftar>[] {
  const dates: readonly string[] = ['terbit_sertifikat', 'exp_sertifikat']
  const [name, ...others] = registrasiColumns(jenisId).filter(({ key }) => !dates.includes(key))
  return [...(name ? [name] : []), temuanColumn, ...others]
}

export function registrasiColumns(jenisId?: number): Column<Registrasi>[] {
  return listColumnsOf(jenisId)
    .filter((kolom) => !joined.includes(kolom))
    .map((kolom) => columnOf(kolom, jenisId))
}
