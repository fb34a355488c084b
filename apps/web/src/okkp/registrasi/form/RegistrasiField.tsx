import type { FieldKey, FieldUse } from '@portal/domain/okkp/registrasi/registrasi.fields'
import { labelPduk, levelSppb, longestNumber } from '@portal/domain/okkp/registrasi/registrasi.schema'
import { expiryOf } from '@portal/domain/okkp/registrasi/registrasi.status'
import { dayInJakarta, formatDate } from '@portal/domain/platform/format'
import { panjangTelepon } from '@portal/domain/platform/forms/field-rules'
import { KomoditasField } from '#okkp/registrasi/form/KomoditasField.tsx'
import type { RegistrasiFormHandle } from '#okkp/registrasi/form/registrasi-form.ts'
import { type JenisRegistrasi, useMasterOptions } from '#okkp/registrasi/use-pilihan.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { type CommonField, PhoneField, TextField } from '#platform/forms/fields.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'

interface RegistrasiFieldProps {
  use: FieldUse
  form: RegistrasiFormHandle
  jenis: JenisRegistrasi
  disabled: boolean
}

const contactHelp = 'Hanya terlihat petugas.'

const longTexts: readonly FieldKey[] = ['alamat_kantor', 'alamat_unit', 'ruang_lingkup']

export function RegistrasiField({ use, form, jenis, disabled }: RegistrasiFieldProps) {
  const { key } = use
  const field: CommonField = { ...form.field(key), optional: !use.required, disabled }
  if (key === 'komoditas_id') return <KomoditasField field={field} form={form} />
  if (key === 'jenis_hc_id') return <MasterField field={field} master="jenisHc" />
  if (key === 'jenis_sertifikat_id') return <MasterField field={field} master="jenisSertifikat" />
  if (key === 'level') {
    return <SelectField {...field} options={levelSppb.map((value) => ({ value, label: `Level ${value}` }))} />
  }
  if (key === 'label') {
    return <SelectField {...field} options={labelPduk.map((value) => ({ value, label: value }))} />
  }
  if (key === 'terbit_sertifikat') return <DateField {...field} maxDate={dayInJakarta(new Date())} />
  if (key === 'exp_sertifikat') {
    const help = disabled ? undefined : expiryText(jenis, form.form.values.terbit_sertifikat)
    return <DateField {...field} help={help} />
  }
  if (key === 'kontak_telepon') return <PhoneField {...field} min={panjangTelepon.min} help={contactHelp} />
  if (key === 'kontak_surel') return <TextField {...field} type="email" help={contactHelp} />
  if (longTexts.includes(key)) return <TextareaField {...field} rows={2} />
  return <TextField {...field} {...(key === 'no_registration' ? { maxLength: longestNumber } : {})} />
}

function MasterField({ field, master }: { field: CommonField; master: 'jenisHc' | 'jenisSertifikat' }) {
  return <SelectField {...field} options={useMasterOptions(master)} />
}

/** Tells the expiry date that the server sets if the field stays empty. */
function expiryText({ masa_berlaku_tahun: years }: JenisRegistrasi, issued: string | null | undefined) {
  if (years === null) return 'Bila dikosongkan, berlaku sampai dicabut.'
  const rule = `Bila dikosongkan, berlaku ${years} tahun sejak terbit`
  return issued ? `${rule}: sampai ${formatDate(expiryOf(issued, years) ?? issued)}.` : `${rule}.`
}
