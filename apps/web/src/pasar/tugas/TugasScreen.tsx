import { tugasPasar } from '@portal/domain/pasar/tugas/tugas.contract'
import type { Result } from '@portal/domain/platform/contract'
import { formatNumber } from '@portal/domain/platform/format'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { lazy, Suspense } from 'react'
import { TugasLapangan } from '#pasar/lapangan/TugasLapangan.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import classes from '#platform/page/rows.module.css'
import { Section } from '#platform/page/Section.tsx'
import { QueueSkeleton } from '#platform/queue/QueueSkeleton.tsx'
import { useRecord } from '#platform/record/use-record.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import type { KnownSearch } from '#platform/ui/link/known-search.ts'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'

type Tugas = Result<typeof tugasPasar>['data']

// Queue and statistics need the server. Offline, the screen shows only the tasks.
const AntreanMeja = lazy(() =>
  import('#platform/antrean/AntreanMeja.tsx').catch(() => ({ default: () => <></> })),
)
const DasborPasarAdmin = lazy(() =>
  import('#pasar/dasbor/DasborPasarAdmin.tsx').catch(() => ({ default: () => <></> })),
)

export function TugasScreen() {
  const central = scopeOf(useSignedInUser()).jenis === 'semua'
  return (
    <>
      <PageHeader
        title="Pasar Pangan"
        meta="Yang menunggu kantor Anda, kerja lapangan hari ini, lalu angka pasar di wilayah Anda."
      />
      <Suspense fallback={<QueueSkeleton keep="antrean-kantor" rows={5} />}>
        <AntreanMeja layanan="pasar" first={5} />
      </Suspense>
      <TugasLapangan />
      {central && <TugasWilayah />}
      <Suspense>
        <DasborPasarAdmin />
      </Suspense>
    </>
  )
}

/** What the regions have not entered yet. Their own queues hold it by market; the centre follows the totals. */
function TugasWilayah() {
  const { data, error, refetch } = useRecord(tugasPasar, {} as never)
  if (data) return <Isi tugas={data} />
  if (!error) return <LoadingRows />
  return <ErrorState title="Tugas belum dapat dimuat" error={error} onRetry={() => void refetch()} />
}

function Isi({ tugas }: { tugas: Tugas }) {
  const { tahun_program, pasar_tanpa_profil, profil_belum_lengkap, pasar_tanpa_titik } = tugas
  const year = String(tahun_program)
  const done = pasar_tanpa_profil.total + profil_belum_lengkap.total + pasar_tanpa_titik.total === 0
  return (
    <>
      {done && <EmptyState title="Tidak ada yang tertunda" text="Semua pasar berprofil lengkap tahun ini." />}
      <Daftar
        title="Pasar tanpa profil tahun ini"
        tugas={pasar_tanpa_profil}
        all={{ to: '/pasar/admin/pasar', search: { tanpa_profil: year } }}
        linkOf={(id) => ({ to: '/pasar/admin/profil/add', search: { pasar: id } })}
        verb="Buat profil"
      />
      <Daftar
        title="Profil dengan dokumen yang kurang"
        tugas={profil_belum_lengkap}
        all={{ to: '/pasar/admin/profil', search: { tahun_program: year, varian: 'kota', lengkap: 'false' } }}
        linkOf={(id) => ({ to: `/pasar/admin/profil/kota/${id}/ubah` })}
        verb="Lengkapi"
      />
      <Daftar
        title="Pasar tanpa titik lokasi"
        tugas={pasar_tanpa_titik}
        all={{ to: '/pasar/admin/pasar', search: { tanpa_titik: 'true' } }}
        linkOf={(id) => ({ to: `/pasar/admin/pasar/${id}/ubah` })}
        verb="Isi titik"
      />
    </>
  )
}

interface Link {
  to: string
  search?: KnownSearch
}

interface DaftarProps {
  title: string
  tugas: Tugas['pasar_tanpa_profil']
  all: Link
  linkOf: (id: number) => Link
  verb: string
}

function Daftar({ title, tugas: { total, contoh }, all, linkOf, verb }: DaftarProps) {
  if (total === 0) return null
  return (
    <Section
      title={`${title}: ${formatNumber(total)}`}
      actions={total > contoh.length && <AppLink {...all}>Lihat semuanya</AppLink>}
    >
      <ul className={classes.list}>
        {contoh.map(({ id, nama, keterangan }) => (
          <li key={id}>
            <span className={classes.name}>
              <b>{nama}</b>
              <small>{keterangan}</small>
            </span>
            <AppLink {...linkOf(id)} aria-label={`${verb}: ${nama}`}>
              {verb}
            </AppLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
