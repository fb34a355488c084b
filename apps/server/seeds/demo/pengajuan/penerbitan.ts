import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { NamaTahap } from '@portal/domain/psat/alur/pelaku/tahap'
import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { isianSertifikat } from '@portal/domain/psat/penerbitan/penerbitan.contract'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import { issue } from '#psat/penerbitan/issue.service.ts'
import { saveNomor } from '#psat/penerbitan/nomor/nomor.service.ts'
import { reissue } from '#psat/penerbitan/reissue.service.ts'
import { pay } from '#psat/pnbp/pembayaran.service.ts'
import type { Adegan } from './adegan.ts'
import { uploadSample } from './dokumen-contoh.ts'
import { callerOf } from './pemain.ts'

const romawi = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']
export const penandatangan = {
  penandatangan: 'Dr. Ratna Widyastuti, M.Si.',
  jabatan_penandatangan: 'Kepala Pusat Standardisasi dan Mutu Pangan',
  nip_penandatangan: '197203151998032001',
}

const kosong = { keterangan: null, bukti_pembayaran: null, tanggal_pembayaran: null, data_pnbp: null }

async function playBill(adegan: Adegan): Promise<void> {
  const { platform, petugas, row } = adegan
  const at = platform.clock()
  const today = dayInJakarta(at)
  const caller = callerOf(petugas.sekretariat, 'pengajuan.pembayaran', at)
  const bayar = { ...kosong, id_pengajuan: row.id }
  if (row.tarif === 0) {
    await pay(platform, caller, row.audit_type, { ...bayar, proses: 'CLEAR' })
    return
  }
  await pay(platform, caller, row.audit_type, {
    ...bayar,
    proses: 'REVIEW',
    data_pnbp: {
      kd_akun: '425289',
      kd_penerimaan: `018-${row.audit_type === 'sppb_psat' ? '242' : '244'}`,
      kd_billing: `8${today.slice(0, 4)}${String(row.id).padStart(10, '0')}`,
      tgl_billing: today,
      tgl_expire: addDays(today, 7),
      nominal: row.tarif,
      url_dokumen: null,
      dokumen: await uploadSample(platform, petugas.sekretariat, 'Surat tagihan PNBP', row.nama_perusahaan),
    },
  })
}

async function playPay({ platform, usaha, row }: Adegan): Promise<void> {
  const at = platform.clock()
  await pay(platform, callerOf(usaha.actor, 'pengajuan.pembayaran', at), row.audit_type, {
    ...kosong,
    id_pengajuan: row.id,
    proses: 'REVIEW',
    bukti_pembayaran: await uploadSample(platform, usaha.actor, 'Bukti pembayaran PNBP', row.nama_perusahaan),
    tanggal_pembayaran: dayInJakarta(at),
  })
}

async function checkPayment({ platform, petugas, row }: Adegan, alasan: string | null): Promise<void> {
  const caller = callerOf(petugas.sekretariat, 'pengajuan.pembayaran', platform.clock())
  await pay(platform, caller, row.audit_type, {
    ...kosong,
    id_pengajuan: row.id,
    proses: alasan ? 'REVISION' : 'CLEAR',
    keterangan: alasan,
  })
}

/** Numbers the permits of each kind in the order of issue. A reissued permit keeps its number. */
export function nomorBerurut(): (row: BerkasRow, at: Date) => string {
  const given = new Map<number, string>()
  const terakhir: Record<JenisIzin, number> = { sppb_psat: 0, izin_edar_pl: 0 }
  return ({ id, audit_type }, at) => {
    const known = given.get(id)
    if (known) return known
    const [tahun, bulan] = dayInJakarta(at).split('-')
    const izin = audit_type === 'sppb_psat' ? 'SPPB-PSAT' : 'PSAT-PL'
    terakhir[audit_type] += 1
    const urut = String(terakhir[audit_type]).padStart(4, '0')
    const nomor = `${urut}/${izin}/${romawi[Number(bulan) - 1]}/${tahun}`
    given.set(id, nomor)
    return nomor
  }
}

async function nomor({ platform, petugas, nomorIzin, row }: Adegan): Promise<void> {
  const at = platform.clock()
  const text = nomorIzin(row, at)
  await saveNomor(platform, callerOf(petugas.sekretariat, 'pengajuan.nomor', at), row.audit_type, {
    id_pengajuan: row.id,
    nomor_sppb_psat: text,
    nomor_izin_edar: text,
  })
}

async function terbit({ platform, petugas, row }: Adegan): Promise<void> {
  const caller = callerOf(petugas.sekretariat, 'sertifikat.terbit', platform.clock())
  const level = row.audit_type === 'sppb_psat' ? 1 + (row.id % 3) : null
  const isian = isianSertifikat.parse({ ...penandatangan, level })
  const berkas = { auditType: row.audit_type, id: row.id, user: String(row.id_pengguna) }
  await issue(platform, caller, berkas, isian)
}

/** Steps after the committee by stage: bill (or none), proof of payment, check, number, certificate. */
export const lanjutTerbit: Partial<Record<NamaTahap, (adegan: Adegan) => Promise<void>>> = {
  penagihan: playBill,
  menunggu_pembayaran: playPay,
  pemeriksaan_pembayaran: (adegan) => checkPayment(adegan, null),
  penerbitan_nomor: (adegan) => (adegan.row.nomor === null ? nomor(adegan) : terbit(adegan)),
}

export function refuseBukti(adegan: Adegan): Promise<void> {
  return checkPayment(adegan, 'Kode billing pada bukti tidak sama dengan tagihan.')
}

export async function terbitUlang({ platform, petugas, row }: Adegan): Promise<void> {
  const caller = callerOf(petugas.sekretariat, 'sertifikat.terbit-ulang', platform.clock())
  const isian = isianSertifikat.parse({ koreksi: { 'unit.0.nama': 'Rumah pengemasan utama (gedung A)' } })
  await reissue(platform, caller, row.uuid, { ...isian, alasan: 'Nama unit penanganan salah cetak.' })
}
