import { IconFilter, IconSearch } from '@tabler/icons-react'
import { type SubmitEvent, useId, useState } from 'react'
import classes from '#okkp/publik/cek.module.css'
import { type Cek, type FilterCek, isTooShort, menurut, shortestSearch } from '#okkp/publik/cek-search.ts'
import { PilihanCek } from '#okkp/publik/PilihanCek.tsx'
import { useJenisPublik, useKomoditasPublik, useProvinsiPublik } from '#okkp/publik/use-publik.ts'
import buttons from '#platform/ui/button.module.css'

const statusOptions = [
  { id: 'valid', nama: 'Berlaku' },
  { id: 'segera_habis', nama: 'Segera habis' },
  { id: 'tidak_berlaku', nama: 'Tidak berlaku' },
]

const pusat = { id: 0, nama: 'Terbitan OKKP Pusat' }

interface CekFormProps {
  cek: Cek
  onCek: (cek: Cek) => void
}

/** One box and a few lists; choosing from a list asks at once. */
export function CekForm({ cek, onCek }: CekFormProps) {
  const id = useId()
  const short = isTooShort(cek)
  const chosen = Object.keys(cek.filters).length
  const [open, setOpen] = useState(false)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onCek(readForm(new FormData(event.currentTarget)))
  }

  return (
    <form
      // Back and forward change the address, and the fields with it.
      key={JSON.stringify({ ...cek, page: 1, detail: undefined })}
      className={classes.form}
      onSubmit={submit}
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) event.currentTarget.requestSubmit()
      }}
    >
      <search className={classes.box}>
        <label className={classes.boxInput}>
          <IconSearch size={22} stroke={1.75} aria-hidden="true" />
          <span className={classes.hidden}>Nomor izin, nama usaha, atau nama pangan</span>
          <input
            type="search"
            name="kata"
            defaultValue={cek.kata}
            placeholder="Nomor izin, nama usaha, atau nama pangan"
            maxLength={200}
            enterKeyHint="search"
            aria-invalid={short || undefined}
            aria-describedby={short ? `${id}-pendek` : undefined}
          />
        </label>
        <button type="submit" className={buttons.button} data-kind="primary" data-size="lg">
          Periksa
        </button>
      </search>
      {short && (
        <p id={`${id}-pendek`} className={classes.salah} role="alert">
          Ketik paling sedikit {shortestSearch} huruf atau angka.
        </p>
      )}
      {/* On a phone the lists wait behind this button; wider screens show them always. */}
      <button
        type="button"
        className={`${buttons.button} ${classes.fold}`}
        data-kind="plain"
        data-size="lg"
        aria-expanded={open}
        aria-controls={`${id}-saringan`}
        onClick={() => setOpen(!open)}
      >
        <IconFilter size={18} stroke={1.75} aria-hidden="true" />
        {chosen > 0 ? `Saringan (${chosen})` : 'Saringan'}
      </button>
      <div id={`${id}-saringan`} className={classes.filters} data-open={open || undefined}>
        <PilihanCek
          label="Cari pada"
          name="menurut"
          value={cek.menurut}
          options={menurut.map(({ name, label }) => ({ id: name, nama: label }))}
        />
        <FilterCekFields cek={cek} />
      </div>
    </form>
  )
}

function FilterCekFields({ cek }: { cek: Cek }) {
  const jenis = useJenisPublik()
  const provinsi = useProvinsiPublik()
  const komoditas = useKomoditasPublik()
  const lists: { name: FilterCek; label: string; semua: string; options: Options | undefined }[] = [
    { name: 'jenis_registrasi_id', label: 'Jenis', semua: 'Semua jenis', options: jenis },
    {
      name: 'provinsi_id',
      label: 'Provinsi',
      semua: 'Semua provinsi',
      options: provinsi && [pusat, ...provinsi],
    },
    { name: 'komoditas_id', label: 'Komoditas', semua: 'Semua komoditas', options: komoditas },
    { name: 'status', label: 'Status', semua: 'Semua status', options: statusOptions },
  ]
  return lists.map(({ name, label, semua, options }) => (
    <PilihanCek
      key={name}
      label={label}
      name={name}
      value={cek.filters[name] ?? ''}
      semua={semua}
      options={options}
    />
  ))
}

type Options = readonly { id: number | string; nama: string }[]

/** Whatever is asked anew starts at its first page. */
function readForm(form: FormData): Cek {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const names: readonly FilterCek[] = ['jenis_registrasi_id', 'provinsi_id', 'komoditas_id', 'status']
  const chosen: Cek['filters'] = {}
  for (const name of names) {
    if (text(name) !== '') chosen[name] = text(name)
  }
  return {
    kata: text('kata'),
    menurut: menurut.find(({ name }) => name === text('menurut'))?.name ?? 'search',
    filters: chosen,
    page: 1,
    detail: undefined,
  }
}
