import { kategoriLabels, kategoriSdm } from '@portal/domain/okkp/sdm/kompetensi'
import { documentKinds } from '@portal/domain/platform/files/files.contract'
import {
  type KompetensiKey,
  kompetensiBlank,
  kompetensiLabels,
  type SdmFormHandle,
} from '#okkp/sdm/form/sdm-form.ts'
import classes from '#okkp/sdm/sdm.module.css'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { FormRows } from '#platform/forms/FormRows.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { FileField } from '#platform/forms/files/FileField.tsx'

const kategoriOptions = kategoriSdm.map((value) => ({ value, label: kategoriLabels[value] }))

/** One block per competence. A person may have several or none. */
export function KompetensiFields({ form }: { form: SdmFormHandle }) {
  return (
    <FormRows
      noun="kompetensi"
      count={form.form.values.kompetensi?.length ?? 0}
      // The type allows only complete competences, and a new one has empty fields.
      add={() => form.form.insertListItem('kompetensi', kompetensiBlank as never)}
      remove={(index) => form.form.removeListItem('kompetensi', index)}
    >
      {(index, currentIndex) => (
        <KompetensiField
          form={form}
          index={index}
          onFile={(file) => {
            // The user may have moved or removed the competence during the upload of its certificate.
            if (currentIndex() >= 0) form.field(`kompetensi.${currentIndex()}.berkas`).onChange(file)
          }}
        />
      )}
    </FormRows>
  )
}

interface KompetensiFieldProps {
  form: SdmFormHandle
  index: number
  onFile: (file: unknown) => void
}

function KompetensiField({ form, index, onFile }: KompetensiFieldProps) {
  const field = (key: KompetensiKey) => ({
    ...form.field(`kompetensi.${index}.${key}`),
    label: kompetensiLabels[key],
  })
  return (
    <>
      <SelectField {...field('kategori')} options={kategoriOptions} />
      <TextField {...field('jenis')} maxLength={150} optional />
      <div className={classes.pair}>
        <TextField {...field('nomor')} maxLength={100} optional />
        <TextField {...field('lembaga')} maxLength={150} optional />
      </div>
      <div className={classes.pair}>
        <DateField {...field('terbit')} optional />
        <DateField {...field('berlaku_sampai')} optional help="Kosongkan bila berlaku tanpa batas waktu." />
      </div>
      <FileField {...field('berkas')} onChange={onFile} accept={documentKinds} optional />
    </>
  )
}
