import { formatDate, formatDateTime } from '@portal/domain/platform/format'
import { describeWaktu, type WaktuKunjungan } from '@portal/domain/psat/lapang/kunjungan'
import { Lembar } from '#psat/sertifikat/lembar.ts'

export interface IsiSuratTugas extends WaktuKunjungan {
  ke: number
  nomorPermohonan: string
  nama: string
  perusahaan: string
  nib: string | null
  tempat: string
  petugas: readonly { nama: string; tugas: string }[]
  /** Date of the team's appointment. */
  ditugaskan: string
  disepakati: Date
}

export async function renderSuratTugas(isi: IsiSuratTugas, at: Date): Promise<Buffer> {
  const nomor = `ST-${isi.nomorPermohonan}/${isi.ke}`
  const lembar = await Lembar.create({
    judul: 'Surat tugas',
    nomor,
    tentang: `Audit lapang ${isi.nama}, ${isi.perusahaan}`,
    at,
  })
  lembar.paragraph(
    `Berdasarkan penunjukan tim audit tanggal ${formatDate(isi.ditugaskan)} atas permohonan ${isi.nomorPermohonan}, dengan ini ditugaskan:`,
  )
  const { width } = lembar.paper
  lembar.table(
    [
      { title: 'No', width: 34 },
      { title: 'Nama', width: width - 174 },
      { title: 'Tugas', width: 140 },
    ],
    isi.petugas.map(({ nama, tugas }, index) => ({
      cells: [{ text: `${index + 1}.` }, { text: nama, strong: true }, { text: tugas }],
    })),
  )
  lembar.paragraph('untuk melaksanakan audit lapang sebagai berikut:')
  lembar.facts([
    ['Permohonan', isi.nama],
    ['Pelaku usaha', isi.nib ? `${isi.perusahaan} (NIB ${isi.nib})` : isi.perusahaan],
    ['Waktu', describeWaktu(isi)],
    ['Tempat', isi.tempat],
  ])
  lembar.paragraph(
    'Petugas membawa surat ini dan tanda pengenalnya, memeriksa unit menurut daftar periksa yang berlaku, dan mencatat hasilnya di portal. Pelaku usaha diharap menyiapkan unit, rekaman, dan orang yang bertanggung jawab.',
  )
  lembar.paragraph(
    `Jadwal ini disepakati ${formatDateTime(isi.disepakati)}. Surat dibuat Portal Pangan Segar ${formatDateTime(at)}.`,
  )
  return lembar.finish()
}
