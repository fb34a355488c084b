import type { KeyObject } from 'node:crypto'
import {
  AuthenticatedSafe,
  CertBag,
  Certificate,
  PFX,
  PKCS8ShroudedKeyBag,
  SafeBag,
  SafeContents,
} from 'pkijs'

const bagIds = { key: '1.2.840.113549.1.12.10.1.2', certificate: '1.2.840.113549.1.12.10.1.3' }
const rounds = 10_000

/** Packs a password-protected key and plain certificates into a P12, in the format of current tools. */
export async function packP12(
  key: KeyObject,
  certificates: readonly Uint8Array<ArrayBuffer>[],
  password: string,
): Promise<Buffer<ArrayBuffer>> {
  const sealed = key.export({ type: 'pkcs8', format: 'der', cipher: 'aes-256-cbc', passphrase: password })
  const safeBags = [
    new SafeBag({ bagId: bagIds.key, bagValue: PKCS8ShroudedKeyBag.fromBER(sealed) }),
    ...certificates.map(
      (der) =>
        new SafeBag({
          bagId: bagIds.certificate,
          bagValue: new CertBag({ parsedValue: Certificate.fromBER(der) }),
        }),
    ),
  ]
  const authenticatedSafe = new AuthenticatedSafe({
    parsedValue: { safeContents: [{ privacyMode: 0, value: new SafeContents({ safeBags }) }] },
  })
  await authenticatedSafe.makeInternalValues({ safeContents: [{}] })
  const pfx = new PFX({ parsedValue: { integrityMode: 0, authenticatedSafe } })
  await pfx.makeInternalValues({
    password: new TextEncoder().encode(password).buffer,
    iterations: rounds,
    pbkdf2HashAlgorithm: 'SHA-256',
    hmacHashAlgorithm: 'SHA-256',
  })
  return Buffer.from(pfx.toSchema().toBER())
}
