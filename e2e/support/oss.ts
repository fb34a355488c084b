import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runSimulator, type SimulatorBerjalan } from '../../apps/oss-simulator/src/index.ts'
import { portalUrl } from './server.ts'

const kunci = { userKey: 'kunci-uji', namaMasuk: 'oss-uji', sandiMasuk: 'sandi-oss-uji' }
const urlOf = (port: number) => `http://127.0.0.1:${port}`

/** Environment of the portal under test. Only the OSS tests start a simulator on this port. */
export const ossEnv = (port: number) => ({
  OSS_URL: urlOf(port),
  OSS_ENTRY_URL: urlOf(port),
  OSS_USER_KEY: kunci.userKey,
  OSS_INBOUND_USER: kunci.namaMasuk,
  OSS_INBOUND_PASSWORD: kunci.sandiMasuk,
})

/** OSS simulator that a test can stop and restart. Its folder keeps the data. */
export class OssUji {
  readonly #port = Number(process.env.E2E_OSS_PORT)
  readonly #folder = mkdtempSync(join(tmpdir(), 'portal-e2e-oss-'))
  readonly url = urlOf(this.#port)
  #berjalan: SimulatorBerjalan | undefined

  async start(): Promise<void> {
    const setelan = { folder: this.#folder, portalUrl, adopsi: true, jedaFileDs: 500 }
    this.#berjalan = await runSimulator({ ...kunci, ...setelan }, { port: this.#port })
  }

  async stop(): Promise<void> {
    await this.#berjalan?.close()
    this.#berjalan = undefined
  }

  /** Files a licence at OSS without notifying the portal. */
  addIzin(nib: string, kd_izin: string): string {
    const izin = this.#berjalan?.sim.addIzin(nib, kd_izin)
    if (!izin) throw new Error(`OSS does not know the NIB ${nib}`)
    return izin.id_izin
  }

  /** Returns the status codes that OSS received from the portal for this licence, in order. */
  kodeStatus(id_izin: string): string {
    const riwayat = this.#berjalan?.sim.keadaan.izin.get(id_izin)?.riwayat ?? []
    return riwayat.map(({ kd_status }) => kd_status).join(' ')
  }

  /** Requests of the portal that broke the contract. */
  get pelanggaran(): readonly string[] {
    return this.#berjalan?.sim.pelanggaran ?? []
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
