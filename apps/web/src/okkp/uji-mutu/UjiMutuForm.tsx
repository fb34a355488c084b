import {
  berasOf,
  type JenisBeras,
  jenisBeras,
  jenisBerasLabels,
  kelasManualIds,
  kelasMutuLabels,
} from '@portal/domain/okkp/uji-mutu/kelas-mutu'
import { ujiMutuForm } from '@portal/domain/okkp/uji-mutu/uji-mutu.schema'
import { dayInJakarta } from '@portal/domain/platform/format'
import { useKomoditas } from '#okkp/komoditas/use-komoditas.ts'
import { LetakUjiFields } from '#okkp/pengujian/LetakUjiFields.tsx'
import classes from '#okkp/registrasi/form/form.module.css'
import { UkuranFields } from '#okkp/uji-mutu/UkuranFields.tsx'
import { type IsianMutu, type MutuFormHandle, mutuLabels } from '#okkp/uji-mutu/uji-mutu-form.ts'
import { useAturanMutu } from '#okkp/uji-mutu/use-uji-mutu.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { Form } from '#platform/forms/Form.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { type Blank, useZodForm } from '#platform/forms/use-zod-form.ts'
import { Section } from '#platform/page/Section.tsx'
import type { RecordFormProps } from '#platform/record/record-definition.ts'

type UjiMutuFormProps = RecordFormProps<IsianMutu, Blank<IsianMutu>>

export function UjiMutuForm({ initial, submitLabel, extraActions, ...rest }: UjiMutuFormProps) {
  const form = useZodForm({ schema: ujiMutuForm, initialValues: initial, labels: mutuLabels, ...rest })
  return (
    <Form form={form} long submitLabel={submitLabel} extraActions={extraActions}>
      <div>
        <Section title="Sampel">
          <div className={classes.fields}>
            <KomoditasFields form={form} />
            <TextField {...form.field('komoditas_tambahan')} optional maxLength={200} />
            <TextField {...form.field('merek')} optional maxLength={200} />
            <TextField {...form.field('lokasi_sampel')} maxLength={500} />
            <LetakUjiFields
              provinsi={form.field('provinsi_id')}
              kota={form.field('kota_id')}
              tujuan={form.field('created_for')}
            />
          </div>
        </Section>
        <Section title="Pengujian">
          <div className={classes.fields}>
            <TextField {...form.field('lembaga')} maxLength={200} />
            <DateField {...form.field('tanggal')} maxDate={dayInJakarta(new Date())} />
            <TextField {...form.field('metode_uji')} optional maxLength={200} />
          </div>
        </Section>
        <KelasSection form={form} />
        <Section title="Catatan">
          <TextareaField {...form.field('catatan')} optional />
        </Section>
      </div>
    </Form>
  )
}

/** A rice commodity sets the kind of rice. Other commodities have none. */
function KomoditasFields({ form }: { form: MutuFormHandle }) {
  const komoditas = useKomoditas()
  const field = form.field('komoditas_id')
  const beras = form.form.values.jenis_beras

  function choose(next: unknown) {
    field.onChange(next)
    const nama = komoditas.find(({ id }) => id === next)?.nama
    form.form.setFieldValue('jenis_beras', (nama === undefined ? undefined : berasOf(nama)) ?? null)
    form.form.setFieldValue('kelas_mutu_id', null)
  }

  return (
    <>
      <SelectField
        {...field}
        onChange={choose}
        placeholder="Pilih atau ketik nama"
        options={komoditas.map(({ id, nama }) => ({ value: id, label: nama }))}
      />
      {beras && (
        <SelectField
          {...form.field('jenis_beras')}
          options={jenisBeras.map((value) => ({ value, label: jenisBerasLabels[value] }))}
          help="Beras pecah kulit, merah, dan hitam tidak dinilai derajat sosohnya."
        />
      )}
    </>
  )
}

function KelasSection({ form }: { form: MutuFormHandle }) {
  const { data: aturan } = useAturanMutu()
  const { komoditas_id, jenis_beras: beras } = form.form.values
  if (komoditas_id === null) {
    return (
      <Section title="Kelas mutu">
        <p>Pilih komoditas lebih dahulu.</p>
      </Section>
    )
  }
  if (!beras) return <KelasManual form={form} />
  return (
    <Section
      title="Hasil ukur beras"
      text="Kelas dihitung dari hasil ukur menurut Perbadan 2/2023, Lampiran II."
    >
      <div className={classes.fields}>
        {aturan && <UkuranFields form={form} aturan={aturan} beras={beras as JenisBeras} />}
      </div>
    </Section>
  )
}

function KelasManual({ form }: { form: MutuFormHandle }) {
  return (
    <Section
      title="Kelas mutu"
      text="Untuk selain beras kelasnya Anda tetapkan menurut standar komoditasnya."
    >
      <div className={classes.fields}>
        <SelectField
          {...form.field('kelas_mutu_id')}
          options={kelasManualIds.map((value) => ({ value, label: kelasMutuLabels[value] }))}
        />
        <TextField {...form.field('dasar_kelas')} maxLength={300} help="Misalnya SNI 8926:2020 Jagung." />
        <TextareaField {...form.field('hasil_ukur')} optional />
      </div>
    </Section>
  )
}
