import { Select } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import classes from '#okkp/beranda/beranda.module.css'
import { type Ukuran, ukuran } from '#okkp/dasbor/registrasi-wilayah.ts'
import { useJenisRegistrasi } from '#okkp/registrasi/use-pilihan.ts'
import { clearButton } from '#platform/forms/clear-button.ts'
import { DateRangeInput } from '#platform/forms/dates/date-fields.tsx'
import { useSearchChange } from '#platform/routing/use-search-change.ts'

const ukuranOptions = (Object.keys(ukuran) as Ukuran[]).map((value) => ({
  value,
  label: ukuran[value].label,
}))

/** Filters of the map: measure, kind and issue dates. The address stores them. */
export function PetaSaringan() {
  const {
    ukuran: what = 'berlaku',
    jenis,
    start_terbit: start,
    end_terbit: end,
  } = useSearch({ from: '/okkp/admin/' })
  const change = useSearchChange<'/okkp/admin/'>()
  const kinds = useJenisRegistrasi().data ?? []
  return (
    <div className={classes.filters}>
      <Select
        aria-label="Yang dihitung"
        data={ukuranOptions}
        value={what}
        onChange={(next) => {
          const chosen = ukuranOptions.find(({ value }) => value === next)?.value
          void change({ ukuran: chosen === 'berlaku' ? undefined : chosen }, { stay: true })
        }}
      />
      <Select
        aria-label="Jenis registrasi"
        placeholder="Semua jenis"
        data={kinds.map(({ id, nama }) => ({ value: String(id), label: nama }))}
        value={jenis === undefined ? null : String(jenis)}
        onChange={(next) => void change({ jenis: next === null ? undefined : Number(next) }, { stay: true })}
        clearable
        clearButtonProps={clearButton('jenis registrasi')}
      />
      <DateRangeInput
        label="Tanggal terbit"
        hideLabel
        value={start && end ? { start, end } : undefined}
        onChange={(range) =>
          void change({ start_terbit: range?.start, end_terbit: range?.end }, { stay: true })
        }
      />
    </div>
  )
}
