import { encodeQr } from '@portal/domain/platform/qr/encode-qr'
import { palette } from './palette.ts'
import type { Paper } from './paper.ts'

/** Draws the portal's logo, two leaves that form a tick, from the 32-unit square of the web. */
export function drawMark({ kit }: Paper, x: number, y: number, size: number): void {
  kit
    .save()
    .translate(x, y)
    .scale(size / 32)
  kit.path('M13.6 28C7.9 26.9 4 21.9 4.2 15c6.2.9 10.2 5.9 9.4 13Z').fill(palette.leaf)
  kit.path('M13.6 28C11.2 17.2 17 6.6 28.2 4c1.5 11.9-3.9 21.9-14.6 24Z').fill(palette.brand)
  kit.path('M14.6 25.4c2.2-6 5.2-11.1 9.4-15.6').lineWidth(1.5).lineCap('round').stroke(palette.white)
  kit.restore()
}

/** Draws a QR code as one path, so that no hairlines appear between modules. Leave a margin of four modules. */
export function drawQr({ kit }: Paper, text: string, x: number, y: number, size: number): void {
  const { data, size: modules } = encodeQr(text, { ecc: 'M', border: 0 })
  const step = size / modules
  for (const [row, line] of data.entries()) {
    let start = -1
    for (let column = 0; column <= modules; column++) {
      if (line[column]) {
        if (start < 0) start = column
      } else if (start >= 0) {
        kit.rect(x + start * step, y + row * step, (column - start) * step, step)
        start = -1
      }
    }
  }
  kit.fill('#000000')
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Draws rice terraces as fine lines in the lower third of the page, below `top` and outside the `clear` boxes. */
export function drawTerraces({ kit }: Paper, top: number, clear: readonly Box[]): void {
  const { width, height } = kit.page
  const from = Math.max(top, (height * 2) / 3)
  if (from > height - 40) return
  kit.save()
  kit.rect(0, from, width, height - from)
  for (const box of clear) {
    const y = Math.max(box.y, from)
    const tall = box.y + box.height - y
    if (tall > 0) kit.rect(box.x, y, box.width, tall)
  }
  kit.clip('even-odd')
  for (let terrace = 0; terrace < 22; terrace++) {
    const depth = terrace / 21
    for (let step = 0; step <= 40; step++) {
      const along = step / 40
      const rise = along ** 2.1 * 190 * (1 - depth * 0.75)
      const sway = Math.sin(along * 5.2 + depth * 3.1) * (5 + depth * 12)
      const y = height * 0.84 + depth * 150 - rise + sway
      if (step === 0) kit.moveTo(0, y)
      else kit.lineTo(along * width, y)
    }
  }
  kit.lineWidth(0.6).strokeOpacity(0.1).strokeColor(palette.brand).stroke()
  kit.restore()
}

/** Draws a word across the page in outline, to mark a document that is not a valid original. */
export function drawStamp({ kit }: Paper, word: string): void {
  const { width, height } = kit.page
  kit.save().rotate(-35, { origin: [width / 2, height / 2] })
  kit.font('bold').fontSize(100)
  const size = Math.min(110, (100 * width * 0.95) / Math.max(1, kit.widthOfString(word)))
  kit.fontSize(size)
  kit.lineWidth(1.2).strokeColor(palette.ink).strokeOpacity(0.16)
  const x = (width - kit.widthOfString(word)) / 2
  kit.text(word, x, height / 2 - size * 0.65, { lineBreak: false, stroke: true, fill: false })
  kit.restore()
}
