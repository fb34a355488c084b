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

const rewrite =
  'Tulis ulang: openssl pkcs12 -legacy -in lama.p12 -nodes | openssl pkcs12 -export -out baru.p12'

function faultOf(cause: unknown): string {
  const text = cause instanceof Error ? cause.message : ''
  if (text.includes('Integrity')) return 'kata sandinya tidak cocok'
  if (text.includes('contentEncryptionAlgorithm'))
    return `isinya disandikan dengan cara lama yang tidak aman lagi. ${rewrite}`
  return 'isinya bukan berkas P12 yang utuh'
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
  if (asymmetricKeyType === 'rsa') return
  if (asymmetricKeyType === 'ec' && curves[asymmetricKeyDetails?.namedCurve ?? '']) return
  throw new P12Error(
    'jenis kuncinya tidak didukung (yang diterima: RSA, atau EC dengan kurva P-256, P-384, atau P-521)',
  )
}

export async function openP12(bytes: Buffer<ArrayBuffer>, password: string): Promise<SigningIdentity> {
  let contents: Contents
  try {
    contents = await contentsOf(bytes, password)
  } catch (cause) {
    throw new P12Error(faultOf(cause), { cause })
  }
  const [key] = contents.keys
  if (!key) throw new P12Error('tidak ada kunci pribadi di dalamnya')
  refuseOtherKeys(key)
  const { certificates } = contents
  const certificate = certificates.find((candidate) => candidate.checkPrivateKey(key))
  if (!certificate) throw new P12Error('tidak ada sertifikat yang cocok dengan kunci pribadinya')
  return { key, certificate, chain: certificates.filter((candidate) => candidate !== certificate) }
}
