import type { X509Certificate } from 'node:crypto'
import { BasicConstraints, Certificate, CertificateChainValidationEngine, id_BasicConstraints } from 'pkijs'

export type ChainFault = 'penerbit_tak_dikenal' | 'kedaluwarsa' | 'belum_berlaku'

/** Longer than chains are, and more signatures than an honest one needs: certificates that sign each other in circles end. */
const longestPath = 8
const mostTries = 64

function isIssuedBy(certificate: X509Certificate, issuer: X509Certificate): boolean {
  try {
    return certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)
  } catch {
    return false
  }
}

/** Every way from the leaf up to an anchor, shortest trust first. */
function* pathsFrom(
  leaf: X509Certificate,
  others: readonly X509Certificate[],
  anchors: readonly X509Certificate[],
): Generator<X509Certificate[]> {
  let tries = 0
  function* up(path: X509Certificate[]): Generator<X509Certificate[]> {
    const top = path.at(-1)
    if (!top) return
    const isAnchor = (one: X509Certificate) => anchors.some(({ raw }) => raw.equals(one.raw))
    if (isAnchor(top)) yield path
    else if (path.length < longestPath)
      for (const issuer of [...anchors, ...others]) {
        if (!issuer.ca || issuer.subject !== top.issuer || path.some(({ raw }) => raw.equals(issuer.raw)))
          continue
        if (++tries > mostTries) return
        if (isIssuedBy(top, issuer)) yield* up([...path, issuer])
      }
  }
  yield* up([leaf])
}

/** How many issuers each may have below it, which pkijs does not look at. */
function keepsPathLengths(path: readonly Certificate[]): boolean {
  return path.every((certificate, above) => {
    const found = certificate.extensions?.find(({ extnID }) => extnID === id_BasicConstraints)?.parsedValue
    const most = found instanceof BasicConstraints ? found.pathLenConstraint : undefined
    return typeof most !== 'number' || above - 1 <= most
  })
}

/** RFC 5280 along one way, by pkijs: names, constraints, usages. It would look for ways itself, without an end. */
async function keepsRules(path: readonly X509Certificate[], at: Date): Promise<boolean> {
  const certificates = path.map(({ raw }) => Certificate.fromBER(raw))
  const [leaf] = certificates
  const anchor = certificates.at(-1)
  if (!leaf || !anchor || !keepsPathLengths(certificates)) return false
  const engine = new CertificateChainValidationEngine({
    trustedCerts: [anchor],
    certs: [...certificates.slice(1, -1).reverse(), leaf],
    checkDate: at,
    findIssuer: async (certificate) => {
      const place = certificates.findIndex(
        ({ tbsView }) => Buffer.compare(tbsView, certificate.tbsView) === 0,
      )
      const issuer = certificates[place + 1]
      return issuer ? [issuer] : []
    },
  })
  const { result } = await engine.verify()
  return result
}

function dateFault(path: readonly X509Certificate[], at: Date): ChainFault | undefined {
  if (path.some(({ validToDate }) => at > validToDate)) return 'kedaluwarsa'
  if (path.some(({ validFromDate }) => at < validFromDate)) return 'belum_berlaku'
  return undefined
}

/** Whether a certificate was good at a time: undefined when a way leads from it to an anchor. An anchor vouches for itself. */
export async function checkChain(
  leaf: X509Certificate,
  others: readonly X509Certificate[],
  anchors: readonly X509Certificate[],
  at: Date,
): Promise<ChainFault | undefined> {
  let fault: ChainFault = 'penerbit_tak_dikenal'
  for (const path of pathsFrom(leaf, others, anchors)) {
    const dates = dateFault(path, at)
    if (dates) fault = dates
    else if (path.length === 1 || (await keepsRules(path, at).catch(() => false))) return undefined
  }
  return fault
}
