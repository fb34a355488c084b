import { Button } from '@mantine/core'
import { expiringRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { caraKontakLabels } from '@portal/domain/okkp/registrasi/registrasi.kontak'
import { expiringWithinDays } from '@portal/domain/okkp/registrasi/registrasi.status'
import type { Result } from '@portal/domain/platform/contract'
import { formatNumber, formatShortDate } from '@portal/domain/platform/format'
import { IconBell, IconPhone, IconPhonePlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import classes from '#okkp/registrasi/daftar.module.css'
import { KontakLinks } from '#okkp/registrasi/kontak/KontakLinks.tsx'
import { KontakModal } from '#okkp/registrasi/kontak/KontakModal.tsx'
import { registrasiColumns } from '#okkp/registrasi/registrasi-columns.tsx'
import { Icon } from '#platform/icon/Icon.tsx'
import type { Column, Filter } from '#platform/table/column.ts'
import { DataTable } from '#platform/table/DataTable.tsx'
import { TwoLines } from '#platform/table/TwoLines.tsx'
import { useList } from '#platform/table/use-list.ts'
import { useListView } from '#platform/table/use-list-view.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'

type Expiring = Result<typeof expiringRegistrasi>['data'][number]

const filters: Filter[] = [
  {
    kind: 'select',
    name: 'days',
    label: 'Sisa waktu',
    placeholder: `Paling lama ${expiringWithinDays} hari`,
    options: [30, 90, 180].map((days) => ({ value: days, label: `Paling lama ${days} hari` })),
  },
]

const shown = ['unit_usaha', 'jenis_registrasi', 'komoditas', 'kota']

const columns: Column<Expiring>[] = [
  ...registrasiColumns()
    .filter(({ key }) => shown.includes(key))
    .map((column) => ({ ...column, sortable: false, hidden: column.key === 'komoditas' })),
  {
    key: 'exp_sertifikat',
    title: 'Berlaku sampai',
    ordered: true,
    render: ({ exp_sertifikat, sisa_hari }) => (
      <TwoLines
        first={<span className={classes.day}>{exp_sertifikat && formatShortDate(exp_sertifikat)}</span>}
        second={leftText(sisa_hari)}
      />
    ),
  },
  {
    key: 'punya_akun',
    title: 'Pemberitahuan',
    render: ({ punya_akun }) =>
      punya_akun ? (
        <StatusBadge tone="ok" icon={IconBell}>
          Lewat akun usaha
        </StatusBadge>
      ) : (
        <StatusBadge tone="warn" icon={IconPhone}>
          Perlu dihubungi
        </StatusBadge>
      ),
  },
  { key: 'kontak', title: 'Kontak', render: (row) => <KontakLinks registrasi={row} /> },
  {
    key: 'kontak_terakhir',
    title: 'Kontak terakhir',
    render: ({ kontak_terakhir: last }) =>
      last ? (
        <TwoLines
          first={
            <span className={classes.day}>
              {caraKontakLabels[last.cara]}, {formatShortDate(last.tanggal)}
            </span>
          }
          second={last.oleh}
        />
      ) : (
        'Belum dihubungi'
      ),
  },
]

function leftText(days: number | null): string {
  if (days === null) return ''
  return days === 0 ? 'hari terakhir' : `${formatNumber(days)} hari lagi`
}

/** Registrations that expire soon, earliest first. The office itself informs holders without an account. */
export function AkanHabisList({ header }: { header: ReactNode }) {
  const view = useListView({ name: 'registrasi-akan-habis', list: expiringRegistrasi, filters: ['days'] })
  const { page, limit, days } = view.query
  const list = useList(expiringRegistrasi, { page, limit, days })
  const [contacted, setContacted] = useState<Expiring>()
  return (
    <>
      <DataTable
        label="Registrasi yang segera habis"
        unit="registrasi"
        list={list}
        view={view}
        columns={columns}
        filters={filters}
        header={header}
        rowKey={(row) => String(row.id)}
        rowLink={(row) => ({ to: `/okkp/admin/registrasi/${row.id}` })}
        rowActions={(row) =>
          row.boleh_ubah && (
            <>
              <Button
                variant="default"
                size="sm"
                px="xs"
                aria-label={`Catat kontak ${row.unit_usaha}`}
                onClick={() => setContacted(row)}
              >
                <Icon of={IconPhonePlus} />
              </Button>
              <Button
                component={AppLink}
                to="/okkp/admin/registrasi/add"
                search={{ perpanjangan: 'true', id: row.id }}
                variant="default"
                size="sm"
                aria-label={`Perpanjang ${row.unit_usaha}`}
              >
                Perpanjang
              </Button>
            </>
          )
        }
        empty={{
          title: 'Semua beres',
          text: `Tidak ada registrasi yang habis dalam ${expiringWithinDays} hari ke depan.`,
        }}
      />
      {contacted && <KontakModal registrasi={contacted} onClosed={() => setContacted(undefined)} />}
    </>
  )
}
