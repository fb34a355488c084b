import { perusahaanAwal } from './bibit.ts'
import type { BarisRiwayat, Izin, Orang, Perusahaan } from './data.ts'

export interface Token {
  access: string
  refresh: string
  username: string
  berakhir: number
  dicabut: boolean
}

/** Events in order. Applying all events to the empty state gives the current state. */
export type Kejadian =
  | { jenis: 'izin'; izin: Izin }
  | {
      jenis: 'status'
      id_izin: string
      baris: BarisRiwayat
      ubah?: Partial<Pick<Izin, 'nomor' | 'nomor_instansi' | 'tgl_terbit' | 'tgl_berlaku'>>
    }
  | { jenis: 'berkas'; id_izin: string; berkas: string }
  | { jenis: 'token'; token: Token }
  | { jenis: 'token-habis'; access: string }
  | { jenis: 'status-nib'; nib: string; status_nib: string }
  | { jenis: 'jam'; geser: number }

export interface Keadaan {
  orang: Map<string, Orang>
  perusahaan: Map<string, Perusahaan>
  izin: Map<string, Izin>
  token: Map<string, Token>
  /** Offset of the simulator's clock from real time, in ms. */
  geser: number
}

export function keadaanAwal(): Keadaan {
  const { orang, perusahaan } = perusahaanAwal()
  return {
    orang: new Map(orang.map((satu) => [satu.username, satu])),
    perusahaan: new Map(perusahaan.map((satu) => [satu.nib, satu])),
    izin: new Map(),
    token: new Map(),
    geser: 0,
  }
}

export function applyKejadian(keadaan: Keadaan, kejadian: Kejadian): void {
  switch (kejadian.jenis) {
    case 'izin':
      keadaan.izin.set(kejadian.izin.id_izin, kejadian.izin)
      return
    case 'status': {
      const izin = keadaan.izin.get(kejadian.id_izin)
      if (!izin) return
      izin.riwayat.push(kejadian.baris)
      if (kejadian.baris.ganda) return
      izin.kd_status = kejadian.baris.kd_status
      Object.assign(izin, kejadian.ubah)
      return
    }
    case 'berkas':
      keadaan.izin.get(kejadian.id_izin)?.berkas.push(kejadian.berkas)
      return
    case 'token':
      keadaan.token.set(kejadian.token.access, kejadian.token)
      return
    case 'token-habis': {
      const token = keadaan.token.get(kejadian.access)
      if (token) token.dicabut = true
      return
    }
    case 'status-nib': {
      const perusahaan = keadaan.perusahaan.get(kejadian.nib)
      if (perusahaan) perusahaan.status_nib = kejadian.status_nib
      return
    }
    case 'jam':
      keadaan.geser = kejadian.geser
  }
}
