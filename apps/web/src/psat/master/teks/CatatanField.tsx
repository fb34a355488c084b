import { Select } from '@mantine/core'
import { fillTeks, type KegunaanTeks, teksBaku } from '@portal/domain/psat/master/teks-baku'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { asText, type CommonField } from '#platform/forms/fields.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'

interface CatatanFieldProps extends CommonField {
  rows?: number
  untuk: KegunaanTeks
  berkas: Pick<BerkasPengajuan, 'nomorPermohonan' | 'nama_perusahaan' | 'nama'>
}

/** Input for an office note, with standard texts from the master. A chosen text goes below what the user has typed. */
export function CatatanField({ untuk, berkas, ...field }: CatatanFieldProps) {
  const { role } = useSignedInUser()
  const { data = [] } = useQuery({
    queryKey: [teksBaku.path],
    queryFn: async ({ signal }) => (await call(teksBaku.list, { signal, quiet: true })).data,
    enabled: role !== 'PELAKU_USAHA',
    staleTime: 60_000,
    meta: { silent: true },
  })
  const offered = data.filter(({ kegunaan }) => kegunaan === untuk)
  function take(id: string | null) {
    const chosen = offered.find((one) => String(one.id) === id)
    if (!chosen) return
    const typed = asText(field.value).trimEnd()
    const text = fillTeks(chosen.isi, berkas, Date.now())
    field.onChange(typed === '' ? text : `${typed}\n${text}`)
  }
  return (
    <>
      {offered.length > 0 && (
        <Select
          data-aid
          label="Teks baku"
          placeholder="Pilih untuk mengisi catatan"
          data={offered.map(({ id, nama }) => ({ value: String(id), label: nama }))}
          value={null}
          onChange={take}
          searchable
          nothingFoundMessage="Tidak ada yang cocok"
        />
      )}
      <TextareaField {...field} />
    </>
  )
}
