import { useId, useState } from 'react'
import { type Cek, type FilterCek, menurut } from '#okkp/publik/check-search.ts'
import { useJenisPublik, useKomoditasPublik, useProvinsiPublik } from '#okkp/publik/use-publik.ts'
import buttons from '#platform/light/button.module.css'
import { PencarianBox } from '#platform/light/pencarian/PencarianBox.tsx'
import { PencarianOptions } from '#platform/light/pencarian/PencarianOptions.tsx'
import { PilihanKetik } from '#platform/light/pencarian/PilihanKetik.tsx'
import classes from '#platform/light/pencarian/pencarian.module.css'
import { useFilledBefore } from '#platform/rendering/use-filled-before.ts'

const statusOptions = [
  { id: 'valid', nama: 'Berlaku' },
  { id: 'segera_habis', nama: 'Segera habis' },
  { id: 'tidak_berlaku', nama: 'Tidak berlaku' },
]

const menurutOf = (value: string | undefined) => menurut.find(({ name }) => name === value)?.name

const pusat = { id: 0, nama: 'Terbitan OKKP Pusat' }

interface CekFormProps {
  cek: Cek
  onCek: (cek: Cek) => void
}

/** Search form with one text box and several lists. A choice in a list searches at once. */
export function CekForm({ cek, onCek }: CekFormProps) {
  const id = useId()
  const chosen = Object.keys(cek.filters).length
  const [open, setOpen] = useState(false)
  const [isian, setIsian] = useState(cek)
  const asked = JSON.stringify({ ...cek, page: 1, detail: undefined })
  const [shown, setShown] = useState(asked)
  // Browser back and forward change the address, so the fields follow the address.
  if (asked !== shown) {
    setShown(asked)
    // Without search text the address does not contain the search field, so the form keeps its own choice.
    setIsian({ ...cek, menurut: cek.kata === '' ? isian.menurut : cek.menurut })
  }

  function ask(next: Cek) {
    setIsian(next)
    onCek({ ...next, kata: next.kata.trim(), page: 1, detail: undefined })
  }

  // The commodity list is the longest, so the browser fetches it only when the user comes near the field.
  const [near, setNear] = useState(cek.filters.komoditas_id !== undefined)
  const form = useFilledBefore(({ kata = isian.kata, menurut: by, ...filters }) => {
    const next = { ...isian, kata, menurut: menurutOf(by) ?? isian.menurut }
    if (by === undefined && Object.keys(filters).length === 0) setIsian(next)
    else ask({ ...next, filters: { ...isian.filters, ...filters } })
  })

  return (
    <form
      ref={form}
      action="/okkp/registrasi"
      className={classes.form}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
      onSubmit={(event) => {
        event.preventDefault()
        ask(isian)
      }}
    >
      <PencarianBox
        label="Nomor izin, nama usaha, atau nama pangan"
        tombol="Periksa"
        name="kata"
        value={isian.kata}
        onChange={(kata) => setIsian({ ...isian, kata })}
      />
      {/* Phones hide the lists behind this button. Wider screens always show them. */}
      <button
        type="button"
        className={`${buttons.button} ${classes.fold}`}
        data-kind="plain"
        data-size="lg"
        aria-expanded={open}
        aria-controls={`${id}-saringan`}
        onClick={() => setOpen(!open)}
      >
        {chosen > 0 ? `Saringan (${chosen})` : 'Saringan'}
      </button>
      <div id={`${id}-saringan`} className={classes.filters} data-open={open || undefined}>
        <PencarianOptions
          label="Cari pada"
          name="menurut"
          value={isian.menurut}
          options={menurut.map(({ name, label }) => ({ id: name, nama: label }))}
          onChange={(value) => ask({ ...isian, menurut: menurutOf(value) ?? 'search' })}
        />
        <FilterCekFields
          filters={isian.filters}
          withKomoditas={near}
          onChange={(name, value) => ask({ ...isian, filters: { ...isian.filters, [name]: value } })}
        />
      </div>
    </form>
  )
}

interface FilterCekFieldsProps {
  filters: Cek['filters']
  withKomoditas: boolean
  onChange: (name: FilterCek, value: string) => void
}

function FilterCekFields({ filters, withKomoditas, onChange }: FilterCekFieldsProps) {
  const jenis = useJenisPublik()
  const provinsi = useProvinsiPublik()
  const komoditas = useKomoditasPublik(withKomoditas)
  const lists: { name: FilterCek; label: string; semua: string; options: Options | undefined }[] = [
    { name: 'jenis_registrasi_id', label: 'Jenis', semua: 'Semua jenis', options: jenis },
    {
      name: 'provinsi_id',
      label: 'Provinsi',
      semua: 'Semua provinsi',
      options: provinsi && [pusat, ...provinsi],
    },
    { name: 'status', label: 'Status', semua: 'Semua status', options: statusOptions },
  ]
  return (
    <>
      {lists.map(({ name, ...list }) => (
        <PencarianOptions
          key={name}
          {...list}
          name={name}
          value={filters[name] ?? ''}
          onChange={(value) => onChange(name, value)}
        />
      ))}
      <PilihanKetik
        label="Komoditas"
        name="komoditas_id"
        semua="Semua komoditas"
        value={filters.komoditas_id ?? ''}
        options={komoditas}
        onChange={(value) => onChange('komoditas_id', value)}
      />
    </>
  )
}

type Options = readonly { id: number | string; nama: string }[]
