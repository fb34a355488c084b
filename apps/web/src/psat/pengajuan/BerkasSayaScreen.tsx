import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { ReactNode } from 'react'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { BerikutnyaCard } from '#psat/berkas/BerikutnyaCard.tsx'
import { BerkasLoader } from '#psat/berkas/BerkasLoader.tsx'
import { FilePage } from '#psat/berkas/FilePage.tsx'
import { MetaBerkas } from '#psat/berkas/MetaBerkas.tsx'
import { BagianBerkas } from '#psat/pengajuan/BagianBerkas.tsx'
import { PenerbitanSaya } from '#psat/tindakan/PenerbitanSaya.tsx'
import { TandaTerimaLink } from '#psat/tindakan/TandaTerimaLink.tsx'
import { bertugasTerbit, TindakanCard } from '#psat/tindakan/TindakanCard.tsx'

export function MuatBerkas({
  uuid,
  children,
}: {
  uuid: string
  children: (berkas: BerkasPengajuan) => ReactNode
}) {
  return (
    <BerkasLoader
      uuid={uuid}
      noun="Permohonan"
      title="Pengajuan"
      crumbs={[{ label: 'Perizinan PSAT', to: '/psat' }]}
      missing="Permohonan ini tidak ada, atau bukan milik perusahaan Anda."
      back={{ to: '/psat', label: 'Ke daftar permohonan' }}
    >
      {children}
    </BerkasLoader>
  )
}

export function BerkasSayaScreen({ uuid }: { uuid: string }) {
  return <MuatBerkas uuid={uuid}>{(berkas) => <Halaman key={berkas.uuid} berkas={berkas} />}</MuatBerkas>
}

function Halaman({ berkas }: { berkas: BerkasPengajuan }) {
  return (
    <>
      <PageHeader
        title={berkas.nama}
        crumbs={[{ label: 'Perizinan PSAT', to: '/psat' }]}
        meta={<MetaBerkas berkas={berkas} />}
        here={berkas.nomorPermohonan}
        actions={<TandaTerimaLink berkas={berkas} shown="wide" />}
      />
      <FilePage
        berkas={berkas}
        turn={<TindakanCard berkas={berkas} />}
        after={berkas.akhir === null && <BerikutnyaCard berkas={berkas} judul="Setelah ini" />}
      >
        {!bertugasTerbit(berkas) && <PenerbitanSaya berkas={berkas} />}
        <BagianBerkas berkas={berkas} />
      </FilePage>
    </>
  )
}
