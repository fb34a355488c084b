import { drawMark } from '#platform/pdf/paper/ornaments.ts'
import { palette } from '#platform/pdf/paper/palette.ts'
import type { Paper, TextStyle } from '#platform/pdf/paper/paper.ts'

const small: TextStyle = { font: 'regular', size: 8.5, leading: 12, color: palette.ink2 }
const wordmark: TextStyle = { font: 'bold', size: 13, leading: 17, tracking: -0.13 }
const markSize = 39.7

export function drawKop(paper: Paper): void {
  paper.artifact(() => {
    drawMark(paper, paper.left - 4, 28, markSize)
    paper.drawLines(['Portal Pangan Segar'], wordmark, { x: paper.left + 42, y: 33, width: 250 })
    paper.drawLines(
      ['Otoritas keamanan pangan segar'],
      { ...small, size: 9.5 },
      { x: paper.left + 42, y: 50, width: 250 },
    )
    paper.rule(paper.left, paper.left + paper.width, 78, palette.brand, 1.4)
  })
  paper.y = 92
}

export function drawKepalaLanjutan(paper: Paper, tentang: string): void {
  paper.artifact(() => {
    drawMark(paper, paper.left - 2, 38, 18)
    paper.drawLines(
      ['Portal Pangan Segar'],
      { ...small, font: 'semibold', color: palette.ink },
      { x: paper.left + 20, y: 41, width: 150 },
    )
    const [baris = ''] = paper.lines(tentang, small, paper.width - 170)
    paper.drawLines([baris], small, { x: paper.left + 170, y: 41, width: paper.width - 170, align: 'right' })
    paper.rule(paper.left, paper.left + paper.width, 62, palette.brand, 0.8)
  })
  paper.y = 80
}

/** Draws the foot of every page: name of the document, page number and, below them, a note. */
export function drawKaki(paper: Paper, dokumen: string, catatan = ''): void {
  paper.eachPage((index, count) => {
    const place = { x: paper.left, y: paper.bottom + 26, width: paper.width }
    const style: TextStyle = { ...small, size: 8, color: palette.ink3 }
    paper.artifact(() => {
      const [baris = ''] = paper.lines(dokumen, style, paper.width - 100)
      paper.drawLines([baris], style, place)
      paper.drawLines([`Halaman ${index + 1} dari ${count}`], style, { ...place, align: 'right' })
      const note: TextStyle = { ...style, size: 7, leading: 9.5 }
      paper.drawLines(paper.lines(catatan, note, paper.width), note, { ...place, y: place.y + 13 })
    })
  })
}
