import { mostCompetences, sdmForm } from '@portal/domain/okkp/sdm/sdm.schema'
import { pictureKinds } from '@portal/domain/platform/files/files.contract'
import { digitsOnly, panjangTelepon } from '@portal/domain/platform/forms/field-rules'
import { KompetensiFields } from '#okkp/sdm/form/KompetensiFields.tsx'
import { type IsianSdm, labelsFor, type SdmFormHandle } from '#okkp/sdm/form/sdm-form.ts'
import { WilayahSdm } from '#okkp/sdm/form/WilayahSdm.tsx'
import classes from '#okkp/sdm/sdm.module.css'
import { useAkunOptions, useGolonganOptions } from '#okkp/sdm/use-sdm.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { Form } from '#platform/forms/Form.tsx'
import { PhoneField, TextField } from '#platform/forms/fields.tsx'
import { FileField } from '#platform/forms/files/FileField.tsx'
import { type Blank, useZodForm } from '#platform/forms/use-zod-form.ts'
import { Section } from '#platform/page/Section.tsx'
import type { RecordFormProps } from '#platform/record/record-definition.ts'

const sexOptions = [
  { value: 'L', label: 'Laki-laki' },
  { value: 'P', label: 'Perempuan' },
]

type SdmFormProps = RecordFormProps<IsianSdm, Blank<IsianSdm>>

/** Adds or changes a person. The browser stores no draft, because it would contain personal numbers. */
export function SdmForm({ initial, submitLabel, onSubmit, extraActions }: SdmFormProps) {
  const form = useZodForm({
    schema: sdmForm,
    initialValues: initial,
    labels: labelsFor(mostCompetences),
    onSubmit,
  })
  return (
    <div className={classes.form}>
      <Form form={form} long submitLabel={submitLabel} extraActions={extraActions}>
        <div>
          <Section title="Pegawai">
            <Pegawai form={form} />
          </Section>
          <Section title="Tempat bekerja">
            <div className={classes.fields}>
              <WilayahSdm form={form} />
              <TextField {...form.field('unit_kerja')} maxLength={200} optional />
              <TextField {...form.field('jabatan')} maxLength={150} optional />
            </div>
          </Section>
          <Section title="Kompetensi">
            <KompetensiFields form={form} />
          </Section>
          <AkunSection form={form} />
        </div>
      </Form>
    </div>
  )
}

function Pegawai({ form }: { form: SdmFormHandle }) {
  const nip = form.field('nip')
  return (
    <div className={classes.fields}>
      <TextField
        {...form.field('nama_lengkap')}
        maxLength={150}
        help="Dengan gelar, seperti di sertifikat."
      />
      <TextField
        {...nip}
        onChange={(text) => nip.onChange(digitsOnly(String(text)))}
        maxLength={18}
        optional
        help="18 angka. Hanya terlihat oleh kantor di wilayahnya, tidak pernah di halaman publik."
      />
      <div className={classes.pair}>
        <SelectField {...form.field('jenis_kelamin')} options={sexOptions} optional />
        <SelectField {...form.field('golongan_id')} options={useGolonganOptions()} optional />
      </div>
      <div className={classes.pair}>
        <PhoneField {...form.field('no_hp')} min={panjangTelepon.min} optional />
        <TextField {...form.field('email')} type="email" maxLength={200} optional />
      </div>
      <FileField {...form.field('foto')} accept={pictureKinds} optional />
    </div>
  )
}

/** Only the central office and superadmins may link a person to an auditor's account. */
function AkunSection({ form }: { form: SdmFormHandle }) {
  const options = useAkunOptions()
  if (!options) return null
  return (
    <Section title="Akun">
      <SelectField
        {...form.field('akun_id')}
        options={options}
        optional
        help="Untuk auditor PSAT: penunjukan tim audit membaca masa berlaku kompetensinya dari sini."
      />
    </Section>
  )
}
