import { SegmentedControl } from '@mantine/core'
import {
  dokumenOf,
  type IsianDokumen,
  persentaseOf,
  statusDokumen,
  type VarianProfil,
} from '@portal/domain/pasar/profil/dokumen'
import { documentKinds } from '@portal/domain/platform/files/files.contract'
import { formatPercent } from '@portal/domain/platform/format'
import classes from '#pasar/profil/profil.module.css'
import { TextField } from '#platform/forms/fields.tsx'
import { FileField } from '#platform/forms/files/FileField.tsx'
import type { FieldBinding } from '#platform/forms/use-zod-form.ts'

interface DokumenFieldsProps {
  varian: VarianProfil
  value: readonly IsianDokumen[]
  field: (path: `list_doc.${string}`) => FieldBinding
}

const options = statusDokumen.map((value) => ({ value, label: value }))

/** Checklist with one line per document: the status, and the file and note once the document has a status. */
export function DokumenFields({ varian, value, field }: DokumenFieldsProps) {
  const kinds = dokumenOf(varian)
  const ada = value.filter(({ status }) => status === 'Ada').length
  const { persentase_total } = persentaseOf(ada, kinds.length)
  return (
    <div>
      <p role="status" className={classes.progress}>
        {ada} dari {kinds.length} dokumen ada ({formatPercent(persentase_total, 2)}).
      </p>
      <ol className={classes.documents}>
        {kinds.map(({ kode, nama }, index) => (
          <li key={kode}>
            <Dokumen nama={`${kode}. ${nama}`} field={(name) => field(`list_doc.${index}.${name}`)} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function Dokumen({ nama, field }: { nama: string; field: (name: keyof IsianDokumen) => FieldBinding }) {
  const status = field('status')
  const value = typeof status.value === 'string' ? status.value : 'Belum'
  return (
    <fieldset className={classes.document}>
      <legend>{nama}</legend>
      <SegmentedControl
        aria-label={`Status ${nama}`}
        data={options}
        value={value}
        onChange={status.onChange}
        fullWidth
      />
      {value !== 'Belum' && (
        <>
          <FileField {...field('berkas')} label={`Berkas ${nama}`} accept={documentKinds} optional />
          <TextField {...field('catatan')} label="Catatan" optional />
        </>
      )}
    </fieldset>
  )
}
