import { Button } from '@mantine/core'
import {
  aspekLabels,
  aspekPengawasan,
  tingkatTemuan,
} from '@portal/domain/okkp/registrasi/registrasi.pengawasan'
import { documentKinds } from '@portal/domain/platform/files/files.contract'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import classes from '#okkp/pengawasan/pengawasan.module.css'
import {
  blankFinding,
  type FindingKey,
  findingLabel,
  type PengawasanFormHandle,
} from '#okkp/pengawasan/pengawasan-form.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { FileField } from '#platform/forms/FileField.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useRowIds } from '#platform/forms/use-row-ids.ts'

const aspekOptions = aspekPengawasan.map((value) => ({ value, label: aspekLabels[value] }))
const tingkatOptions = tingkatTemuan.map((value) => ({ value, label: value }))

export function TemuanFields({ form }: { form: PengawasanFormHandle }) {
  const findings = form.form.values.temuan ?? []
  const rows = useRowIds(findings.length)
  return (
    <div className={classes.findings}>
      {rows.ids.map((id, index) => (
        <TemuanField
          key={id}
          form={form}
          index={index}
          onProof={(proof) => {
            // The finding may have moved or gone while its proof was sent.
            const now = rows.indexOf(id)
            if (now >= 0) form.field(`temuan.${now}.bukti`).onChange(proof)
          }}
          onRemove={() => {
            rows.remove(index)
            form.form.removeListItem('temuan', index)
          }}
        />
      ))}
      {findings.length === 0 && <p className={classes.quiet}>Belum ada temuan.</p>}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
          // It starts with gaps, which the type of a finished finding does not know.
          onClick={() => form.form.insertListItem('temuan', blankFinding as never)}
        >
          Tambah temuan
        </Button>
      </div>
    </div>
  )
}

interface TemuanFieldProps {
  form: PengawasanFormHandle
  index: number
  onProof: (proof: unknown) => void
  onRemove: () => void
}

function TemuanField({ form, index, onProof, onRemove }: TemuanFieldProps) {
  const titleId = useId()
  const field = (key: FindingKey) => ({ ...form.field(`temuan.${index}.${key}`), label: findingLabel(key) })
  return (
    <fieldset className={classes.finding} aria-labelledby={titleId}>
      <div className={classes.findingHead}>
        <h3 id={titleId}>Temuan {index + 1}</h3>
        <Button
          variant="subtle"
          color="red"
          size="sm"
          leftSection={<IconTrash size={16} stroke={1.75} aria-hidden="true" />}
          onClick={onRemove}
          aria-label={`Hapus temuan ${index + 1}`}
        >
          Hapus
        </Button>
      </div>
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
    </fieldset>
  )
}
