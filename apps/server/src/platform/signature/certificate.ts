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
/** The first byte of a key usage: digitalSignature and nonRepudiation, or keyCertSign and cRLSign. */
const usages = { sign: { bits: 0xc0, unused: 6 }, issue: { bits: 0x06, unused: 1 } }

export interface CertificateAbout {
  subject: { CN: string; O?: string; C?: string }
  valid: { from: Date; until: Date }
  /** Issues others, at most so many below one another. */
  issues?: { pathLength?: number }
  /** For this alone, such as time stamps. */
  purpose?: string
}

/** One part after the other; pkijs by itself would write them as one part with several values. */
function nameOf(parts: CertificateAbout['subject']): RelativeDistinguishedNames {
  const value = (['C', 'O', 'CN'] as const).flatMap((key) => {
    const value = parts[key]
    if (value === undefined) return []
    const text = key === 'C' ? new PrintableString({ value }) : new Utf8String({ value })
    return new SetOf({ value: [new AttributeTypeAndValue({ type: names[key], value: text }).toSchema()] })
  })
  return RelativeDistinguishedNames.fromBER(new Sequence({ value }).toBER())
}

/** RFC 5280: two digits for the year until 2049, four from then on. */
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

/** A certificate for a key, signed by itself or by an issuer. DER. */
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
    // Positive and without a zero in front: DER knows only one spelling of a number, and readers refuse another.
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
