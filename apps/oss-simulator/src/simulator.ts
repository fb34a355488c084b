import { type Buku, openBuku } from './buku.ts'
import type { Izin } from './data.ts'
import { DaftarGangguan } from './gangguan.ts'

export interface Setelan {
  /** Folder of the event log. Without a folder, the simulator keeps its state only in memory. */
  folder?: string
  /**
   * Address of the portal for receiveNIB, receiveFileDS and the redirect. Without an address, the simulator sends
   * nothing.
   */
  portalUrl?: string
  userKey: string
  namaMasuk: string
  sandiMasuk: string
  /** Creates a licence that OSS does not know from its first status. Demonstration files need this. */
  adopsi?: boolean
  /** Refuses a status in the wrong order. Otherwise the simulator accepts the status and records a violation. */
  ketat?: boolean
  /**
   * Delay in ms after which the simulator sends the signed file of an issued licence. With null, it sends the file only
   * on request.
   */
  jedaFileDs?: number | null
  seed?: number
}

export interface CatatanPesan {
  waktu: string
  arah: 'masuk' | 'keluar'
  metode: string
  id_izin: string | undefined
  gangguan: string | undefined
  http: number
  tanya: unknown
  jawab: unknown
}

const terbanyak = 2000

export class Simulator {
  readonly setelan: Setelan
  readonly buku: Buku
  readonly gangguan: DaftarGangguan
  readonly pesan: CatatanPesan[] = []
  /** Messages that broke the contract. Tests expect this list to be empty. */
  readonly pelanggaran: string[] = []
  /** Licences whose next reads still return the previous status. */
  readonly basi = new Map<string, { sisa: number; kd_status: string }>()
  alamat = ''
  #urut = 0

  constructor(setelan: Setelan) {
    this.setelan = setelan
    this.buku = openBuku(setelan.folder)
    this.gangguan = new DaftarGangguan(setelan.seed)
  }

  get keadaan() {
    return this.buku.keadaan
  }

  now(): Date {
    return new Date(Date.now() + this.keadaan.geser)
  }

  recordPesan(pesan: Omit<CatatanPesan, 'waktu'>): void {
    this.pesan.push({ waktu: this.now().toISOString(), ...pesan })
    if (this.pesan.length > terbanyak) this.pesan.shift()
  }

  reportViolation(metode: string, pesan: string): void {
    this.pelanggaran.push(`${metode}: ${pesan}`)
  }

  /** Returns a new OSS id: a letter and 21 digits. */
  nomorBaru(huruf: 'I' | 'U'): string {
    this.#urut += 1
    const waktu = this.now().toISOString().replace(/\D/g, '').slice(0, 14)
    const sisa = String((this.keadaan.izin.size * 1000 + this.#urut) % 10_000_000).padStart(7, '0')
    return `${huruf}-${waktu}${sisa}`
  }

  addIzin(nib: string, kd_izin: string): Izin | undefined {
    const perusahaan = this.keadaan.perusahaan.get(nib)
    if (!perusahaan) return undefined
    const izin: Izin = {
      id_izin: this.nomorBaru('I'),
      kd_izin,
      nib,
      oss_id: perusahaan.oss_id,
      id_proyek: perusahaan.proyek[0]?.id_proyek ?? '-',
      id_produk: '-',
      kd_daerah: perusahaan.daerah,
      kewenangan: '00',
      kd_status: '00',
      dibuat: this.now().toISOString(),
      riwayat: [],
      nomor: '',
      nomor_instansi: '',
      tgl_terbit: '',
      tgl_berlaku: '',
      berkas: [],
    }
    this.buku.record({ jenis: 'izin', izin })
    return izin
  }
}
