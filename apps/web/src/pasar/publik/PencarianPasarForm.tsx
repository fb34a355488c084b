import { IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { PencarianPasarSearch } from '#pasar/publik/use-pasar-publik.ts'
import { myPlace } from '#platform/geo/my-place.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'
import { PencarianBox } from '#platform/light/pencarian/PencarianBox.tsx'
import { PencarianOptions } from '#platform/light/pencarian/PencarianOptions.tsx'
import cari from '#platform/light/pencarian/pencarian.module.css'
import { useFilledBefore } from '#platform/rendering/use-filled-before.ts'
import { useTyped } from '#platform/table/use-typed.ts'
import { useWilayahPublik } from '#platform/wilayah/use-wilayah-publik.ts'
import classes from './publik-pasar.module.css'

interface PencarianPasarFormProps {
  search: PencarianPasarSearch
  /** Changes the search. `replace` is true while the person types, so that typing adds no history entries. */
  onSearch: (change: PencarianPasarSearch, replace: boolean) => void
}

/**
 * Search form with a text box, two region lists and the device's position. The lists search at once; the text box waits
 * until the person stops typing.
 */
export function PencarianPasarForm({ search, onSearch }: PencarianPasarFormProps) {
  const { provinsi_id, kota_id, dekat } = search
  const { provinsi, kota } = useWilayahPublik(provinsi_id ? Number(provinsi_id) : undefined)
  const ask = (change: PencarianPasarSearch, replace = false) =>
    onSearch({ ...change, page: undefined }, replace)
  const [kata, setKata] = useTyped(search.search ?? '', (words) => ask({ search: words || undefined }, true))

  const form = useFilledBefore(({ search: typed, ...chosen }) => {
    if (typed !== undefined) setKata(typed)
    if (Object.keys(chosen).length > 0) ask({ ...chosen, ...(typed ? { search: typed } : {}) })
  })

  return (
    <form
      ref={form}
      action="/pasar/cari"
      className={cari.form}
      onSubmit={(event) => {
        event.preventDefault()
        ask({ search: kata.trim() || undefined })
      }}
    >
      <PencarianBox
        label="Nama pasar, alamat, atau kabupaten/kota"
        name="search"
        value={kata}
        onChange={setKata}
      />
      <div className={cari.filters} data-open>
        <PencarianOptions
          label="Provinsi"
          name="provinsi_id"
          value={provinsi_id ?? ''}
          semua="Semua provinsi"
          options={provinsi}
          onChange={(value) => ask({ provinsi_id: value || undefined, kota_id: undefined })}
        />
        {provinsi_id && (
          <PencarianOptions
            label="Kabupaten/kota"
            name="kota_id"
            value={kota_id ?? ''}
            semua="Semua kabupaten/kota"
            options={kota}
            onChange={(value) => ask({ kota_id: value || undefined })}
          />
        )}
        <Terdekat dekat={dekat} onChange={(place) => ask({ dekat: place })} />
      </div>
    </form>
  )
}

/** Rounds to about 100 metres, so that a shared address does not reveal the exact position. */
const rounded = (degrees: number) => String(Math.round(degrees * 1000) / 1000)

interface TerdekatProps {
  dekat: string | undefined
  onChange: (dekat: string | undefined) => void
}

function Terdekat({ dekat, onChange }: TerdekatProps) {
  const [asking, setAsking] = useState(false)
  const [fault, setFault] = useState<string>()
  // The button needs JavaScript, so the server-rendered page does not show it.
  const [able, setAble] = useState(false)
  useEffect(() => {
    setAble(true)
  }, [])

  async function find() {
    setAsking(true)
    setFault(undefined)
    const answer = await myPlace(navigator.geolocation, 'pilih provinsi dan kabupaten/kotanya.')
    setAsking(false)
    if ('titik' in answer) onChange(`${rounded(answer.titik.lintang)},${rounded(answer.titik.bujur)}`)
    else setFault(answer.fault)
  }

  return (
    <div className={classes.terdekat}>
      {dekat && <input type="hidden" name="dekat" value={dekat} />}
      <button
        type="button"
        className={buttons.button}
        data-kind="plain"
        data-size="lg"
        disabled={asking || !able}
        aria-pressed={dekat !== undefined}
        onClick={() => (dekat ? onChange(undefined) : void find())}
      >
        {dekat && <Icon of={IconX} />}
        {asking ? 'Mencari lokasi Anda …' : 'Terdekat dengan saya'}
      </button>
      {fault && (
        <p className={cari.salah} role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}
