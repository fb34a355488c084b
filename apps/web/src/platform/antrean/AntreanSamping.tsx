import { kelompokWaktu, kelompokWaktuLabels } from '@portal/domain/platform/antrean/antrean.waktu'
import { jenisAntreanLabels, type LayananAntrean } from '@portal/domain/platform/antrean/jenis-antrean'
import { useRouterState } from '@tanstack/react-router'
import { Icon } from '#platform/icon/Icon.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { CountMark, CountPlace } from '#platform/ui/mark/CountMark.tsx'
import classes from './Antrean.module.css'
import { useAntreanKantor, useAntreanShown } from './use-antrean-kantor.ts'
import { waktuIcons } from './waktu-icons.ts'

/** Counts beside the queue: what waits for this office by due day, and what waits for others by kind. */
export default function AntreanSamping({ layanan }: { layanan?: LayananAntrean }) {
  const { data } = useAntreanKantor(layanan, 10)
  const { search } = useAntreanShown()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const others = data?.hitungan.filter(({ lain }) => lain > 0) ?? []
  const own = { ...search, antrean: undefined, giliran: undefined }
  return (
    <>
      <section className={classes.box} aria-labelledby="giliran-anda">
        <h2 id="giliran-anda">
          <AppLink to={path} search={own}>
            Giliran Anda
          </AppLink>
        </h2>
        <ul>
          {kelompokWaktu.map((nama) => (
            <li key={nama}>
              <Icon of={waktuIcons[nama]} size={16} />
              {kelompokWaktuLabels[nama]}{' '}
              {data ? <CountMark count={data.waktu[nama]} hot={data.waktu[nama] > 0} /> : <CountPlace />}
            </li>
          ))}
        </ul>
      </section>
      {others.length > 0 && (
        <section className={classes.box} aria-labelledby="bukan-giliran">
          <h2 id="bukan-giliran">Bukan giliran Anda</h2>
          <ul>
            {others.map(({ jenis, lain }) => (
              <li key={jenis}>
                <AppLink to={path} search={{ ...search, antrean: jenis, giliran: 'lain' }}>
                  {jenisAntreanLabels[jenis]} <CountMark count={lain} />
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
