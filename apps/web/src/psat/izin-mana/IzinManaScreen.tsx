import {
  type Jawaban,
  type NamaPertanyaan,
  nextOf,
  pertanyaan,
} from '@portal/domain/psat/izin-mana/izin-mana'
import { IconChevronRight } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { pageOf } from '#platform/page/structured.ts'
import { AddressLink } from '#platform/ui/link/AppLink.tsx'
import { HasilIzin } from './HasilIzin.tsx'
import classes from './izin-mana.module.css'

const alamat = '/izin-mana'
const urutan: readonly NamaPertanyaan[] = ['urusan', 'asal', 'skala']

/** Every answer is a link, so the helper works without scripts, by keyboard, and with the back button. */
export function IzinManaScreen({ jawaban }: { jawaban: Jawaban }) {
  const next = nextOf(jawaban)
  const given = urutan.filter((nama) => jawaban[nama] !== undefined)
  const heading = useRef<HTMLHeadingElement>(null)
  const key = JSON.stringify(jawaban)
  const first = useRef(key)
  useEffect(() => {
    if (first.current === key) return
    first.current = ''
    heading.current?.focus()
  }, [key])

  return (
    <div className={classes.halaman}>
      <PageTitle
        description="Jawab paling banyak tiga pertanyaan untuk mengetahui izin pangan segar yang Anda perlukan: SPPB-PSAT, izin edar PSAT-PL atau PSAT-PD, registrasi PSAT-PDUK, atau sertifikat ekspor."
        data={import.meta.env.SSR && pageOf('WebPage', 'Izin mana yang Anda perlukan?')}
      >
        Izin mana yang Anda perlukan
      </PageTitle>
      <header>
        <h1>Izin mana yang Anda perlukan?</h1>
        <p className={classes.lead}>Paling banyak tiga pertanyaan. Jawaban Anda tidak disimpan.</p>
      </header>
      {given.length > 0 && (
        <ul className={classes.jawaban} aria-label="Jawaban Anda">
          {given.map((nama, index) => (
            <li key={nama}>
              <span>
                {pertanyaan[nama].tanya}
                <b>{pertanyaan[nama].pilihan.find(({ nilai }) => nilai === jawaban[nama])?.label}</b>
              </span>
              <AddressLink to={alamat} search={answersOf(jawaban, given.slice(0, index))}>
                Ubah<span className="visually-hidden"> jawaban: {pertanyaan[nama].tanya}</span>
              </AddressLink>
            </li>
          ))}
        </ul>
      )}
      {'izin' in next ? (
        <HasilIzin kode={next.izin} heading={heading} />
      ) : (
        <section aria-labelledby="pertanyaan">
          <p className={classes.urutan}>Pertanyaan {given.length + 1}</p>
          <h2 id="pertanyaan" ref={heading} tabIndex={-1}>
            {pertanyaan[next.tanya].tanya}
          </h2>
          <ul className={classes.pilihan}>
            {pertanyaan[next.tanya].pilihan.map(({ nilai, label, petunjuk }) => (
              <li key={nilai}>
                <AddressLink
                  to={alamat}
                  search={{ ...answersOf(jawaban, given), [next.tanya]: nilai }}
                  className={classes.satu}
                >
                  <span>
                    <b>{label}</b>
                    <small>{petunjuk}</small>
                  </span>
                  <Icon of={IconChevronRight} size={20} />
                </AddressLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const answersOf = (jawaban: Jawaban, names: readonly NamaPertanyaan[]): Record<string, string> =>
  Object.fromEntries(names.map((nama) => [nama, jawaban[nama] ?? '']))
