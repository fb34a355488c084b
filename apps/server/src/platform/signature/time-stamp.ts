import type { X509Certificate } from 'node:crypto'
import { id_eContentType_TSTInfo, TSTInfo } from 'pkijs'
import { checkChain } from './chain.ts'
import { oids } from './oids.ts'
import { digestNamed, proveSigner, readSignedData, SignatureFault } from './signed-data.ts'

export interface TimeStamp {
  at: Date
  /** The nonce of the request. */
  nonce: Buffer | undefined
}

/** RFC 3161 requires a certificate whose only purpose is time stamping. */
function isForStamps(certificate: X509Certificate): boolean {
  const purposes = certificate.keyUsage ?? []
  return purposes.length === 1 && purposes[0] === oids.timeStamping
}

/**
 * Returns the time of a token if it covers exactly these bytes, its authority signed it, and the authority was trusted
 * at that time. Otherwise throws a SignatureFault.
 */
export async function proveTimeStamp(
  token: Uint8Array<ArrayBuffer>,
  stamped: Uint8Array<ArrayBuffer>,
  anchors: readonly X509Certificate[],
): Promise<TimeStamp> {
  const { signedData } = readSignedData(token)
  const { eContent } = signedData.encapContentInfo
  if (!eContent) throw new SignatureFault('tidak_terbaca')
  const content = new Uint8Array(eContent.getValue())
  const { certificate, others, bound } = await proveSigner(signedData, {
    contentType: id_eContentType_TSTInfo,
    content,
    stamped,
  })
  const info = TSTInfo.fromBER(content)
  digestNamed(info.messageImprint.hashAlgorithm.algorithmId)
  if (!bound || !isForStamps(certificate)) throw new SignatureFault('stempel_tak_dikenal')
  if (await checkChain(certificate, others, anchors, info.genTime))
    throw new SignatureFault('stempel_tak_dikenal')
  return { at: info.genTime, nonce: info.nonce && Buffer.from(info.nonce.valueBlock.valueHexView) }
}
