import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseKey, type VerifierKey, verifierKey } from '@portal/domain/platform/transparansi/note'
import { type Config, ConfigError } from '#platform/config.ts'
import { sha256 } from './sha256.ts'

/** The key that signs checkpoints: its private part, and the public part without a name. */
export interface LogKey {
  seed: Uint8Array
  publicKey: Uint8Array
}

const raw = (key: KeyObject, part: 'd' | 'x') =>
  Buffer.from(key.export({ format: 'jwk' })[part] ?? '', 'base64url')

/** Reads a PEM file with an Ed25519 key. Throws a ConfigError that names `LOG_KEY`. */
export function parseLogKey(pem: string): LogKey {
  const refusal = 'LOG_KEY: the given value is no Ed25519 key. Create one: openssl genpkey -algorithm ed25519'
  try {
    const key = createPrivateKey(pem)
    if (key.asymmetricKeyType !== 'ed25519') throw new ConfigError(refusal)
    return { seed: raw(key, 'd'), publicKey: raw(createPublicKey(key), 'x') }
  } catch (error) {
    throw error instanceof ConfigError ? error : new ConfigError(refusal, { cause: error })
  }
}

/** Returns the witnesses of `LOG_WITNESSES`. Throws a ConfigError for a key that is none. */
export function readWitnesses({ LOG_WITNESSES }: Pick<Config, 'LOG_WITNESSES'>): VerifierKey[] {
  try {
    return LOG_WITNESSES.map((text) => parseKey(sha256, text))
  } catch (error) {
    throw new ConfigError(`LOG_WITNESSES: ${(error as Error).message}.`, { cause: error })
  }
}

/** Throws a ConfigError unless the settings of the log can be used. */
export function checkLogSettings(config: Config): void {
  readWitnesses(config)
  if (config.LOG_KEY) parseLogKey(config.LOG_KEY)
}

/** Creates the key of a demonstration once. Servers that start at the same time get the same one. */
async function demoKey(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'tanda-tangan')
  const path = join(folder, 'log.pem')
  const draft = `${path}.${process.pid}`
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { privateKey } = generateKeyPairSync('ed25519')
  await writeFile(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
  try {
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  return readFile(path, 'utf8')
}

/** Returns the key of `LOG_KEY`, or that of the demonstration. A production server without the setting has none. */
export async function readLogKey(
  config: Pick<Config, 'LOG_KEY' | 'PORTAL_MODE' | 'DATA_DIR'>,
): Promise<LogKey | undefined> {
  if (config.LOG_KEY) return parseLogKey(config.LOG_KEY)
  return config.PORTAL_MODE === 'demo' ? parseLogKey(await demoKey(config.DATA_DIR)) : undefined
}

/** Names the key of the log after its origin. */
export const nameKey = (origin: string, { publicKey }: LogKey): VerifierKey =>
  verifierKey(sha256, origin, 'note', publicKey)
