import { Button } from '@mantine/core'
import { jenisIzinLabels, jenisPengajuanLabels } from '@portal/domain/psat/jenis-pengajuan'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan.schema'
import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ApiError } from '#platform/api/api-error.ts'
import { AppLink } from '#platform/ui/AppLink.tsx'
import { PageHeader } from '#platform/ui/PageHeader.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states.tsx'
import { ClockLedger } from '#psat/berkas/ClockLedger.tsx'
import { StageStepper } from '#psat/berkas/StageStepper.tsx'
import { useBerkas } from '#psat/berkas/use-berkas.ts'
import { BagianBerkas } from '#psat/layanan/BagianBerkas.tsx'
import classes from '#psat/layanan/Berkas.module.css'
import { TahapBadge } from '#psat/layanan/TahapBadge.tsx'
import { TindakanCard } from '#psat/layanan/TindakanCard.tsx'
import { PenerbitanSaya } from '#psat/penerbitan/PenerbitanSaya.tsx'

export const judulBerkas = ({ jenisPengajuan, auditType }: BerkasPengajuan) =>
  `${jenisPengajuanLabels[jenisPengajuan]} ${jenisIzinLabels[auditType]}`

/** Loads one of the own files for a screen about it. */
export function MuatBerkas({
  uuid,
  children,
}: {
  uuid: string
  children: (berkas: BerkasPengajuan) => ReactNode
}) {
  const { data, error, refetch } = useBerkas(uuid)
  if (data) return children(data)
  return (
    <>
      <PageHeader title="Pengajuan" crumbs={[{ label: 'Perizinan PSAT', to: '/psat' }]} />
      {error instanceof ApiError && error.status === 404 ? (
        <EmptyState
          title="Pengajuan tidak ditemukan"
          text="Pengajuan ini tidak ada, atau bukan milik perusahaan Anda."
          action={<AppLink to="/psat">Ke daftar pengajuan</AppLink>}
        />
      ) : error ? (
        <ErrorState title="Pengajuan belum dapat dimuat" error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows rows={8} />
      )}
    </>
  )
}

/** One of the own files: where it stands, what is asked, and everything that was sent and said. */
export function BerkasSayaScreen({ uuid }: { uuid: string }) {
  return <MuatBerkas uuid={uuid}>{(berkas) => <Halaman berkas={berkas} />}</MuatBerkas>
}

function Halaman({ berkas }: { berkas: BerkasPengajuan }) {
  const akhir = berkas.code === 99 ? 'ditolak' : berkas.code === 70 ? 'terbit' : undefined
  return (
    <>
      <PageHeader
        title={judulBerkas(berkas)}
        crumbs={[{ label: 'Perizinan PSAT', to: '/psat' }]}
        badge={<TahapBadge berkas={berkas} />}
        meta={[berkas.kode_pengajuan, berkas.nama_perusahaan, berkas.nomor].filter(Boolean).join(' · ')}
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
      <section className={classes.progress} aria-label="Tahap dan jam layanan">
        <StageStepper tahapan={berkas.tahapan} akhir={akhir} />
        <ClockLedger jam={berkas.jam} />
      </section>
      <div className={classes.columns}>
        <div className={classes.aside}>
          <TindakanCard berkas={berkas} />
        </div>
        <div className={classes.main}>
          <PenerbitanSaya berkas={berkas} />
          <BagianBerkas berkas={berkas} />
        </div>
      </div>
    </>
  )
}
