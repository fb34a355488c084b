import { readClock } from '@portal/domain/platform/calendar/clock-ledger-reading'
import { isRole, roleLabels } from '@portal/domain/platform/roles'
import { isNameIn, nameIn } from '@portal/domain/platform/stored-name'
import { entriesOf } from '@portal/domain/platform/workflow/workflow'
import { type AksiPengajuan, aksiPengajuan } from '@portal/domain/psat/alur/pengajuan.aksi'
import { type AnggaranHari, anggaranLabels } from '@portal/domain/psat/alur/pengajuan.hari'
import type { Aksi } from '@portal/domain/psat/alur/pengajuan.perbaikan'
import { type NamaTahap, type Tahap, tahapPengajuan } from '@portal/domain/psat/alur/pengajuan.tahap'
import type { JenisIzin } from '@portal/domain/psat/pengajuan/jenis-pengajuan'
import {
  type AksiTersedia,
  type BerkasPengajuan,
  type JamPengajuan,
  prosesAudit,
} from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { PengajuanRow } from '#psat/alur/pengajuan.repository.ts'
import type { RiwayatRow } from '#psat/alur/riwayat.repository.ts'
import type { listPesanKeluar } from '#psat/oss/pesan-keluar.repository.ts'
import type { TimBernama } from './berkas.repository.ts'
import type { Saat } from './ringkasan.presenter.ts'
import type { RingkasanRow } from './ringkasan.repository.ts'

type PesanKeluar = Awaited<ReturnType<typeof listPesanKeluar>>[number]

export function presentRiwayat(rows: readonly RiwayatRow[], outbox: readonly PesanKeluar[]) {
  const told = new Map(outbox.map((pesan) => [(pesan.muatan as { riwayat?: number }).riwayat, pesan]))
  return rows.map((row) => {
    const oss = told.get(row.urutan)
    const aksi: Aksi | undefined = isNameIn(aksiPengajuan, row.aksi) ? aksiPengajuan[row.aksi] : undefined
    const tahap = tahapPengajuan[nameIn(tahapPengajuan, row.ke)]
    return {
      urutan: row.urutan,
      aksi: row.aksi,
      peristiwa: aksi?.done ?? row.aksi,
      code: row.code,
      label: tahap.label,
      oleh: row.nama,
      peran: isRole(row.peran) ? roleLabels[row.peran] : row.peran,
      waktu: row.waktu.toISOString(),
      catatan: row.catatan,
      lampiran: row.lampiran.map(({ label, kunci }) => ({ label, kunci })),
      form: aksi?.form ?? null,
      panel: tahap.panel ?? null,
      oss: oss ? { kd_status: oss.kd_status, nama_status: oss.nama_status, status: oss.status } : null,
    }
  })
}

/** A step with what a screen has to know to ask for it and to send it. */
export function presentAksi(aksi: AksiPengajuan): AksiTersedia {
  const { label, form, wire, noteRequired, effects, to }: Aksi = aksiPengajuan[aksi]
  const [{ call = '', proses = null } = {}] = wire
  return {
    aksi,
    label,
    form,
    call,
    proses: prosesAudit.find((satu) => satu === proses) ?? null,
    wajib_catatan: noteRequired === true,
    membawa_temuan: effects.includes('kirim_temuan'),
    pindah: to !== undefined,
  }
}

export function presentJam(entries: RingkasanRow['entri'], { now, holidays }: Saat): JamPengajuan {
  const { budgets, wait, used } = readClock(entries, now, holidays)
  const label = (name: AnggaranHari) => anggaranLabels[name]
  return {
    anggaran: budgets.map((reading) => ({
      anggaran: reading.budget,
      label: label(reading.budget),
      keadaan: reading.state,
      mulai: reading.startedAt.toISOString(),
      selesai: reading.endedAt?.toISOString() ?? null,
      diberikan: reading.granted,
      terpakai: reading.used,
      sisa: reading.remaining,
      tenggat: reading.due,
      status: reading.status,
    })),
    tunggu: wait
      ? {
          sejak: wait.since.toISOString(),
          diberikan: wait.granted,
          terpakai: wait.used,
          sisa: wait.remaining,
          tenggat: wait.due,
          status: wait.status,
        }
      : null,
    terpakai: used,
    entri: entries.map(({ at, kind, budget, days, reason }) => ({
      waktu: at.toISOString(),
      jenis: kind,
      anggaran: budget,
      label: label(budget),
      hari: days,
      sebab: reason,
    })),
  }
}

/** The codes a file of this kind goes through; a revision stands with the stage that asked for it. */
function deretan(jenis: JenisIzin): { code: number; label: string }[] {
  const codes = new Map<number, string>()
  for (const [, { code, label, ends, hanya = jenis }] of entriesOf<NamaTahap, Tahap>(tahapPengajuan)) {
    const skipped = ends === 'tms' || hanya !== jenis
    if (code % 10 === 0 && !skipped && !codes.has(code)) codes.set(code, label)
  }
  return [...codes].map(([code, label]) => ({ code, label }))
}

/** A rejected file shows how far it came, and that it ended there. */
export function presentTahapan(
  row: PengajuanRow,
  history: readonly RiwayatRow[],
): BerkasPengajuan['tahapan'] {
  const { code: codeNow, label: labelNow, ends } = tahapPengajuan[row.tahap]
  const last = history.at(-1)?.dari
  const reached = ends === 'tms' && last ? tahapPengajuan[nameIn(tahapPengajuan, last)].code : row.code
  const at = Math.floor(reached / 10) * 10
  const steps = deretan(row.audit_type).map(({ code, label }) => {
    const past = code < at || (ends !== undefined && code === at)
    return {
      code,
      label,
      keadaan: past ? ('selesai' as const) : code === at ? ('kini' as const) : ('nanti' as const),
    }
  })
  if (ends !== 'tms') return steps
  const past = steps.filter(({ keadaan }) => keadaan === 'selesai')
  return [...past, { code: codeNow, label: labelNow, keadaan: 'kini' }]
}

const kolomHasil = {
  'Hasil verifikasi awal': 'hasil_verifikasi_awal',
  'Hasil audit dokumen': 'hasil_audit_dokumen',
  'Hasil audit lapang': 'hasil_audit_lapang',
  'Hasil rekomendasi': 'hasil_sidang_komtek',
} as const satisfies Record<NonNullable<Tahap['hasil']>, keyof PengajuanRow>

/** Note and result file by the stage's code (specification, section 4); hidden where there is no such file. */
export function presentCatatan(row: PengajuanRow): Pick<BerkasPengajuan, 'catatan' | 'hasil'> {
  const { catatan, hasil } = tahapPengajuan[row.tahap]
  const kunci = hasil ? row[kolomHasil[hasil]] : null
  return {
    catatan: catatan ? row[catatan] : null,
    hasil: hasil && kunci ? { label: hasil, kunci } : null,
  }
}

export function presentTim(tim: TimBernama): BerkasPengajuan['tim'] {
  if (!tim) return null
  return {
    id_tim_audit: tim.id,
    tanggal_penugasan: tim.tanggal_penugasan,
    surat_tugas: tim.surat_tugas,
    keterangan: tim.keterangan,
    lead: { id: tim.lead_auditor, nama: tim.nama },
    auditor: tim.auditor,
  }
}
