import { Button, Select } from '@mantine/core'
import { formatNumber } from '@portal/domain/platform/format'
import { ringkasanCalls } from '@portal/domain/psat/ringkasan/ringkasan.contract'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { addressOf } from '#platform/api/address.ts'
import { call } from '#platform/api/client.ts'
import { saveFrom } from '#platform/files/save-file.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { notify } from '#platform/notices/notify.ts'
import { DataTable } from '#platform/table/DataTable.tsx'
import { useListView } from '#platform/table/use-list-view.ts'
import { ApiError } from '#platform/wire/api-error.ts'
import { kolomLaporan } from '#psat/dasbor/laporan/kolom-laporan.tsx'
import classes from '#psat/dasbor/laporan/laporan.module.css'
import { namaBulan } from '#psat/dasbor/laporan/nama-bulan.ts'
import { SaringanLaporan } from '#psat/dasbor/laporan/SaringanLaporan.tsx'
import { hasilLaporan, jenisLaporan, useSaringanLaporan } from '#psat/dasbor/laporan/use-laporan.ts'

const options = <Name extends string>(labels: Record<Name, string>) =>
  (Object.keys(labels) as Name[]).map((value) => ({ value, label: labels[value] }))
const bulanOptions = namaBulan.map((label, index) => ({ value: String(index + 1), label }))
const limit = 10

export function DaftarBulanan() {
  const saringan = useSaringanLaporan()
  const { tahun, bulan, jenis, hasil, auditor } = saringan
  // Each kind has its own columns, so the browser stores the column choice per kind.
  const view = useListView({ name: `laporan-bulanan-${jenis}` })
  const { list, excel } = ringkasanCalls[jenis][hasil]
  const params = { year: tahun, month: bulan }
  const result = useQuery({
    queryKey: [list.path, tahun, bulan, auditor, view.page],
    queryFn: async ({ signal }) =>
      (await call(list, { params, query: { user: auditor, page: view.page, limit }, signal })).response,
    placeholderData: keepPreviousData,
  })
  const total = result.data?.total_query ?? 0
  const nama = `${jenisLaporan[jenis]} ${hasilLaporan[hasil].toLowerCase()}, ${namaBulan[bulan - 1]} ${tahun}`
  const unduh = useMutation({
    mutationFn: () =>
      saveFrom(
        addressOf(excel.path, params, { user: auditor }),
        `ringkasan-${jenis}-${hasil}-${tahun}-${bulan}.xlsx`,
      ),
    onError: (error) =>
      notify.error(error instanceof ApiError ? error.message : 'Excel belum terunduh. Coba lagi.'),
    meta: { silent: true },
  })
  return (
    <>
      <SaringanLaporan saringan={saringan}>
        <Select
          label="Bulan"
          data={bulanOptions}
          value={String(bulan)}
          onChange={(value) => saringan.set({ bulan: Number(value) })}
        />
        <Select
          label="Jenis izin"
          data={options(jenisLaporan)}
          value={jenis}
          onChange={(jenis) => jenis && saringan.set({ jenis })}
        />
        <Select
          label="Keadaan"
          data={options(hasilLaporan)}
          value={hasil}
          onChange={(hasil) => hasil && saringan.set({ hasil })}
        />
      </SaringanLaporan>
      <DataTable
        key={jenis}
        label={nama}
        unit="berkas"
        list={{
          rows: result.isError ? [] : (result.data?.query ?? []),
          meta: { page: view.page, limit, total, max_page: Math.max(1, result.data?.max_page ?? 1) },
          isLoading: result.isPending,
          isRefreshing: result.isPlaceholderData,
          error: result.error ?? undefined,
          retry: () => void result.refetch(),
        }}
        view={view}
        columns={kolomLaporan(jenis)}
        rowKey={(row) => row.uuid}
        rowLink={(row) => ({
          to: `/psat/admin/perizinan/${jenis === 'sppb-psat' ? 'sppb_psat' : 'izin_edar_pl'}/${row.uuid}`,
        })}
        header={
          <div className={classes.listHead}>
            <h2>{nama}</h2>
            {total > 0 && (
              <Button
                variant="default"
                loading={unduh.isPending}
                leftSection={<Icon of={IconFileSpreadsheet} />}
                onClick={() => unduh.mutate()}
              >
                Ekspor {formatNumber(total)} berkas ke Excel
              </Button>
            )}
          </div>
        }
        empty={{
          title: 'Tidak ada berkas di bulan ini',
          text: 'Pilih bulan, jenis izin, atau keadaan yang lain.',
        }}
      />
    </>
  )
}
