import {
  hasilRapid,
  kategoriLabels,
  kategoriPangan,
  rapidTestForm,
} from '@portal/domain/okkp/rapid-test/rapid-test.schema'
import { pictureKinds } from '@portal/domain/platform/files/files.contract'
import { dayInJakarta } from '@portal/domain/platform/format'
import { LetakUjiFields } from '#okkp/pengujian/LetakUjiFields.tsx'
import { NoRegistrasiField } from '#okkp/pengujian/NoRegistrasiField.tsx'
import { type IsianRapid, type RapidTestFormHandle, rapidLabels } from '#okkp/rapid-test/rapid-test-form.ts'
import { useJenisRapid, useParameterUji } from '#okkp/rapid-test/use-rapid-test.ts'
import classes from '#okkp/registrasi/form/form.module.css'
import { useKomoditasOptions } from '#okkp/registrasi/use-pilihan.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { Form } from '#platform/forms/Form.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { FileField } from '#platform/forms/files/FileField.tsx'
import { NumberField } from '#platform/forms/NumberField.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { type Blank, useZodForm } from '#platform/forms/use-zod-form.ts'
import { Callout } from '#platform/page/Callout.tsx'
import { Section } from '#platform/page/Section.tsx'
import type { RecordFormProps } from '#platform/record/record-definition.ts'

type RapidTestFormProps = RecordFormProps<IsianRapid, Blank<IsianRapid>>

const options = (words: readonly string[]) => words.map((value) => ({ value, label: value }))

export function RapidTestForm({ initial, submitLabel, extraActions, ...rest }: RapidTestFormProps) {
  const form = useZodForm({ schema: rapidTestForm, initialValues: initial, labels: rapidLabels, ...rest })
  const { field } = form
  return (
    <Form form={form} long submitLabel={submitLabel} extraActions={extraActions}>
      <div>
        <Section title="Sampel">
          <div className={classes.fields}>
            <SelectField
              {...field('kategori')}
              options={kategoriPangan.map((value) => ({ value, label: kategoriLabels[value] }))}
            />
            <PanganFields form={form} />
            <TextField {...field('lokasi_sampel')} maxLength={500} help="Nama pasar, toko, atau kebun." />
            <LetakUjiFields
              provinsi={field('provinsi_id')}
              kota={field('kota_id')}
              tujuan={field('created_for')}
            />
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
            <ParameterFields form={form} />
            <SelectField {...field('hasil_uji')} options={options(hasilRapid)} />
            {form.form.values.hasil_uji === 'Positif' && (
              <Callout tone="warn" role="status" flush>
                Hasil positif masih saringan, belum putusan. Setelah disimpan, kasusnya terbuka: uji
                konfirmasi diminta ke laboratorium dalam 3 hari kerja.
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
            <KedaluwarsaField form={form} />
            <FileField {...field('foto')} accept={pictureKinds} optional />
          </div>
        </Section>
      </div>
    </Form>
  )
}

/** The commodity list covers plants only. Users type foods of animal and fish origin. */
function PanganFields({ form }: { form: RapidTestFormHandle }) {
  const komoditas = useKomoditasOptions()
  const plant = form.form.values.kategori === 'PSAT'
  return (
    <>
      {plant && (
        <SelectField
          {...form.field('komoditas_id')}
          options={komoditas}
          placeholder="Pilih atau ketik nama"
        />
      )}
      <TextField {...form.field('komoditas_tambahan')} optional={plant} maxLength={200} />
    </>
  )
}

function ParameterFields({ form }: { form: RapidTestFormHandle }) {
  const { data: jenis = [] } = useJenisRapid()
  const chosen = form.form.values.jenis_rapid_test_id
  const kind = jenis.find(({ id }) => id === chosen)
  const { data: parameter = [] } = useParameterUji(kind?.jenis_parameter)
  const field = form.field('jenis_rapid_test_id')
  return (
    <>
      <SelectField
        {...field}
        options={jenis.map(({ id, nama }) => ({ value: id, label: nama }))}
        onChange={(next) => {
          field.onChange(next)
          form.form.setFieldValue('parameter_id', null)
        }}
      />
      <SelectField
        {...form.field('parameter_id')}
        options={parameter.map(({ id, nama }) => ({ value: id, label: nama }))}
        disabled={!kind}
        placeholder={kind ? 'Pilih atau ketik nama' : 'Pilih jenis rapid test lebih dahulu'}
      />
    </>
  )
}

/** Shows an expired kit while the user types, not only on submit. */
function KedaluwarsaField({ form }: { form: RapidTestFormHandle }) {
  const field = form.field('kit_kedaluwarsa')
  const { kit_kedaluwarsa: last, tanggal } = form.form.values
  const expired = typeof last === 'string' && last !== '' && typeof tanggal === 'string' && last < tanggal
  const fault = expired
    ? 'Kit sudah kedaluwarsa pada hari uji. Ulangi dengan kit yang masih berlaku.'
    : undefined
  return <DateField {...field} error={field.error ?? fault} optional />
}
