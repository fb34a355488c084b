import type { IsianPengajuan } from '@portal/domain/psat/isian/isian.schema'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { PhoneField, TextField } from '#platform/forms/fields.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import classes from '#psat/isian/langkah-isian/LangkahIsianView.module.css'
import { bindField, type LangkahIsianProps } from '#psat/isian/langkah-isian-props.ts'
import { PersetujuanCard } from '#psat/isian/send/PersetujuanCard.tsx'
import type { Persetujuan } from '#psat/isian/send/use-persetujuan.ts'
import { TemuanDi } from '#psat/isian/TemuanDi.tsx'

type Pemilik = NonNullable<IsianPengajuan['pemilik_baru']>

interface IsianPemilikProps extends LangkahIsianProps {
  persetujuan: Persetujuan
}

export function IsianPemilik({ persetujuan, ...props }: IsianPemilikProps) {
  const { draf, isian, edit } = props
  const isi: Pemilik = isian.pemilik_baru ?? {
    nib: '',
    nama_pemilik_lama: draf.nama_perusahaan,
    nama_pemilik_baru: '',
    alamat_pemilik_baru: '',
    tanggal_pengalihan: null,
  }
  const field = (name: keyof Pemilik, label: string) =>
    bindField(props, {
      field: `pemilik_baru.${name}`,
      label,
      value: isi[name],
      onChange: (value) => edit({ pemilik_baru: { ...isi, [name]: value } }),
    })
  const nib = field('nib', 'NIB pemilik baru')
  return (
    <div className={classes.fields}>
      <TemuanDi bidang="pemilik_baru" />
      <TextField {...field('nama_pemilik_lama', 'Nama pemilik lama')} maxLength={200} />
      <PhoneField {...nib} onChange={(value) => nib.onChange(String(value).slice(0, 13))} help="13 angka." />
      <TextField {...field('nama_pemilik_baru', 'Nama pemilik baru')} maxLength={200} />
      <TextareaField {...field('alamat_pemilik_baru', 'Alamat pemilik baru')} rows={2} />
      <DateField {...field('tanggal_pengalihan', 'Tanggal pengalihan')} />
      <PersetujuanCard persetujuan={persetujuan} pemilik={isi} fault={props.kurang('persetujuan')} />
    </div>
  )
}
