import type { DataUsaha, JenisDataUsaha } from '@portal/domain/psat/data-usaha/data-usaha.schema'
import { useState } from 'react'
import { popup } from '#platform/notices/popup.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Section } from '#platform/page/Section.tsx'
import { LinkTabs } from '#platform/page/TabBar.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { kelompokDataUsaha } from '#psat/data-usaha/butir-data-usaha.ts'
import { DaftarDataUsaha } from '#psat/data-usaha/DaftarDataUsaha.tsx'
import { ProfilPerusahaanForm } from '#psat/data-usaha/ProfilPerusahaanForm.tsx'
import { useDataUsaha } from '#psat/data-usaha/use-data-usaha.ts'
import { useProfilPerusahaan } from '#psat/data-usaha/use-profil-perusahaan.ts'

const jenisTab = Object.keys(kelompokDataUsaha) as JenisDataUsaha[]

/** Company profile and company data. The company enters them once and uses them in every submission. */
export function DataPelakuScreen({ tab }: { tab: string | undefined }) {
  const data = useDataUsaha()
  const jenis = jenisTab.find((name) => name === tab)
  return (
    <>
      <PageHeader
        title="Data Pelaku Usaha"
        meta="Simpan sekali di sini, lalu pakai di setiap permohonan. Permohonan yang sudah dikirim tidak ikut berubah."
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
  const to = '/profil'
  return (
    <LinkTabs
      label="Data pelaku usaha"
      tabs={[
        { label: 'Perusahaan', to, current: current === undefined },
        ...jenisTab.map((name) => ({
          label: kelompokDataUsaha[name].judul,
          to,
          search: { tab: name },
          current: name === current,
          count: data && kelompokDataUsaha[name].butir(data).length,
        })),
      ]}
    />
  )
}

function Perusahaan() {
  const profil = useProfilPerusahaan()
  const [tersimpan, setTersimpan] = useState(0)
  return (
    <Section title="Perusahaan" text="Nama dan alamat ini tertulis di setiap permohonan dan di sertifikat.">
      {profil.isPending && <LoadingRows />}
      {profil.isError && (
        <ErrorState
          title="Data perusahaan belum dapat dimuat"
          error={profil.error}
          onRetry={() => void profil.refetch()}
        />
      )}
      {profil.data && (
        <ProfilPerusahaanForm
          key={tersimpan}
          profil={profil.data}
          onSaved={(message) => {
            setTersimpan((kali) => kali + 1)
            popup.success(message)
          }}
        />
      )}
    </Section>
  )
}
