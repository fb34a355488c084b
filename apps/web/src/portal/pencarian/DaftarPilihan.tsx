import { leastLetters } from '@portal/domain/platform/list/kata-saran'
import classes from './Pencarian.module.css'
import type { Kelompok, Pilihan } from './pilihan.ts'

interface DaftarPilihanProps {
  id: string
  kata: string
  groups: readonly Kelompok[]
  /** Index of the active option across all groups. */
  at: number
  mencari: boolean
  gagal: boolean
  onChoose: (pilihan: Pilihan) => void
}

function newsOf({ kata, groups, mencari, gagal }: DaftarPilihanProps): string {
  const words = kata.trim()
  if (gagal) return 'Pencarian sedang tidak dapat dijangkau; layar tetap dapat dibuka dari sini.'
  if (mencari) return 'Mencari…'
  if (words.length < leastLetters)
    return `Ketik paling sedikit ${leastLetters} huruf untuk mencari berkas, registrasi, uji, pasar, dan orang.`
  const total = groups.reduce((sum, { pilihan }) => sum + pilihan.length, 0)
  return total === 0
    ? `Tidak ada yang cocok dengan “${words}” dalam wewenang dan wilayah Anda. Periksa ejaannya, atau coba sebagian kata.`
    : `${total} pilihan. Panah untuk memilih, Enter untuk membuka.`
}

export function DaftarPilihan(props: DaftarPilihanProps) {
  const { id, groups, at, mencari, onChoose } = props
  let place = -1
  return (
    <>
      <p className={classes.news} role="status">
        {newsOf(props)}
      </p>
      <div
        id={`${id}-pilihan`}
        className={classes.list}
        role="listbox"
        aria-label="Hasil pencarian"
        aria-busy={mencari || undefined}
        tabIndex={-1}
      >
        {groups.map(({ judul, pilihan }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
          <div key={judul} role="group" aria-label={judul}>
            <p aria-hidden="true">{judul}</p>
            {pilihan.map((satu) => {
              place += 1
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the box answers to Enter for the option it names
                <div
                  key={`${satu.to}?${new URLSearchParams(satu.search)}`}
                  id={`${id}-${place}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={place === at}
                  // Keeps the focus in the search box.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(satu)}
                >
                  <b>{satu.nama}</b>
                  <small>{satu.note}</small>
                </div>
              )
            })}
          </div>
        ))}
      </div>
    </>
  )
}
