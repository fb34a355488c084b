import { buffer } from 'node:stream/consumers'
import { AppError } from '@portal/domain/platform/errors'
import { formatFileSize } from '@portal/domain/platform/format'
import type { Sertifikat } from '@portal/domain/psat/sertifikat/sertifikat'
import type { LampiranSertifikat } from '@portal/domain/psat/sertifikat/sertifikat.lampiran'
import type { Actor } from '#platform/actor.ts'
import { limitConcurrency } from '#platform/concurrency/limit-concurrency.ts'
import { publicUrl } from '#platform/config.ts'
import type { Trx } from '#platform/database/database.ts'
import { keepMade } from '#platform/files/upload/keep-made.ts'
import type { Platform } from '#platform/platform.ts'
import { issueSertifikat, previewSertifikat } from '#psat/sertifikat/sertifikat-pdf.ts'

/** Annexes make a certificate larger than what people may upload. */
const largest = 100_000_000

/** Drawing takes the processor and memory; others wait in line, before they hold a connection. */
export const oneAtATime = limitConcurrency(1)

async function readAnnexes({ files }: Platform, lampiran: readonly LampiranSertifikat[]) {
  const annexes = []
  for (const { kunci, judul } of lampiran) {
    annexes.push({ title: judul, bytes: await buffer(await files.read(kunci)) })
  }
  return annexes
}

/** Stored for whoever had it drawn; within a transaction it goes when that does. */
export async function keepPdf(
  { files }: Platform,
  actor: Actor,
  name: string,
  pdf: Buffer,
  trx?: Trx,
): Promise<string> {
  const options = { uploader: actor, limit: largest, accept: ['pdf'] as const, ...(trx ? { trx } : {}) }
  return keepMade(files, { name, content: pdf }, options)
}

export interface Cetakan {
  data: Sertifikat
  lampiran: readonly LampiranSertifikat[]
  /** As technical attachments looked before. */
  templatLama?: boolean
}

const fileName = ({ nomor }: Sertifikat, kind: string) => `${kind}-${nomor.replaceAll('/', '-')}.pdf`

/** Only the one who asked can open it, for a day. What would keep it from being signed is said with it. */
export async function printPreview(
  platform: Platform,
  actor: Actor,
  { data, lampiran, templatLama = false }: Cetakan,
  { untukOss }: { untukOss: boolean },
) {
  const pdf = await previewSertifikat(data, {
    publicUrl: publicUrl(platform.config),
    at: platform.clock(),
    stamp: 'PRATINJAU',
    templatLama,
    annexes: await readAnnexes(platform, lampiran),
  })
  const path = await keepPdf(platform, actor, fileName(data, 'pratinjau'), pdf)
  return { path, peringatan: untukOss ? tooLarge(pdf.length + signatureRoom) : null }
}

/** Neither signed nor stamped: what is approved, and what somebody signs elsewhere. The same data give the same pages. */
export async function printUnsigned(
  platform: Platform,
  { data, lampiran, templatLama = false }: Cetakan,
  at: Date,
): Promise<Buffer> {
  const annexes = await readAnnexes(platform, lampiran)
  return previewSertifikat(data, { publicUrl: publicUrl(platform.config), at, templatLama, annexes })
}

/** OSS takes attachments of 2 MB, and the signature adds to it: said before anything is signed. */
const largestForOss = 2_000_000
const signatureRoom = 60_000

function tooLarge(size: number): string | null {
  if (size <= largestForOss) return null
  return `Sertifikat ini ${formatFileSize(size)}, sedangkan OSS menerima paling besar ${formatFileSize(largestForOss)}. Lewati lampiran yang besar, lalu terbitkan lagi.`
}

/** Of what has its signature already. */
export function refuseTooLargeForOss(ukuran: number): void {
  const message = tooLarge(ukuran)
  if (message) throw new AppError('SERTIFIKAT_TERLALU_BESAR', { message, extra: { ukuran } })
}

/** Signed; stored in the transaction that issues it, so that it goes when that does. */
export async function printSigned(
  platform: Platform,
  trx: Trx,
  actor: Actor,
  { data, lampiran, templatLama = false }: Cetakan,
  { untukOss = false }: { untukOss?: boolean } = {},
) {
  const pdf = await issueSertifikat(data, {
    publicUrl: publicUrl(platform.config),
    at: platform.clock(),
    signer: platform.signer,
    beforeSign: untukOss ? (pdf) => refuseTooLargeForOss(pdf.length + signatureRoom) : undefined,
    templatLama,
    annexes: await readAnnexes(platform, lampiran),
  })
  return keepPdf(platform, actor, fileName(data, 'sertifikat'), pdf, trx)
}
