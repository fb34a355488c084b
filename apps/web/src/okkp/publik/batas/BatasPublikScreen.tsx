import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { BatasKomoditas } from '#okkp/publik/batas/BatasKomoditas.tsx'
import classes from '#okkp/publik/batas/batas-publik.module.css'
import { useKomoditasDicari } from '#okkp/publik/batas/use-batas-publik.ts'
import { PencarianBox } from '#platform/light/pencarian/PencarianBox.tsx'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { datasetOf } from '#platform/page/structured.ts'
import { useFilledBefore } from '#platform/rendering/use-filled-before.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'

const description =
  'Batas cemaran logam berat, mikroba, mikotoksin, dan residu pestisida dalam pangan segar menurut peraturan, dan bahan yang dilarang, dicari menurut komoditas.'
const about = (origin: string) =>
  datasetOf({
    name: 'Batas cemaran pangan segar',
    description,
    path: '/okkp/batas-cemaran',
    sets: [],
  })(origin)

export interface BatasSearch {
  kata?: string | undefined
  komoditas?: number | undefined
  parameter?: string | undefined
}

const address = '/okkp/batas-cemaran'
const contoh = ['Beras', 'Cabai', 'Bayam', 'Apel', 'Lada']

/** Public search for the limits of a food. The address stores the search. */
export function BatasPublikScreen({ search }: { search: BatasSearch }) {
  const navigate = useNavigate()
  const [kata, setKata] = useState(search.kata ?? '')
  const form = useFilledBefore(({ kata: before }) => {
    if (before !== undefined) setKata(before)
  })
  const shown = useRef(search.kata)
  if (shown.current !== search.kata) {
    shown.current = search.kata
    setKata(search.kata ?? '')
  }
  return (
    <>
      <PageTitle description={description} data={import.meta.env.SSR && about}>
        Batas cemaran pangan segar
      </PageTitle>
      <header className={classes.header}>
        <h1>Batas cemaran pangan segar</h1>
        <p>
          Cari nama pangan, lalu lihat batas logam berat, mikroba, mikotoksin, dan residu pestisida yang
          berlaku untuknya menurut peraturan, dan bahan yang dilarang.
        </p>
      </header>
      <form
        ref={form}
        action={address}
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          void navigate({ to: address, search: { kata: kata.trim() || undefined }, resetScroll: false })
        }}
      >
        <PencarianBox
          label="Nama pangan"
          name="kata"
          value={kata}
          onChange={setKata}
          placeholder="Nama pangan, mis. cabai"
          maxLength={100}
        />
        {!search.kata && !search.komoditas && (
          <p className={classes.contoh}>
            Contoh:{' '}
            {contoh.map((nama) => (
              <AppLink key={nama} to={address} search={{ kata: nama }} className={classes.tautan}>
                {nama}
              </AppLink>
            ))}
          </p>
        )}
      </form>
      {search.komoditas ? (
        <BatasKomoditas komoditas={search.komoditas} parameter={search.parameter} kata={search.kata} />
      ) : (
        search.kata && <PilihKomoditas kata={search.kata} />
      )}
    </>
  )
}

function PilihKomoditas({ kata }: { kata: string }) {
  const { data, error, retry } = useKomoditasDicari(kata)
  if (error) return <ErrorState title="Belum dapat dicari" error={error} onRetry={retry} />
  if (!data) return <LoadingRows rows={4} />
  if (data.data.length === 0) {
    return (
      <div className={classes.panel} role="status">
        <EmptyState
          icon={IconSearch}
          title="Tidak ada pangan dengan nama itu"
          text="Coba nama lain, nama Latin, atau nama umumnya."
        />
      </div>
    )
  }
  return (
    <section className={classes.pilihan} aria-label="Pangan yang cocok">
      <h2 aria-live="polite">Pilih pangannya</h2>
      <ul>
        {data.data.map(({ id, nama, nama_latin, kelompok }) => (
          <li key={id}>
            <AppLink to={address} search={{ kata, komoditas: id }}>
              <b>{nama}</b>
              <span>{[nama_latin, kelompok].filter(Boolean).join(' · ')}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
