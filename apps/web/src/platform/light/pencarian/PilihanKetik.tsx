import { useId, useState } from 'react'
import classes from '#platform/light/pencarian/pencarian.module.css'

interface PilihanKetikProps {
  label: string
  name: string
  value: string
  semua: string
  /** Undefined while loading. The field keeps the value from the URL meanwhile. */
  options: readonly { id: number | string; nama: string }[] | undefined
  onChange: (value: string) => void
}

const sameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** A select for long lists: the user types a few letters and the browser's datalist offers matches. */
export function PilihanKetik({ label, name, value, semua, options, onChange }: PilihanKetikProps) {
  const id = useId()
  const chosen = options?.find((option) => String(option.id) === value)?.nama ?? ''
  // Undefined while nobody types: the field then shows the selected option.
  const [typed, setTyped] = useState<string>()
  const unknown = typed !== undefined && typed.trim() !== '' && options !== undefined && !find(typed)

  function find(text: string) {
    return options?.find(({ nama }) => sameName(nama, text))
  }

  function type(text: string) {
    const next = text.trim() === '' ? '' : find(text)?.id.toString()
    setTyped(next === undefined || next === value ? text : undefined)
    if (next !== undefined && next !== value) onChange(next)
  }

  const [left, setLeft] = useState(false)
  const wrong = unknown && left
  return (
    <div className={classes.pilihan}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        list={`${id}-pilihan`}
        value={typed ?? chosen}
        placeholder={value !== '' && !options ? '…' : semua}
        autoComplete="off"
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-salah` : undefined}
        onFocus={() => setLeft(false)}
        onBlur={() => {
          setLeft(true)
          if (!unknown) setTyped(undefined)
        }}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {/* Without scripts the form submits the value from the URL through this hidden input. */}
      {value !== '' && <input type="hidden" name={name} value={value} />}
      <datalist id={`${id}-pilihan`}>
        {options?.map(({ id, nama }) => (
          <option key={id} value={nama} />
        ))}
      </datalist>
      {wrong && (
        <p id={`${id}-salah`} className={classes.salah} role="alert">
          Tidak ada “{typed}” dalam registri. Ketik beberapa huruf, lalu pilih dari daftar.
        </p>
      )}
    </div>
  )
}
