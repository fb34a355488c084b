import { createHash, sign, type X509Certificate } from 'node:crypto'
import forge from 'node-forge'
import type { SigningIdentity } from './p12.ts'

const oid = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
} as const

const tags = { integer: 0x02, octets: 0x04, null: 0x05, oid: 0x06, sequence: 0x30, set: 0x31, choice0: 0xa0 }

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  if (body.length < 0x80) return Buffer.concat([Buffer.from([tag, body.length]), body])
  const digits = body.length.toString(16)
  const size = Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex')
  return Buffer.concat([Buffer.from([tag, 0x80 | size.length]), size, body])
}

const sequence = (...parts: readonly Buffer[]) => der(tags.sequence, ...parts)
/** DER orders the members of a set by their bytes. */
const setOf = (...parts: readonly Buffer[]) => der(tags.set, ...[...parts].sort(Buffer.compare))
const integer = (value: number) => der(tags.integer, Buffer.from([value]))
const objectId = (id: string) => der(tags.oid, Buffer.from(forge.asn1.oidToDer(id).getBytes(), 'binary'))
const octets = (bytes: Buffer) => der(tags.octets, bytes)
const nothing = der(tags.null)
const attribute = (id: string, value: Buffer) => sequence(objectId(id), setOf(value))

function sha256(...parts: readonly Uint8Array[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** Issuer and serial number as they stand in the certificate. */
function issuerAndSerial(certificate: X509Certificate): Buffer {
  const whole = forge.asn1.fromDer(forge.util.createBuffer(certificate.raw.toString('binary')))
  const [tbs] = whole.value as forge.asn1.Asn1[]
  const fields = (tbs?.value ?? []) as forge.asn1.Asn1[]
  const first = fields[0]?.tagClass === forge.asn1.Class.CONTEXT_SPECIFIC ? 1 : 0
  const [serial, , issuer] = fields.slice(first)
  if (!serial || !issuer) throw new Error('Sertifikat tidak dapat diurai')
  return sequence(...[issuer, serial].map((node) => Buffer.from(forge.asn1.toDer(node).getBytes(), 'binary')))
}

/**
 * A detached CMS signature as PAdES baseline B asks (ETSI EN 319 142-1): SHA-256, the signing certificate bound
 * by its digest, and no signing time of its own, because a PDF keeps that in its signature dictionary.
 */
export function detachedCms(
  { key, certificate, chain }: SigningIdentity,
  content: readonly Uint8Array[],
): Buffer {
  const digestAlgorithm = sequence(objectId(oid.sha256), nothing)
  const attributes = [
    attribute(oid.contentType, objectId(oid.data)),
    attribute(oid.messageDigest, octets(sha256(...content))),
    attribute(oid.signingCertificateV2, sequence(sequence(sequence(octets(sha256(certificate.raw)))))),
  ].sort(Buffer.compare)
  const signatureAlgorithm =
    key.asymmetricKeyType === 'ec'
      ? sequence(objectId(oid.ecdsaWithSha256))
      : sequence(objectId(oid.rsa), nothing)
  const signerInfo = sequence(
    integer(1),
    issuerAndSerial(certificate),
    digestAlgorithm,
    der(tags.choice0, ...attributes),
    signatureAlgorithm,
    // What is signed is the set itself, while the message carries it under another tag (RFC 5652, section 5.4).
    octets(sign('sha256', setOf(...attributes), key)),
  )
  const signedData = sequence(
    integer(1),
    setOf(digestAlgorithm),
    sequence(objectId(oid.data)),
    der(tags.choice0, ...[certificate, ...chain].map(({ raw }) => raw).sort(Buffer.compare)),
    setOf(signerInfo),
  )
  return sequence(objectId(oid.signedData), der(tags.choice0, signedData))
}
