import { palette } from '#platform/pdf/paper/palette.ts'
import { Paper, type TextStyle } from '#platform/pdf/paper/paper.ts'
import { drawTable, type TableColumn, type TableRow } from '#platform/pdf/paper/table.ts'
import { drawKaki, drawKepalaLanjutan, drawKop } from '#psat/sertifikat/halaman.ts'

const title: TextStyle = { font: 'bold', size: 20, leading: 26, color: palette.brand, tracking: 0.8 }
const number: TextStyle = { font: 'semibold', size: 11, leading: 16 }
const body: TextStyle = { font: 'regular', size: 10.5, leading: 15 }
const section: TextStyle = { font: 'bold', size: 13, leading: 18 }

interface Kepala {
  judul: string
  /** Number of the sheet or the file, printed below the title. */
  nomor: string
  tentang: string
  at: Date
}

/** Office document with a letterhead, made of paragraphs, facts and tables. */
export class Lembar {
  readonly paper: Paper
  readonly #tentang: string

  private constructor(paper: Paper, tentang: string) {
    this.paper = paper
    this.#tentang = tentang
  }

  static async create({ judul, nomor, tentang, at }: Kepala): Promise<Lembar> {
    const about = { title: `${judul} ${nomor}`, subject: tentang, author: 'Portal Pangan Segar', at }
    const paper = await Paper.create(about)
    paper.addPage()
    drawKop(paper)
    const lembar = new Lembar(paper, `${judul} ${nomor}`)
    const middle = { x: paper.left, width: paper.width, align: 'center' as const }
    paper.y += paper.text('H1', judul.toUpperCase(), title, { ...middle, y: paper.y })
    paper.y += paper.text('P', `Nomor ${nomor}`, number, { ...middle, y: paper.y }) + 14
    return lembar
  }

  readonly #nextPage = () => {
    this.paper.addPage()
    drawKepalaLanjutan(this.paper, this.#tentang)
  }

  #room(height: number): void {
    if (this.paper.y + height > this.paper.bottom) this.#nextPage()
  }

  heading(text: string): void {
    this.#room(section.leading + 60)
    this.paper.y += 8
    this.paper.y += this.paper.text('H2', text, section, this.#place()) + 6
  }

  paragraph(text: string): void {
    const height = this.paper.lines(text, body, this.paper.width).length * body.leading
    this.#room(height)
    this.paper.y += this.paper.text('P', text, body, this.#place()) + 10
  }

  facts(facts: readonly (readonly [label: string, isi: string])[]): void {
    const rows = facts.map(([label, isi]) => ({ cells: [{ text: label }, { text: isi, strong: true }] }))
    this.table(
      [
        { title: 'Keterangan', width: 150 },
        { title: 'Isi', width: this.paper.width - 150 },
      ],
      rows,
    )
  }

  table(columns: readonly TableColumn[], rows: readonly TableRow[]): void {
    drawTable(this.paper, {
      columns,
      rows,
      style: { size: 9.5, leading: 13 },
      nextPage: this.#nextPage,
    })
    this.paper.y += 14
  }

  #place() {
    return { x: this.paper.left, y: this.paper.y, width: this.paper.width }
  }

  finish(): Promise<Buffer> {
    drawKaki(this.paper, this.#tentang)
    return this.paper.finish()
  }
}
