import { createHash } from 'node:crypto'
import type { Sertifikat } from '@portal/domain/psat/sertifikat/sertifikat'
import { verificationAddress } from '#platform/kode-mandiri/verification-address.ts'
import type { OpenAnnex } from '#platform/pdf/annex.ts'
import type { AnnexSlot } from '#platform/pdf/merge-annexes.ts'
import { drawStamp, drawTerraces } from '#platform/pdf/paper/ornaments.ts'
import { palette } from '#platform/pdf/paper/palette.ts'
import { Paper, type TextStyle } from '#platform/pdf/paper/paper.ts'
import { drawTable } from '#platform/pdf/paper/table.ts'
import type { SignaturePlace } from '#platform/signature/sign-pdf.ts'
import type { BentukCetakan } from './bentuk-cetakan.ts'
import { drawKaki, drawKepalaLanjutan, drawKop } from './halaman.ts'
import { tabelInformasi } from './informasi.ts'
import { judulSertifikat } from './judul.ts'
import { pengesahan } from './pengesahan.ts'
import { type TabelLampiran, tabelLampiran } from './tabel-lampiran.ts'

export interface RenderOptions {
  /** Public address of the portal. The QR code leads there. */
  publicUrl: string
  at: Date
  /** Annexes for which the PDF reserves pages, each with a head and a page number. */
  annexes?: readonly Pick<OpenAnnex, 'title' | 'pages'>[]
  /** Word across every page of a copy that is not an original, for example PRATINJAU. */
  stamp?: string
  bentuk?: BentukCetakan
  /** Line of the footer that says where the transparency log has the permit. */
  catatanLog?: string
}

const kepala: Record<BentukCetakan, string> = {
  sertifikat: 'SERTIFIKAT',
  lampiran: 'LAMPIRAN',
  lampiran_lama: 'LAMPIRAN TEKNIS',
}

export interface RenderedSertifikat {
  pdf: Buffer
  signaturePlace: SignaturePlace
  annexSlots: AnnexSlot[]
}

const lead: TextStyle = { font: 'regular', size: 10, leading: 14, color: palette.ink2 }
const licence: TextStyle = { font: 'bold', size: 12.5, leading: 17 }
const title: TextStyle = { font: 'bold', size: 22, leading: 28, color: palette.brand, tracking: 1.2 }
const number: TextStyle = { font: 'semibold', size: 12, leading: 17 }
const body: TextStyle = { font: 'regular', size: 10.5, leading: 15 }
const section: TextStyle = { font: 'bold', size: 15, leading: 20, tracking: -0.15 }

function drawJudul(paper: Paper, data: Sertifikat, bentuk: BentukCetakan): void {
  const judul = judulSertifikat(data, bentuk)
  const middle = () => ({ x: paper.left, y: paper.y, width: paper.width, align: 'center' as const })
  paper.y += paper.text('P', 'Perizinan Berusaha untuk Menunjang Kegiatan Usaha', lead, middle()) + 2
  const narrow = { x: paper.left + 30, y: paper.y, width: paper.width - 60, align: 'center' as const }
  paper.y += paper.text('P', judul.izin, licence, narrow) + 6
  paper.y += paper.text('H1', kepala[bentuk], title, middle())
  paper.y += paper.text('P', `Nomor ${data.nomor}`, number, middle())
  if (data.pb_umku?.trim()) paper.y += paper.text('P', `PB-UMKU: ${data.pb_umku.trim()}`, body, middle())
  paper.y += paper.text('P', judul.jenis, lead, middle()) + 10
  paper.y += paper.text('P', judul.pengantar, body, { x: paper.left, y: paper.y, width: paper.width }) + 10
}

function drawPenerbitanUlang(paper: Paper, ulang: NonNullable<Sertifikat['penerbitan_ulang']>): void {
  const text = `Penerbitan ulang ke-${ulang.ke}: ${ulang.alasan}`
  const width = paper.width - 24
  const height = paper.lines(text, body, width).length * body.leading + 14
  paper.artifact(() => {
    paper.kit.rect(paper.left, paper.y, paper.width, height).fill(palette.warnSoft)
    paper.kit.rect(paper.left, paper.y, 3, height).fill(palette.warnEdge)
  })
  paper.text('P', text, body, { x: paper.left + 14, y: paper.y + 7, width })
  paper.y += height + 12
}

function drawTabelLampiran(paper: Paper, tabel: TabelLampiran, nextPage: () => void): void {
  nextPage()
  paper.y += paper.text('H2', tabel.judul, section, { x: paper.left, y: paper.y, width: paper.width }) + 10
  const whole = tabel.kolom.reduce((sum, { weight }) => sum + weight, 0)
  drawTable(paper, {
    columns: tabel.kolom.map(({ title, weight }) => ({ title, width: (paper.width * weight) / whole })),
    rows: tabel.baris.map((baris) => ({ cells: baris.map((text) => ({ text })) })),
    style: { size: 9, leading: 12.5 },
    nextPage,
  })
}

function reserveAnnexes(paper: Paper, annexes: RenderOptions['annexes'], tentang: string): AnnexSlot[] {
  return (annexes ?? []).flatMap(({ title: judul, pages }) =>
    pages.map(({ width, height }, index): AnnexSlot => {
      paper.addPage(width > height ? 'landscape' : 'portrait')
      drawKepalaLanjutan(paper, tentang)
      const nomor = pages.length > 1 ? ` (${index + 1} dari ${pages.length})` : ''
      const tag = index === 0 ? 'H2' : 'P'
      paper.y += paper.text(tag, `${judul}${nomor}`, number, {
        x: paper.left,
        y: paper.y - 6,
        width: paper.width,
      })
      paper.y += 4
      // Annex pages have narrower margins, so that the scaled content stays legible.
      const [side, foot] = [40, paper.kit.page.height - paper.bottom - 16]
      const tall = paper.kit.page.height - foot - paper.y
      return { page: paper.pages - 1, x: side, y: foot, width: paper.kit.page.width - 2 * side, height: tall }
    }),
  )
}

/** Creates the certificate from its data: the signed page, the tables after it, and empty pages for annexes. */
export async function renderSertifikat(
  data: Sertifikat,
  options: RenderOptions,
): Promise<RenderedSertifikat> {
  const { bentuk = 'sertifikat' } = options
  const judul = judulSertifikat(data, bentuk)
  const templatLama = bentuk === 'lampiran_lama'
  const tentang = `${judul.sebutan} ${judul.singkat} nomor ${data.nomor}`
  const paper = await Paper.create({
    title: `${judul.sebutan} ${judul.singkat} ${data.nomor}`,
    subject: `${judul.izin}, ${data.perusahaan.nama}`,
    author: 'Portal Pangan Segar',
    at: options.at,
  })
  paper.addPage()
  drawKop(paper)
  drawJudul(paper, data, bentuk)
  if (data.penerbitan_ulang) drawPenerbitanUlang(paper, data.penerbitan_ulang)
  const sah = pengesahan(paper, data, verificationAddress(options.publicUrl, data.kode_verifikasi))
  const lanjutan = (layout: 'portrait' | 'landscape') => () => {
    paper.addPage(layout)
    drawKepalaLanjutan(paper, tentang)
  }
  drawTable(paper, {
    columns: [
      { title: 'No', width: 34 },
      { title: 'Informasi', width: 158 },
      { title: 'Uraian', width: paper.width - 192 },
    ],
    rows: tabelInformasi(data, templatLama),
    nextPage: lanjutan('portrait'),
    keepBelow: sah.height,
  })
  if (paper.y + sah.height > paper.bottom) lanjutan('portrait')()
  const { seal, clear } = sah.draw()
  const { page } = paper.kit
  const signaturePlace = { page: paper.pages - 1, ...seal, y: page.height - seal.y - seal.height }
  const footer = { x: paper.left - 8, y: paper.bottom + 22, width: paper.width + 16, height: 42 }
  if (!templatLama) paper.artifact(() => drawTerraces(paper, paper.y + 14, [...clear, footer]))

  for (const tabel of tabelLampiran(data)) drawTabelLampiran(paper, tabel, lanjutan('landscape'))
  const annexSlots = reserveAnnexes(paper, options.annexes, tentang)
  const hash = createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 12)
  drawKaki(paper, `Dokumen ${data.kode_verifikasi} · ${hash}`, options.catatanLog)
  const { stamp } = options
  if (stamp) paper.eachPage(() => paper.artifact(() => drawStamp(paper, stamp)))
  return { pdf: await paper.finish(), signaturePlace, annexSlots }
}
