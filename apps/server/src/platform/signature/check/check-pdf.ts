import type { X509Certificate } from 'node:crypto'
import {
  type KodeTemuan,
  type PemeriksaanTandaTangan,
  type TandaTangan,
  temuanOf,
  vonisOf,
} from '@portal/domain/platform/tanda-tangan/tanda-tangan.contract'
import { PdfTooComplex } from '#platform/files/content/pdf-objects.ts'
import { checkChain } from '../chain.ts'
import { proveSigner, readSignedData, SignatureFault, type Signer } from '../signed-data.ts'
import type { Trust } from '../trust.ts'
import { findSignatures, nameIs, type PdfSignature, shownText, textOf } from './pdf-signatures.ts'
import { mayNotSign, sameName } from './signer-certificate.ts'
import { type SigningTime, signingTime } from './signing-time.ts'
import { tooComplex, unproven } from './unreadable.ts'

const data = '1.2.840.113549.1.7.1'
const kinds = ['ETSI.CAdES.detached', 'adbe.pkcs7.detached']

async function prove(bytes: Buffer, { dict, covered, contents }: PdfSignature): Promise<Signer> {
  if (!kinds.some((kind) => nameIs(dict.get('SubFilter'), kind)))
    throw new SignatureFault('cara_tak_didukung')
  if (!covered) throw new SignatureFault('rentang_aneh')
  const { signedData, length } = readSignedData(contents)
  // Only zero padding may follow the message.
  if (contents.subarray(length).some((byte) => byte !== 0) || signedData.encapContentInfo.eContent)
    throw new SignatureFault('tidak_terbaca')
  const content = Buffer.concat([
    bytes.subarray(0, covered.before),
    bytes.subarray(covered.after, covered.end),
  ])
  return proveSigner(signedData, { contentType: data, content: new Uint8Array(content) })
}

async function doubtsOf(signer: Signer, { at }: SigningTime, trust: Trust, now: Date): Promise<KodeTemuan[]> {
  const { certificate, others, bound } = signer
  const doubts: KodeTemuan[] = []
  if (!bound) doubts.push('sertifikat_tak_terikat')
  if (mayNotSign(certificate)) doubts.push('bukan_untuk_menandatangani')
  if (!at) return [...doubts, 'tanpa_waktu']
  if (at > now) doubts.push('waktu_mendatang')
  const anchors = trust.own ? [...trust.anchors, trust.own] : trust.anchors
  const fault = await checkChain(certificate, others, anchors, at)
  return fault ? [...doubts, fault] : doubts
}

/** Returns one name of a certificate, the first if there are several. */
function nameIn(part: 'subject' | 'issuer', certificate: X509Certificate, key: 'CN' | 'O'): string | null {
  const names = certificate.toLegacyObject()[part] as Record<string, string | string[] | undefined>
  const found = names[key]
  const first = Array.isArray(found) ? found[0] : found
  return (first && shownText(first)) ?? null
}

async function describe(
  bytes: Buffer,
  signature: PdfSignature,
  trust: Trust,
  now: Date,
): Promise<TandaTangan> {
  const seluruh_dokumen = signature.covered?.end === bytes.length
  try {
    const signer = await prove(bytes, signature)
    const time = await signingTime(signer, signature.dict, trust)
    const temuan = [...time.temuan, ...(await doubtsOf(signer, time, trust, now))].map(temuanOf)
    const vonis = vonisOf(temuan)
    return {
      vonis,
      penanda_tangan: nameIn('subject', signer.certificate, 'CN'),
      instansi: nameIn('subject', signer.certificate, 'O'),
      penerbit: nameIn('issuer', signer.certificate, 'CN'),
      milik_portal: vonis === 'sah' && sameName(signer.certificate, trust.own),
      waktu: time.at?.toISOString() ?? null,
      sumber_waktu: time.source ?? null,
      alasan: textOf(signature.dict.get('Reason')) ?? null,
      seluruh_dokumen,
      temuan,
    }
  } catch (error) {
    const kode = error instanceof SignatureFault ? error.kode : 'tidak_terbaca'
    return { ...unproven(kode), seluruh_dokumen }
  }
}

/** Adds a finding for bytes after the signed range: either a later signature covers them, or none does. */
function withRest(one: TandaTangan, all: readonly TandaTangan[]): TandaTangan {
  if (one.seluruh_dokumen || one.vonis === 'tidak_sah') return one
  const later = all.some(({ seluruh_dokumen, vonis }) => seluruh_dokumen && vonis !== 'tidak_sah')
  const temuan = [...one.temuan, temuanOf(later ? 'revisi_berikut' : 'ada_tambahan')]
  const vonis = vonisOf(temuan)
  return { ...one, vonis, milik_portal: one.milik_portal && vonis === 'sah', temuan }
}

const isTimeSeal = ({ dict }: PdfSignature) => nameIs(dict.get('SubFilter'), 'ETSI.RFC3161')

/**
 * Determines who signed a PDF, when, and whether it is unchanged. It trusts nothing in the file before verification.
 * Unreadable content is a finding, never an error.
 */
export async function checkSignedPdf(
  bytes: Buffer,
  trust: Trust,
  now: Date,
): Promise<PemeriksaanTandaTangan> {
  let found: PdfSignature[]
  try {
    found = findSignatures(bytes)
  } catch (error) {
    if (error instanceof PdfTooComplex) return tooComplex
    throw error
  }
  const signatures = found
    .filter((one) => !isTimeSeal(one))
    .sort((a, b) => (a.covered?.end ?? 0) - (b.covered?.end ?? 0))
  const all: TandaTangan[] = []
  for (const signature of signatures) all.push(await describe(bytes, signature, trust, now))
  if (all.length === 0) return { vonis: 'tanpa', tanda_tangan: [] }
  const tanda_tangan = all.map((one) => withRest(one, all))
  return { vonis: vonisOf(tanda_tangan.flatMap(({ temuan }) => temuan)), tanda_tangan }
}
