import { ujiLabForm } from '@portal/domain/okkp/uji-lab/uji-lab.schema'
import { dayInJakarta } from '@portal/domain/platform/format'
import pengawasan from '#okkp/pengawasan/pengawasan.module.css'
import { LetakUjiFields } from '#okkp/pengujian/LetakUjiFields.tsx'
import { NoRegistrasiField } from '#okkp/pengujian/NoRegistrasiField.tsx'
import fields from '#okkp/registrasi/form/form.module.css'
import { useKomoditasOptions } from '#okkp/registrasi/use-pilihan.ts'
import { HasilFields } from '#okkp/uji-lab/HasilFields.tsx'
import { type IsianUjiLab, type UjiLabFormHandle, ujiLabLabels } from '#okkp/uji-lab/uji-lab-form.ts'
import { useJenisUji } from '#okkp/uji-lab/use-uji-lab.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { Form } from '#platform/forms/Form.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { FileField } from '#platform/forms/files/FileField.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { type Blank, useZodForm } from '#platform/forms/use-zod-form.ts'
import { Section } from '#platform/page/Section.tsx'
import type { RecordFormProps } from '#platform/record/record-definition.ts'

interface UjiLabFormProps extends RecordFormProps<IsianUjiLab, Blank<IsianUjiLab>> {
  /** A change requires a reason, a new test does not. */
  correcting: boolean
}

export function UjiLabForm({ initial, correcting, submitLabel, extraActions, ...rest }: UjiLabFormProps) {
  const form = useZodForm({ schema: ujiLabForm, initialValues: initial, labels: ujiLabLabels, ...rest })
  return (
    <Form form={form} long submitLabel={submitLabel} extraActions={extraActions}>
      <div>
        <SampelSection form={form} />
        <Section
          title="Hasil uji"
          text="Satu kartu satu parameter. Batas dan putusannya dicari dari peraturan."
        >
          <HasilFields form={form} />
        </Section>
        <CustodySection form={form} />
        <LaporanSection form={form} />
        {correcting && (
          <Section title="Alasan perubahan" text="Tampil di riwayat bersama nama Anda dan apa yang berubah.">
            <TextareaField {...form.field('alasan_perubahan')} rows={2} />
          </Section>
        )}
      </div>
    </Form>
  )
}

const today = () => dayInJakarta(new Date())

function SampelSection({ form }: { form: UjiLabFormHandle }) {
  const jenis = useJenisUji().data ?? []
  const chosen = form.field('jenis_uji_lab_id')

  /** Clears the parameters, because the server refuses parameters of another kind. */
  function choose(next: unknown) {
    chosen.onChange(next)
    form.form.values.multiple_parameter?.forEach((_hasil, index) => {
      form.field(`multiple_parameter.${index}.parameter_id`).onChange(null)
    })
  }

  return (
    <Section title="Sampel">
      <div className={fields.fields}>
        <SelectField
          {...chosen}
          onChange={choose}
          options={jenis.map(({ id, nama }) => ({ value: id, label: nama }))}
        />
        <div className={pengawasan.pair}>
          <SelectField {...form.field('komoditas_id')} options={useKomoditasOptions()} />
          <TextField
            {...form.field('komoditas_tambahan')}
            optional
            maxLength={200}
            help="Mis. varietas atau merek."
          />
        </div>
        <div className={pengawasan.pair}>
          <DateField {...form.field('tanggal')} maxDate={today()} />
          <TextField
            {...form.field('kode_sampel')}
            optional
            maxLength={60}
            help="Dibuat oleh portal bila dikosongkan."
          />
        </div>
        <TextField {...form.field('lokasi_sampel')} optional maxLength={300} />
        <LetakUjiFields
          provinsi={form.field('provinsi_id')}
          kota={form.field('kota_id')}
          tujuan={form.field('created_for')}
        />
        <NoRegistrasiField
          {...form.field('no_registrasi')}
          optional
          help="Bila produknya terdaftar. Ketik nomornya, atau cari menurut unit usaha atau merek."
        />
      </div>
    </Section>
  )
}

const steps = [
  ['diambil_oleh', 'diambil_pada'],
  ['diserahkan_oleh', 'diserahkan_pada'],
  ['diterima_oleh', 'diterima_pada'],
] as const

function CustodySection({ form }: { form: UjiLabFormHandle }) {
  return (
    <Section
      title="Rantai penyerahan"
      text="Siapa yang mengambil, menyerahkan, dan menerima sampel, serta kapan."
    >
      <div className={fields.fields}>
        {steps.map(([by, on]) => (
          <div key={by} className={pengawasan.pair}>
            <TextField {...form.field(by)} optional maxLength={200} />
            <DateField {...form.field(on)} optional maxDate={today()} />
          </div>
        ))}
      </div>
    </Section>
  )
}

function LaporanSection({ form }: { form: UjiLabFormHandle }) {
  return (
    <Section title="Laboratorium dan laporan">
      <div className={fields.fields}>
        <div className={pengawasan.pair}>
          <TextField {...form.field('laboratorium')} optional maxLength={200} />
          <TextField {...form.field('no_lhu')} optional maxLength={100} />
        </div>
        <FileField {...form.field('lhu')} accept={['pdf']} optional />
        <div className={pengawasan.pair}>
          <TextField {...form.field('lembaga')} optional maxLength={200} help="Kantor yang meminta uji." />
          <TextField {...form.field('referensi_bmr')} optional maxLength={300} />
        </div>
        <TextareaField {...form.field('note')} rows={2} optional />
      </div>
    </Section>
  )
}
