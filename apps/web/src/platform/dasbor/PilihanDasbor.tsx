import { useId } from 'react'
import classes from '#platform/dasbor/dasbor.module.css'

interface PilihanDasborProps {
  label: string
  name: string
  value: string
  /** Label of the empty option; omitted if the filter has no empty option. */
  semua?: string
  /** Undefined while loading. The filter keeps the value from the URL meanwhile. */
  options: readonly { id: number | string; nama: string }[] | undefined
  onChange: (value: string | undefined) => void
}

/** A dashboard filter that writes its value to the URL at once. */
export function PilihanDasbor({ label, name, value, semua, options, onChange }: PilihanDasborProps) {
  const id = useId()
  return (
    <div className={classes.filter}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      >
        {semua !== undefined && <option value="">{semua}</option>}
        {value !== '' && !options?.some((option) => String(option.id) === value) && (
          <option value={value}>{options ? value : '…'}</option>
        )}
        {options?.map((option) => (
          <option key={option.id} value={String(option.id)}>
            {option.nama}
          </option>
        ))}
      </select>
    </div>
  )
}
