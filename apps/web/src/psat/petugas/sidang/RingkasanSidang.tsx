import { formatDate, formatNumber } from '@portal/domain/platform/format'
import { jenisIzinLabels, jenisPengajuanLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { Facts } from '#platform/page/Facts.tsx'
import { Section } from '#platform/page/Section.tsx'

export function RingkasanSidang({ berkas }: { berkas: BerkasPengajuan }) {
  const { salinan } = berkas
  const names = (list: readonly string[]) => [...new Set(list)].join(', ')
  const facts: [string, string | null][] = [
    ['Diajukan', `${jenisPengajuanLabels[berkas.jenisPengajuan]} ${jenisIzinLabels[berkas.auditType]}`],
    ['Pemohon', berkas.nama_perusahaan],
    ['NIB', berkas.nib],
    ['Wilayah', [berkas.kota, berkas.provinsi].filter(Boolean).join(', ')],
    ['Pemilik baru', berkas.perusahaan_baru],
    ['Izin asal', salinan.izin_asal?.nomor ?? null],
    ['Unit penanganan', names(salinan.unit_produksi.map(({ nama_unit }) => nama_unit))],
    ['Ruang lingkup', names(salinan.ruang_lingkup.map(({ nama_komoditas }) => nama_komoditas))],
    ['Produk', names(salinan.info_produk.map(({ nama_dagang }) => nama_dagang))],
    ['Masuk', formatDate(berkas.uploadTime)],
    ['Kiriman', `Ke-${formatNumber(berkas.putaran)}`],
    ['Temuan', temuanText(berkas)],
  ]
  return (
    <Section title="Ringkasan">
      <Facts facts={facts} layout="dense" />
    </Section>
  )
}

function temuanText({ temuan }: BerkasPengajuan): string {
  if (temuan.length === 0) return 'Tidak ada'
  const closed = temuan.filter(({ status }) => status === 'ditutup').length
  return `${formatNumber(temuan.length)} temuan, ${formatNumber(closed)} ditutup`
}
