import { useId } from 'react'
import classes from '#platform/light/pencarian/pencarian.module.css'

interface PilihanCariProps {
  label: string
  name: string
  value: string
  /** Label of the empty option; omitted if there is no empty option. */
  semua?: string
  /** Undefined while loading. The field keeps the value from the URL meanwhile. */
  options: readonly { id: number | string; nama: string }[] | undefined
  onChange: (value: string) => void
}

export function PencarianOptions({ label, name, value, semua, options, onChange }: PilihanCariProps) {
  const id = useId()
  return (
    <div className={classes.pilihan}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {semua !== undefined && <option value="">{semua}</option>}
        {!options && value !== '' && <option value={value}>…</option>}
        {options?.map(({ id, nama }) => (
          <option key={id} value={String(id)}>
            {nama}
          </option>
        ))}
      </select>
    </div>
  )
}
