import { mayFollow, statusOss } from '../acuan.ts'
import { checkBentuk, checkPnbp, izinStatus } from '../bentuk.ts'
import type { BarisRiwayat, Izin } from '../data.ts'
import { applyBatas } from '../jam.ts'
import type { Simulator } from '../simulator.ts'
import { findIzin } from './adopsi.ts'
import { akar, bukanMilik, type Isi, type Jawaban, teks } from './jawaban.ts'

function respon(kode: number, keterangan: string): Jawaban {
  return { http: kode, isi: { responreceiveLicenseStatus: { kode, keterangan, dataNIB: {} } } }
}

type Ciri = Pick<BarisRiwayat, 'kd_status' | 'tgl_status' | 'file_lampiran'>

/**
 * Checks whether OSS already has this message. The guide has no idempotency key, so licence, status, time and
 * attachment identify a message.
 */
function isKnown(izin: Izin, ciri: Ciri): boolean {
  return izin.riwayat.some(
    (row) =>
      row.kd_status === ciri.kd_status &&
      row.tgl_status === ciri.tgl_status &&
      row.file_lampiran === ciri.file_lampiran,
  )
}

export function baris(sim: Simulator, izin: Izin, isi: Isi, kd_status: string): BarisRiwayat {
  const ciri = {
    kd_status,
    tgl_status: teks(isi.tgl_status) || teks(isi.tgl_terbit_izin),
    file_lampiran: teks(isi.file_lampiran),
  }
  return {
    ...ciri,
    nama_status: teks(isi.nama_status) || (statusOss[kd_status] ?? kd_status),
    keterangan: teks(isi.keterangan),
    nip_status: teks(isi.nip_status) || teks(isi.nip_ttd),
    diterima: sim.now().toISOString(),
    ganda: isKnown(izin, ciri),
    oleh: 'instansi',
    ...(isi.data_pnbp ? { data_pnbp: isi.data_pnbp as Isi } : {}),
  }
}

/**
 * Checks the order of statuses. The simulator records a wrong order as a violation. In strict mode (`ketat`) it refuses
 * the message instead.
 */
export function urutanSalah(sim: Simulator, metode: string, izin: Izin, ke: string): boolean {
  if (mayFollow(izin.kd_status, ke)) return false
  if (sim.setelan.ketat) return true
  sim.reportViolation(metode, `${izin.id_izin}: ${ke} setelah ${izin.kd_status}`)
  return false
}

export function receiveLicenseStatus(sim: Simulator, body: unknown): Jawaban {
  const isi = akar(body, 'IZINSTATUS')
  if (!isi) return respon(400, 'parameter tidak ditemukan')
  const faults = [...checkBentuk(isi, izinStatus), ...checkPnbp(isi.data_pnbp)]
  for (const fault of faults) sim.reportViolation('receiveLicenseStatus', fault)
  if (faults.length > 0) return respon(400, faults.join('; ').slice(0, 255))
  const izin = findIzin(sim, isi)
  if (!izin) return respon(400, 'Data izin tidak ditemukan')
  const asing = bukanMilik(izin, isi)
  if (asing) return respon(400, `${asing} tidak sesuai dengan data izin`)
  const kd_status = teks(isi.kd_status)
  if (!statusOss[kd_status]) return respon(400, 'kd_status tidak dikenal')
  applyBatas(sim, izin)
  if (urutanSalah(sim, 'receiveLicenseStatus', izin, kd_status))
    return respon(400, `Status ${kd_status} tidak dapat mengikuti ${izin.kd_status}`)
  return {
    ...respon(200, 'Sukses'),
    record: () =>
      sim.buku.record({ jenis: 'status', id_izin: izin.id_izin, baris: baris(sim, izin, isi, kd_status) }),
  }
}

/** Returns the status of a licence. While the fault `basi` is active, it returns the previous status. */
export function checkLicenseStatus(sim: Simulator, body: unknown): Jawaban {
  const isi = akar(body, 'CHECKLICENSESTATUS')
  const izin = sim.keadaan.izin.get(teks(isi?.id_izin))
  if (!izin) {
    const keterangan = 'Data izin tidak ditemukan'
    return {
      http: 400,
      isi: { responsecheckStatusLicense: { kode: 400, keterangan, dataIZIN: { id_izin: '' } } },
    }
  }
  applyBatas(sim, izin)
  const { nib, id_proyek, id_izin } = izin
  const basi = sim.basi.get(id_izin)
  if (basi && basi.sisa > 0) basi.sisa -= 1
  else sim.basi.delete(id_izin)
  const kd_status = basi && sim.basi.has(id_izin) ? basi.kd_status : izin.kd_status
  const dataIZIN = {
    nib,
    id_proyek,
    id_izin,
    kd_status,
    uraian_status: statusOss[kd_status] ?? kd_status,
    file_lampiran: '',
  }
  return { http: 200, isi: { responcheckStatusLicense: { kode: 200, keterangan: 'Sukses', dataIZIN } } }
}
