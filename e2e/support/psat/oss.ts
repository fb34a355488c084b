import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jalankanSimulator, type SimulatorBerjalan } from '../../../apps/oss-simulator/src/index.ts'

const kunci = { userKey: 'kunci-uji', namaMasuk: 'oss-uji', sandiMasuk: 'sandi-oss-uji' }
const portOss = (portal: number) => portal + 1

/** What the portal under test knows of OSS. */
export function ossUji(portal: number) {
  const url = `http://127.0.0.1:${portOss(portal)}`
  return {
    OSS_URL: url,
    OSS_ENTRY_URL: url,
    OSS_USER_KEY: kunci.userKey,
    OSS_INBOUND_USER: kunci.namaMasuk,
    OSS_INBOUND_PASSWORD: kunci.sandiMasuk,
  }
}

/** An OSS that a journey starts, stops and starts again; what it knows stays in its folder. */
export class OssUji {
  readonly #folder = mkdtempSync(join(tmpdir(), 'portal-e2e-oss-'))
  readonly #portalUrl: string
  #berjalan: SimulatorBerjalan | undefined

  constructor(baseURL: string | undefined) {
    this.#portalUrl = baseURL ?? ''
  }

  get url(): string {
    return `http://127.0.0.1:${portOss(Number(new URL(this.#portalUrl).port))}`
  }

  async mulai(): Promise<void> {
    const setelan = {
      ...kunci,
      folder: this.#folder,
      portalUrl: this.#portalUrl,
      adopsi: true,
      jedaFileDs: 500,
    }
    this.#berjalan = await jalankanSimulator(setelan, { port: Number(new URL(this.url).port) })
  }

  async berhenti(): Promise<void> {
    await this.#berjalan?.tutup()
    this.#berjalan = undefined
  }

  /** A licence filed at OSS of which the portal is told nothing. */
  ajukan(nib: string, kd_izin: string): string {
    const izin = this.#berjalan?.sim.ajukan(nib, kd_izin)
    if (!izin) throw new Error(`OSS tidak mengenal NIB ${nib}`)
    return izin.id_izin
  }

  /** Codes of the statuses that a licence has got from the portal, in order; its page shows the same. */
  kodeStatus(id_izin: string): string {
    return (this.#berjalan?.sim.keadaan.izin.get(id_izin)?.riwayat ?? [])
      .map((one) => one.kd_status)
      .join(' ')
  }

  /** Bodies of the portal that broke the contract of the guide. */
  get pelanggaran(): readonly string[] {
    return this.#berjalan?.sim.pelanggaran ?? []
  }

  async hapus(): Promise<void> {
    await this.berhenti()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
