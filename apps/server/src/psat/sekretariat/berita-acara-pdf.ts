import { formatDate, formatNumber } from '@portal/domain/platform/format'
import { palette } from '#platform/pdf/paper/palette.ts'
import { Paper, type TextStyle } from '#platform/pdf/paper/paper.ts'
import { drawTable } from '#platform/pdf/paper/table.ts'

interface BeritaAcara {
  berkas: string
  perusahaan: string
  tanggal: string
  tempat: string
  keputusan: 'accept' | 'revision'
  catatan: string | null
  anggota: readonly { nama: string; hadir: boolean }[]
  kuorum: number
  pencatat: string
  at: Date
}

const title: TextStyle = { font: 'bold', size: 18, leading: 24, color: palette.brand }
const body: TextStyle = { font: 'regular', size: 10.5, leading: 15 }
const strong: TextStyle = { font: 'semibold', size: 11, leading: 16 }

const keputusanText = {
  accept: 'Komisi teknis menerima berkas ini; dilanjutkan ke lampiran teknis.',
  revision: 'Komisi teknis meminta perbaikan sebelum memutuskan.',
}

export async function beritaAcaraPdf(sidang: BeritaAcara): Promise<Buffer> {
  const paper = await Paper.create({
    title: `Berita acara sidang komisi teknis, ${sidang.berkas}`,
    subject: sidang.perusahaan,
    author: 'Portal Pangan Segar',
    at: sidang.at,
  })
  paper.addPage()
  const line = (tag: 'H1' | 'P', text: string, style: TextStyle, gap = 4) => {
    paper.y += paper.text(tag, text, style, { x: paper.left, y: paper.y, width: paper.width }) + gap
  }
  const hadir = sidang.anggota.filter((orang) => orang.hadir).length
  line('H1', 'Berita Acara Sidang Komisi Teknis', title, 10)
  line('P', sidang.berkas, strong)
  line('P', sidang.perusahaan, body)
  line('P', `${formatDate(sidang.tanggal)}, ${sidang.tempat}`, body, 12)
  const many = `Hadir ${formatNumber(hadir)} dari ${formatNumber(sidang.anggota.length)} anggota; kuorum ${formatNumber(sidang.kuorum)}, ${hadir >= sidang.kuorum ? 'terpenuhi' : 'tidak terpenuhi'}.`
  line('P', many, body, 8)
  drawTable(paper, {
    columns: [
      { title: 'No', width: 40 },
      { title: 'Anggota', width: paper.width - 160 },
      { title: 'Kehadiran', width: 120 },
    ],
    rows: sidang.anggota.map((orang, index) => ({
      cells: [
        { text: String(index + 1) },
        { text: orang.nama },
        { text: orang.hadir ? 'Hadir' : 'Tidak hadir' },
      ],
    })),
    nextPage: () => paper.addPage(),
  })
  paper.y += 14
  line('P', keputusanText[sidang.keputusan], strong)
  if (sidang.catatan) line('P', sidang.catatan, body, 8)
  line('P', `Dicatat oleh ${sidang.pencatat}.`, body)
  return paper.finish()
}
