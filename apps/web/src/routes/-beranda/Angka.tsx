import type { registrasiByProvinsi } from '@portal/domain/okkp/dasbor/dasbor.contract'
import type { statistikRegistrasi } from '@portal/domain/okkp/dasbor/dasbor-registrasi.contract'
import type { statistikPengujian, statistikSdm } from '@portal/domain/okkp/dasbor/dasbor-uji.contract'
import type { totalPasarCall } from '@portal/domain/pasar/dasbor/dasbor.contract'
import { dayInJakarta, formatDate, formatNumber } from '@portal/domain/platform/format'
import { IconArrowRight } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { question } from '#platform/api/question.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'
import { useRead } from '#platform/light/use-read.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { useInSight } from '#platform/ui/use-in-sight.ts'
import classes from './Angka.module.css'

const PetaBeranda = lazy(() => import('#okkp/dasbor/PetaBeranda.tsx'))
const quiet = { quiet: true }
const base = '/api/okkp/dashboard'

export function Angka() {
  const registrasi = useRead(question<typeof statistikRegistrasi>(`${base}/statistik_registrasi`), quiet).data
    ?.data
  const uji = useRead(question<typeof statistikPengujian>(`${base}/pengujian`), quiet).data?.data[0]
  const sdm = useRead(question<typeof statistikSdm>(`${base}/statistik_sdm`), quiet).data?.data
  const pasar = useRead(
    question<typeof totalPasarCall>('/api/pasar-pangan/dashboard/profil/total_pasar', {
      query: { isPublic: 'true' },
    }),
    quiet,
  ).data?.data
  const provinsi = pasar?.wilayah.filter(({ total_pasar }) => total_pasar > 0).length
  return (
    <section className={classes.angka} aria-labelledby="angka">
      <header>
        <div>
          <h2 id="angka">Keamanan pangan segar dalam angka</h2>
          <p>Sebagaimana tercatat sampai {formatDate(dayInJakarta(Date.now()))}.</p>
        </div>
        <AppLink to="/okkp" className={buttons.button} data-kind="plain" data-size="md">
          Lihat statistik lengkap
          <Icon of={IconArrowRight} />
        </AppLink>
      </header>
      <div className={classes.isi}>
        <Peta />
        <dl>
          <Satu nama="Registrasi berlaku" nilai={registrasi?.total_berlaku}>
            {registrasi && `dari ${formatNumber(registrasi.total_registrasi)} yang pernah terbit`}
          </Satu>
          <Satu nama="Pengujian" nilai={uji?.total_pengujian}>
            di laboratorium dan di lapangan
          </Satu>
          <Satu nama="Pasar dalam pembinaan" nilai={pasar?.total_pasar}>
            {provinsi !== undefined && `di ${formatNumber(provinsi)} provinsi`}
          </Satu>
          <Satu nama="Petugas kompeten" nilai={sdm?.total_berlaku}>
            auditor, pengawas, pengambil contoh
          </Satu>
        </dl>
      </div>
    </section>
  )
}

interface SatuProps {
  nama: string
  /** Undefined while loading; the space is reserved. */
  nilai: number | undefined
  children: ReactNode
}

function Satu({ nama, nilai, children }: SatuProps) {
  return (
    <div>
      <dt>{nama}</dt>
      <dd>
        <b>{nilai === undefined ? '–' : formatNumber(nilai)}</b>
        <small>{children}</small>
      </dd>
    </div>
  )
}

/** A map whose code loads when the user scrolls to it. Its data loads with the page. */
function Peta() {
  const place = useRef<HTMLDivElement>(null)
  const seen = useInSight(place)
  const wilayah = useRead(question<typeof registrasiByProvinsi>(`${base}/registrasi_by_provinsi`), {
    quiet: true,
    later: true,
  })
  return (
    <div ref={place} className={classes.peta}>
      {seen && (
        <Suspense>
          <PetaBeranda wilayah={wilayah} />
        </Suspense>
      )}
    </div>
  )
}
