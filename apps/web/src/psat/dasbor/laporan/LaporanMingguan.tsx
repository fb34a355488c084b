import { Button } from '@mantine/core'
import type { Result } from '@portal/domain/platform/contract'
import { formatNumber } from '@portal/domain/platform/format'
import { weeklyReport, weeklyReportExcel } from '@portal/domain/psat/dasbor/dasbor.contract'
import { type AngkaMingguan, kolomMingguan } from '@portal/domain/psat/dasbor/kolom-mingguan'
import { jenisIzin, jenisIzinLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { addressOf } from '#platform/api/address.ts'
import { ChartCard } from '#platform/chart/card/ChartCard.tsx'
import { saveFrom } from '#platform/files/save-file.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { notify } from '#platform/notices/notify.ts'
import { Section } from '#platform/page/Section.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { ApiError } from '#platform/wire/api-error.ts'
import classes from '#psat/dasbor/laporan/laporan.module.css'
import { daftarBerkas, type SaringanDaftar } from '#psat/dasbor/petugas/daftar-dasbor.ts'
import { grafikMingguan, seriMingguan } from '#psat/dasbor/petugas/grafik-dasbor.ts'
import { SaringanFigur } from '#psat/dasbor/petugas/SaringanFigur.tsx'
import { useSaringanDasbor } from '#psat/dasbor/petugas/saringan-dasbor.ts'
import { dari, useAngka } from '#psat/dasbor/petugas/use-dasbor.ts'

type Minggu = Result<typeof weeklyReport>['data'][number]

/** Returns the filter for the files behind a weekly figure. */
function daftarMinggu(
  key: AngkaMingguan,
  { date, dateEnd }: { date: string; dateEnd: string },
): SaringanDaftar {
  const peristiwa = kolomMingguan.find((one) => one.key === key)?.peristiwa
  return peristiwa
    ? { peristiwa, peristiwaDari: date, peristiwaSampai: dateEnd }
    : { masukDari: date, masukSampai: dateEnd }
}

/** Weekly figures per licence kind and in total. Each figure links to its files. */
export function LaporanMingguan() {
  const { saringan, set } = useSaringanDasbor(56)
  const periode = { startDate: saringan.mulai, endDate: saringan.sampai }
  const semua = { ...saringan, provinsi: undefined, kota: undefined, sumber: undefined }
  const result = useAngka(weeklyReport, periode)
  const rows = result.data?.data
  const unduh = useMutation({
    mutationFn: () =>
      saveFrom(
        addressOf(weeklyReportExcel.path, {}, periode),
        `laporan-mingguan-${saringan.mulai}-${saringan.sampai}.xlsx`,
      ),
    onError: (error) =>
      notify.error(error instanceof ApiError ? error.message : 'Excel belum terunduh. Coba lagi.'),
    meta: { silent: true },
  })
  return (
    <>
      <SaringanFigur {...{ saringan, set }} wilayah={false} action="/psat/admin/report" />
      <div className={classes.charts}>
        <ChartCard
          {...dari(result)}
          name="mingguan"
          kind="columns"
          title="Masuk, terbit, dan ditolak per minggu"
          subtitle="Minggu mulai hari Senin dan tidak melewati bulannya."
          data={rows && grafikMingguan(rows)}
          linkOf={({ category, series }) => {
            const [row, key] = [
              rows?.[category],
              series === undefined ? undefined : seriMingguan[series]?.key,
            ]
            return row && key ? daftarBerkas(semua, daftarMinggu(key, row)) : undefined
          }}
        />
      </div>
      {rows && rows.length > 0 && (
        <div className={classes.after}>
          <Section
            title="Laporan mingguan"
            text="Semua berkas, lalu menurut jenis izinnya."
            actions={
              <Button
                variant="default"
                loading={unduh.isPending}
                leftSection={<Icon of={IconFileSpreadsheet} />}
                onClick={() => unduh.mutate()}
              >
                Ekspor ke Excel
              </Button>
            }
          >
            <div className={classes.wide}>
              <table className={classes.weeks}>
                <thead>
                  <tr>
                    <th scope="col">Minggu</th>
                    {kolomMingguan.map(({ key, label }) => (
                      <th key={key} scope="col">
                        {label}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.toReversed().map((row) => (
                    <tr key={row.date}>
                      <th scope="row">{row.label}</th>
                      {kolomMingguan.map(({ key, label }) => (
                        <td key={key}>
                          <Angka
                            label={`${label}, ${row.label}`}
                            {...{ row }}
                            name={key}
                            to={daftarBerkas(semua, daftarMinggu(key, row))}
                          />
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            <p className={classes.legend}>
              Angka kecil: {jenisIzin.map((jenis) => jenisIzinLabels[jenis]).join(' + ')}.
            </p>
          </Section>
        </div>
      )}
    </>
  )
}

interface AngkaProps {
  label: string
  row: Minggu
  name: AngkaMingguan
  to: ReturnType<typeof daftarBerkas>
}

/** A zero has no link. */
function Angka({ label, row, name, to }: AngkaProps) {
  const total = formatNumber(row[name])
  if (row[name] === 0) return total
  return (
    <>
      <AppLink {...to} aria-label={`${label}: ${total} berkas`}>
        {total}
      </AppLink>
      <small>{jenisIzin.map((jenis) => formatNumber(row[jenis][name])).join(' + ')}</small>
    </>
  )
}
