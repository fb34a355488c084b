import { type ClockReading, readClockNow } from '@portal/domain/platform/calendar/clock-ledger-reading'
import type { Holidays } from '@portal/domain/platform/calendar/working-days'
import { dayInJakarta, type Moment } from '@portal/domain/platform/format'
import { holdsTurn } from '@portal/domain/platform/workflow/workflow-holders'
import { diwakiliOf } from '@portal/domain/psat/alur/pemegang'
import { tahapOf } from '@portal/domain/psat/alur/semua-alur'
import { langkahBersama, langkahTugas } from '@portal/domain/psat/alur/tugas'
import { namaBerkas } from '@portal/domain/psat/pengajuan/nama-berkas'
import type { RingkasanPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { waktuBerkas } from '@portal/domain/psat/tenggat/waktu-berkas'
import type { Pembaca } from '#psat/alur/akses/akses.ts'
import { penugasanOf } from '#psat/alur/alur.ts'
import { jalurOf } from '#psat/alur/penangan.ts'
import type { RingkasanRow } from './ringkasan.repository.ts'

export interface Saat {
  actor: Pembaca
  now: Moment
  holidays: Holidays
}

/** Returns the deadline status of the current holder. For an ended file, this is the status at its end. */
function tenggatOf(row: RingkasanRow, { wait, current }: Pick<ClockReading<string>, 'wait' | 'current'>) {
  const clock = wait ?? current
  if (clock) return { sisa_hari: clock.remaining, status: clock.status }
  return {
    sisa_hari: null,
    status: row.terlambat ? ('AFTER_DEADLINE' as const) : ('BEFORE_DEADLINE' as const),
  }
}

export function berjamOf(row: RingkasanRow, actor: Pembaca) {
  const jalur = jalurOf(row)
  const file = { ...jalur.fakta(row), stage: row.tahap, ledger: row.entri }
  return {
    alur: row.alur,
    tahap: row.tahap,
    jenis: row.audit_type,
    ledger: row.entri,
    saya: holdsTurn(jalur.workflow, file, actor),
  }
}

export function presentRingkasan(row: RingkasanRow, { actor, now, holidays }: Saat): RingkasanPengajuan {
  const jalur = jalurOf(row)
  const place = tahapOf(row)
  const berjam = berjamOf(row, actor)
  const clock = readClockNow(row.entri, now, holidays)
  return {
    id: row.id,
    uuid: row.uuid,
    alur: row.alur,
    auditType: row.audit_type,
    jenisPengajuan: row.jenis_pengajuan,
    nama: namaBerkas(row.audit_type, row.pokok, row.nama_perusahaan),
    nomorPermohonan: row.nomor_permohonan,
    kode_pengajuan: row.kode_pengajuan,
    nama_perusahaan: row.nama_perusahaan,
    nib: row.nib,
    provinsi: row.provinsi,
    kota: row.kota,
    process: row.tahap,
    code: row.code,
    label: place.label,
    tab: place.tab,
    akhir: place.ends === undefined ? null : place.ends === 'terbit' ? 'terbit' : 'ditolak',
    giliran: place.turn.map((holder) => jalur.pemegang[holder]?.label).join(' atau '),
    mewakili: berjam.saya ? (diwakiliOf(penugasanOf(row), actor)?.nama ?? null) : null,
    giliran_saya: berjam.saya,
    langkah: berjam.saya ? langkahTugas(row, row.tugas, dayInJakarta(now)) : null,
    bersama: berjam.saya ? langkahBersama(row) : null,
    versi: row.versi,
    tenggat: row.tenggat,
    ...tenggatOf(row, clock),
    jeda: row.jeda,
    waktu: waktuBerkas(berjam, now, holidays, clock),
    lead_auditor: row.nama_lead,
    auditor: row.nama_auditor,
    nomor: row.nomor,
    isInputPusat: row.is_input_pusat,
    masuk_tahap: row.masuk_tahap.toISOString(),
    uploadTime: row.dibuat.toISOString(),
    updateTime: row.diubah.toISOString(),
  }
}
