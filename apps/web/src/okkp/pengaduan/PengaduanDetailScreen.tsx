import { Button } from '@mantine/core'
import { type RincianPengaduan, tugaskanPengaduan } from '@portal/domain/okkp/pengaduan/pengaduan.contract'
import { jenisPengaduanLabels, luaranPengaduanLabels } from '@portal/domain/okkp/pengaduan/pengaduan.rules'
import { formatDate, formatDateTime } from '@portal/domain/platform/format'
import { type ComponentType, useState } from 'react'
import { KasusOf } from '#okkp/kasus/KasusOf.tsx'
import { AlihkanModal } from '#okkp/pengaduan/AlihkanModal.tsx'
import { FotoPengaduan } from '#okkp/pengaduan/FotoPengaduan.tsx'
import { KasusPengaduanModal, type PasarFieldsProps } from '#okkp/pengaduan/KasusPengaduanModal.tsx'
import { PengaduanBadge, SakitBadge } from '#okkp/pengaduan/PengaduanBadge.tsx'
import { Percakapan } from '#okkp/pengaduan/Percakapan.tsx'
import classes from '#okkp/pengaduan/pengaduan.module.css'
import { TugaskanModal } from '#okkp/pengaduan/TugaskanModal.tsx'
import { TutupPengaduanModal } from '#okkp/pengaduan/TutupPengaduanModal.tsx'
import {
  pengaduanCrumbs,
  pengaduanList,
  usePengaduan,
  useRefreshPengaduan,
} from '#okkp/pengaduan/use-pengaduan.ts'
import { CatatRapidTest } from '#okkp/pengujian/CatatRapidTest.tsx'
import { TulisPeringatan } from '#okkp/peringatan/TulisPeringatan.tsx'
import { call } from '#platform/api/client.ts'
import { popup } from '#platform/notices/popup.ts'
import { Callout } from '#platform/page/Callout.tsx'
import { Facts } from '#platform/page/Facts.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Section } from '#platform/page/Section.tsx'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

interface PengaduanDetailScreenProps {
  id: number
  /** Fields of the module of markets for the dialog that accepts a report. */
  PasarFields: ComponentType<PasarFieldsProps>
}

export function PengaduanDetailScreen({ id, PasarFields }: PengaduanDetailScreenProps) {
  return (
    <RecordLoader noun="Laporan" crumbs={pengaduanCrumbs} back={pengaduanList} read={usePengaduan(id)}>
      {(laporan) => <Detail laporan={laporan} PasarFields={PasarFields} />}
    </RecordLoader>
  )
}

const modals = {
  tugaskan: TugaskanModal,
  alihkan: AlihkanModal,
  tutup: TutupPengaduanModal,
}
type Dialog = keyof typeof modals | 'kasus'

interface DetailProps extends Pick<PengaduanDetailScreenProps, 'PasarFields'> {
  laporan: RincianPengaduan
}

function Detail({ laporan, PasarFields }: DetailProps) {
  const [dialog, setDialog] = useState<Dialog>()
  const Modal = dialog && dialog !== 'kasus' && modals[dialog]
  const close = () => setDialog(undefined)
  const open = laporan.status !== 'selesai'
  return (
    <>
      <PageHeader
        title={laporan.pangan ?? laporan.nomor_izin ?? jenisPengaduanLabels[laporan.jenis]}
        here={laporan.nomor}
        crumbs={pengaduanCrumbs}
        badge={
          <>
            <PengaduanBadge status={laporan.status} />
            {laporan.sakit && <SakitBadge />}
          </>
        }
        meta={`${laporan.nomor} · ${jenisPengaduanLabels[laporan.jenis]} · dikirim ${formatDateTime(laporan.dikirim)}`}
        actions={
          open && (
            <>
              <Button variant="default" onClick={() => setDialog('alihkan')}>
                Alihkan
              </Button>
              <Button variant="default" onClick={() => setDialog('tugaskan')}>
                Tugaskan
              </Button>
              <Button
                variant={laporan.status === 'diproses' ? 'filled' : 'default'}
                onClick={() => setDialog('tutup')}
              >
                Tutup laporan
              </Button>
            </>
          )
        }
      />
      <Sekarang laporan={laporan} />
      {laporan.boleh_jadi_kasus && <Terima onAccept={() => setDialog('kasus')} />}
      {laporan.disamarkan ? (
        <Callout role="note">
          Masa simpan laporan ini habis pada {formatDate(laporan.disamarkan)}; isi, nama, kontak, foto, dan
          percakapannya sudah dihapus.
        </Callout>
      ) : (
        <>
          {laporan.tindak_lanjut_id !== null && <KasusOf of={{ pengaduan_id: laporan.id }} />}
          <Isi laporan={laporan} />
          <Percakapan laporan={laporan} />
        </>
      )}
      {Modal && <Modal laporan={laporan} onClosed={close} />}
      {dialog === 'kasus' && (
        <KasusPengaduanModal laporan={laporan} onClosed={close} PasarFields={PasarFields} />
      )}
    </>
  )
}

function Sekarang({ laporan }: { laporan: RincianPengaduan }) {
  const { id } = useSignedInUser()
  const refresh = useRefreshPengaduan()
  const { status, batas_jawab, terlambat, kantor, petugas, petugas_id } = laporan

  async function take() {
    const { message } = await call(tugaskanPengaduan, {
      body: { id: laporan.id, versi: laporan.versi, petugas_id: id },
    })
    popup.success(message)
    await refresh()
  }

  if (status === 'selesai') {
    const outcome = laporan.luaran && luaranPengaduanLabels[laporan.luaran]
    return (
      <Callout role="note" title={`Ditutup: ${outcome}`}>
        <p>
          {laporan.ditutup && formatDateTime(laporan.ditutup)}
          {laporan.ditutup_oleh && `, oleh ${laporan.ditutup_oleh}`}. Disimpan sampai{' '}
          {formatDate(laporan.disimpan_sampai)}.
        </p>
      </Callout>
    )
  }
  if (status === 'menunggu') {
    return (
      <Callout role="note" title="Menunggu jawaban pelapor">
        <p>Pertanyaan terakhir sudah dikirim. Laporan kembali ke kantor Anda begitu pelapor membalas.</p>
      </Callout>
    )
  }
  return (
    <Callout
      tone={terlambat ? 'bad' : 'info'}
      role="note"
      title={status === 'baru' ? 'Baca dan jawab pelapor' : 'Lanjutkan penanganan'}
      actions={
        petugas_id === null && (
          <Button
            variant="default"
            onClick={() => void take().catch(({ message }: Error) => popup.failure(message))}
          >
            Saya tangani
          </Button>
        )
      }
    >
      <p>
        {terlambat ? 'Lewat batas waktu' : 'Batas waktu'} {formatDate(batas_jawab ?? '')}, oleh {kantor}
        {petugas ? ` (${petugas})` : ', belum ada petugasnya'}.
      </p>
    </Callout>
  )
}

/** A report that an officer believes becomes a case. Nothing happens to it before. */
function Terima({ onAccept }: { onAccept: () => void }) {
  return (
    <Callout
      role="note"
      title="Apakah laporan ini perlu diperiksa?"
      actions={
        <Button variant="default" onClick={onAccept}>
          Terima sebagai kasus
        </Button>
      }
    >
      <p>Sebagai kasus laporan ini punya langkah dan batas waktu, sampai dipastikan atau tidak terbukti.</p>
    </Callout>
  )
}

/** Ways from a report to other records. */
function Lanjutkan({ id }: { id: number }) {
  return (
    <>
      <TulisPeringatan asal="pengaduan" id={id} />
      <CatatRapidTest search={{ laporan: id }} />
    </>
  )
}

function Isi({ laporan }: { laporan: RincianPengaduan }) {
  return (
    <Section title="Laporan" actions={<Lanjutkan id={laporan.id} />}>
      <p className={classes.uraian}>{laporan.uraian}</p>
      <FotoPengaduan foto={laporan.foto} />
      <Facts
        facts={[
          ['Pangan atau merek', laporan.pangan],
          [
            'Nomor izin',
            laporan.nomor_izin,
            laporan.nomor_izin && <Tercatat key="tercatat" registrasi={laporan.registrasi} />,
          ],
          ['Penjual atau produsen', laporan.pelaku],
          [
            'Tempat',
            laporan.tempat,
            laporan.pasar && laporan.pasar.nama !== laporan.tempat && laporan.pasar.nama,
          ],
          [
            'Wilayah',
            laporan.kota ?? laporan.provinsi ?? 'Belum diketahui',
            laporan.kota ? laporan.provinsi : '',
          ],
          ['Tanggal kejadian', laporan.tanggal && formatDate(laporan.tanggal)],
          [
            'Pelapor',
            laporan.nama ?? 'Tanpa nama',
            [laporan.no_hp, laporan.surel].filter(Boolean).join(' · '),
          ],
          ['Disimpan sampai', formatDate(laporan.disimpan_sampai)],
        ]}
      />
    </Section>
  )
}

function Tercatat({ registrasi }: Pick<RincianPengaduan, 'registrasi'>) {
  if (!registrasi) return 'Tidak tercatat di registri'
  return <AppLink to={`/okkp/admin/registrasi/${registrasi.id}`}>{registrasi.unit_usaha}</AppLink>
}
