import { Button } from '@mantine/core'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { AppLink } from '#platform/ui/AppLink.tsx'
import { BerkasLoader } from '#psat/berkas/BerkasLoader.tsx'
import { FilePage } from '#psat/berkas/FilePage.tsx'
import { MetaBerkas } from '#psat/berkas/MetaBerkas.tsx'
import { BagianBerkas } from '#psat/layanan/BagianBerkas.tsx'
import { TahapBadge } from '#psat/layanan/TahapBadge.tsx'
import { PenerbitanSaya } from '#psat/tindakan/PenerbitanSaya.tsx'
import { TindakanCard } from '#psat/tindakan/TindakanCard.tsx'

/** Loads one of the own files for a screen about it. */
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
      noun="Pengajuan"
      title="Pengajuan"
      crumbs={[{ label: 'Perizinan PSAT', to: '/psat' }]}
      missing="Pengajuan ini tidak ada, atau bukan milik perusahaan Anda."
      back={{ to: '/psat', label: 'Ke daftar pengajuan' }}
    >
      {children}
    </BerkasLoader>
  )
}

/** One of the own files: where it stands, what is asked, and everything that was sent and said. */
export function BerkasSayaScreen({ uuid }: { uuid: string }) {
  return <MuatBerkas uuid={uuid}>{(berkas) => <Halaman key={berkas.uuid} berkas={berkas} />}</MuatBerkas>
}

function Halaman({ berkas }: { berkas: BerkasPengajuan }) {
  return (
    <>
      <PageHeader
        title={berkas.nama}
        crumbs={[{ label: 'Perizinan PSAT', to: '/psat' }]}
        badge={<TahapBadge berkas={berkas} />}
        meta={<MetaBerkas berkas={berkas} />}
        actions={
          <Button
            component={AppLink}
            to={`/psat/pengajuan/${berkas.uuid}/tanda-terima`}
            variant="default"
            leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden="true" />}
          >
            Tanda terima
          </Button>
        }
      />
      <FilePage berkas={berkas} turn={<TindakanCard berkas={berkas} />} narrow>
        <PenerbitanSaya berkas={berkas} />
        <BagianBerkas berkas={berkas} />
      </FilePage>
    </>
  )
}
