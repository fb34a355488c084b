import { dayInJakarta } from '@portal/domain/platform/format'
import type { NamaTahap } from '@portal/domain/psat/alur/pelaku/tahap'
import type { PanggilanPutaran } from '@portal/domain/psat/audit/putaran'
import { type JenisIzin, kodeIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import { findPengajuan } from '#psat/alur/pengajuan.repository.ts'
import { reject, takeRound, takeStep, withdraw } from '#psat/audit/audit.service.ts'
import { appoint } from '#psat/audit/penunjukan.service.ts'
import type { Adegan, Petugas } from './adegan.ts'
import { uploadSample } from './dokumen-contoh.ts'
import { sepakat } from './kunjungan.ts'
import { fillCeklis } from './lapang.ts'
import type { NamaLangkah } from './naskah.ts'
import { callerOf, type Pemanggil } from './pemain.ts'
import { lanjutTerbit, refuseBukti, terbitUlang } from './penerbitan.ts'
import { acceptAll, answerPerbaikan, prepareTemuan } from './perbaikan.ts'
import { timBaru, timBerkas } from './petugas.ts'
import type { Usaha } from './usaha.ts'

interface Pemeriksa {
  call: PanggilanPutaran
  event: string
  by: keyof Petugas
  catatan: string
}

const panggilan: Partial<Record<NamaTahap, Pemeriksa>> = {
  verifikasi_permohonan: {
    call: 'audit/permohonan_baru',
    event: 'pengajuan.verifikasi',
    by: 'sekretariat',
    catatan: 'Dokumen permohonan lengkap dan terbaca.',
  },
  audit_dokumen: {
    call: 'audit/dokumen',
    event: 'pengajuan.audit-dokumen',
    by: 'lead',
    catatan: 'Dokumen sesuai persyaratan.',
  },
  audit_lapang: {
    call: 'audit/lapang',
    event: 'pengajuan.audit-lapang',
    by: 'lead',
    catatan: 'Keadaan di unit sesuai dokumen.',
  },
  rekomendasi: {
    call: 'audit/rekomendasi',
    event: 'pengajuan.rekomendasi',
    by: 'pvtpp',
    catatan: 'Direkomendasikan untuk diterbitkan.',
  },
}

const menunggu: Partial<Record<NamaTahap, NamaTahap>> = {
  perbaikan_permohonan: 'verifikasi_permohonan',
  perbaikan_audit_dokumen: 'audit_dokumen',
  perbaikan_audit_lapang: 'audit_lapang',
  perbaikan_rekomendasi: 'rekomendasi',
}

function placeOf({ row }: Adegan) {
  const place = panggilan[menunggu[row.tahap] ?? row.tahap]
  if (!place) throw new Error(`Demo script: no examiner at stage ${row.tahap}`)
  return place
}

const callerFor = ({ platform }: Adegan, actor: Actor, event: string): Pemanggil =>
  callerOf(actor, event, platform.clock())

async function playAppoint(adegan: Adegan): Promise<void> {
  const { platform, petugas, row } = adegan
  const { koordinator } = petugas
  const { lead, semua } = timBaru(petugas, row)
  const surat = await uploadSample(platform, koordinator, 'Surat tugas tim audit', row.nama_perusahaan)
  await appoint(platform, callerFor(adegan, koordinator, 'pengajuan.tunjuk-auditor'), row.audit_type, {
    id_pengajuan: row.id,
    tanggal_penugasan: dayInJakarta(platform.clock()),
    surat_tugas: surat,
    lead_auditor: [lead.id],
    tim_auditor: semua.map(({ id }) => id),
    keterangan: null,
    alasan_benturan: null,
  })
}

const putaranKosong = { hasil_audit: null, bahan_komtek: null, keterangan: null, jawaban: {} }

async function lolos(adegan: Adegan): Promise<void> {
  const { platform, petugas, row } = adegan
  if (row.tahap === 'penunjukan_auditor') return playAppoint(adegan)
  const terbit = lanjutTerbit[row.tahap]
  if (terbit) return terbit(adegan)
  const { call, event, by: name, catatan } = placeOf(adegan)
  const actor = petugas[name]
  if (row.tahap === 'audit_lapang') await fillCeklis(adegan)
  await acceptAll(adegan, actor)
  const hasil = await uploadSample(platform, actor, 'Laporan hasil pemeriksaan', row.nama_perusahaan)
  await takeRound(platform, callerFor(adegan, actor, event), row.audit_type, call, {
    ...putaranKosong,
    id_pengajuan: row.id,
    proses: 'CLEAR',
    hasil_audit: hasil,
    keterangan: catatan,
  })
}

async function playAskForRevision(adegan: Adegan): Promise<void> {
  const { platform, petugas, row } = adegan
  const { call, event, by: name } = placeOf(adegan)
  const actor = petugas[name]
  await prepareTemuan(adegan, actor)
  const hasil = await uploadSample(platform, actor, 'Daftar temuan', row.nama_perusahaan)
  await takeRound(platform, callerFor(adegan, actor, event), row.audit_type, call, {
    ...putaranKosong,
    id_pengajuan: row.id,
    proses: 'REVISION',
    hasil_audit: hasil,
    keterangan: 'Mohon perbaiki hal-hal pada daftar temuan, lalu kirim kembali.',
  })
}

async function playReject(adegan: Adegan): Promise<void> {
  const { platform, petugas, row } = adegan
  const actor = petugas[placeOf(adegan).by]
  await reject(platform, callerFor(adegan, actor, 'pengajuan.tolak'), row.audit_type, {
    id_pengajuan: row.id,
    keterangan: 'Persyaratan tidak terpenuhi dan tidak dapat diperbaiki dalam permohonan ini.',
    dokumen_ditolak: await uploadSample(platform, actor, 'Surat penolakan', row.nama_perusahaan),
  })
}

async function playWithdraw(adegan: Adegan): Promise<void> {
  const { platform, usaha, row } = adegan
  await withdraw(platform, callerFor(adegan, usaha.actor, 'pengajuan.tarik'), row.audit_type, {
    id_pengajuan: row.id,
    keterangan: 'Rencana produksi berubah.',
  })
}

async function waktu(adegan: Adegan, aksi: 'minta_waktu' | 'beri_waktu'): Promise<void> {
  const { platform, petugas, usaha, row } = adegan
  const asks = aksi === 'minta_waktu'
  const actor = asks ? usaha.actor : petugas[placeOf(adegan).by]
  const caller = callerFor(adegan, actor, asks ? 'pengajuan.minta-waktu' : 'pengajuan.beri-waktu')
  const note = asks ? 'Menunggu hasil uji ulang dari laboratorium.' : null
  await takeStep(platform, caller, row.id, { aksi, auditType: row.audit_type, note })
}

const langkah: Record<Exclude<NamaLangkah, 'ajukan'>, (adegan: Adegan) => Promise<void>> = {
  minta: playAskForRevision,
  jawab: answerPerbaikan,
  lolos,
  sepakat,
  tolak: playReject,
  tarik: playWithdraw,
  minta_waktu: (adegan) => waktu(adegan, 'minta_waktu'),
  beri_waktu: (adegan) => waktu(adegan, 'beri_waktu'),
  tolak_bukti: refuseBukti,
  ulang: terbitUlang,
}

export async function takeLangkah(
  name: Exclude<NamaLangkah, 'ajukan'>,
  given: Omit<Adegan, 'row'>,
  id: number,
): Promise<void> {
  const row = await findPengajuan(given.trx, { id })
  if (!row) throw new Error(`Demo file ${id} is missing`)
  await langkah[name]({ ...given, petugas: timBerkas(given.petugas, row), row })
}

/** Inserts a licence that OSS sent for this company and returns its id. */
export async function izinOss(
  trx: Trx,
  usaha: Usaha,
  izin: { jenis: JenisIzin; pengajuan: keyof (typeof kodeIzin)[JenisIzin]; urut: number; at: Date },
): Promise<number> {
  const tahun = dayInJakarta(izin.at).slice(0, 4)
  const { id } = await trx
    .insertInto('oss.izin')
    .values({
      id_izin: `I-${tahun}${String(izin.urut).padStart(14, '0')}`,
      kode_izin: kodeIzin[izin.jenis][izin.pengajuan] ?? '',
      oss_id: `P-${tahun}${String(izin.urut).padStart(10, '0')}`,
      nib: usaha.nib,
      id_proyek: `R-${tahun}${String(izin.urut).padStart(12, '0')}`,
      nama_izin:
        izin.jenis === 'sppb_psat' ? 'Sertifikat Penerapan Penanganan yang Baik PSAT' : 'Izin Edar PSAT PL',
      kbli: '46311',
      nama_kegiatan: 'Perdagangan besar buah dan sayuran',
      nama_perseroan: usaha.nama,
      diterima: izin.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
