import { registrasiBaru } from '@portal/domain/okkp/registrasi/registrasi.schema'
import { documentKinds, pictureKinds } from '@portal/domain/platform/files/files.contract'
import { digitsOnly } from '@portal/domain/platform/forms/field-rules'
import { bagian, usesIn } from '#okkp/registrasi/bagian.ts'
import classes from '#okkp/registrasi/form/form.module.css'
import { KemajuanForm } from '#okkp/registrasi/form/KemajuanForm.tsx'
import { LetakFields } from '#okkp/registrasi/form/LetakFields.tsx'
import { RegistrasiField } from '#okkp/registrasi/form/RegistrasiField.tsx'
import {
  type IsianRegistrasi,
  labelsOf,
  type RegistrasiFormHandle,
} from '#okkp/registrasi/form/registrasi-form.ts'
import type { JenisRegistrasi } from '#okkp/registrasi/use-pilihan.ts'
import { Form } from '#platform/forms/Form.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { FileField } from '#platform/forms/files/FileField.tsx'
import { FilesField } from '#platform/forms/files/FilesField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { Section } from '#platform/page/Section.tsx'
import type { RecordFormProps } from '#platform/record/record-definition.ts'

interface RegistrasiFormProps extends RecordFormProps<IsianRegistrasi> {
  jenis: JenisRegistrasi
  frozen?: readonly string[]
}

/** Fields that a draft must not restore, because the page sets them. */
const fixed = ['id', 'jenis_registrasi_id']

/** One form for all kinds. The field table of the kind defines its fields. */
export function RegistrasiForm(props: RegistrasiFormProps) {
  const { jenis, initial, frozen = [], submitLabel, extraActions, ...rest } = props
  const form = useZodForm({
    schema: registrasiBaru,
    initialValues: initial as RegistrasiFormHandle['form']['values'],
    labels: labelsOf(jenis.id),
    draftOmit: [...fixed, ...frozen],
    ...rest,
  })
  return (
    <div className={classes.columns}>
      <Form form={form} long submitLabel={submitLabel} extraActions={extraActions}>
        <div>
          {bagian.map(({ judul, keys }) => (
            <Section key={judul} title={judul}>
              <div className={classes.fields}>
                {usesIn(jenis.id, keys).map((use) =>
                  use.key === 'kota_id' ? (
                    <LetakFields key={use.key} form={form} jenisId={jenis.id} />
                  ) : (
                    <RegistrasiField
                      key={use.key}
                      use={use}
                      form={form}
                      jenis={jenis}
                      disabled={frozen.includes(use.key)}
                    />
                  ),
                )}
                {keys.includes('unit_usaha') && <NibField form={form} disabled={frozen.includes('nib')} />}
              </div>
            </Section>
          ))}
          <Section title="Berkas">
            <BerkasFields form={form} signed={frozen.includes('sertifikat')} />
          </Section>
        </div>
      </Form>
      <KemajuanForm jenisId={jenis.id} values={form.form.values} />
    </div>
  )
}

function NibField({ form, disabled }: { form: RegistrasiFormHandle; disabled: boolean }) {
  const field = form.field('nib')
  return (
    <TextField
      {...field}
      onChange={(text) => field.onChange(digitsOnly(String(text)))}
      maxLength={13}
      disabled={disabled}
      optional
      help="13 angka. Akun usaha dengan NIB ini diberi tahu sebelum masa berlaku habis."
    />
  )
}

function BerkasFields({ form, signed }: { form: RegistrasiFormHandle; signed: boolean }) {
  return (
    <div className={classes.fields}>
      <FileField {...form.field('sertifikat')} accept={documentKinds} optional disabled={signed} />
      <FileField {...form.field('foto_kemasan')} accept={pictureKinds} optional />
      <FilesField {...form.field('lampiran')} />
    </div>
  )
}
