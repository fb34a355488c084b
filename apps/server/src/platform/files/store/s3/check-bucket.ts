import { randomUUID } from 'node:crypto'
import type { S3Call, S3Client } from './s3-client.ts'
import { S3Refusal, textOf } from './s3-fault.ts'

const wordsOfCertificates = /CERT|SIGNATURE|SELF_SIGNED|ISSUER|ALTNAME/

function minutesApart(date: string | undefined): string {
  const apart = Math.round(Math.abs(Date.now() - new Date(date ?? '').getTime()) / 60_000)
  return Number.isNaN(apart) ? '' : ` by ${apart} minutes`
}

/** Says which setting is wrong, or returns undefined if the store refused for a reason of its own. */
function wrongSetting(refusal: S3Refusal, doing: string, { bucket, region }: S3Client['settings']) {
  const name = bucket.pathname.split('/').at(-2)
  const { origin } = bucket
  const sentences: Record<string, string> = {
    NoSuchBucket: `FILES_S3_BUCKET: ${origin} has no bucket "${name}". Create it or correct the name.`,
    InvalidAccessKeyId: `FILES_S3_KEY: ${origin} does not know the given key.`,
    SignatureDoesNotMatch: `FILES_S3_SECRET: ${origin} refused the signature. The secret does not fit FILES_S3_KEY.`,
    AccessDenied: `FILES_S3_KEY: the given key may not ${doing} in the bucket "${name}".`,
    RequestTimeTooSkewed: `The clock of this machine and that of ${origin} differ${minutesApart(refusal.date)}. Set the clock (NTP), then start again.`,
    NotImplemented: `FILES_S3_ENDPOINT: ${origin} does not support what the portal needs (${doing} with If-None-Match).`,
  }
  const sentence = sentences[refusal.code]
  if (sentence) return sentence
  if (refusal.region || refusal.code === 'AuthorizationHeaderMalformed')
    return `FILES_S3_REGION: the bucket "${name}" is not in the region ${region}${refusal.region ? ` but in ${refusal.region}` : ''}.`
  if (refusal.status >= 500 || refusal.status === 429) return undefined
  return `FILES_S3_ENDPOINT: ${origin} does not answer like an S3 store (${refusal.status} ${refusal.code} when asked to ${doing}).`
}

/** Puts a call to the store into words: an `Error` names a wrong setting. */
export async function named<T>(client: S3Client, doing: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    const sentence = error instanceof S3Refusal ? wrongSetting(error, doing, client.settings) : undefined
    if (sentence) throw new WrongBucket(sentence)
    if (wordsOfCertificates.test(code))
      throw new WrongBucket(
        `FILES_S3_ENDPOINT: the certificate of ${client.settings.bucket.origin} is not trusted (${code}). Name the PEM file of its issuer in NODE_EXTRA_CA_CERTS.`,
      )
    throw error
  }
}

/** The settings of the bucket are wrong. The message names the setting. */
export class WrongBucket extends Error {
  override name = 'WrongBucket'
}

/** Tries everything that the server will do in the bucket. Throws WrongBucket, or what the network says. */
export async function tryBucket(client: S3Client): Promise<void> {
  const name = `periksa/${randomUUID()}`
  const text = 'Portal Pangan Segar: the start checks that it can write here.\n'
  const calls: [string, S3Call][] = [
    [
      'list objects',
      { method: 'GET', name: '', query: { 'list-type': '2', 'max-keys': '1' }, expected: [200] },
    ],
    ['write objects', { method: 'PUT', name, text, headers: { 'if-none-match': '*' }, expected: [200] }],
    ['read objects', { method: 'GET', name, expected: [200] }],
    ['delete objects', { method: 'DELETE', name, expected: [200, 204] }],
  ]
  for (const [doing, call] of calls) await named(client, doing, async () => textOf(await client.send(call)))
}

const idName = 'penyimpanan.id'

export async function readBucketId(client: S3Client): Promise<string | undefined> {
  const response = await client.send({ method: 'GET', name: idName, expected: [200] }).catch((error) => {
    if (error instanceof S3Refusal && error.code === 'NoSuchKey') return undefined
    throw error
  })
  return response && (await textOf(response)).trim()
}

/** Writes the id of the database into the bucket. Of two databases that try at once, the first wins. */
export async function writeBucketId(client: S3Client, id: string): Promise<void> {
  const headers = { 'if-none-match': '*', 'content-type': 'text/plain' }
  const response = await client.send({
    method: 'PUT',
    name: idName,
    text: `${id}\n`,
    headers,
    expected: [200, 409, 412],
  })
  response.resume()
}
