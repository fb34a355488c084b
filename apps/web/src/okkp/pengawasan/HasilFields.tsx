import { Radio } from '@mantine/core'
import {
  hasilLabels,
  hasilPengawasan,
  sanksiLabels,
  sanksiPengawasan,
} from '@portal/domain/okkp/registrasi/registrasi.pengawasan'
import classes from '#okkp/pengawasan/pengawasan.module.css'
import type { PengawasanFormHandle } from '#okkp/pengawasan/pengawasan-form.ts'
import fields from '#okkp/registrasi/form/form.module.css'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { Fault } from '#platform/forms/fields.tsx'
import { FilesField } from '#platform/forms/files/FilesField.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'

/** Hides the sanction if the result conforms. */
export function HasilFields({ form }: { form: PengawasanFormHandle }) {
  const { hasil, sanksi, sanksi_diangkat } = form.form.values
  const field = form.field('hasil')
  const sanctionField = form.field('sanksi')

  function setSanction(next: unknown) {
    sanctionField.onChange(next)
    // A new sanction has not been lifted yet.
    form.form.setFieldValue('sanksi_diangkat', null)
    form.form.setFieldValue('alasan_diangkat', null)
  }

  return (
    <div className={fields.fields}>
      <Radio.Group
        label={field.label}
        value={typeof field.value === 'string' ? field.value : null}
        onChange={(next) => {
          field.onChange(next)
          if (next === 'sesuai' && sanksi !== 'tidak_ada') setSanction('tidak_ada')
        }}
        error={field.error ? <Fault>{field.error}</Fault> : undefined}
      >
        <div className={classes.choices}>
          {hasilPengawasan.map((value, index) => (
            <Radio
              key={value}
              value={value}
              label={hasilLabels[value]}
              {...(index === 0 ? { id: field.id } : {})}
            />
          ))}
        </div>
      </Radio.Group>
      {hasil === 'tidak_sesuai' && (
        <SelectField
          {...sanctionField}
          onChange={setSanction}
          options={sanksiPengawasan.map((value) => ({ value, label: sanksiLabels[value] }))}
          help={
            sanksi_diangkat
              ? 'Sanksi ini sudah diangkat; menggantinya berarti sanksi baru.'
              : 'Pembekuan dan pencabutan langsung terlihat di QR dan cek publik.'
          }
        />
      )}
      <TextareaField {...form.field('catatan')} optional />
      <FilesField {...form.field('lampiran')} />
    </div>
  )
}
