import { createPrivateKey, createPublicKey, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { concat } from '@portal/domain/platform/transparansi/bytes'
import { type VerifierKey, verifierKey } from '@portal/domain/platform/transparansi/note'
import { sha256 } from './follow.ts'

const pkcs8Start = Buffer.from('302e020100300506032b657004220420', 'hex')

function publicKeyOf(seed: Uint8Array): Uint8Array {
  const key = createPrivateKey({ key: Buffer.from(concat(pkcs8Start, seed)), format: 'der', type: 'pkcs8' })
  return Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x ?? '', 'base64url')
}

/** What a witness keeps between two visits: its key, the key of the log, and the last checkpoint. */
export class WitnessFolder {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async read(name: string): Promise<string | undefined> {
    try {
      return await readFile(join(this.#folder, name), 'utf8')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  }

  /** Replaces a file as a whole, so that an interruption leaves the earlier one. */
  async write(name: string, text: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    const target = join(this.#folder, name)
    await writeFile(`${target}.baru`, text, { mode: 0o600, flush: true })
    await rename(`${target}.baru`, target)
  }

  /** Returns the key of this witness. The first call creates it. */
  async key(name: string): Promise<{ key: VerifierKey; seed: Uint8Array }> {
    const file = 'kunci-rahasia'
    const known = await this.read(file)
    const seed = known ? Buffer.from(known.trim(), 'hex') : randomBytes(32)
    if (!known) await this.write(file, `${seed.toString('hex')}\n`)
    return { key: verifierKey(sha256, name, 'cosignature', publicKeyOf(seed)), seed }
  }
}
