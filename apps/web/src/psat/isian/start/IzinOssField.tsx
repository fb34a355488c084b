import { Select } from '@mantine/core'
import type { JenisIzin, JenisPengajuan } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { clearButton } from '#platform/forms/clear-button.ts'
import { Fault } from '#platform/forms/fields.tsx'
import { namaIzinOss, useIzinOss } from '#psat/isian/start/use-izin-oss.ts'

interface IzinOssFieldProps {
  id?: string
  auditType: JenisIzin
  jenis: JenisPengajuan
  /** NIB of the company, if staff act on its behalf. */
  nib: string | undefined
  value: number | null
  onChange: (id: number | null) => void
  error?: string | undefined
}

/** Asks for the OSS licence of a submission. Shows nothing if OSS has sent no licence. */
export function IzinOssField({ id, auditType, jenis, nib, value, onChange, error }: IzinOssFieldProps) {
  const { data = [] } = useIzinOss(auditType, jenis, nib)
  if (data.length === 0 && value === null) return null
  const pilihan = data.map((izin) => ({ value: String(izin.id), label: namaIzinOss(izin) }))
  const dikenal = value === null || data.some((izin) => izin.id === value)
  return (
    <Select
      {...(id ? { id } : {})}
      label={
        <>
          Permohonan dari OSS <small>(bila ada)</small>
        </>
      }
      description="Pilih agar status permohonan ini ikut tercatat di OSS."
      placeholder="Tanpa OSS"
      data={dikenal ? pilihan : [{ value: String(value), label: 'Izin OSS yang sudah dipilih' }, ...pilihan]}
      value={value === null ? null : String(value)}
      onChange={(next) => onChange(next === null ? null : Number(next))}
      error={error ? <Fault>{error}</Fault> : undefined}
      clearable
      clearButtonProps={clearButton('permohonan dari OSS')}
    />
  )
}
