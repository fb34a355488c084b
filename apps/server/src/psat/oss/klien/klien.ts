import { readFileSync } from 'node:fs'
import type { Config } from '#platform/config.ts'
import { type HasilOss, nilaiJawaban } from './hasil.ts'
import { type OpsiPemutus, Pemutus } from './pemutus.ts'
import { mintaOss } from './permintaan.ts'

const megabyte = 1_000_000
const dossier = 50 * megabyte

/** What answers come under; the guide and the wire do not agree with themselves. */
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
  userKey: string
  timeoutMs: number
  ca: string | undefined
}

/** OSS as it is configured; undefined where it is off. */
export function konfigurasiOss(config: Config): KonfigurasiOss | undefined {
  if (!config.OSS_URL || !config.OSS_USER_KEY) return undefined
  return {
    url: config.OSS_URL.replace(/\/$/, ''),
    userKey: config.OSS_USER_KEY,
    timeoutMs: config.OSS_TIMEOUT_SECONDS * 1000,
    ca: config.OSS_CA_PEM ? readFileSync(config.OSS_CA_PEM, 'utf8') : undefined,
  }
}

/** The one way to OSS. Its breaker is asked before each call, by whoever calls for somebody that waits too. */
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

  panggil(metode: MetodeOss, isi: unknown): Promise<HasilOss> {
    return this.#tanya({
      url: `${this.#oss.url}/v1/kl/rba/${metode}`,
      method: 'POST',
      headers: {},
      body: JSON.stringify(isi),
      largest: metode === 'inqueryNIB' ? dossier : megabyte,
      names: wrappers[metode] ?? [`respon${metode}`],
    })
  }

  /** The sign-in side, under a token of the person. */
  sso(nama: 'validate-token' | 'userinfo-token' | 'revoke-token', token: string): Promise<HasilOss> {
    return this.#tanya({
      url: `${this.#oss.url}/v1/sso/users/${nama}`,
      method: nama === 'userinfo-token' ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: nama === 'userinfo-token' ? undefined : '{}',
      largest: megabyte,
      names: [''],
    })
  }

  async #tanya(given: {
    url: string
    method: 'GET' | 'POST'
    headers: Record<string, string>
    body: string | undefined
    largest: number
    names: readonly string[]
  }): Promise<HasilOss> {
    const now = this.#now()
    if (!this.pemutus.boleh(now)) {
      return { jenis: 'ulang', sebab: 'OSS sedang tidak menjawab', setelahMs: this.pemutus.sisa(now) }
    }
    const { names, body, ...request } = given
    const { userKey, timeoutMs, ca } = this.#oss
    const headers = { 'content-type': 'application/json', user_key: userKey, ...request.headers }
    const jawaban = await mintaOss({
      ...request,
      headers,
      timeoutMs,
      ca,
      ...(body === undefined ? {} : { body }),
    })
    const hasil = nilaiJawaban(jawaban, names)
    // Whoever answers at all is alive; a dead OSS is one that does not.
    if (jawaban.ok && jawaban.http < 500) this.pemutus.berhasil()
    else this.pemutus.gagal(this.#now())
    return hasil
  }
}
