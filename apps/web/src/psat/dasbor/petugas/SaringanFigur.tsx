import { writeRange } from '@portal/domain/platform/calendar/rentang-ketik'
import type { ReactNode } from 'react'
import { PilihanDasbor } from '#platform/dasbor/PilihanDasbor.tsx'
import { PilihanWilayah } from '#platform/dasbor/PilihanWilayah.tsx'
import { SaringanDasbor as Saringan } from '#platform/dasbor/SaringanDasbor.tsx'
import { DateRangeInput } from '#platform/forms/dates/date-fields.tsx'
import { useIsiWilayah, useProvinsi } from '#platform/wilayah/use-wilayah.ts'
import classes from '#psat/dasbor/petugas/figur.module.css'
import { type SaringanDasbor, sumberLabels } from '#psat/dasbor/petugas/saringan-dasbor.ts'

interface SaringanFigurProps {
  saringan: SaringanDasbor
  set: (next: Record<string, unknown>) => void
  action: string
  /** Whether to show the filters for region and source besides the period. */
  wilayah?: boolean
  children?: ReactNode
}

/** Filters for period, region and source. The URL holds all of them. */
export function SaringanFigur({ saringan, set, action, wilayah = true, children }: SaringanFigurProps) {
  const { provinsi, kota, sumber, mulai, sampai } = saringan
  const all = useProvinsi().data
  const own = all?.find(({ id }) => id === provinsi)
  const isi = useIsiWilayah(own?.kode).data?.kota
  const chosen = [
    writeRange({ start: mulai, end: sampai }),
    ...(wilayah
      ? [
          isi?.find(({ id }) => id === kota)?.nama ?? own?.nama ?? 'semua provinsi',
          sumber ? sumberLabels[sumber].toLowerCase() : 'semua berkas',
        ]
      : []),
  ].join(' · ')
  return (
    <Saringan {...{ action, chosen }}>
      <div className={classes.period}>
        <DateRangeInput
          label="Periode"
          value={{ start: mulai, end: sampai }}
          onChange={(range) => set({ mulai: range?.start, sampai: range?.end })}
        />
      </div>
      {wilayah && (
        <>
          <PilihanWilayah
            name="provinsi"
            {...{ provinsi, kota }}
            daftar={{ provinsi: all, kota: isi }}
            onProvinsi={(id) => set({ provinsi: id, kota: undefined })}
            onKota={(id) => set({ kota: id })}
          />
          <PilihanDasbor
            label="Asal berkas"
            name="sumber"
            value={sumber ?? ''}
            semua="Semua berkas"
            options={Object.entries(sumberLabels).map(([id, nama]) => ({ id, nama }))}
            onChange={(id) => set({ sumber: id })}
          />
        </>
      )}
      {children}
    </Saringan>
  )
}
