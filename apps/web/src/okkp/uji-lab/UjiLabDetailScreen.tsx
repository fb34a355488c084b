import { Button } from '@mantine/core'
import { deleteUjiLab, detailUjiLab, type UjiLabLengkap } from '@portal/domain/okkp/uji-lab/uji-lab.contract'
import { formatDate, formatDateTime } from '@portal/domain/platform/format'
import { IconEye } from '@tabler/icons-react'
import layout from '#okkp/registrasi/detail/detail.module.css'
import { TindakLanjutOf } from '#okkp/tindak-lanjut/TindakLanjutOf.tsx'
import { HasilCard } from '#okkp/uji-lab/HasilCard.tsx'
import { PutusanBadge } from '#okkp/uji-lab/PutusanBadge.tsx'
import { RiwayatUjiCard } from '#okkp/uji-lab/RiwayatUjiCard.tsx'
import { daftarUjiLab, ujiLabCrumbs, useRefreshUjiLab } from '#okkp/uji-lab/use-uji-lab.ts'
import { call } from '#platform/api/client.ts'
import { openStored } from '#platform/files/open-stored.ts'
import { type Fact, Facts } from '#platform/page/Facts.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Section } from '#platform/page/Section.tsx'
import { ChangeButton } from '#platform/record/ChangeButton.tsx'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'
import { RemoveMenu } from '#platform/record/RemoveMenu.tsx'
import { useRecord } from '#platform/record/use-record.ts'

export function UjiLabDetailScreen({ id }: { id: number }) {
  const read = useRecord(detailUjiLab, { uji_lab_id: id })
  return (
    <RecordLoader read={read} noun="Uji laboratorium" crumbs={ujiLabCrumbs} back={daftarUjiLab}>
      {(uji) => <Detail uji={uji} />}
    </RecordLoader>
  )
}

function Detail({ uji }: { uji: UjiLabLengkap }) {
  const { id, kode_sampel, komoditas, jenis_uji_lab, tanggal } = uji
  const refresh = useRefreshUjiLab()
  return (
    <>
      <PageHeader
        title={kode_sampel}
        crumbs={ujiLabCrumbs}
        badge={<PutusanBadge putusan={uji.status} />}
        meta={[komoditas, jenis_uji_lab, `diuji ${formatDate(tanggal)}`].join(' · ')}
        actions={
          <>
            <ChangeButton to={`${daftarUjiLab}/${id}/ubah`}>Perbaiki hasil</ChangeButton>
            <RemoveMenu
              noun="hasil uji"
              nama={`hasil uji ${kode_sampel}`}
              text="Hanya untuk yang keliru dicatat. Bila hanya isinya yang salah, perbaiki saja: riwayatnya tetap terlihat."
              remove={() => call(deleteUjiLab, { query: { uji_lab_id: id } })}
              refresh={refresh}
              back={daftarUjiLab}
            />
          </>
        }
      />
      <div className={layout.columns}>
        <div>
          <HasilCard hasil={uji.multiple_parameter} />
          {uji.tindak_lanjut_id !== null && <TindakLanjutOf of={{ uji_lab_id: id }} />}
          <Section title="Sampel">
            <Facts facts={sampleOf(uji)} />
          </Section>
        </div>
        <div>
          <LaporanCard uji={uji} />
          <RiwayatUjiCard id={id} />
        </div>
      </div>
    </>
  )
}

const step = (by: string | null, on: string | null) => [by ?? '–', on ? formatDate(on) : ''] as const

function sampleOf(uji: UjiLabLengkap): Fact[] {
  return [
    ['Komoditas', uji.komoditas, uji.komoditas_tambahan],
    ['Lokasi sampel', uji.lokasi_sampel],
    ['Wilayah', uji.kota ?? uji.provinsi, uji.kota ? uji.provinsi : ''],
    ['Diuji untuk', uji.wilayah_tujuan],
    ['Registrasi', uji.no_registrasi, uji.unit_usaha],
    ['Diambil', ...step(uji.diambil_oleh, uji.diambil_pada)],
    ['Diserahkan', ...step(uji.diserahkan_oleh, uji.diserahkan_pada)],
    ['Diterima', ...step(uji.diterima_oleh, uji.diterima_pada)],
    ['Catatan', uji.note],
    ['Dicatat', uji.dibuat_oleh ?? 'Sistem', formatDateTime(uji.created_at)],
  ]
}

function LaporanCard({ uji: { laboratorium, no_lhu, lhu, lembaga, referensi_bmr } }: { uji: UjiLabLengkap }) {
  return (
    <Section title="Laporan hasil uji">
      <Facts
        facts={[
          ['Laboratorium', laboratorium],
          ['Nomor LHU', no_lhu],
          ['Lembaga', lembaga],
          ['Referensi BMR', referensi_bmr],
        ]}
      />
      {lhu ? (
        <Button
          className={layout.below}
          variant="default"
          leftSection={<IconEye size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => openStored(lhu)}
        >
          Lihat LHU
        </Button>
      ) : (
        <p className={layout.quiet}>Berkas LHU belum diunggah.</p>
      )}
    </Section>
  )
}
