import { kategoriLabels, kategoriSdm } from '@portal/domain/okkp/sdm/kompetensi'
import { provinsiPusat } from '@portal/domain/platform/wilayah/pusat'
import { useState } from 'react'
import type { SdmSearch } from '#okkp/publik/sdm/sdm-search.ts'
import { useProvinsiPublik } from '#okkp/publik/use-publik.ts'
import { PencarianBox } from '#platform/light/pencarian/PencarianBox.tsx'
import { PencarianOptions } from '#platform/light/pencarian/PencarianOptions.tsx'
import classes from '#platform/light/pencarian/pencarian.module.css'
import { useFilledBefore } from '#platform/rendering/use-filled-before.ts'

const kategoriOptions = kategoriSdm.map((id) => ({ id, nama: kategoriLabels[id] }))

/**
 * Search form with one text box and two lists. A choice in a list searches at once. The form also works before
 * hydration.
 */
export function PencarianSdm({
  search,
  onSearch,
}: {
  search: SdmSearch
  onSearch: (search: SdmSearch) => void
}) {
  const provinsi = useProvinsiPublik()
  const [kata, setKata] = useState(search.search ?? '')
  const [asked, setAsked] = useState(search.search)
  // Browser back and forward change the address, so the box follows the address.
  if (asked !== search.search) {
    setAsked(search.search)
    setKata(search.search ?? '')
  }
  const ask = (change: SdmSearch) =>
    onSearch({ ...search, search: kata.trim() || undefined, ...change, page: undefined })

  const form = useFilledBefore(({ search: typed, ...chosen }) => {
    if (typed !== undefined) setKata(typed)
    if (Object.keys(chosen).length > 0) ask({ ...chosen, ...(typed ? { search: typed } : {}) })
  })

  return (
    <form
      ref={form}
      action="/okkp/sdm"
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        ask({})
      }}
    >
      <PencarianBox label="Nama, jabatan, atau unit kerja" name="search" value={kata} onChange={setKata} />
      <div className={classes.filters} data-open>
        <PencarianOptions
          label="Provinsi"
          name="provinsi_id"
          value={search.provinsi_id ?? ''}
          semua="Semua provinsi"
          options={provinsi && [provinsiPusat, ...provinsi]}
          onChange={(value) => ask({ provinsi_id: value || undefined })}
        />
        <PencarianOptions
          label="Kategori"
          name="kategori"
          value={search.kategori ?? ''}
          semua="Semua kategori"
          options={kategoriOptions}
          onChange={(value) => ask({ kategori: value || undefined })}
        />
      </div>
    </form>
  )
}
