import { Autocomplete, Checkbox, MultiSelect, Radio } from '@mantine/core'
import type { Komoditas } from '@portal/domain/okkp/komoditas/komoditas.schema'
import { useState } from 'react'
import { useKomoditas } from '#okkp/index.ts'
import { type CommonField, Fault, inputProps } from '#platform/forms/fields.tsx'
import classes from '#psat/data-usaha/DataUsaha.module.css'

const asText = (value: unknown) => (typeof value === 'string' ? value : '')
const separator = ', '

/** Multiple choice that is stored as one line of text ("Pencucian, Pengemasan"). */
export function GabunganField({ options, ...field }: CommonField & { options: readonly string[] }) {
  const chosen = asText(field.value).split(separator).filter(Boolean)
  // Stored values outside the options stay selectable.
  const data = [...new Set([...options, ...chosen])]
  return (
    <MultiSelect
      {...inputProps({ ...field, placeholder: chosen.length === 0 ? 'Pilih satu atau lebih' : '' })}
      data={data}
      value={chosen}
      onChange={(next) => field.onChange(next.join(separator))}
      onBlur={field.onBlur}
      hidePickedOptions
    />
  )
}

/** Same as `GabunganField` for short lists: shows all options as checkboxes. */
export function CentangField({ options, ...field }: CommonField & { options: readonly string[] }) {
  const chosen = asText(field.value).split(separator).filter(Boolean)
  const { label, description } = inputProps(field)
  return (
    <Checkbox.Group
      id={field.id}
      tabIndex={-1}
      label={label}
      description={description}
      error={field.error ? <Fault>{field.error}</Fault> : undefined}
      value={chosen}
      onChange={(next) => field.onChange(next.join(separator))}
    >
      <div className={classes.radios}>
        {[...new Set([...options, ...chosen])].map((option) => (
          <Checkbox key={option} value={option} label={option} />
        ))}
      </div>
    </Checkbox.Group>
  )
}

interface NamaKomoditasProps extends CommonField {
  onKomoditas: (komoditas: Komoditas | undefined) => void
}

/** Names a commodity of the master, or one that the master does not know. Staff see the difference. */
export function NamaKomoditasField({ onKomoditas, ...field }: NamaKomoditasProps) {
  const komoditas = useKomoditas()
  const [typing, setTyping] = useState(false)
  const text = asText(field.value).trim()
  const namedBy = (typed: string) => {
    const asked = typed.trim().toLowerCase()
    return (
      komoditas.find(({ nama }) => nama.toLowerCase() === asked) ??
      komoditas.find(({ alias }) => alias.some((lain) => lain.toLowerCase() === asked))
    )
  }
  const lainnya = text !== '' && !typing && komoditas.length > 0 && !namedBy(text)
  return (
    <Autocomplete
      {...inputProps({
        placeholder: 'Ketik nama, lalu pilih dari daftar',
        ...field,
        help: lainnya
          ? `“${text}” tidak ada di daftar komoditas. Pilih nama dari daftar; bila memang tidak ada, namanya dicatat sebagai lainnya dan diperiksa petugas.`
          : field.help,
      })}
      data={[...new Set(komoditas.map(({ nama }) => nama))]}
      limit={50}
      value={asText(field.value)}
      onFocus={() => setTyping(true)}
      onChange={(next) => {
        field.onChange(next)
        onKomoditas(namedBy(next))
      }}
      onBlur={(event) => {
        setTyping(false)
        const known = namedBy(text)
        if (known?.nama.toLowerCase() === text.toLowerCase()) field.onChange(known.nama)
        field.onBlur(event)
      }}
    />
  )
}

interface RadioFieldProps extends CommonField {
  options: readonly { value: string | boolean; label: string }[]
}

export function RadioField({ options, ...field }: RadioFieldProps) {
  const { label, description } = inputProps(field)
  return (
    <Radio.Group
      id={field.id}
      tabIndex={-1}
      label={label}
      description={description}
      error={field.error ? <Fault>{field.error}</Fault> : undefined}
      value={field.value === null || field.value === undefined ? '' : String(field.value)}
      onChange={(next) => field.onChange(options.find(({ value }) => String(value) === next)?.value)}
    >
      <div className={classes.radios}>
        {options.map((option) => (
          <Radio key={String(option.value)} value={String(option.value)} label={option.label} />
        ))}
      </div>
    </Radio.Group>
  )
}
