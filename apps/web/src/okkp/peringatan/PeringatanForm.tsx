import {
  type PeringatanForm as Isian,
  peringatanForm,
} from '@portal/domain/okkp/peringatan/peringatan.contract'
import { jenisPeringatan, jenisPeringatanLabels } from '@portal/domain/okkp/peringatan/peringatan.rules'
import { pictureKinds } from '@portal/domain/platform/files/files.contract'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { KecocokanIzin } from '#okkp/peringatan/KecocokanIzin.tsx'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import classes from '#platform/forms/Form.module.css'
import { Form } from '#platform/forms/Form.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { FileField } from '#platform/forms/files/FileField.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { Section } from '#platform/page/Section.tsx'
import type { RecordFormProps } from '#platform/record/record-definition.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { useProvinsiOptions } from '#platform/wilayah/use-wilayah-options.ts'

export type IsianPeringatan = { [K in keyof Isian]: Isian[K] | (K extends 'jenis' ? null : never) }

interface PeringatanFormProps extends RecordFormProps<Isian, IsianPeringatan> {
  /** True if a version is already published. The form then asks for a reason and fixes kind and region. */
  correcting: boolean
}

const labels = {
  jenis: 'Jenis',
  judul: 'Judul',
  pangan: 'Pangan',
  isi: 'Apa yang terjadi',
  saran: 'Apa yang harus dilakukan',
  bets: 'Bets atau kode produksi',
  nomor_izin: 'Nomor izin',
  provinsi_id: 'Wilayah',
  alasan: 'Alasan untuk umum',
  foto: 'Foto produk',
}

export function PeringatanForm(props: PeringatanFormProps) {
  const { initial, submitLabel, correcting, onSubmit, extraActions, ...rest } = props
  const nasional = scopeOf(useSignedInUser()).jenis === 'semua'
  const provinsi = useProvinsiOptions()
  const form = useZodForm({
    schema: peringatanForm,
    initialValues: initial,
    labels,
    ...rest,
    onSubmit: (values) => onSubmit(values as Isian),
  })
  return (
    <Form form={form} long submitLabel={submitLabel} extraActions={extraActions}>
      <Section title="Isi peringatan">
        <div className={classes.fields}>
          {correcting ? (
            <TextareaField
              {...form.field('alasan')}
              rows={2}
              help="Tampil di halaman peringatan dan di umpan."
            />
          ) : (
            <SelectField
              {...form.field('jenis')}
              options={jenisPeringatan.map((value) => ({ value, label: jenisPeringatanLabels[value] }))}
            />
          )}
          <TextField {...form.field('judul')} help="Pangan apa dan bahayanya apa, dalam satu kalimat." />
          <TextareaField {...form.field('isi')} rows={5} />
          <TextareaField
            {...form.field('saran')}
            rows={3}
            help="Bagi pembeli dan penjual, sejelas mungkin."
          />
        </div>
      </Section>
      <Section title="Pangan yang mana">
        <div className={classes.fields}>
          <TextField {...form.field('pangan')} help="Nama, merek, dan kemasan seperti pada label." />
          <TextField {...form.field('bets')} optional />
          <TextField
            {...form.field('nomor_izin')}
            optional
            help="Bila tercatat di registri, peringatan tampil juga di halaman izinnya."
          />
          <KecocokanIzin
            nomor={form.form.getValues().nomor_izin ?? null}
            pangan={form.form.getValues().pangan}
          />
          <FileField
            {...form.field('foto')}
            accept={pictureKinds}
            optional
            help="Kemasan dari depan, supaya orang mengenalinya."
          />
          {nasional && !correcting && (
            <SelectField
              {...form.field('provinsi_id')}
              options={provinsi.map(({ value, label }) => ({ value: Number(value), label }))}
              optional
              help="Kosongkan bila berlaku di seluruh Indonesia."
            />
          )}
        </div>
      </Section>
    </Form>
  )
}
