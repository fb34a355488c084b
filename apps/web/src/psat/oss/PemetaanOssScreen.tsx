import { Select } from '@mantine/core'
import type { Result } from '@portal/domain/platform/contract'
import { alurLabels, namaAlur } from '@portal/domain/psat/alur/alur'
import { jenisIzin, jenisIzinLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { changePemetaanOss, listPemetaanOss } from '@portal/domain/psat/oss/integrasi.contract'
import { statusOss } from '@portal/domain/psat/oss/status.oss'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { useAction } from '#platform/api/use-action.ts'
import { notify } from '#platform/notices/notify.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Section } from '#platform/page/Section.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import classes from './Oss.module.css'
import { OssTabs } from './OssTabs.tsx'

type Pemetaan = Result<typeof listPemetaanOss>['data'][number]

const pilihan = [
  { value: 'tidak', label: 'Tidak dikirim' },
  ...Object.entries(statusOss).map(([value, { nama }]) => ({ value, label: `${value} ${nama}` })),
]
const words = (aksi: string) => aksi.charAt(0).toUpperCase() + aksi.slice(1).replaceAll('_', ' ')
const nilaiPilihan = (kd_status: string | null) => kd_status ?? 'tidak'

/** Groups the rows by track and licence kind and leaves out empty groups. */
function bagian(data: readonly Pemetaan[]) {
  return namaAlur.flatMap((alur) =>
    jenisIzin.flatMap((jenis) => {
      const rows = data.filter((row) => row.alur === alur && row.auditType === jenis)
      return rows.length > 0 ? [{ judul: `${alurLabels[alur]}: ${jenisIzinLabels[jenis]}`, rows }] : []
    }),
  )
}

/** Shows which OSS status each step sends. A status that differs from the OSS guide can be reset. */
export function PemetaanOssScreen() {
  const { data, error, refetch } = useQuery({
    queryKey: [listPemetaanOss.path],
    queryFn: async ({ signal }) => (await call(listPemetaanOss, { signal })).data,
    meta: { silent: true },
  })
  const action = useAction(refetch)
  const change = ({ alur, aksi, auditType, bawaan }: Pemetaan, next: string) =>
    action.run(async () => {
      const kd_status = next === nilaiPilihan(bawaan) ? 'bawaan' : next === 'tidak' ? null : next
      notify.success((await call(changePemetaanOss, { body: { alur, aksi, auditType, kd_status } })).message)
    })
  return (
    <>
      <PageHeader
        title="Pemetaan status OSS"
        crumbs={[
          { label: 'Admin Center', to: '/admin' },
          { label: 'Pesan OSS', to: '/admin/oss' },
        ]}
        meta="Status yang diterima OSS pada tiap langkah. Bawaannya mengikuti panduan; ubahan berlaku untuk langkah berikutnya, bukan pesan yang sudah antre."
      />
      <OssTabs current="/admin/oss/pemetaan" />
      {error && <ErrorState title="Pemetaan belum dapat dimuat" error={error} onRetry={refetch} />}
      {!data && !error && <LoadingRows rows={6} />}
      {data &&
        bagian(data).map(({ judul, rows }) => (
          <Section key={judul} title={judul}>
            <ul className={classes.mapping}>
              {rows.map((row) => (
                <li key={row.aksi}>
                  <Select
                    label={words(row.aksi)}
                    description={row.diubah ? `Bawaan panduan: ${nilaiPilihan(row.bawaan)}` : undefined}
                    data={pilihan}
                    value={nilaiPilihan(row.kd_status)}
                    onChange={(next) => next && void change(row, next)}
                  />
                </li>
              ))}
            </ul>
          </Section>
        ))}
    </>
  )
}
