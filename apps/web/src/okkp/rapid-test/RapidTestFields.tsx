import { kategoriLabels, kategoriPangan } from '@portal/domain/okkp/rapid-test/rapid-test.schema'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { ReactNode } from 'react'
import { NoRegistrasiField } from '#okkp/pengujian/NoRegistrasiField.tsx'
import type { BahanRapid } from '#okkp/rapid-test/bahan-uji.ts'
import classes from '#okkp/registrasi/form/form.module.css'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { NumberField } from '#platform/forms/NumberField.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import type { FieldBinding } from '#platform/forms/use-zod-form.ts'
import { Callout } from '#platform/page/Callout.tsx'
import { Section } from '#platform/page/Section.tsx'
import { HasilUjiField } from '#platform/pengujian/HasilUjiField.tsx'

interface RapidTestFieldsProps {
  field: (name: never) => FieldBinding
  values: Readonly<Record<string, unknown>>
  bahan: Pick<BahanRapid, 'jenis' | 'parameter' | 'komoditas'>
  letak: ReactNode
  foto: ReactNode
}

const named = (rows: readonly { id: number; nama: string }[]) =>
  rows.map(({ id, nama }) => ({ value: id, label: nama }))

/** Fields of a rapid test, shared by the office form and the field form. */
export function RapidTestFields({ field: bind, values, bahan, letak, foto }: RapidTestFieldsProps) {
  const field = bind as (name: string) => FieldBinding
  // The commodity list covers plants only. Users type foods of animal and fish origin.
  const plant = values.kategori === 'PSAT'
  const kind = bahan.jenis.find(({ id }) => id === values.jenis_rapid_test_id)
  const jenis = field('jenis_rapid_test_id')
  return (
    <div>
      <Section title="Sampel">
        <div className={classes.fields}>
          <SelectField
            {...field('kategori')}
            options={kategoriPangan.map((value) => ({ value, label: kategoriLabels[value] }))}
          />
          {plant && (
            <SelectField
              {...field('komoditas_id')}
              options={named(bahan.komoditas)}
              placeholder="Pilih atau ketik nama"
            />
          )}
          <TextField {...field('komoditas_tambahan')} optional={plant} maxLength={200} />
          <TextField {...field('lokasi_sampel')} maxLength={500} help="Nama pasar, toko, atau kebun." />
          {letak}
          <NumberField {...field('jumlah_sampel')} min={1} />
          <TextField {...field('asal_pasokan')} optional maxLength={300} />
          <NoRegistrasiField
            {...field('no_registrasi')}
            optional
            help="Bila produknya terdaftar, pengawasan dapat langsung dicatat padanya."
          />
        </div>
      </Section>
      <Section title="Pengujian">
        <div className={classes.fields}>
          <SelectField
            {...jenis}
            options={named(bahan.jenis)}
            onChange={(next) => {
              jenis.onChange(next)
              field('parameter_id').onChange(null)
            }}
          />
          <SelectField
            {...field('parameter_id')}
            options={named(bahan.parameter.filter((each) => each.jenis === kind?.jenis_parameter))}
            disabled={!kind}
            placeholder={kind ? 'Pilih atau ketik nama' : 'Pilih jenis rapid test lebih dahulu'}
          />
          <HasilUjiField {...field('hasil_uji')} />
          {values.hasil_uji === 'Positif' && (
            <Callout tone="warn" role="status" flush>
              Hasil positif masih saringan, belum putusan. Setelah disimpan, kasusnya terbuka: uji konfirmasi
              diminta ke laboratorium dalam 3 hari kerja.
            </Callout>
          )}
          <TextField {...field('lembaga')} maxLength={200} />
          <DateField {...field('tanggal')} maxDate={dayInJakarta(new Date())} />
          <TextareaField {...field('note')} optional rows={2} />
        </div>
      </Section>
      <Section title="Kit dan bukti">
        <div className={classes.fields}>
          <TextField {...field('kit_merek')} optional maxLength={200} />
          <TextField {...field('kit_lot')} optional maxLength={100} />
          <KedaluwarsaField field={field('kit_kedaluwarsa')} values={values} />
          {foto}
        </div>
      </Section>
    </div>
  )
}

/** Shows an expired kit while the user types, not only on submit. */
function KedaluwarsaField({ field, values }: { field: FieldBinding } & Pick<RapidTestFieldsProps, 'values'>) {
  const { kit_kedaluwarsa: last, tanggal } = values
  const expired = typeof last === 'string' && last !== '' && typeof tanggal === 'string' && last < tanggal
  const fault = expired
    ? 'Kit sudah kedaluwarsa pada hari uji. Ulangi dengan kit yang masih berlaku.'
    : undefined
  return <DateField {...field} error={field.error ?? fault} optional />
}
