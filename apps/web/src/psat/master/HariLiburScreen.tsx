import { ActionIcon, Button, Select } from '@mantine/core'
import { dayInJakarta, formatNumber } from '@portal/domain/platform/format'
import { hasPermission } from '@portal/domain/portal/permissions'
import { IconEdit, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Section } from '#platform/page/Section.tsx'
import { useSearchChange } from '#platform/routing/use-search-change.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { DeleteButton } from '#platform/ui/DeleteButton.tsx'
import { Tag } from '#platform/ui/mark/StatusBadge.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { HariLiburModal } from '#psat/master/HariLiburModal.tsx'
import { hariText } from '#psat/master/hari-text.ts'
import classes from '#psat/master/master.module.css'
import { type HariLibur, useDeleteHariLibur, useHariLibur } from '#psat/master/use-master-psat.ts'

const thisYear = Number(dayInJakarta(Date.now()).slice(0, 4))

/** National holidays and joint leave. Deadlines skip these days. */
export function HariLiburScreen({ tahun = thisYear }: { tahun?: number | undefined }) {
  const { role } = useSignedInUser()
  const mayWrite = hasPermission(role, 'psat.master.kelola')
  const [form, setForm] = useState<'tambah' | HariLibur>()
  const change = useSearchChange<'/psat/admin/data/hari-libur'>()
  const { data, error, refetch } = useHariLibur(tahun)
  const years = Array.from({ length: 8 }, (_, index) => String(thisYear - 4 + index))
  const add = mayWrite && (
    <Button leftSection={<Icon of={IconPlus} />} onClick={() => setForm('tambah')}>
      Tambah hari libur
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Hari libur"
        meta="Libur nasional dan cuti bersama. Tenggat layanan melewati hari-hari ini, Sabtu, dan Minggu."
        crumbs={[{ label: 'Perizinan PSAT', to: '/psat/admin' }, { label: 'Master data' }]}
        actions={add}
      />
      <Section
        title={`Tahun ${tahun}`}
        text={data && `${formatNumber(data.length)} hari libur`}
        actions={
          <Select
            aria-label="Tahun"
            data={years.includes(String(tahun)) ? years : [String(tahun), ...years]}
            value={String(tahun)}
            onChange={(value) => void change({ tahun: Number(value) }, { replace: true })}
            w={110}
          />
        }
      >
        {error ? (
          <ErrorState title="Hari libur belum dapat dimuat" error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <LoadingRows />
        ) : data.length === 0 ? (
          <EmptyState
            title={`Belum ada hari libur untuk ${tahun}`}
            text="Tanpa daftar ini, hanya Sabtu dan Minggu yang dilewati tenggat."
            action={add}
          />
        ) : (
          <ul className={classes.days}>
            {data.map((libur) => (
              <li key={libur.tanggal}>
                <span className={classes.date}>{hariText(libur.tanggal)}</span>
                <span className={classes.name}>
                  {libur.nama}{' '}
                  {libur.cuti_bersama && !/^cuti bersama/i.test(libur.nama) && <Tag>Cuti bersama</Tag>}
                </span>
                {mayWrite && <RowActions libur={libur} onChange={() => setForm(libur)} />}
              </li>
            ))}
          </ul>
        )}
      </Section>
      {form && (
        <HariLiburModal libur={form === 'tambah' ? undefined : form} onClosed={() => setForm(undefined)} />
      )}
    </>
  )
}

function RowActions({ libur, onChange }: { libur: HariLibur; onChange: () => void }) {
  const deletion = useDeleteHariLibur()
  return (
    <span className={classes.actions}>
      <ActionIcon variant="subtle" color="gray" aria-label={`Ubah ${libur.nama}`} onClick={onChange}>
        <Icon of={IconEdit} size={20} />
      </ActionIcon>
      <DeleteButton
        nama={libur.nama}
        noun="hari libur"
        text="Tenggat berkas yang sedang berjalan dihitung ulang."
        loading={deletion.isPending}
        onDelete={() => deletion.mutate(libur.tanggal)}
      />
    </span>
  )
}
