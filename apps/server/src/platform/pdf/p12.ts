import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import forge from 'node-forge'

/** Who signs: the private key, its certificate, and the certificates above it. */
export interface SigningIdentity {
  key: KeyObject
  certificate: X509Certificate
  chain: X509Certificate[]
}

/** Why a P12 cannot be used, in words for whoever configured it. */
export class P12Error extends Error {
  override name = 'P12Error'
}

function derOf(node: forge.asn1.Asn1): Buffer {
  return Buffer.from(forge.asn1.toDer(node).getBytes(), 'binary')
}

function bagsOf(p12: forge.pkcs12.Pkcs12Pfx, bagType: string | undefined): forge.pkcs12.Bag[] {
  return bagType ? (p12.getBags({ bagType })[bagType] ?? []) : []
}

function parse(bytes: Buffer, password: string): forge.pkcs12.Pkcs12Pfx {
  try {
    return forge.pkcs12.pkcs12FromAsn1(
      forge.asn1.fromDer(forge.util.createBuffer(bytes.toString('binary'))),
      password,
    )
  } catch (cause) {
    const text = cause instanceof Error ? cause.message : ''
    throw new P12Error(
      /password|MAC could not/i.test(text)
        ? 'kata sandinya tidak cocok'
        : 'isinya bukan berkas P12 yang utuh',
      { cause },
    )
  }
}

/** Forge reads RSA into its own shape and leaves every other kind as it stood in the file. */
function keyOf(bag: forge.pkcs12.Bag): KeyObject {
  const plain = bag.key
    ? forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(bag.key))
    : (bag.asn1 as forge.asn1.Asn1)
  return createPrivateKey({ key: derOf(plain), format: 'der', type: 'pkcs8' })
}

export function openP12(bytes: Buffer, password: string): SigningIdentity {
  const p12 = parse(bytes, password)
  const { pkcs8ShroudedKeyBag, keyBag, certBag } = forge.pki.oids
  const [keyOnly] = [...bagsOf(p12, pkcs8ShroudedKeyBag), ...bagsOf(p12, keyBag)]
  if (!keyOnly) throw new P12Error('tidak ada kunci pribadi di dalamnya')
  let key: KeyObject
  let certificates: X509Certificate[]
  try {
    key = keyOf(keyOnly)
    certificates = bagsOf(p12, certBag).map(
      (bag) => new X509Certificate(derOf(bag.cert ? forge.pki.certificateToAsn1(bag.cert) : bag.asn1)),
    )
  } catch (cause) {
    throw new P12Error('kunci atau sertifikat di dalamnya tidak dapat dibaca', { cause })
  }
  if (key.asymmetricKeyType !== 'rsa' && key.asymmetricKeyType !== 'ec') {
    throw new P12Error('jenis kuncinya tidak didukung (yang diterima: RSA atau EC)')
  }
  const certificate = certificates.find((candidate) => candidate.checkPrivateKey(key))
  if (!certificate) throw new P12Error('tidak ada sertifikat yang cocok dengan kunci pribadinya')
  return { key, certificate, chain: certificates.filter((candidate) => candidate !== certificate) }
}
