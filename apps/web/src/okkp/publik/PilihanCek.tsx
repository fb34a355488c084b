import { useId } from 'react'
import classes from '#okkp/publik/cek.module.css'

interface PilihanCekProps {
  label: string
  name: string
  value: string
  /** What the empty choice is called; left out where there is none. */
  semua?: string
  /** Undefined while they are on their way; the choice in the address is kept meanwhile. */
  options: readonly { id: number | string; nama: string }[] | undefined
}

export function PilihanCek({ label, name, value, semua, options }: PilihanCekProps) {
  const id = useId()
  return (
    <div className={classes.pilihan}>
      <label htmlFor={id}>{label}</label>
      {/* A list that arrives later has to find its choice again, which an uncontrolled select does on a new key. */}
      <select key={options ? 'siap' : 'menunggu'} id={id} name={name} defaultValue={value}>
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
