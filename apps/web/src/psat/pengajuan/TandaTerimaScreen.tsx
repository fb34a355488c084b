import { Button } from '@mantine/core'
import { formatDateTime } from '@portal/domain/platform/format'
import { dokumenSalinan } from '@portal/domain/psat/isian/bidang'
import { jenisIzinLabels, jenisPengajuanLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { halamanLacak } from '@portal/domain/psat/lacak/nomor-lacak'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { IconPrinter } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { kodeTerbaca } from '#platform/light/kode.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Mark } from '#platform/ui/mark/Mark.tsx'
import { MuatBerkas } from '#psat/pengajuan/BerkasSayaScreen.tsx'
import classes from '#psat/pengajuan/TandaTerima.module.css'

export function TandaTerimaScreen({ uuid }: { uuid: string }) {
  return (
    <MuatBerkas uuid={uuid}>
      {(berkas) => (
        <>
          <PageHeader
            title="Tanda terima"
            crumbs={[
              { label: 'Perizinan PSAT', to: '/psat' },
              { label: berkas.nama, to: `/psat/pengajuan/${uuid}` },
            ]}
            actions={
              <Button leftSection={<Icon of={IconPrinter} />} onClick={() => window.print()}>
                Cetak atau simpan PDF
              </Button>
            }
          />
          <Lembar berkas={berkas} />
        </>
      )}
    </MuatBerkas>
  )
}

function Lembar({ berkas }: { berkas: BerkasPengajuan }) {
  const { salinan } = berkas
  const firstSent = berkas.riwayat[0]?.waktu ?? berkas.uploadTime
  const dokumen = dokumenSalinan(salinan)
  const fakta: [string, string | null | undefined][] = [
    ['Nomor permohonan', berkas.nomorPermohonan],
    ['Permohonan', berkas.nama],
    [
      'Jenis',
      `${jenisIzinLabels[berkas.auditType]}, ${jenisPengajuanLabels[berkas.jenisPengajuan].toLowerCase()}`,
    ],
    ['Diterima', formatDateTime(firstSent)],
    ['Pemohon', salinan.perusahaan.nama_perseroan],
    ['NIB', salinan.perusahaan.nib],
    ['Alamat', salinan.perusahaan.alamat_perseroan],
    ['Penanggung jawab', salinan.perusahaan.penanggung_jawab],
    ['Unit penanganan', salinan.unit_produksi.map(({ nama_unit }) => nama_unit).join(', ')],
    ['Izin asal', salinan.izin_asal?.nomor],
    ['Permohonan OSS', berkas.izin_oss?.id_izin],
    ['Tahap sekarang', berkas.label],
    ['Kode lacak', berkas.kode_lacak && kodeTerbaca(berkas.kode_lacak)],
  ]
  return (
    <article className={classes.sheet} aria-label="Lembar tanda terima">
      <header>
        <Mark size={32} />
        <div>
          <b>Portal Pangan Segar</b>
          <span>Perizinan pangan segar asal tumbuhan</span>
        </div>
      </header>
      <h2>Tanda Terima Pengajuan</h2>
      <dl>
        {fakta
          .filter(([, isi]) => isi)
          .map(([label, isi]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{isi}</dd>
            </div>
          ))}
      </dl>
      <h3>Berkas yang diterima</h3>
      <ol>
        {dokumen.map((satu) => (
          <li key={`${satu.bidang}-${satu.kunci}`}>
            {satu.bidang.startsWith('dokumen.') ? satu.label : `${satu.label} (${satu.kelompok})`}
          </li>
        ))}
      </ol>
      <footer>
        <p>
          Dicetak {formatDateTime(Date.now())}. Keadaan permohonan dapat dilihat di portal dengan akun
          perusahaan. Tanpa akun, tahapnya dapat dilihat di {window.location.host}
          {halamanLacak} dengan nomor permohonan dan kode lacak di atas. Lembar ini bukan izin.
        </p>
      </footer>
    </article>
  )
}
