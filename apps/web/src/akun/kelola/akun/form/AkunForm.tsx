import { pictureKinds } from '@portal/domain/platform/files/files.contract'
import { panjangTelepon } from '@portal/domain/platform/forms/field-rules'
import type { Role } from '@portal/domain/platform/roles'
import type { ReactNode } from 'react'
import { Form } from '#platform/forms/Form.tsx'
import { PhoneField, TextField } from '#platform/forms/fields.tsx'
import { FileField } from '#platform/forms/files/FileField.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { Section } from '#platform/page/Section.tsx'
import classes from './AkunForm.module.css'
import { type FormAkun, formAkun, type IsianAkun, labelAkun } from './akun-form.ts'
import { PeranWilayah } from './PeranWilayah.tsx'
import { SandiPertama } from './SandiPertama.tsx'

interface AkunFormProps {
  initial: IsianAkun
  /** Roles to choose from. The form hides the field if there is only one role. */
  roles: readonly Role[]
  /** Key of the draft in this browser. An existing account has no draft. */
  draftKey?: string
  submitLabel: string
  onSubmit: (account: FormAkun) => Promise<void>
  extraActions?: ReactNode
}

export function AkunForm({ initial, roles, draftKey, submitLabel, onSubmit, extraActions }: AkunFormProps) {
  const isNew = initial.cara_sandi !== 'tetap'
  const form = useZodForm({
    schema: formAkun,
    initialValues: initial,
    labels: labelAkun,
    onSubmit,
    ...(draftKey ? { draftKey, draftOmit: ['password'] } : {}),
  })
  return (
    <Form form={form} long submitLabel={submitLabel} extraActions={extraActions}>
      <div>
        <Section title="Identitas">
          <div className={classes.fields}>
            <TextField {...form.field('nama')} autoComplete="off" maxLength={150} />
            <TextField
              {...form.field('username')}
              maxLength={60}
              help="Dipakai untuk masuk. Huruf, angka, titik, garis bawah, tanda hubung, atau @; tanpa spasi."
            />
            <TextField
              {...form.field('email')}
              type="email"
              optional
              help="Untuk pemberitahuan dan tautan lupa kata sandi."
            />
            <PhoneField {...form.field('no_telp')} min={panjangTelepon.min} optional />
          </div>
        </Section>
        {roles.length > 1 && <PeranWilayah form={form} roles={roles} isNew={isNew} />}
        {isNew && <SandiPertama form={form} />}
        <Section title="Keterangan lain">
          <div className={classes.fields}>
            <TextField {...form.field('duduk_lembaga')} optional maxLength={200} />
            <TextareaField {...form.field('alamat')} optional rows={2} />
            <FileField {...form.field('photo')} optional accept={pictureKinds} />
          </div>
        </Section>
      </div>
    </Form>
  )
}
