import {
  aspekLabels,
  aspekPengawasan,
  tingkatTemuan,
} from '@portal/domain/okkp/registrasi/registrasi.pengawasan'
import { documentKinds } from '@portal/domain/platform/files/files.contract'
import classes from '#okkp/pengawasan/pengawasan.module.css'
import {
  blankFinding,
  type FindingKey,
  findingLabel,
  type PengawasanFormHandle,
} from '#okkp/pengawasan/pengawasan-form.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { FormRows } from '#platform/forms/FormRows.tsx'
import { FileField } from '#platform/forms/files/FileField.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'

const aspekOptions = aspekPengawasan.map((value) => ({ value, label: aspekLabels[value] }))
const tingkatOptions = tingkatTemuan.map((value) => ({ value, label: value }))

export function TemuanFields({ form }: { form: PengawasanFormHandle }) {
  return (
    <FormRows
      noun="temuan"
      count={form.form.values.temuan?.length ?? 0}
      // A new finding has empty fields, which the type of a complete finding does not allow.
      add={() => form.form.insertListItem('temuan', blankFinding as never)}
      remove={(index) => form.form.removeListItem('temuan', index)}
    >
      {(index, currentIndex) => (
        <TemuanField
          form={form}
          index={index}
          onProof={(proof) => {
            // The user may have moved or removed the finding during the upload of its proof.
            if (currentIndex() >= 0) form.field(`temuan.${currentIndex()}.bukti`).onChange(proof)
          }}
        />
      )}
    </FormRows>
  )
}

interface TemuanFieldProps {
  form: PengawasanFormHandle
  index: number
  onProof: (proof: unknown) => void
}

function TemuanField({ form, index, onProof }: TemuanFieldProps) {
  const field = (key: FindingKey) => ({ ...form.field(`temuan.${index}.${key}`), label: findingLabel(key) })
  return (
    <>
      <div className={classes.pair}>
        <SelectField {...field('aspek')} options={aspekOptions} />
        <SelectField {...field('tingkat')} options={tingkatOptions} />
      </div>
      <TextareaField {...field('uraian')} rows={2} />
      <TextareaField {...field('tindak_lanjut')} rows={2} optional />
      <div className={classes.pair}>
        <DateField {...field('batas_waktu')} optional />
        <DateField {...field('selesai')} optional />
      </div>
      <FileField {...field('bukti')} onChange={onProof} accept={documentKinds} optional />
    </>
  )
}
