import type { Sertifikat } from '@portal/domain/psat/sertifikat/sertifikat'
import type { Annex } from '#platform/pdf/annex.ts'
import type { Signer } from '#platform/signature/signer.ts'
import { judulSertifikat } from './judul.ts'
import { type RenderOptions, renderSertifikat } from './render-sertifikat.ts'

interface SertifikatPdfOptions
  extends Pick<RenderOptions, 'publicUrl' | 'at' | 'stamp' | 'bentuk' | 'catatanLog'> {
  annexes?: readonly Annex[]
}

export async function previewSertifikat(data: Sertifikat, options: SertifikatPdfOptions): Promise<Buffer> {
  return (await assemble(data, options)).pdf
}

async function assemble(data: Sertifikat, { annexes = [], ...options }: SertifikatPdfOptions) {
  if (annexes.length === 0) return renderSertifikat(data, { ...options, annexes: [] })
  // The server lazy loads this code because it is large.
  const { openAnnexes } = await import('#platform/pdf/annex.ts')
  const { mergeAnnexes } = await import('#platform/pdf/merge-annexes.ts')
  const opened = await openAnnexes(annexes)
  const { pdf, annexSlots, signaturePlace } = await renderSertifikat(data, { ...options, annexes: opened })
  return { pdf: await mergeAnnexes(pdf, opened, annexSlots), signaturePlace }
}

export async function issueSertifikat(
  data: Sertifikat,
  options: SertifikatPdfOptions & { signer: Signer; beforeSign?: ((pdf: Buffer) => void) | undefined },
): Promise<Buffer> {
  const { signer, beforeSign, ...rest } = options
  const { pdf, signaturePlace } = await assemble(data, rest)
  beforeSign?.(pdf)
  const { singkat } = judulSertifikat(data)
  const ulang = data.penerbitan_ulang ? `Penerbitan ulang ke-${data.penerbitan_ulang.ke}` : 'Penerbitan'
  return signer.sign(pdf, {
    reason: `${ulang} ${singkat} nomor ${data.nomor}`,
    location: data.tempat,
    name: data.penandatangan.nama,
    place: signaturePlace,
  })
}
