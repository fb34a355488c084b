import { addDraf, type Draf } from '@portal/domain/psat/draf/draf.contract'
import { labelBidang } from '@portal/domain/psat/isian/bidang'
import { langkahIsianLabels } from '@portal/domain/psat/isian/isian.rules'
import { jenisIzinLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { BerkasPengajuan, Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { call } from '#platform/api/client.ts'
import { popup } from '#platform/notices/popup.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { boleh } from '#psat/alur/langkah/langkah-props.ts'
import { useBerkasRefresh } from '#psat/berkas/use-berkas.ts'
import { langkahOf } from '#psat/isian/langkah-isian/langkah-isian-bidang.ts'
import { KeluarButton } from '#psat/isian/save/KeluarButton.tsx'
import { MasalahSimpan, StatusSimpan } from '#psat/isian/save/StatusSimpan.tsx'
import { TemuanContext } from '#psat/isian/TemuanDi.tsx'
import { useIsian } from '#psat/isian/use-isian.ts'
import { MuatBerkas } from '#psat/pengajuan/BerkasSayaScreen.tsx'
import { BagianPerbaikan, TemuanLain } from '#psat/pengajuan/perbaikan/BagianPerbaikan.tsx'
import { BilahPerbaikan } from '#psat/pengajuan/perbaikan/BilahPerbaikan.tsx'
import { belumDiganti } from '#psat/pengajuan/perbaikan/belum-diganti.ts'
import { LihatTemuan } from '#psat/pengajuan/perbaikan/LihatTemuan.tsx'
import { kurangJawaban, useSendPerbaikan } from '#psat/pengajuan/perbaikan/use-send-perbaikan.ts'
import { YangDijawab } from '#psat/pengajuan/perbaikan/YangDijawab.tsx'
import { nomorTemuan } from '#psat/temuan/nomor-temuan.ts'

/** Screen for the answer to a revision. Each finding stands beside its field. */
export function PerbaikanScreen({ uuid }: { uuid: string }) {
  return <MuatBerkas uuid={uuid}>{(berkas) => <OpenPerbaikan berkas={berkas} />}</MuatBerkas>
}

export function OpenPerbaikan({ berkas }: { berkas: BerkasPengajuan }) {
  const { uuid, auditType, jenisPengajuan } = berkas
  const diminta = boleh(berkas, 'perbaikan') || boleh(berkas, 'revisiBerkas')
  // The call creates the draft of this revision, or returns the draft that already exists.
  const draf = useQuery({
    queryKey: [addDraf.path, 'perbaikan', uuid, berkas.putaran],
    queryFn: async () => (await call(addDraf, { body: { auditType, jenisPengajuan, pengajuan: uuid } })).data,
    enabled: diminta,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    meta: { silent: true },
  })
  if (draf.data && diminta) return <Perbaikan key={draf.data.uuid} berkas={berkas} draf={draf.data} />
  return (
    <>
      <PageHeader title="Perbaikan" crumbs={crumbsOf(berkas)} />
      {!diminta && (
        <EmptyState
          title="Tidak ada perbaikan yang diminta"
          text="Permohonan ini sedang tidak menunggu perbaikan dari Anda."
          action={<AppLink to={halamanOf(berkas)}>Lihat berkas</AppLink>}
        />
      )}
      {diminta && draf.isError && (
        <ErrorState
          title="Perbaikan belum dapat dibuka"
          error={draf.error}
          onRetry={() => void draf.refetch()}
        />
      )}
      {diminta && draf.isPending && <LoadingRows />}
    </>
  )
}

/** Returns the page of the file: the staff page on track `berkas`, the operator's page otherwise. */
const halamanOf = ({ alur, auditType, uuid }: BerkasPengajuan) =>
  alur === 'berkas' ? `/psat/admin/perizinan/${auditType}/${uuid}` : `/psat/pengajuan/${uuid}`

/** Puts parts with findings first. Both groups keep the order of the form. */
function moveToFront<Nama>(bagian: readonly Nama[], ditemukan: (nama: Nama) => boolean): Nama[] {
  return [...bagian.filter(ditemukan), ...bagian.filter((nama) => !ditemukan(nama))]
}

const crumbsOf = (berkas: BerkasPengajuan) => [
  berkas.alur === 'berkas'
    ? { label: jenisIzinLabels[berkas.auditType], to: `/psat/admin/perizinan/${berkas.auditType}` }
    : { label: 'Perizinan PSAT', to: '/psat' },
  { label: berkas.nama, to: halamanOf(berkas) },
]

function Perbaikan({ berkas, draf }: { berkas: BerkasPengajuan; draf: Draf }) {
  const navigate = useNavigate()
  const refresh = useBerkasRefresh(berkas.uuid)
  const isian = useIsian(draf)
  const [diperiksa, setDiperiksa] = useState(false)
  const [lihat, setLihat] = useState<Temuan>()
  const temuan = useMemo(() => berkas.temuan.filter(({ status }) => status === 'terbuka'), [berkas.temuan])
  const nomor = nomorTemuan(berkas.temuan)
  const lokasi = ({ bidang }: Temuan) => labelBidang(bidang, berkas.salinan)
  const kurang = kurangJawaban(temuan, isian.jawaban)
  const deliver = useSendPerbaikan(berkas, isian, async () => {
    popup.success('Perbaikan terkirim')
    await navigate({ to: halamanOf(berkas), replace: true })
    await refresh()
  })

  return (
    <TemuanContext
      value={{
        temuan,
        nomor,
        lokasi,
        jawaban: isian.jawaban,
        kurang: (id) => (diperiksa && kurang.has(id) ? 'Tulis jawaban untuk temuan ini.' : undefined),
        answer: isian.answer,
        belumDiganti: new Set(
          belumDiganti(berkas, { ...isian, data: isian.data.data }).map(({ bidang }) => bidang),
        ),
        show: setLihat,
        waitFor: isian.waitFor,
      }}
    >
      <PageHeader
        title="Perbaikan"
        crumbs={crumbsOf(berkas)}
        meta={`${berkas.nomorPermohonan} · ${berkas.nama} · ${berkas.label}`}
        actions={
          <>
            <StatusSimpan saving={isian.saving} />
            <KeluarButton saveAll={isian.saveAll} keluar={{ to: halamanOf(berkas) }} />
          </>
        }
      />
      <MasalahSimpan uuid={draf.uuid} {...isian} />
      <YangDijawab berkas={berkas} temuan={temuan} kurang={kurang} nomor={nomor} lokasi={lokasi} />
      <TemuanLain temuan={temuan} langkah={isian.langkah} />
      {moveToFront(
        isian.langkah.filter((nama) => nama !== 'tinjau'),
        (nama) => temuan.some(({ bidang }) => langkahOf(bidang, isian.langkah) === nama),
      ).map((nama) => (
        <BagianPerbaikan
          key={nama}
          nama={nama}
          judul={langkahIsianLabels[nama]}
          isian={isian}
          temuan={temuan}
          diperiksa={diperiksa}
        />
      ))}
      <BilahPerbaikan
        jumlah={temuan.length}
        kurang={kurang}
        isian={isian}
        sending={deliver.sending}
        onSend={() => {
          setDiperiksa(true)
          void deliver.deliver(kurang)
        }}
      />
      {lihat && <LihatTemuan berkas={berkas} temuan={lihat} onClose={() => setLihat(undefined)} />}
    </TemuanContext>
  )
}
