import type { DataUsaha, JenisDataUsaha } from '@portal/domain/psat/data-usaha.schema'
import { AppLink } from '#platform/ui/AppLink.tsx'
import { PageHeader } from '#platform/ui/PageHeader.tsx'
import { popup } from '#platform/ui/popup.ts'
import { Section } from '#platform/ui/Section.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states.tsx'
import { kelompokDataUsaha } from '#psat/pelaku/butir-data-usaha.ts'
import { DaftarDataUsaha } from '#psat/pelaku/DaftarDataUsaha.tsx'
import classes from '#psat/pelaku/DataUsaha.module.css'
import { ProfilPerusahaanForm } from '#psat/pelaku/ProfilPerusahaanForm.tsx'
import { useDataUsaha } from '#psat/pelaku/use-data-usaha.ts'
import { useProfilPerusahaan } from '#psat/pelaku/use-profil-perusahaan.ts'

const jenisTab = Object.keys(kelompokDataUsaha) as JenisDataUsaha[]

/** Kept once, used in every submission: the company and its library. */
export function DataPelakuScreen({ tab }: { tab: string | undefined }) {
  const data = useDataUsaha()
  const jenis = jenisTab.find((name) => name === tab)
  return (
    <>
      <PageHeader
        title="Data Pelaku Usaha"
        meta="Simpan sekali di sini, lalu pakai di setiap pengajuan. Pengajuan yang sudah dikirim tidak ikut berubah."
      />
      <Tabs data={data.data} current={jenis} />
      {jenis === undefined && <Perusahaan />}
      {jenis && data.isPending && <LoadingRows />}
      {jenis && data.isError && (
        <ErrorState title="Data belum dapat dimuat" error={data.error} onRetry={() => void data.refetch()} />
      )}
      {jenis && data.data && <DaftarDataUsaha key={jenis} jenis={jenis} data={data.data} />}
    </>
  )
}

function Tabs({ data, current }: { data: DataUsaha | undefined; current: JenisDataUsaha | undefined }) {
  const link = (name: JenisDataUsaha | undefined, label: string, count?: number) => (
    <AppLink
      key={name ?? 'perusahaan'}
      to="/profil"
      search={name ? { tab: name } : {}}
      className={classes.tab}
      aria-current={name === current ? 'page' : undefined}
      data-on={name === current || undefined}
    >
      {label}
      {count !== undefined && <span className={classes.count}>{count}</span>}
    </AppLink>
  )
  return (
    <nav className={classes.tabs} aria-label="Data pelaku usaha">
      {link(undefined, 'Perusahaan')}
      {jenisTab.map((name) =>
        link(name, kelompokDataUsaha[name].judul, data && kelompokDataUsaha[name].butir(data).length),
      )}
    </nav>
  )
}

function Perusahaan() {
  const profil = useProfilPerusahaan()
  return (
    <Section title="Perusahaan" text="Nama dan alamat ini tertulis di setiap pengajuan dan di sertifikat.">
      {profil.isPending && <LoadingRows />}
      {profil.isError && (
        <ErrorState
          title="Data perusahaan belum dapat dimuat"
          error={profil.error}
          onRetry={() => void profil.refetch()}
        />
      )}
      {profil.data && (
        <ProfilPerusahaanForm key={profil.data.versi} profil={profil.data} onSaved={popup.success} />
      )}
    </Section>
  )
}
