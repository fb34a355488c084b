import { createPublicKey, type KeyObject, randomBytes, sign } from 'node:crypto'
import {
  BitString,
  Integer,
  Null,
  OctetString,
  PrintableString,
  Sequence,
  Set as SetOf,
  Utf8String,
} from 'asn1js'
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  Extension,
  ExtKeyUsage,
  id_BasicConstraints,
  id_ExtKeyUsage,
  id_KeyUsage,
  id_SubjectKeyIdentifier,
  PublicKeyInfo,
  RelativeDistinguishedNames,
  Time,
  TimeType,
} from 'pkijs'
import { oids } from './oids.ts'

const names = { CN: '2.5.4.3', O: '2.5.4.10', C: '2.5.4.6' } as const
/** First byte of the key usage: digitalSignature and nonRepudiation, or keyCertSign and cRLSign. */
const usages = { sign: { bits: 0xc0, unused: 6 }, issue: { bits: 0x06, unused: 1 } }

export interface CertificateAbout {
  subject: { CN: string; O?: string; C?: string }
  valid: { from: Date; until: Date }
  /** Makes this a CA certificate. `pathLength` limits the CAs below it. */
  issues?: { pathLength?: number }
  /** The only allowed extended key usage, e.g. time stamping. */
  purpose?: string
}

/** Builds a name with one attribute per part. pkijs alone would write one part with several attributes. */
function nameOf(parts: CertificateAbout['subject']): RelativeDistinguishedNames {
  const value = (['C', 'O', 'CN'] as const).flatMap((key) => {
    const value = parts[key]
    if (value === undefined) return []
    const text = key === 'C' ? new PrintableString({ value }) : new Utf8String({ value })
    return new SetOf({ value: [new AttributeTypeAndValue({ type: names[key], value: text }).toSchema()] })
  })
  return RelativeDistinguishedNames.fromBER(new Sequence({ value }).toBER())
}

/** RFC 5280 requires UTCTime until 2049 and GeneralizedTime afterwards. */
function timeOf(value: Date): Time {
  return new Time({
    type: value.getUTCFullYear() < 2050 ? TimeType.UTCTime : TimeType.GeneralizedTime,
    value,
  })
}

const algorithmOf = ({ asymmetricKeyType }: KeyObject) =>
  asymmetricKeyType === 'ec'
    ? new AlgorithmIdentifier({ algorithmId: oids.ecdsaWithSha256 })
    : new AlgorithmIdentifier({ algorithmId: oids.sha256WithRsa, algorithmParams: new Null() })

async function extensionsOf(
  certificate: Certificate,
  { issues, purpose }: CertificateAbout,
): Promise<Extension[]> {
  const extension = (extnID: string, critical: boolean, value: { toBER(): ArrayBuffer }) =>
    new Extension({ extnID, critical, extnValue: value.toBER() })
  const { bits, unused } = issues ? usages.issue : usages.sign
  const constraints = new BasicConstraints({
    cA: issues !== undefined,
    ...(issues?.pathLength === undefined ? {} : { pathLenConstraint: issues.pathLength }),
  })
  const key = await certificate.getKeyHash()
  return [
    extension(id_BasicConstraints, true, constraints.toSchema()),
    extension(id_KeyUsage, true, new BitString({ valueHex: new Uint8Array([bits]), unusedBits: unused })),
    extension(id_SubjectKeyIdentifier, false, new OctetString({ valueHex: key })),
    ...(purpose
      ? [extension(id_ExtKeyUsage, true, new ExtKeyUsage({ keyPurposes: [purpose] }).toSchema())]
      : []),
  ]
}

export async function makeCertificate(
  about: CertificateAbout,
  key: KeyObject,
  issuer?: { key: KeyObject; certificate: Uint8Array<ArrayBuffer> },
): Promise<Buffer<ArrayBuffer>> {
  const signer = issuer?.key ?? key
  const spki = createPublicKey(key).export({ type: 'spki', format: 'der' })
  const subject = nameOf(about.subject)
  const certificate = new Certificate({
    version: 2,
    // The serial must be positive without a leading zero. DER allows only one encoding of a number, and readers reject
    // others.
    serialNumber: new Integer({ valueHex: Buffer.concat([Buffer.of(1), randomBytes(15)]) }),
    signature: algorithmOf(signer),
    issuer: issuer ? Certificate.fromBER(issuer.certificate).subject : subject,
    notBefore: timeOf(about.valid.from),
    notAfter: timeOf(about.valid.until),
    subject,
    subjectPublicKeyInfo: PublicKeyInfo.fromBER(spki),
    signatureAlgorithm: algorithmOf(signer),
  })
  certificate.extensions = await extensionsOf(certificate, about)
  certificate.tbsView = new Uint8Array(certificate.encodeTBS().toBER())
  certificate.signatureValue = new BitString({ valueHex: sign('sha256', certificate.tbsView, signer) })
  return Buffer.from(certificate.toSchema().toBER())
}
