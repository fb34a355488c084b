import { type FontName, type Fonts, openFonts } from './fonts.ts'
import { palette } from './palette.ts'
import { printable, wrap } from './wrap.ts'

export interface TextStyle {
  font: FontName
  size: number
  /** Height of a line in points. */
  leading: number
  color?: string
  /** Extra space between letters, in points. */
  tracking?: number
}

export interface TextPlace {
  x: number
  y: number
  width: number
  align?: 'left' | 'center' | 'right'
}

interface PaperAbout {
  title: string
  subject: string
  author: string
  at: Date
}

const margin = 72
/** The face is tight in small sizes. */
const wordGap = 0.06
const a4 = { short: 595.28, long: 841.89 }

type Structure = PDFKit.PDFStructureElement

/**
 * A4 pages with margins of 2.54 cm, our fonts, and a structure that screen readers follow. Whoever draws keeps
 * count of the height in `y`; nothing moves to a new page by itself.
 */
export class Paper {
  readonly kit: PDFKit.PDFDocument
  readonly root: Structure
  /** Where the next thing goes, from the top. */
  y = margin
  readonly #pieces: Buffer[] = []
  readonly #ended: Promise<void>
  readonly #fonts: Fonts
  #pages = 0

  private constructor(kit: PDFKit.PDFDocument, fonts: Fonts) {
    this.kit = kit
    this.#fonts = fonts
    this.root = kit.struct('Document')
    kit.addStructure(this.root)
    kit.on('data', (piece: Buffer) => this.#pieces.push(piece))
    this.#ended = new Promise((resolve, reject) => kit.on('end', () => resolve()).on('error', reject))
  }

  static async create(about: PaperAbout): Promise<Paper> {
    const [fonts, { default: PDFDocument }] = await Promise.all([openFonts(), import('pdfkit')])
    const { title, subject, author, at } = about
    const clean = (text: string) => text.toWellFormed().replace(/\p{Cc}/gu, ' ')
    const kit = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'id-ID',
      displayTitle: true,
      info: {
        Title: clean(title),
        Subject: clean(subject),
        Author: clean(author),
        Creator: 'Portal Pangan Segar',
        CreationDate: at,
        ModDate: at,
      },
    })
    // PDFKit takes a font that was read already; its types do not say so.
    for (const [name, font] of Object.entries(fonts)) kit.registerFont(name, font as unknown as Buffer)
    return new Paper(kit, fonts)
  }

  get left(): number {
    return margin
  }
  get width(): number {
    return this.kit.page.width - 2 * margin
  }
  get bottom(): number {
    return this.kit.page.height - margin
  }
  /** Number of pages so far; the current one is the last. */
  get pages(): number {
    return this.#pages
  }

  addPage(layout: 'portrait' | 'landscape' = 'portrait'): void {
    this.kit.addPage({ size: [a4.short, a4.long], layout, margin: 0 })
    this.#pages++
    this.y = margin
  }

  #use({ font, size, color = palette.ink }: TextStyle): void {
    this.kit.font(font).fontSize(size).fillColor(color)
  }

  /** The space at the end of a line that goes on is there for readers and takes no room. */
  #measure(line: string, { tracking = 0, size }: TextStyle): number {
    const text = line.trimEnd()
    const gaps = text.split(' ').length - 1
    return this.kit.widthOfString(text, { characterSpacing: tracking }) + gaps * size * wordGap
  }

  /** Word by word, each with its space: PDFKit's own word spacing moves on without one and glues words for readers. */
  #drawLine(line: string, style: TextStyle, x: number, y: number): void {
    const characterSpacing = style.tracking ?? 0
    let at = x
    for (const word of line.split(/(?<= )/)) {
      this.kit.text(word, at, y, { lineBreak: false, characterSpacing })
      at += this.kit.widthOfString(word, { characterSpacing }) + style.size * wordGap
    }
  }

  lines(text: string, style: TextStyle, width: number): string[] {
    this.#use(style)
    const font = this.#fonts[style.font]
    const shown = printable(text, (codePoint) => font.hasGlyphForCodePoint(codePoint))
    return wrap(shown, width, (piece) => this.#measure(piece, style))
  }

  /** Lines of about the same width, for headings. */
  balanced(text: string, style: TextStyle, width: number): string[] {
    const count = this.lines(text, style, width).length
    if (count > 3) return this.lines(text, style, width)
    let narrow = width
    while (narrow > width / 2 && this.lines(text, style, narrow - 10).length === count) narrow -= 10
    return this.lines(text, style, narrow)
  }

  /** Draws lines that `lines` made and answers their height. */
  drawLines(lines: readonly string[], style: TextStyle, place: TextPlace): number {
    this.#use(style)
    for (const [index, line] of lines.entries()) {
      const slack = place.align ? place.width - this.#measure(line, style) : 0
      const x = place.x + (place.align === 'center' ? slack / 2 : place.align === 'right' ? slack : 0)
      // The face's own line is a quarter taller than its size; the rest of the leading goes above and below.
      const y = place.y + index * style.leading + (style.leading - style.size * 1.26) / 2
      if (line) this.#drawLine(line, style, x, y)
    }
    return lines.length * style.leading
  }

  /** A paragraph or heading of the document's structure; answers its height. */
  text(tag: string, text: string, style: TextStyle, place: TextPlace, parent: Structure = this.root): number {
    const lines =
      place.align === 'center'
        ? this.balanced(text, style, place.width)
        : this.lines(text, style, place.width)
    const content = this.kit.markStructureContent(tag)
    const height = this.drawLines(lines, style, place)
    this.kit.endMarkedContent()
    parent.add(this.kit.struct(tag, {}, content))
    return height
  }

  /** What screen readers pass over: rules, running heads, ornaments. */
  artifact(draw: () => void): void {
    this.kit.markContent('Artifact', { type: 'Layout' })
    draw()
    this.kit.endMarkedContent()
  }

  /** A drawing that has a meaning, said in words. */
  figure(alt: string, draw: () => void): void {
    const content = this.kit.markStructureContent('Figure')
    draw()
    this.kit.endMarkedContent()
    this.root.add(this.kit.struct('Figure', { alt }, content))
  }

  rule(x1: number, x2: number, y: number, color: string, thickness: number): void {
    this.kit.moveTo(x1, y).lineTo(x2, y).lineWidth(thickness).strokeColor(color).stroke()
  }

  /** Lets `draw` finish each page, when their number is known. */
  eachPage(draw: (index: number, count: number) => void): void {
    for (let index = 0; index < this.#pages; index++) {
      this.kit.switchToPage(index)
      draw(index, this.#pages)
    }
  }

  async finish(): Promise<Buffer> {
    this.root.end()
    this.kit.end()
    await this.#ended
    return Buffer.concat(this.#pieces)
  }
}
