import { createHash, X509Certificate } from 'node:crypto'
import type { KodeTemuan } from '@portal/domain/platform/tanda-tangan/tanda-tangan.contract'
import { fromBER, ObjectIdentifier, OctetString, Sequence } from 'asn1js'
import { Certificate, ContentInfo, getHashAlgorithm, SignedData, type SignerInfo } from 'pkijs'
import { oids } from './oids.ts'

export class SignatureFault extends Error {
  readonly kode: KodeTemuan
  constructor(kode: KodeTemuan, cause?: unknown) {
    super(kode, { cause })
    this.kode = kode
  }
}

/** The limits leave room for revocation lists, which some signers include. */
const limits = { maxDepth: 60, maxNodes: 100_000, maxContentLength: 4_000_000 }
const mostCertificates = 20
const shortestRsa = 2048

/** Parses one CMS message and returns its length in bytes. */
export function readSignedData(bytes: Uint8Array<ArrayBuffer>): { signedData: SignedData; length: number } {
  try {
    const { result, offset } = fromBER(bytes, limits)
    if (offset <= 0) throw new Error('not BER')
    const { contentType, content } = new ContentInfo({ schema: result })
    if (contentType !== ContentInfo.SIGNED_DATA) throw new Error('not SignedData')
    const signedData = new SignedData({ schema: content })
    if ((signedData.certificates?.length ?? 0) > mostCertificates) throw new Error('too many certificates')
    return { signedData, length: offset }
  } catch (cause) {
    throw new SignatureFault('tidak_terbaca', cause)
  }
}

/** Returns the single value of an attribute. Throws if the attribute or its value occurs more than once. */
export function attributeOf(set: SignerInfo['signedAttrs'], type: string): unknown {
  const found = (set?.attributes ?? []).filter((attribute) => attribute.type === type)
  if (found.length > 1 || (found[0] && found[0].values.length !== 1))
    throw new SignatureFault('tidak_terbaca')
  return found[0]?.values[0]
}

const digests: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
}
const weakDigests = new Set(['1.3.14.3.2.26', '1.2.840.113549.2.5'])

/** Returns the name of a secure digest. Throws for a weak or unknown one. */
export function digestNamed(oid: string): string {
  const name = digests[oid]
  if (!name) throw new SignatureFault(weakDigests.has(oid) ? 'cara_lemah' : 'cara_tak_didukung')
  return name
}

const rsaWithDigestBeside = '1.2.840.113549.1.1.1'

function refuseWeak({ signatureAlgorithm }: SignerInfo, certificate: X509Certificate): void {
  const { modulusLength = shortestRsa } = certificate.publicKey.asymmetricKeyDetails ?? {}
  if (modulusLength < shortestRsa) throw new SignatureFault('cara_lemah')
  if (signatureAlgorithm.algorithmId === rsaWithDigestBeside) return
  const digest = getHashAlgorithm(signatureAlgorithm)
  if (digest === 'SHA-1') throw new SignatureFault('cara_lemah')
  if (digest === '') throw new SignatureFault('cara_tak_didukung')
}

/** Returns the digest of the certificate in the signed attributes (RFC 2634 and 5035), or undefined if absent. */
function boundCertificate(signer: SignerInfo): { digest: Buffer; by: string } | undefined {
  const second = attributeOf(signer.signedAttrs, oids.signingCertificateV2)
  const value = second ?? attributeOf(signer.signedAttrs, oids.signingCertificate)
  if (value === undefined) return undefined
  const certId = itemsOf(itemsOf(itemsOf(value)[0])[0])
  const hash = certId.find((item) => item instanceof OctetString)
  const [algorithm] = certId
  const named = algorithm instanceof Sequence ? itemsOf(algorithm)[0] : undefined
  if (!(hash instanceof OctetString)) throw new SignatureFault('tidak_terbaca')
  const by = named instanceof ObjectIdentifier ? digestNamed(named.getValue()) : second ? 'sha256' : 'sha1'
  return { digest: Buffer.from(hash.getValue()), by }
}

const itemsOf = (value: unknown): unknown[] => (value instanceof Sequence ? value.valueBlock.value : [])

export interface Signer {
  info: SignerInfo
  certificate: X509Certificate
  others: X509Certificate[]
  /** Whether the signed attributes identify the certificate. */
  bound: boolean
}

const x509 = (certificate: Certificate) => new X509Certificate(Buffer.from(certificate.toSchema().toBER()))

/** Returns the readable certificates and ignores broken ones. */
function certificatesOf({ certificates = [] }: SignedData): X509Certificate[] {
  return certificates.flatMap((one) => {
    try {
      return one instanceof Certificate ? x509(one) : []
    } catch {
      return []
    }
  })
}

function refuseOtherContent(info: SignerInfo, contentType: string, content: Uint8Array): void {
  const digest = digestNamed(info.digestAlgorithm.algorithmId)
  if (!info.signedAttrs) return
  const type = attributeOf(info.signedAttrs, oids.contentType)
  const said = attributeOf(info.signedAttrs, oids.messageDigest)
  if (!(type instanceof ObjectIdentifier && said instanceof OctetString))
    throw new SignatureFault('tidak_terbaca')
  if (type.getValue() !== contentType) throw new SignatureFault('tidak_terbaca')
  if (!createHash(digest).update(content).digest().equals(Buffer.from(said.getValue())))
    throw new SignatureFault('isi_berubah')
}

/**
 * Verifies the single signer of a message: the content matches the signed digest, and the certificate's key signed it.
 * `stamped` is the data that a time stamp covers; its content is inside the message.
 */
export async function proveSigner(
  signedData: SignedData,
  {
    contentType,
    content,
    stamped,
  }: { contentType: string; content: Uint8Array<ArrayBuffer>; stamped?: Uint8Array<ArrayBuffer> },
): Promise<Signer> {
  const [info, ...more] = signedData.signerInfos
  if (!info || more.length > 0 || signedData.encapContentInfo.eContentType !== contentType)
    throw new SignatureFault('tidak_terbaca')
  refuseOtherContent(info, contentType, content)
  const data = bufferOf(stamped ?? content)
  let proof: { signatureVerified?: boolean | null; signerCertificate?: Certificate | null }
  try {
    proof = await signedData.verify({ signer: 0, data, extendedMode: true })
  } catch (cause) {
    throw new SignatureFault('tanda_tangan_rusak', cause)
  }
  if (!proof.signatureVerified || !proof.signerCertificate)
    throw new SignatureFault(info.signedAttrs ? 'tanda_tangan_rusak' : 'isi_berubah')
  const certificate = x509(proof.signerCertificate)
  refuseWeak(info, certificate)
  const bound = boundCertificate(info)
  if (bound && !createHash(bound.by).update(certificate.raw).digest().equals(bound.digest))
    throw new SignatureFault('sertifikat_tertukar')
  return { info, certificate, others: certificatesOf(signedData), bound: bound !== undefined }
}

const bufferOf = (bytes: Uint8Array<ArrayBuffer>): ArrayBuffer =>
  bytes.byteLength === bytes.buffer.byteLength
    ? bytes.buffer
    : bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
