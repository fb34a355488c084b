import type { IsianPengajuan } from '@portal/domain/psat/isian/isian.schema'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import classes from '#psat/isian/langkah-isian/LangkahIsianView.module.css'
import { bindField, type LangkahIsianProps } from '#psat/isian/langkah-isian-props.ts'
import { TemuanDi } from '#psat/isian/TemuanDi.tsx'

type Perubahan = NonNullable<IsianPengajuan['perubahan']>
const kosong: Perubahan = { data_awal: '', data_baru: '', alasan_perubahan: '' }

export function IsianPerubahan(props: LangkahIsianProps) {
  const isi = props.isian.perubahan ?? kosong
  const field = (name: keyof Perubahan, label: string) =>
    bindField(props, {
      field: `perubahan.${name}`,
      label,
      value: isi[name],
      onChange: (value) => props.edit({ perubahan: { ...isi, [name]: String(value).slice(0, 2000) } }),
    })
  return (
    <div className={classes.fields}>
      <TemuanDi bidang="perubahan" />
      <TextareaField {...field('data_awal', 'Data semula')} help="Seperti yang tertulis di izin sekarang." />
      <TextareaField {...field('data_baru', 'Data yang baru')} />
      <TextareaField {...field('alasan_perubahan', 'Alasan perubahan')} />
    </div>
  )
}
