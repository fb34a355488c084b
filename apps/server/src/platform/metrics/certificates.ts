import { connect } from 'node:tls'
import { type Config, publicUrl } from '#platform/config.ts'
import type { Signer } from '#platform/signature/signer.ts'

const day = 86_400_000
const patienceMs = 1500

/** Returns the end of the certificate that visitors see, as far as this server can reach its own address. */
function endOfPublic(url: URL): Promise<Date | undefined> {
  const { promise, resolve } = Promise.withResolvers<Date | undefined>()
  const { hostname: host, port } = url
  const socket = connect(
    // An expired certificate must be measured too.
    { host, port: Number(port || 443), servername: host, rejectUnauthorized: false, timeout: patienceMs },
    () => {
      const { valid_to } = socket.getPeerCertificate()
      socket.destroy()
      resolve(valid_to ? new Date(valid_to) : undefined)
    },
  )
  const giveUp = () => {
    socket.destroy()
    resolve(undefined)
  }
  socket.once('error', giveUp).once('timeout', giveUp)
  return promise
}

/** Days until the certificates end, by their use. A certificate that cannot be read is left out. */
export async function readCertificateDays(
  config: Config,
  signer: Pick<Signer, 'validUntil'>,
  now: Date,
): Promise<Map<string, number>> {
  const url = new URL(publicUrl(config))
  const [signing, visible] = await Promise.all([
    signer.validUntil().catch(() => undefined),
    url.protocol === 'https:' ? endOfPublic(url) : undefined,
  ])
  const found = new Map<string, number>()
  const note = (use: string, end: Date | undefined) => {
    if (end) found.set(use, (end.getTime() - now.getTime()) / day)
  }
  note('signing', signing)
  note('public', visible)
  return found
}
