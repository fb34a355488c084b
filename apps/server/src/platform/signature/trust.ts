import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { ConfigError } from '#platform/config.ts'

export interface Trust {
  /** Anchors for signers. */
  anchors: readonly X509Certificate[]
  /** Anchors for time stamps. */
  stamps: readonly X509Certificate[]
  own: X509Certificate | undefined
}

const pem = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

/** Reads the certificates of a PEM file. Errors name the configuration variable. */
export async function readTrust(name: string, path: string | undefined): Promise<X509Certificate[]> {
  if (!path) return []
  let text: string
  try {
    text = await readFile(path, 'latin1')
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    const why = code === 'ENOENT' ? 'does not exist' : `is not readable (${code})`
    throw new ConfigError(`${name}: the file "${path}" ${why}.`, { cause })
  }
  try {
    const found = (text.match(pem) ?? []).map((one) => new X509Certificate(one))
    if (found.length > 0) return found
  } catch (cause) {
    throw new ConfigError(`${name}: the certificates in "${path}" are unreadable.`, { cause })
  }
  throw new ConfigError(
    `${name}: "${path}" contains no certificate. Allowed: a PEM file with one or more certificates.`,
  )
}
