import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { SignEs256 } from '@portal/domain/platform/kode-mandiri/cose'
import { ConfigError } from '#platform/config.ts'
import { openP12 } from '#platform/signature/p12.ts'

/** Private key that signs codes and status lists, with its public point. */
export interface CodeKey {
  kid: string
  x: string
  y: string
  sign: SignEs256
}

function codeKeyOf(key: KeyObject): CodeKey {
  const { x = '', y = '' } = createPublicKey(key).export({ format: 'jwk' }) as { x?: string; y?: string }
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return {
    kid: createHash('sha256').update(point).digest('hex').slice(0, 16),
    x,
    y,
    sign: (data) => Promise.resolve(sign('sha256', data, { key, dsaEncoding: 'ieee-p1363' })),
  }
}

async function keyIn(bytes: Buffer<ArrayBuffer>, password: string | undefined): Promise<KeyObject> {
  if (!bytes.includes('-----BEGIN')) return (await openP12(bytes, password ?? '')).key
  return createPrivateKey({ key: bytes, ...(password ? { passphrase: password } : {}) })
}

/** Reads the key from a PEM or P12 file. Undefined if there is no file. */
export async function readCodeKey(path: string, password?: string): Promise<CodeKey | undefined> {
  let bytes: Buffer<ArrayBuffer>
  try {
    bytes = await readFile(path)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new ConfigError(`CODE_KEY_PATH: the file "${path}" is not readable (${code}).`, { cause })
  }
  let key: KeyObject
  try {
    key = await keyIn(bytes, password)
  } catch (cause) {
    const why =
      'cannot be opened. Allowed: an EC key on P-256 as PEM or P12, with CODE_KEY_PASSWORD if it has one'
    throw new ConfigError(`CODE_KEY_PATH: "${path}" ${why}.`, { cause })
  }
  if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return codeKeyOf(key)
  throw new ConfigError(`CODE_KEY_PATH: the key in "${path}" is not an EC key on P-256.`)
}

/** Creates a key and writes it as PEM, readable only by this user. It replaces the file in one step. */
export async function writeCodeKey(path: string, password?: string): Promise<CodeKey> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const pem = privateKey.export({
    type: 'pkcs8',
    format: 'pem',
    ...(password ? { cipher: 'aes-256-cbc', passphrase: password } : {}),
  })
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${process.pid}`
  await writeFile(draft, pem, { mode: 0o600 })
  await rename(draft, path)
  return codeKeyOf(privateKey)
}
