import type { X509Certificate } from 'node:crypto'
import { BitString } from 'asn1js'
import { Certificate, id_KeyUsage } from 'pkijs'

/** Purposes of machines: web servers, time stamps, revocation answers. */
const machines = new Set(['1.3.6.1.5.5.7.3.1', '1.3.6.1.5.5.7.3.8', '1.3.6.1.5.5.7.3.9'])
/** digitalSignature and nonRepudiation. */
const signingBits = 0xc0

/** Whether its issuer meant the certificate for something else than documents. Where it says nothing, it may. */
export function mayNotSign(certificate: X509Certificate): boolean {
  const purposes = certificate.keyUsage ?? []
  if (purposes.length > 0 && purposes.every((purpose) => machines.has(purpose))) return true
  const { extensions } = Certificate.fromBER(certificate.raw)
  const usage = extensions?.find(({ extnID }) => extnID === id_KeyUsage)?.parsedValue
  return usage instanceof BitString && ((usage.valueBlock.valueHexView[0] ?? 0) & signingBits) === 0
}

/** The same holder: this very certificate, or an earlier or later one of the same name. Its issuer vouches for the name. */
export function sameName(certificate: X509Certificate, own: X509Certificate | undefined): boolean {
  return own !== undefined && certificate.subject === own.subject
}
