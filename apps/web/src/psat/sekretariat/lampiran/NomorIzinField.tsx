import { useDebouncedValue } from '@mantine/hooks'
import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { checkNomorIzin } from '@portal/domain/psat/penerbitan/penerbitan.contract'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { type CommonField, TextField } from '#platform/forms/fields.tsx'

interface NomorIzinFieldProps extends CommonField {
  auditType: JenisIzin
  /** The file that receives the number, if the file already exists. */
  berkas?: Pick<BerkasPengajuan, 'id' | 'nomor'> | undefined
}

/** Checks whether a number is free, 400 ms after the last keystroke. Skips empty input and a single space. */
export function useNomorBebas(auditType: JenisIzin, nomor: string, berkas?: NomorIzinFieldProps['berkas']) {
  const [asked] = useDebouncedValue(nomor, 400)
  const enabled = asked !== '' && asked !== ' ' && asked.trim() !== berkas?.nomor
  const { error, isSuccess, isFetching } = useQuery({
    queryKey: [checkNomorIzin.path, auditType, berkas?.id, asked],
    queryFn: async ({ signal }) => {
      const query = { auditType, ...(berkas ? { id_pengajuan: berkas.id } : {}) }
      await call(checkNomorIzin, { params: { nomor: asked }, query, signal, quiet: true })
      return true
    },
    enabled,
    retry: false,
    gcTime: 0,
    meta: { silent: true },
  })
  // A number counts as valid unless the check has refused it.
  const salah = enabled && asked === nomor ? error?.message : undefined
  return {
    bebas: salah === undefined,
    salah,
    diperiksa: enabled && asked === nomor && isSuccess && !isFetching,
  }
}

export function NomorIzinField({ auditType, berkas, ...field }: NomorIzinFieldProps) {
  const nomor = typeof field.value === 'string' ? field.value : ''
  const { salah, diperiksa } = useNomorBebas(auditType, nomor, berkas)
  return (
    <TextField
      {...field}
      maxLength={100}
      autoComplete="off"
      error={field.error ?? salah}
      help={diperiksa ? 'Nomor dapat dipakai.' : field.help}
    />
  )
}
