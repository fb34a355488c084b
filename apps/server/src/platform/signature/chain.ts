import type { X509Certificate } from 'node:crypto'
import { BasicConstraints, Certificate, CertificateChainValidationEngine, id_BasicConstraints } from 'pkijs'

export type ChainFault = 'penerbit_tak_dikenal' | 'kedaluwarsa' | 'belum_berlaku'

/**
 * Limits for the chain search. Real chains are shorter, and certificates that sign each other in a circle must not loop
 * forever.
 */
const longestPath = 8
const mostTries = 64

function isIssuedBy(certificate: X509Certificate, issuer: X509Certificate): boolean {
  try {
    return certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)
  } catch {
    return false
  }
}

/**
 * Yields all paths from the leaf to an anchor. It tries anchors before other issuers, so that short paths come first.
 */
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

/** Checks path length constraints, which pkijs ignores. */
function keepsPathLengths(path: readonly Certificate[]): boolean {
  return path.every((certificate, above) => {
    const found = certificate.extensions?.find(({ extnID }) => extnID === id_BasicConstraints)?.parsedValue
    const most = found instanceof BasicConstraints ? found.pathLenConstraint : undefined
    return typeof most !== 'number' || above - 1 <= most
  })
}

/**
 * Validates one path with pkijs according to RFC 5280: names, constraints, usages. pkijs must not search paths itself,
 * because its search is unbounded.
 */
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

/**
 * Checks whether a certificate was valid at a time. Returns undefined if a path leads to an anchor. An anchor itself is
 * always trusted.
 */
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
