import { createHash, type KeyObject } from 'node:crypto'
import { Null, ObjectIdentifier, OctetString, Sequence } from 'asn1js'
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import { oids } from './oids.ts'
import { curves, type SigningIdentity } from './p12.ts'

/** Returns a time stamp token (DER) for the signature value. */
export type Stamp = (signature: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>

function sha256(...parts: readonly Uint8Array[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** Sorts set members by their bytes, as DER requires. pkijs keeps the given order. */
function inOrder<T extends { toSchema(): { toBER(): ArrayBuffer } }>(members: readonly T[]): T[] {
  const encoded = members.map((member) => ({ member, bytes: Buffer.from(member.toSchema().toBER()) }))
  return encoded.sort((a, b) => Buffer.compare(a.bytes, b.bytes)).map(({ member }) => member)
}

function signedAttributes(content: readonly Uint8Array[], certificate: Uint8Array): Attribute[] {
  const octets = (bytes: Buffer) => new OctetString({ valueHex: bytes })
  const certId = new Sequence({ value: [octets(sha256(certificate))] })
  const signingCertificate = new Sequence({ value: [new Sequence({ value: [certId] })] })
  return inOrder([
    new Attribute({ type: oids.contentType, values: [new ObjectIdentifier({ value: ContentInfo.DATA })] }),
    new Attribute({ type: oids.messageDigest, values: [octets(sha256(...content))] }),
    new Attribute({ type: oids.signingCertificateV2, values: [signingCertificate] }),
  ])
}

type CmsKey = Parameters<SignedData['sign']>[0]

function cmsKeyOf(key: KeyObject): CmsKey {
  const namedCurve = curves[key.asymmetricKeyDetails?.namedCurve ?? '']
  const algorithm = namedCurve
    ? { name: 'ECDSA', namedCurve }
    : { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  return key.toCryptoKey(algorithm, false, ['sign']) as CmsKey
}

/**
 * Creates a detached CMS signature for PAdES baseline B (ETSI EN 319 142-1), or baseline T with a time stamp. It has no
 * signing time attribute, because a PDF stores the time in its signature dictionary.
 */
export async function detachedCms(
  { key, certificate, chain }: SigningIdentity,
  content: readonly Uint8Array[],
  stamp?: Stamp,
): Promise<Buffer> {
  const signer = Certificate.fromBER(certificate.raw)
  const signerInfo = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: signer.issuer, serialNumber: signer.serialNumber }),
    signedAttrs: new SignedAndUnsignedAttributes({
      type: 0,
      attributes: signedAttributes(content, certificate.raw),
    }),
  })
  const signedData = new SignedData({
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: ContentInfo.DATA }),
    certificates: inOrder([signer, ...chain.map(({ raw }) => Certificate.fromBER(raw))]),
    signerInfos: [signerInfo],
  })
  await signedData.sign(cmsKeyOf(key), 0, 'SHA-256')
  // RFC 4055 requires NULL parameters for RSA, not absent ones.
  if (key.asymmetricKeyType === 'rsa') signerInfo.signatureAlgorithm.algorithmParams = new Null()
  if (stamp) {
    const token = await stamp(signerInfo.signature.valueBlock.valueHexView)
    signerInfo.unsignedAttrs = new SignedAndUnsignedAttributes({
      type: 1,
      attributes: [
        new Attribute({ type: oids.signatureTimeStamp, values: [ContentInfo.fromBER(token).toSchema()] }),
      ],
    })
  }
  const message = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signedData.toSchema() })
  return Buffer.from(message.toSchema().toBER())
}
