import { Button } from '@mantine/core'
import { kategoriLabels, kategoriSdm } from '@portal/domain/okkp/sdm/kompetensi'
import { documentKinds } from '@portal/domain/platform/files/files.contract'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import {
  type KompetensiKey,
  kompetensiBlank,
  kompetensiLabels,
  type SdmFormHandle,
} from '#okkp/sdm/form/sdm-form.ts'
import classes from '#okkp/sdm/sdm.module.css'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { FileField } from '#platform/forms/FileField.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { useRowIds } from '#platform/forms/use-row-ids.ts'

const kategoriOptions = kategoriSdm.map((value) => ({ value, label: kategoriLabels[value] }))

/** One block each; a person may have several, or none yet. */
export function KompetensiFields({ form }: { form: SdmFormHandle }) {
  const held = form.form.values.kompetensi ?? []
  const rows = useRowIds(held.length)
  return (
    <div className={classes.fields}>
      {rows.ids.map((id, index) => (
        <KompetensiField
          key={id}
          form={form}
          index={index}
          onFile={(file) => {
            // It may have moved or gone while its certificate was sent.
            const now = rows.indexOf(id)
            if (now >= 0) form.field(`kompetensi.${now}.berkas`).onChange(file)
          }}
          onRemove={() => {
            rows.remove(index)
            form.form.removeListItem('kompetensi', index)
          }}
        />
      ))}
      {held.length === 0 && <p className={classes.quiet}>Belum ada kompetensi.</p>}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
          // It starts with gaps, which the type of a finished one does not know.
          onClick={() => form.form.insertListItem('kompetensi', kompetensiBlank as never)}
        >
          Tambah kompetensi
        </Button>
      </div>
    </div>
  )
}

interface KompetensiFieldProps {
  form: SdmFormHandle
  index: number
  onFile: (file: unknown) => void
  onRemove: () => void
}

function KompetensiField({ form, index, onFile, onRemove }: KompetensiFieldProps) {
  const titleId = useId()
  const field = (key: KompetensiKey) => ({
    ...form.field(`kompetensi.${index}.${key}`),
    label: kompetensiLabels[key],
  })
  return (
    <fieldset className={classes.item} aria-labelledby={titleId}>
      <div className={classes.itemHead}>
        <h3 id={titleId}>Kompetensi {index + 1}</h3>
        <Button
          variant="subtle"
          color="red"
          size="sm"
          leftSection={<IconTrash size={16} stroke={1.75} aria-hidden="true" />}
          onClick={onRemove}
          aria-label={`Hapus kompetensi ${index + 1}`}
        >
          Hapus
        </Button>
      </div>
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
    </fieldset>
  )
}
