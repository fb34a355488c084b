import { createHash, randomBytes, type X509Certificate } from 'node:crypto'
import { Integer, OctetString } from 'asn1js'
import { AlgorithmIdentifier, MessageImprint, PKIStatus, TimeStampReq, TimeStampResp } from 'pkijs'
import type { Stamp } from './cms.ts'
import { oids } from './oids.ts'
import { proveTimeStamp } from './time-stamp.ts'

/** The reason for a missing time stamp, as the second half of a sentence. */
export class StampError extends Error {
  override name = 'StampError'
}

/** A token with its certificates takes 3 to 10 kB. */
export const largestStamp = 16_384
const patience = 10_000

interface Authority {
  url: string
  anchors: readonly X509Certificate[]
  /** Time limit of a response in milliseconds. */
  within?: number
}

function requestFor(digest: Buffer, nonce: Buffer): ArrayBuffer {
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: oids.sha256 }),
      hashedMessage: new OctetString({ valueHex: digest }),
    }),
    nonce: new Integer({ valueHex: nonce }),
    certReq: true,
  })
  return request.toSchema().toBER()
}

async function bodyOf(answer: Response): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    if (size > largestStamp) throw new StampError('jawaban layanan stempel waktu terlalu besar')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function ask({ url, within = patience }: Authority, body: ArrayBuffer): Promise<Buffer<ArrayBuffer>> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(within),
    })
    if (answer.status !== 200) throw new StampError(`layanan stempel waktu menjawab ${answer.status}`)
    return await bodyOf(answer)
  } catch (cause) {
    if (cause instanceof StampError) throw cause
    throw new StampError('layanan stempel waktu tidak menjawab', { cause })
  }
}

function tokenIn(answer: Buffer<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  let response: TimeStampResp
  try {
    response = TimeStampResp.fromBER(answer)
  } catch (cause) {
    throw new StampError('jawaban layanan stempel waktu tidak dapat dibaca', { cause })
  }
  const { status, timeStampToken } = response
  const granted = status.status === PKIStatus.granted || status.status === PKIStatus.grantedWithMods
  if (!granted || !timeStampToken) throw new StampError('layanan stempel waktu menolak permintaan')
  return new Uint8Array(timeStampToken.toSchema().toBER())
}

/**
 * Requests a time stamp for a signature from an authority (RFC 3161). It verifies the response as strictly as one from
 * a stranger.
 */
export function createStamp(authority: Authority): Stamp {
  return async (signature) => {
    // The first byte keeps the number positive with a unique DER encoding.
    const nonce = Buffer.concat([Buffer.of(1), randomBytes(15)])
    const digest = createHash('sha256').update(signature).digest()
    const token = tokenIn(await ask(authority, requestFor(digest, nonce)))
    const stamp = await proveTimeStamp(token, new Uint8Array(signature), authority.anchors).catch((cause) => {
      throw new StampError('stempel waktunya tidak sah atau layanannya tidak dipercaya', { cause })
    })
    if (!stamp.nonce?.equals(nonce)) throw new StampError('stempel waktunya bukan untuk permintaan ini')
    return token
  }
}
