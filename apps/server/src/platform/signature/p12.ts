import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { OctetString } from 'asn1js'
import { CertBag, PFX, PKCS8ShroudedKeyBag, PrivateKeyInfo, type SafeBag } from 'pkijs'

export interface SigningIdentity {
  key: KeyObject
  certificate: X509Certificate
  chain: X509Certificate[]
}

/** The reason why a P12 is unusable, as a message for the operator of the portal. */
export class P12Error extends Error {
  override name = 'P12Error'
}

/** Supported curves by their OpenSSL names. */
export const curves: Readonly<Record<string, string>> = {
  prime256v1: 'P-256',
  secp384r1: 'P-384',
  secp521r1: 'P-521',
}

/** Readers of our PDFs reject signatures of shorter keys. */
const shortestRsa = 2048

const rewrite = 'Convert it: openssl pkcs12 -legacy -in old.p12 -nodes | openssl pkcs12 -export -out new.p12'

function faultOf(cause: unknown): string {
  const text = cause instanceof Error ? cause.message : ''
  if (text.includes('Integrity')) return 'the password is wrong'
  if (text.includes('contentEncryptionAlgorithm'))
    return `its encryption is outdated and no longer secure. ${rewrite}`
  return 'it is not a complete P12 file'
}

interface Contents {
  keys: KeyObject[]
  certificates: X509Certificate[]
}

async function contentsOf(bytes: Buffer<ArrayBuffer>, passphrase: string): Promise<Contents> {
  const password = new TextEncoder().encode(passphrase).buffer
  const pfx = PFX.fromBER(bytes)
  await pfx.parseInternalValues({ password, checkIntegrity: true })
  const safe = pfx.parsedValue?.authenticatedSafe
  await safe?.parseInternalValues({ safeContents: safe.safeContents.map(() => ({ password })) })
  const parts: { value: { safeBags: SafeBag[] } }[] = safe?.parsedValue.safeContents ?? []
  const found: Contents = { keys: [], certificates: [] }
  for (const { bagValue } of parts.flatMap(({ value }) => value.safeBags)) {
    if (bagValue instanceof PKCS8ShroudedKeyBag || bagValue instanceof PrivateKeyInfo) {
      const key = Buffer.from(bagValue.toSchema().toBER())
      found.keys.push(createPrivateKey({ key, format: 'der', type: 'pkcs8', passphrase }))
    }
    // Keep the original bytes: signatures reference a certificate by its digest, so re-encoding could break it.
    if (bagValue instanceof CertBag && bagValue.certValue instanceof OctetString)
      found.certificates.push(new X509Certificate(new Uint8Array(bagValue.certValue.getValue())))
  }
  return found
}

function refuseOtherKeys({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): void {
  if (asymmetricKeyType === 'rsa') {
    const bits = asymmetricKeyDetails?.modulusLength ?? 0
    if (bits >= shortestRsa) return
    throw new P12Error(`its RSA key has ${bits} bits, but signatures need at least ${shortestRsa}`)
  }
  if (asymmetricKeyType === 'ec' && curves[asymmetricKeyDetails?.namedCurve ?? '']) return
  throw new P12Error('its key type is not supported (allowed: RSA, or EC on curve P-256, P-384 or P-521)')
}

export async function openP12(bytes: Buffer<ArrayBuffer>, password: string): Promise<SigningIdentity> {
  let contents: Contents
  try {
    contents = await contentsOf(bytes, password)
  } catch (cause) {
    throw new P12Error(faultOf(cause), { cause })
  }
  const [key] = contents.keys
  if (!key) throw new P12Error('it contains no private key')
  refuseOtherKeys(key)
  const { certificates } = contents
  const certificate = certificates.find((candidate) => candidate.checkPrivateKey(key))
  if (!certificate) throw new P12Error('it contains no certificate for its private key')
  return { key, certificate, chain: certificates.filter((candidate) => candidate !== certificate) }
}
