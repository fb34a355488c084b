import type { KodeTemuan } from '@portal/domain/platform/tanda-tangan/tanda-tangan.contract'
import { GeneralizedTime, Sequence, UTCTime } from 'asn1js'
import type { PdfDict } from '#platform/files/content/pdf-objects.ts'
import { oids } from '../oids.ts'
import { attributeOf, type Signer } from '../signed-data.ts'
import { proveTimeStamp } from '../time-stamp.ts'
import type { Trust } from '../trust.ts'
import { dateOf } from './pdf-signatures.ts'

export interface SigningTime {
  at: Date | undefined
  source: 'stempel' | 'pengakuan' | undefined
  temuan: KodeTemuan[]
}

/** Returns the time that the signer claims: the signed attribute, or the date in the signature dictionary. */
function claimed({ info }: Signer, dict: PdfDict): Date | undefined {
  const attribute = attributeOf(info.signedAttrs, oids.signingTime)
  // In asn1js, GeneralizedTime extends UTCTime.
  if (attribute instanceof GeneralizedTime || attribute instanceof UTCTime) return attribute.toDate()
  return dateOf(dict.get('M'))
}

/** Returns the signing time: from a trusted time stamp, otherwise from the signer. */
export async function signingTime(signer: Signer, dict: PdfDict, { stamps }: Trust): Promise<SigningTime> {
  const token = attributeOf(signer.info.unsignedAttrs, oids.signatureTimeStamp)
  const temuan: KodeTemuan[] = []
  if (token instanceof Sequence) {
    try {
      const signature = new Uint8Array(signer.info.signature.valueBlock.valueHexView)
      const { at } = await proveTimeStamp(new Uint8Array(token.toBER()), signature, stamps)
      return { at, source: 'stempel', temuan }
    } catch {
      temuan.push('stempel_tak_dikenal')
    }
  }
  const at = claimed(signer, dict)
  if (at) temuan.push('waktu_pengakuan')
  return { at, source: at && 'pengakuan', temuan }
}
