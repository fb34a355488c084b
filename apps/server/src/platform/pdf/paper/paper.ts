import { type FontName, type Fonts, openFonts } from './fonts.ts'
import { palette } from './palette.ts'
import { printable, wrap } from './wrap.ts'

export interface TextStyle {
  font: FontName
  size: number
  /** Line height in points. */
  leading: number
  color?: string
  /** Letter spacing in points. */
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
/** Extra word spacing, because the font is tight at small sizes. */
const wordGap = 0.06
const a4 = { short: 595.28, long: 841.89 }

type Structure = PDFKit.PDFStructureElement

/**
 * A4 pages with margins of 2.54 cm, the portal's fonts and a structure for screen readers. The caller tracks the height
 * in `y`; there are no automatic page breaks.
 */
export class Paper {
  readonly kit: PDFKit.PDFDocument
  readonly root: Structure
  /** The position of the next element, from the top. */
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
    // PDFKit accepts a parsed font, but its types do not declare it.
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
  /** The number of pages so far. The current page is the last. */
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

  /** Measures a line without its trailing space. The space only separates words for text extraction. */
  #measure(line: string, { tracking = 0, size }: TextStyle): number {
    const text = line.trimEnd()
    const gaps = text.split(' ').length - 1
    return this.kit.widthOfString(text, { characterSpacing: tracking }) + gaps * size * wordGap
  }

  /**
   * Draws word by word including the space. PDFKit's own word spacing omits the space character, so text extraction
   * would join words.
   */
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

  /** Breaks a heading into lines of similar width. */
  balanced(text: string, style: TextStyle, width: number): string[] {
    const count = this.lines(text, style, width).length
    if (count > 3) return this.lines(text, style, width)
    let narrow = width
    while (narrow > width / 2 && this.lines(text, style, narrow - 10).length === count) narrow -= 10
    return this.lines(text, style, narrow)
  }

  /** Draws lines made by `lines` and returns their height. */
  drawLines(lines: readonly string[], style: TextStyle, place: TextPlace): number {
    this.#use(style)
    for (const [index, line] of lines.entries()) {
      const slack = place.align ? place.width - this.#measure(line, style) : 0
      const x = place.x + (place.align === 'center' ? slack / 2 : place.align === 'right' ? slack : 0)
      // The font's line height is about 1.26 of its size. Half of the remaining leading goes above.
      const y = place.y + index * style.leading + (style.leading - style.size * 1.26) / 2
      if (line) this.#drawLine(line, style, x, y)
    }
    return lines.length * style.leading
  }

  /** Draws a paragraph or heading with its structure tag and returns its height. */
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

  /** Draws content that screen readers skip: rules, running heads, ornaments. */
  artifact(draw: () => void): void {
    this.kit.markContent('Artifact', { type: 'Layout' })
    draw()
    this.kit.endMarkedContent()
  }

  figure(alt: string, draw: () => void): void {
    const content = this.kit.markStructureContent('Figure')
    draw()
    this.kit.endMarkedContent()
    this.root.add(this.kit.struct('Figure', { alt }, content))
  }

  rule(x1: number, x2: number, y: number, color: string, thickness: number): void {
    this.kit.moveTo(x1, y).lineTo(x2, y).lineWidth(thickness).strokeColor(color).stroke()
  }

  /** Calls `draw` for each page once the number of pages is known. */
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
