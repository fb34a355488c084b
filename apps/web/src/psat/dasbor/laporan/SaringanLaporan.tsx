import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { clearButton } from '#platform/forms/clear-button.ts'
import { useAuditor } from '#psat/audit/use-auditor.ts'
import classes from '#psat/dasbor/laporan/laporan.module.css'
import { pilihanTahun, type useSaringanLaporan } from '#psat/dasbor/laporan/use-laporan.ts'

interface SaringanLaporanProps {
  saringan: ReturnType<typeof useSaringanLaporan>
  children?: ReactNode
}

export function SaringanLaporan({ saringan, children }: SaringanLaporanProps) {
  const auditor = useAuditor().map(({ id, nama }) => ({ value: String(id), label: nama }))
  const tahun = String(saringan.tahun)
  return (
    <div className={classes.filters}>
      <Select
        label="Tahun"
        data={pilihanTahun.includes(tahun) ? pilihanTahun : [tahun, ...pilihanTahun]}
        value={tahun}
        onChange={(value) => saringan.set({ tahun: Number(value) })}
      />
      {children}
      {auditor.length > 0 && (
        <Select
          label="Auditor"
          placeholder="Semua auditor"
          data={auditor}
          value={saringan.auditor ?? null}
          searchable
          clearable
          clearButtonProps={clearButton('auditor')}
          onChange={(value) => saringan.set({ auditor: value ?? undefined })}
        />
      )}
    </div>
  )
}
