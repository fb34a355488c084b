import { AppError } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import { tahapOf } from '@portal/domain/psat/alur/semua-alur'
import { namaBerkas } from '@portal/domain/psat/pengajuan/nama-berkas'
import type { Actor } from '#platform/actor.ts'
import type { Platform } from '#platform/platform.ts'
import { getReadableBerkas, requireParty } from '#psat/alur/akses/find-berkas.service.ts'
import { findTim } from '#psat/audit/tim.repository.ts'
import { findAuditLapang } from '#psat/lapang/ceklis.repository.ts'
import { findKunjungan, listLangkahKunjungan, listNama } from '#psat/lapang/kunjungan.repository.ts'
import { berkunjung, readKunjungan } from '#psat/lapang/read-kunjungan.service.ts'
import { presentTemuan } from '#psat/temuan/temuan.presenter.ts'
import { listTemuan } from '#psat/temuan/temuan.repository.ts'
import { renderLaporanAudit } from './laporan-audit.ts'
import { renderSuratTugas } from './surat-tugas.ts'

interface Cetakan {
  name: string
  pdf: Buffer
}

/** Prints the assignment letter, which exists only for a visit that both sides have confirmed. */
export async function printSuratTugas(platform: Platform, actor: Actor, uuid: string): Promise<Cetakan> {
  const { db, clock } = platform
  const at = clock()
  const row = requireParty(actor, await getReadableBerkas(db, actor, { uuid }))
  const kunjungan = await readKunjungan(db, actor, row, at)
  const agreed = (await listLangkahKunjungan(db, row.id)).findLast(({ langkah }) => langkah === 'setuju')
  const status = kunjungan?.kini?.status
  if (!kunjungan?.kini || !agreed || (status !== 'dikonfirmasi' && status !== 'dilaksanakan')) {
    throw new AppError('SYARAT_BELUM_TERPENUHI', {
      message: 'Surat tugas ada setelah jadwal kunjungan disepakati kedua pihak.',
    })
  }
  const { kini } = kunjungan
  const isi = {
    ...kini,
    nomorPermohonan: row.nomor_permohonan,
    nama: namaBerkas(row.audit_type, row.pokok, row.nama_perusahaan),
    perusahaan: row.nama_perusahaan,
    nib: row.nib,
    ditugaskan: (await findTim(db, row.id))?.tanggal_penugasan ?? dayInJakarta(agreed.waktu),
    disepakati: agreed.waktu,
  }
  return { name: `surat-tugas-${row.nomor_permohonan}.pdf`, pdf: await renderSuratTugas(isi, at) }
}

/** Prints the audit report. Staff may read it at any time, the applicant only after the team has finished. */
export async function printLaporanAudit(platform: Platform, actor: Actor, uuid: string): Promise<Cetakan> {
  const { db, clock } = platform
  const row = requireParty(actor, await getReadableBerkas(db, actor, { uuid }))
  const audit = await findAuditLapang(db, row.id)
  const applicant = actor.role === 'PELAKU_USAHA'
  if (!audit || (applicant && berkunjung(row))) {
    throw new AppError('SYARAT_BELUM_TERPENUHI', {
      message: audit
        ? 'Laporan audit lapang dapat dibaca setelah tim audit menyelesaikannya.'
        : 'Berkas ini belum sampai di audit lapang.',
    })
  }
  const visit = await findKunjungan(db, row.id)
  const lead = row.lead_auditor_id
  const names = await listNama(db, lead === null ? [] : [lead, ...row.auditor_id])
  const temuan = (await listTemuan(db, row.id)).filter(
    ({ sasaran, status }) => sasaran === 'lapangan' && !(applicant && status === 'disiapkan'),
  )
  const data = {
    nomorPermohonan: row.nomor_permohonan,
    nama: namaBerkas(row.audit_type, row.pokok, row.nama_perusahaan),
    perusahaan: row.nama_perusahaan,
    tempat: visit?.tempat ?? row.alamat_perusahaan ?? '–',
    tanggal: audit.tanggal ?? visit?.tanggal_mulai ?? null,
    tim: names
      .map(({ id, nama }) => ({ id, nama, tugas: id === lead ? 'Lead auditor' : 'Auditor' }))
      .toSorted((a, b) => Number(b.id === lead) - Number(a.id === lead)),
    isi: audit.isi,
    jawaban: audit.jawaban,
    temuan: temuan.map((satu) => presentTemuan(satu)),
    tahap: tahapOf(row).label,
  }
  return { name: `laporan-audit-${row.nomor_permohonan}.pdf`, pdf: await renderLaporanAudit(data, clock()) }
}
