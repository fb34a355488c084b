import { readFileSync } from 'node:fs'
import type { Config } from '#platform/config.ts'
import { classifyJawaban, type HasilOss } from './hasil.ts'
import { type OpsiPemutus, Pemutus } from './pemutus.ts'
import { askOss } from './permintaan.ts'

const megabyte = 1_000_000
const dossier = 50 * megabyte
const berkasTerbesar = 10 * megabyte

/** Wrapper names of the answers. The guide and the real answers are inconsistent. */
const wrappers: Record<string, readonly string[]> = {
  receiveLicenseStatus: ['responreceiveLicenseStatus'],
  receiveLicense: ['responreceiveLicense'],
  updateLicense: ['responupdateLicense'],
  checkLicenseStatus: ['responcheckStatusLicense', 'responcheckLicenseStatus', 'responsecheckStatusLicense'],
  inqueryLicense: ['dataLicense'],
  inqueryNIB: ['responinqueryNIB'],
  inqueryFileDS: ['responInqueryFileDS', 'responinqueryFileDS'],
}

export type MetodeOss = keyof typeof wrappers & string

interface KonfigurasiOss {
  url: string
  /** Hosts from which the portal may download OSS files. The portal sends its key to no other host. */
  hostBerkas: readonly string[]
  userKey: string
  timeoutMs: number
  ca: string | undefined
}

/** Returns undefined if OSS is not configured or nothing may leave the portal. */
export function konfigurasiOss(config: Config): KonfigurasiOss | undefined {
  if (!config.OSS_URL || !config.OSS_USER_KEY || config.OUTBOUND === 'off') return undefined
  const { OSS_FILE_HOSTS } = config
  return {
    url: config.OSS_URL.replace(/\/$/, ''),
    hostBerkas: [new URL(config.OSS_URL).host, ...OSS_FILE_HOSTS],
    userKey: config.OSS_USER_KEY,
    timeoutMs: config.OSS_TIMEOUT_SECONDS * 1000,
    ca: config.OSS_CA_PEM ? readFileSync(config.OSS_CA_PEM, 'utf8') : undefined,
  }
}

/**
 * Client for all calls to OSS. API and sign-on calls pass a circuit breaker, so that no caller waits for an OSS that is
 * down.
 */
export class KlienOss {
  readonly pemutus: Pemutus
  readonly #oss: KonfigurasiOss
  readonly #now: () => number

  constructor(
    oss: KonfigurasiOss,
    { pemutus, now = Date.now }: { pemutus?: OpsiPemutus; now?: () => number } = {},
  ) {
    this.#oss = oss
    this.#now = now
    this.pemutus = new Pemutus(pemutus)
  }

  call(metode: MetodeOss, isi: unknown): Promise<HasilOss> {
    return this.#ask({
      url: `${this.#oss.url}/v1/kl/rba/${metode}`,
      method: 'POST',
      headers: {},
      body: JSON.stringify(isi),
      largest: metode === 'inqueryNIB' ? dossier : megabyte,
      names: wrappers[metode] ?? [`respon${metode}`],
    })
  }

  sso(nama: 'validate-token' | 'userinfo-token' | 'revoke-token', token: string): Promise<HasilOss> {
    return this.#ask({
      url: `${this.#oss.url}/v1/sso/users/${nama}`,
      method: nama === 'userinfo-token' ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: nama === 'userinfo-token' ? undefined : '{}',
      largest: megabyte,
      names: [''],
    })
  }

  /** Downloads a file, only from an allowed OSS host. Returns the reason on failure. */
  async download(alamat: string): Promise<{ isi: Buffer } | { sebab: string; lagi: boolean }> {
    const { userKey, timeoutMs, ca, hostBerkas, url: pangkal } = this.#oss
    const url = URL.parse(alamat)
    const aman = url?.protocol === 'https:' || url?.protocol === new URL(pangkal).protocol
    if (!url || !aman || !hostBerkas.includes(url.host))
      return { sebab: 'Alamatnya di luar alamat berkas OSS yang diizinkan.', lagi: false }
    const jawaban = await askOss({
      url: url.href,
      method: 'GET',
      headers: { accept: 'application/pdf', user_key: userKey },
      timeoutMs: 2 * timeoutMs,
      largest: berkasTerbesar,
      ca,
    })
    if (!jawaban.ok) return { sebab: jawaban.sebab, lagi: true }
    if (jawaban.http !== 200) return { sebab: `OSS menjawab HTTP ${jawaban.http}.`, lagi: true }
    if (jawaban.isi.subarray(0, 5).toString('latin1') !== '%PDF-')
      return { sebab: 'Yang diterima bukan PDF.', lagi: true }
    return { isi: jawaban.isi }
  }

  async #ask(given: {
    url: string
    method: 'GET' | 'POST'
    headers: Record<string, string>
    body: string | undefined
    largest: number
    names: readonly string[]
  }): Promise<HasilOss> {
    const now = this.#now()
    if (!this.pemutus.allows(now)) {
      return { jenis: 'ulang', sebab: 'OSS sedang tidak menjawab', setelahMs: this.pemutus.remaining(now) }
    }
    const { names, body, ...request } = given
    const { userKey, timeoutMs, ca } = this.#oss
    const headers = { 'content-type': 'application/json', user_key: userKey, ...request.headers }
    const jawaban = await askOss({
      ...request,
      headers,
      timeoutMs,
      ca,
      ...(body === undefined ? {} : { body }),
    })
    const hasil = classifyJawaban(jawaban, names)
    // Any answer below 500 shows that OSS is alive, even a refusal.
    if (jawaban.ok && jawaban.http < 500) this.pemutus.recordSuccess()
    else this.pemutus.recordFailure(this.#now())
    return hasil
  }
}
