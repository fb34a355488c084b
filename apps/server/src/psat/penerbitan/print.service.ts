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
import { originOf } from '#platform/transparansi/transparansi.ts'
import type { BentukCetakan } from '#psat/sertifikat/bentuk-cetakan.ts'
import { issueSertifikat, previewSertifikat } from '#psat/sertifikat/sertifikat-pdf.ts'

/** Size limit for certificates. Annexes make them larger than the upload limit. */
const largest = 100_000_000

/**
 * Creating a PDF needs much CPU and memory, so only one runs at a time. Others wait before they take a database
 * connection.
 */
export const oneAtATime = limitConcurrency(1)

async function readAnnexes({ files }: Platform, lampiran: readonly LampiranSertifikat[]) {
  const annexes = []
  for (const { kunci, judul } of lampiran) {
    annexes.push({ title: judul, bytes: await buffer(await files.read(kunci)) })
  }
  return annexes
}

/** Stores a PDF for the actor. Within a transaction, a rollback also removes the file. */
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
  bentuk?: BentukCetakan
  /** Hash of the permit's leaf in the transparency log. A certificate that is signed before its permit exists has none. */
  daun?: string
}

const fileName = ({ nomor }: Sertifikat, kind: string) => `${kind}-${nomor.replaceAll('/', '-')}.pdf`

/**
 * Creates a preview that only the caller can open, for one day. The answer lists anything that would prevent signing.
 */
export async function printPreview(
  platform: Platform,
  actor: Actor,
  { data, lampiran, bentuk = 'sertifikat' }: Cetakan,
  { untukOss }: { untukOss: boolean },
) {
  const pdf = await previewSertifikat(data, {
    publicUrl: publicUrl(platform.config),
    at: platform.clock(),
    stamp: 'PRATINJAU',
    bentuk,
    annexes: await readAnnexes(platform, lampiran),
  })
  const path = await keepPdf(platform, actor, fileName(data, 'pratinjau'), pdf)
  return { path, peringatan: untukOss ? tooLarge(pdf.length + signatureRoom) : null }
}

/**
 * Creates the PDF without signature or stamp, for approval and for external signing. The same data give the same pages.
 */
export async function printUnsigned(
  platform: Platform,
  { data, lampiran, bentuk = 'sertifikat' }: Cetakan,
  at: Date,
): Promise<Buffer> {
  const annexes = await readAnnexes(platform, lampiran)
  return previewSertifikat(data, { publicUrl: publicUrl(platform.config), at, bentuk, annexes })
}

/**
 * Size limit of OSS for attachments (2 MB) and the bytes that the signature adds. The server checks both before
 * signing.
 */
const largestForOss = 2_000_000
const signatureRoom = 60_000

function tooLarge(size: number): string | null {
  if (size <= largestForOss) return null
  return `Sertifikat ini ${formatFileSize(size)}, sedangkan OSS menerima paling besar ${formatFileSize(largestForOss)}. Lewati lampiran yang besar, lalu terbitkan lagi.`
}

/** Refuses a signed file that is too large for OSS. */
export function refuseTooLargeForOss(ukuran: number): void {
  const message = tooLarge(ukuran)
  if (message) throw new AppError('SERTIFIKAT_TERLALU_BESAR', { message, extra: { ukuran } })
}

/** Creates and signs the PDF. The server stores it in the issuing transaction, so a rollback removes it. */
export async function printSigned(
  platform: Platform,
  trx: Trx,
  actor: Actor,
  { data, lampiran, bentuk = 'sertifikat', daun }: Cetakan,
  { untukOss = false }: { untukOss?: boolean } = {},
) {
  const pdf = await issueSertifikat(data, {
    publicUrl: publicUrl(platform.config),
    at: platform.clock(),
    signer: platform.signer,
    beforeSign: untukOss ? (pdf) => refuseTooLargeForOss(pdf.length + signatureRoom) : undefined,
    bentuk,
    ...(daun ? { catatanLog: `Catatan log: ${daun} · ${originOf(platform.config)}` } : {}),
    annexes: await readAnnexes(platform, lampiran),
  })
  return keepPdf(platform, actor, fileName(data, 'sertifikat'), pdf, trx)
}
