import { formatDate } from '@portal/domain/platform/format'
import type { Sertifikat } from '@portal/domain/psat/sertifikat/sertifikat'
import { type Box, drawMark, drawQr } from '#platform/pdf/paper/ornaments.ts'
import { palette } from '#platform/pdf/paper/palette.ts'
import type { Paper, TextStyle } from '#platform/pdf/paper/paper.ts'

const body: TextStyle = { font: 'regular', size: 10, leading: 14 }
const name: TextStyle = { font: 'semibold', size: 10.5, leading: 15 }
const small: TextStyle = { font: 'regular', size: 8.5, leading: 12, color: palette.ink2 }
/** Sides in points: 28 mm for an address, 35 mm for a code that verifies offline. */
const qrSides = { address: 79.4, mandiri: 99.2 }
const blockWidth = 190
const sealHeight = 34
const gap = 16

/**
 * Prepares the foot of the signed page: QR code on the left, signature on the right. The caller needs its height before
 * drawing.
 */
export function pengesahan(paper: Paper, data: Sertifikat, address: string) {
  const { penandatangan: oleh, mandiri } = data
  const qrSize = mandiri ? qrSides.mandiri : qrSides.address
  const qrText = mandiri ? `${address}#${mandiri.kode}` : address
  const role = paper.lines(oleh.jabatan, body, blockWidth)
  const signer = paper.lines(oleh.nama, name, blockWidth)
  const nip = oleh.nip?.trim() ? paper.lines(`NIP ${oleh.nip.trim()}`, small, blockWidth) : []
  const addressWidth = paper.width - blockWidth - 30
  const link = paper.lines(address, { ...small, font: 'semibold', color: palette.brandInk }, addressWidth)
  const right =
    body.leading +
    role.length * body.leading +
    sealHeight +
    14 +
    signer.length * name.leading +
    nip.length * small.leading
  const left = qrSize + 8 + small.leading * (1 + link.length)
  const height = Math.max(right, left)

  /** Draws the foot. Returns the area of the signature and the areas that ornaments must avoid. */
  function draw(): { seal: Box; clear: Box[] } {
    const top = paper.bottom - height
    const x = paper.left + paper.width - blockWidth
    let y = top + height - right
    y += paper.text('P', `${data.tempat}, ${formatDate(data.terbit)}`, body, { x, y, width: blockWidth })
    y += paper.text('P', oleh.jabatan, body, { x, y, width: blockWidth })
    const seal = { x, y: y + 6, width: blockWidth, height: sealHeight }
    paper.artifact(() => {
      paper.kit.roundedRect(seal.x, seal.y, seal.width, seal.height, 5).lineWidth(0.7).stroke(palette.line)
      drawMark(paper, seal.x + 8, seal.y + 6, 22)
    })
    paper.text('P', 'Ditandatangani secara elektronik', small, {
      x: x + 38,
      y: seal.y + 11,
      width: blockWidth - 40,
    })
    y = seal.y + sealHeight + 8
    y += paper.text('P', oleh.nama, name, { x, y, width: blockWidth })
    if (nip.length > 0) paper.text('P', `NIP ${oleh.nip?.trim()}`, small, { x, y, width: blockWidth })

    const qrTop = top + height - left
    paper.figure(`Kode QR ke ${address}`, () => drawQr(paper, qrText, paper.left, qrTop, qrSize))
    const under = qrTop + qrSize + 8
    paper.text('P', 'Periksa keaslian:', small, { x: paper.left, y: under, width: addressWidth })
    paper.text(
      'P',
      address,
      { ...small, font: 'semibold', color: palette.brandInk },
      { x: paper.left, y: under + small.leading, width: addressWidth },
    )
    paper.kit.link(paper.left, qrTop, qrSize, left, address)
    const clear = [
      { x: paper.left - 16, y: qrTop - 16, width: addressWidth + 20, height: paper.bottom - qrTop + 16 },
      { x: x - 10, y: paper.bottom - right - 8, width: blockWidth + 20, height: right + 8 },
    ]
    return { seal: { ...seal, y: seal.y }, clear }
  }
  return { height: height + gap, draw }
}
