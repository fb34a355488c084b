import { fewestIcs, profilKotaForm, profilProvinsiForm } from '@portal/domain/pasar/profil/profil.schema'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { PasarField } from '#pasar/pasar/PasarField.tsx'
import { DokumenFields } from '#pasar/profil/DokumenFields.tsx'
import { type IsianKota, type IsianProvinsi, labels } from '#pasar/profil/profil-form.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import classes from '#platform/forms/Form.module.css'
import { Form } from '#platform/forms/Form.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { NumberField } from '#platform/forms/NumberField.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { type FieldBinding, useZodForm } from '#platform/forms/use-zod-form.ts'
import { Section } from '#platform/page/Section.tsx'
import type { RecordFormProps } from '#platform/record/record-definition.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { useProvinsiOptions } from '#platform/wilayah/use-wilayah-options.ts'

type Field = (name: keyof typeof labels) => FieldBinding

export function ProfilKotaForm({ initial, submitLabel, extraActions, ...rest }: RecordFormProps<IsianKota>) {
  const form = useZodForm({ schema: profilKotaForm, initialValues: initial, labels, ...rest })
  const field = form.field as Field
  return (
    <Form form={form} long submitLabel={submitLabel} extraActions={extraActions}>
      <div>
        <Section title="Pasar dan tahun">
          <div className={classes.fields}>
            <PasarField {...field('pasar_id')} />
            <NumberField {...field('tahun_program')} plain />
          </div>
        </Section>
        <Section title="Tim Teknis dan Tim ICS">
          <div className={classes.fields}>
            <TimFields field={field} />
            <TextField {...field('sk_ics')} optional />
            <TextareaField
              {...field('anggota_ics')}
              optional
              help={`Satu nama tiap baris; paling sedikit ${fewestIcs} petugas pasar.`}
            />
            <TextareaField {...field('jadwal_uji')} rows={2} optional />
            <AnggaranFields field={field} />
          </div>
        </Section>
        <Section title="Kelengkapan dokumen">
          <DokumenFields
            varian="kota"
            value={(form.form.values.list_doc ?? []) as never}
            field={form.field}
          />
        </Section>
      </div>
    </Form>
  )
}

export function ProfilProvinsiForm(props: RecordFormProps<IsianProvinsi>) {
  const { initial, submitLabel, extraActions, ...rest } = props
  const form = useZodForm({ schema: profilProvinsiForm, initialValues: initial, labels, ...rest })
  const everywhere = scopeOf(useSignedInUser()).jenis === 'semua'
  const provinsi = useProvinsiOptions()
  const field = form.field as Field
  return (
    <Form form={form} long submitLabel={submitLabel} extraActions={extraActions}>
      <div>
        <Section title="Tahun program">
          <div className={classes.fields}>
            {everywhere && <SelectField {...field('provinsi_id')} options={provinsi} />}
            <NumberField {...field('tahun_program')} plain />
          </div>
        </Section>
        <Section title="Tim Pembina">
          <div className={classes.fields}>
            <TimFields field={field} />
            <TextareaField {...field('rencana_supervisi')} optional />
            <TextareaField {...field('rekap_capaian')} optional />
            <AnggaranFields field={field} />
          </div>
        </Section>
        <Section title="Kelengkapan dokumen">
          <DokumenFields
            varian="provinsi"
            value={(form.form.values.list_doc ?? []) as never}
            field={form.field}
          />
        </Section>
      </div>
    </Form>
  )
}

function TimFields({ field }: { field: Field }) {
  return (
    <>
      <TextField {...field('sk_tim')} optional />
      <TextField {...field('ketua_tim')} optional />
      <TextareaField {...field('anggota_tim')} optional help="Satu anggota tiap baris." />
    </>
  )
}

function AnggaranFields({ field }: { field: Field }) {
  return (
    <>
      <NumberField {...field('anggaran_apbn')} optional help="Dalam rupiah." />
      <NumberField {...field('anggaran_apbd')} optional help="Dalam rupiah." />
      <TextareaField {...field('catatan')} rows={2} optional />
    </>
  )
}
