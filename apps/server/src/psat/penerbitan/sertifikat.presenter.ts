import type { SertifikatDicetak } from '@portal/domain/psat/penerbitan/penerbitan.contract'
import type { Sertifikat } from '@portal/domain/psat/sertifikat/sertifikat'
import { barisSertifikat } from '@portal/domain/psat/sertifikat/sertifikat.koreksi'
import type { LampiranSertifikat } from '@portal/domain/psat/sertifikat/sertifikat.lampiran'

interface Cetakan {
  data: Sertifikat
  lampiran: readonly LampiranSertifikat[]
  path: string
  /** Number of the print. A preview has 0. */
  terbitan: number
  peringatan?: string | null
}

export function presentSertifikat({
  data,
  lampiran,
  path,
  terbitan,
  peringatan = null,
}: Cetakan): SertifikatDicetak {
  return {
    view_only: terbitan === 0,
    path,
    peringatan,
    nomor: data.nomor || null,
    kode_verifikasi: terbitan === 0 ? null : data.kode_verifikasi,
    terbit: terbitan === 0 ? null : data.terbit,
    berlaku_sampai: data.berlaku_sampai,
    terbitan,
    baris: barisSertifikat(data),
    lampiran: lampiran.map(({ kunci, judul }) => ({ kunci, judul })),
    penandatangan: data.penandatangan,
  }
}
