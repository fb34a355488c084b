import type { X509Certificate } from 'node:crypto'
import { BitString } from 'asn1js'
import { Certificate, id_KeyUsage } from 'pkijs'

/** Extended key usages of machines: web servers, time stamps, OCSP responses. */
const machines = new Set(['1.3.6.1.5.5.7.3.1', '1.3.6.1.5.5.7.3.8', '1.3.6.1.5.5.7.3.9'])
/** The bits digitalSignature and nonRepudiation. */
const signingBits = 0xc0

/** Checks whether the issuer excluded signing documents. A certificate without key usage may sign. */
export function mayNotSign(certificate: X509Certificate): boolean {
  const purposes = certificate.keyUsage ?? []
  if (purposes.length > 0 && purposes.every((purpose) => machines.has(purpose))) return true
  const { extensions } = Certificate.fromBER(certificate.raw)
  const usage = extensions?.find(({ extnID }) => extnID === id_KeyUsage)?.parsedValue
  return usage instanceof BitString && ((usage.valueBlock.valueHexView[0] ?? 0) & signingBits) === 0
}

/**
 * Checks for the same holder: this certificate, or another one with the same subject. The issuer guarantees the name.
 */
export function sameName(certificate: X509Certificate, own: X509Certificate | undefined): boolean {
  return own !== undefined && certificate.subject === own.subject
}
