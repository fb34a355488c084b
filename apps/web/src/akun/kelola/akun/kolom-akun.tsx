import type { Pengguna } from '@portal/domain/akun/pengguna/pengguna.schema'
import { formatDate, formatTime } from '@portal/domain/platform/format'
import { roleLabels } from '@portal/domain/platform/role-labels'
import type { Column } from '#platform/table/column.ts'
import { TwoLines } from '#platform/table/TwoLines.tsx'
import { UserAvatar } from '#platform/ui/avatar/UserAvatar.tsx'
import { wilayahOf } from './form/wilayah-akun.ts'
import classes from './kolom-akun.module.css'
import { StatusAkun } from './StatusAkun.tsx'

function NamaAkun({ akun }: { akun: Pengguna }) {
  return (
    <span className={classes.name}>
      <UserAvatar path={akun.photo} nama={akun.nama} className={classes.photo} />
      <span>
        <TwoLines strong first={akun.nama} second={akun.username} />
      </span>
    </span>
  )
}

function TerakhirMasuk({ at }: { at: string | null }) {
  if (!at) return <span className={classes.never}>Belum pernah</span>
  return (
    <time dateTime={at} className={classes.time}>
      {formatDate(at)}
      <small>{formatTime(at)}</small>
    </time>
  )
}

const nama: Column<Pengguna> = {
  key: 'nama',
  title: 'Nama',
  sortable: true,
  render: (akun) => <NamaAkun akun={akun} />,
}
const peran: Column<Pengguna> = {
  key: 'role',
  title: 'Peran',
  sortable: true,
  render: ({ role }) => roleLabels[role],
}
const wilayah: Column<Pengguna> = { key: 'wilayah', title: 'Wilayah atau usaha', render: wilayahOf }
const lembaga: Column<Pengguna> = {
  key: 'duduk_lembaga',
  title: 'Jabatan dan lembaga',
  render: ({ duduk_lembaga }) => duduk_lembaga ?? '–',
}
const surel: Column<Pengguna> = {
  key: 'email',
  title: 'Surel',
  hidden: true,
  render: ({ email }) => email ?? '–',
}
const status: Column<Pengguna> = {
  key: 'status',
  stays: true,
  title: 'Status',
  render: (akun) => <StatusAkun status={akun.status} />,
}
const masuk: Column<Pengguna> = {
  key: 'terakhir_masuk',
  title: 'Terakhir masuk',
  sortable: true,
  render: ({ terakhir_masuk }) => <TerakhirMasuk at={terakhir_masuk} />,
}

/** Lists of regional accounts show the region; the other lists show the institution. */
export const kolomDenganWilayah = [nama, peran, wilayah, surel, status, masuk]
export const kolomDenganLembaga = [nama, peran, lembaga, surel, status, masuk]
