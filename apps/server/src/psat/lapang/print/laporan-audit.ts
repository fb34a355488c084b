import { formatDate, formatDateTime, formatNumber } from '@portal/domain/platform/format'
import { type IsiCeklis, type JawabanCeklis, nilaiCeklis } from '@portal/domain/psat/lapang/ceklis'
import { statusTemuanLabels, type Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { TableRow } from '#platform/pdf/paper/table.ts'
import { Lembar } from '#psat/sertifikat/lembar.ts'

export interface IsiLaporanAudit {
  nomorPermohonan: string
  nama: string
  perusahaan: string
  tempat: string
  tanggal: string | null
  tim: readonly { nama: string; tugas: string }[]
  isi: IsiCeklis
  jawaban: JawabanCeklis
  temuan: readonly Pick<Temuan, 'tingkat' | 'bidang' | 'uraian' | 'jawaban' | 'status'>[]
  tahap: string
}

/** Returns the counts per judgement, for example "49 sesuai, 3 tidak sesuai, 1 tidak berlaku". */
export function summariseCeklis(isi: IsiCeklis, jawaban: JawabanCeklis): string {
  const kode = isi.flatMap(({ butir }) => butir.map((satu) => satu.kode))
  const count = (nilai: string | null) =>
    kode.filter((satu) => (jawaban[satu]?.nilai ?? null) === nilai).length
  const said = [
    ...Object.entries(nilaiCeklis).map(([nilai, label]) => [count(nilai), label.toLowerCase()] as const),
    [count(null), 'belum dinilai'] as const,
  ]
  return said
    .filter(([many]) => many > 0)
    .map(([many, label]) => `${formatNumber(many)} ${label}`)
    .join(', ')
}

function barisCeklis(isi: IsiCeklis, jawaban: JawabanCeklis): TableRow[] {
  return isi.flatMap(({ kode, judul, butir }): TableRow[] => [
    { cells: [{ text: `${kode}. ${judul}` }], section: true },
    ...butir.map((satu): TableRow => {
      const { nilai, catatan = '' } = jawaban[satu.kode] ?? {}
      const verdict = nilai ? nilaiCeklis[nilai] : 'Belum dinilai'
      const cells = [
        { text: satu.kode },
        { text: satu.uraian },
        { text: verdict, strong: nilai === 'tidak_sesuai' },
        { text: catatan || '–' },
      ]
      return { cells }
    }),
  ])
}

export async function renderLaporanAudit(data: IsiLaporanAudit, at: Date): Promise<Buffer> {
  const lembar = await Lembar.create({
    judul: 'Laporan audit lapang',
    nomor: data.nomorPermohonan,
    tentang: `${data.nama}, ${data.perusahaan}`,
    at,
  })
  lembar.facts([
    ['Permohonan', data.nama],
    ['Pelaku usaha', data.perusahaan],
    ['Tempat', data.tempat],
    ['Tanggal audit', data.tanggal ? formatDate(data.tanggal) : 'Belum diisi'],
    ['Tim audit', data.tim.map(({ nama, tugas }) => `${nama} (${tugas.toLowerCase()})`).join(', ')],
    ['Hasil daftar periksa', summariseCeklis(data.isi, data.jawaban)],
    ['Temuan', data.temuan.length === 0 ? 'Tidak ada' : `${formatNumber(data.temuan.length)} temuan`],
    ['Tahap sekarang', data.tahap],
  ])
  const { width } = lembar.paper
  if (data.temuan.length > 0) {
    lembar.heading('Temuan')
    lembar.table(
      [
        { title: 'Butir', width: 44 },
        { title: 'Tingkat', width: 58 },
        { title: 'Uraian', width: (width - 182) / 2 },
        { title: 'Jawaban pelaku usaha', width: (width - 182) / 2 },
        { title: 'Keadaan', width: 80 },
      ],
      data.temuan.map(({ bidang, tingkat, uraian, jawaban, status }) => ({
        cells: [
          { text: bidang },
          { text: tingkat ?? '–', strong: true },
          { text: uraian },
          { text: jawaban ?? '–' },
          { text: statusTemuanLabels[status] },
        ],
      })),
    )
  }
  lembar.heading('Daftar periksa')
  lembar.table(
    [
      { title: 'Butir', width: 44 },
      { title: 'Yang diperiksa', width: (width - 134) * 0.55 },
      { title: 'Penilaian', width: 90 },
      { title: 'Catatan', width: (width - 134) * 0.45 },
    ],
    barisCeklis(data.isi, data.jawaban),
  )
  lembar.paragraph(`Laporan dibuat Portal Pangan Segar ${formatDateTime(at)} dari isian tim audit.`)
  return lembar.finish()
}
