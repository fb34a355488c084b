import { join } from 'node:path'
import { AppError } from '@portal/domain/platform/errors'
import type { Config } from '#platform/config.ts'
import type { Executor } from '#platform/database/database.ts'
import { type CodeKey, readCodeKey, writeCodeKey } from './key-file.ts'
import { findKunci, registerKunci } from './kunci.repository.ts'

/** Signs the codes of certificates and the status list. */
export interface CodeSigner {
  /**
   * Returns the active key, or undefined if the operator has set none: certificates then carry a plain address. Reads
   * the file on each call, so that a rotation needs no restart.
   */
  current(db: Executor): Promise<CodeKey | undefined>
}

type KeyConfig = Pick<Config, 'PORTAL_MODE' | 'DATA_DIR'> &
  Partial<Pick<Config, 'CODE_KEY_PATH' | 'CODE_KEY_PASSWORD'>>

/** Path of the key file. A demonstration keeps its own in DATA_DIR. */
export function codeKeyPath({ CODE_KEY_PATH, PORTAL_MODE, DATA_DIR }: KeyConfig): string | undefined {
  return CODE_KEY_PATH ?? (PORTAL_MODE === 'demo' ? join(DATA_DIR, 'kode-mandiri', 'demo.pem') : undefined)
}

function cannotSign(why: string): AppError {
  return new AppError('TANDA_TANGAN_GAGAL', {
    message: `Kode QR sertifikat belum dapat ditandatangani: ${why}. Hubungi pengelola portal.`,
  })
}

export function createCodeSigner(config: KeyConfig, clock: () => Date): CodeSigner {
  const path = codeKeyPath(config)
  const isDemo = config.PORTAL_MODE === 'demo' && !config.CODE_KEY_PATH
  return {
    async current(db) {
      if (!path) return undefined
      const found = await readCodeKey(path, config.CODE_KEY_PASSWORD)
      const key = found ?? (isDemo ? await writeCodeKey(path) : undefined)
      if (!key) throw cannotSign('file kuncinya tidak ada')
      if (isDemo) await registerKunci(db, key, clock())
      const registered = await findKunci(db, key.kid)
      if (!registered) throw cannotSign('kuncinya belum didaftarkan')
      if (registered.keadaan !== 'aktif') throw cannotSign('kuncinya sudah tidak dipakai')
      return key
    },
  }
}
