import { Select } from '@mantine/core'
import type { Result } from '@portal/domain/platform/contract'
import { jenisIzin, jenisIzinLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { listPemetaanOss, ubahPemetaanOss } from '@portal/domain/psat/oss/integrasi.contract'
import { statusOss } from '@portal/domain/psat/oss/pengajuan.oss'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { useAction } from '#platform/api/use-action.ts'
import { notify } from '#platform/notices/notify.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Section } from '#platform/page/Section.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states.tsx'
import classes from './Oss.module.css'
import { OssTabs } from './OssTabs.tsx'

type Pemetaan = Result<typeof listPemetaanOss>['data'][number]

const pilihan = [
  { value: 'tidak', label: 'Tidak dikirim' },
  ...Object.entries(statusOss).map(([value, { nama }]) => ({ value, label: `${value} ${nama}` })),
]
const words = (aksi: string) => aksi.charAt(0).toUpperCase() + aksi.slice(1).replaceAll('_', ' ')
const nilaiPilihan = (kd_status: string | null) => kd_status ?? 'tidak'

/** Which status each step sends; what differs from the guide can be put back. */
export function PemetaanOssScreen() {
  const { data, error, refetch } = useQuery({
    queryKey: [listPemetaanOss.path],
    queryFn: async ({ signal }) => (await call(listPemetaanOss, { signal })).data,
    meta: { silent: true },
  })
  const action = useAction(refetch)
  const change = ({ aksi, auditType, bawaan }: Pemetaan, next: string) =>
    action.run(async () => {
      const kd_status = next === nilaiPilihan(bawaan) ? 'bawaan' : next === 'tidak' ? null : next
      notify.success((await call(ubahPemetaanOss, { body: { aksi, auditType, kd_status } })).message)
    })
  return (
    <>
      <PageHeader
        title="Pemetaan status OSS"
        meta="Status yang diterima OSS pada tiap langkah. Bawaannya mengikuti panduan; ubahan berlaku untuk langkah berikutnya, bukan pesan yang sudah antre."
      />
      <OssTabs current="/admin/oss/pemetaan" />
      {error && <ErrorState title="Pemetaan belum dapat dimuat" error={error} onRetry={refetch} />}
      {!data && !error && <LoadingRows rows={6} />}
      {data &&
        jenisIzin.map((jenis) => (
          <Section key={jenis} title={jenisIzinLabels[jenis]}>
            <ul className={classes.mapping}>
              {data
                .filter(({ auditType }) => auditType === jenis)
                .map((row) => (
                  <li key={row.aksi}>
                    <Select
                      label={words(row.aksi)}
                      description={row.diubah ? `Bawaan panduan: ${nilaiPilihan(row.bawaan)}` : undefined}
                      data={pilihan}
                      value={nilaiPilihan(row.kd_status)}
                      allowDeselect={false}
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
