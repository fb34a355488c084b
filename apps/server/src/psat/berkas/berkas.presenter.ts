import { readClock } from '@portal/domain/platform/calendar/clock-ledger-reading'
import { roleLabels } from '@portal/domain/platform/role-labels'
import { isRole } from '@portal/domain/platform/roles'
import type { FileOf } from '@portal/domain/platform/workflow/workflow'
import { needsNote, reasonAsked } from '@portal/domain/platform/workflow/workflow-actions'
import type { KosakataPsat, TabelAlur, TahapAlur } from '@portal/domain/psat/alur/alur'
import { formLangkah } from '@portal/domain/psat/alur/form-langkah'
import type { AktorPsat } from '@portal/domain/psat/alur/pemegang'
import { prosesLangkah } from '@portal/domain/psat/alur/proses-audit'
import { alurOf, tahapOf } from '@portal/domain/psat/alur/semua-alur'
import type {
  AksiTersedia,
  BerkasPengajuan,
  JamPengajuan,
} from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { jamBerkas } from '@portal/domain/psat/tenggat/waktu-berkas'
import type { listWakilOf } from '#akun/index.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import { mewakiliOf, type RiwayatRow } from '#psat/alur/riwayat.repository.ts'
import { berjamOf, type Saat } from '#psat/daftar/ringkasan.presenter.ts'
import type { RingkasanRow } from '#psat/daftar/ringkasan.repository.ts'
import type { listPesanKeluar } from '#psat/oss/pesan-keluar.repository.ts'
import type { TimBernama } from './berkas.repository.ts'

type CutiTim = Awaited<ReturnType<typeof listWakilOf>>
type PesanKeluar = Awaited<ReturnType<typeof listPesanKeluar>>[number]

const formOf = (form: string | undefined) => formLangkah.find((name) => name === form) ?? null

export function presentRiwayat(
  { nama: alur, workflow }: TabelAlur,
  rows: readonly RiwayatRow[],
  outbox: readonly PesanKeluar[],
) {
  const told = new Map(outbox.map((pesan) => [(pesan.muatan as { riwayat?: number }).riwayat, pesan]))
  return rows.map((row) => {
    const oss = told.get(row.urutan)
    const aksi = workflow.actions[row.aksi]
    const tahap = tahapOf({ alur, tahap: row.ke })
    return {
      urutan: row.urutan,
      aksi: row.aksi,
      peristiwa: aksi?.done ?? row.aksi,
      code: row.code,
      label: tahap.label,
      oleh: row.nama,
      mewakili: mewakiliOf(row)?.nama ?? null,
      peran: isRole(row.peran) ? roleLabels[row.peran] : row.peran,
      waktu: row.waktu.toISOString(),
      catatan: row.catatan,
      lampiran: row.lampiran.map(({ label, kunci }) => ({ label, kunci })),
      form: formOf(aksi?.form),
      panel: tahap.panel ?? null,
      oss: oss ? { kd_status: oss.kd_status, nama_status: oss.nama_status, status: oss.status } : null,
    }
  })
}

export function presentAksi(
  { nama, workflow }: TabelAlur,
  aksi: string,
  file: FileOf<KosakataPsat>,
  actor: AktorPsat,
): AksiTersedia {
  const row = workflow.actions[aksi]
  const form = formOf(row?.form)
  if (!row || !form) throw new TypeError(`track ${nama}: action ${aksi} has no form`)
  const { label, wire, effects, to } = row
  const [{ call = '', proses = null } = {}] = wire
  return {
    aksi,
    label,
    form,
    call,
    proses: prosesLangkah.find((satu) => satu === proses) ?? null,
    wajib_catatan: needsNote(workflow, aksi, file, actor),
    minta_alasan: reasonAsked(workflow, file, actor, aksi) ?? null,
    membawa_temuan: effects.includes('kirim_temuan'),
    pindah: to !== undefined,
  }
}

/** Returns the holders' labels for use within a sentence, for example "lead auditor". */
export function describePemegang({ pemegang }: TabelAlur, holders: readonly string[]): string {
  const labels = holders.map((holder) => pemegang[holder]?.label ?? holder)
  return labels.map((label) => label.charAt(0).toLowerCase() + label.slice(1)).join(' atau ')
}

export function presentJam(
  row: RingkasanRow,
  berikut: readonly string[],
  days: (anggaran: string) => number,
  { actor, now, holidays }: Saat,
): JamPengajuan {
  const { alur, entri: entries } = row
  const { budgets, wait } = readClock(entries, now, holidays)
  const { anggaran: labels, tahap } = alurOf(alur)
  const label = (name: string) => labels[name] ?? name
  const tabOf = (name: string) =>
    Object.values(tahap).find((place) => 'runs' in place && place.runs === name)?.tab ?? null
  return {
    anggaran: budgets.map((reading) => ({
      anggaran: reading.budget,
      label: label(reading.budget),
      tab: tabOf(reading.budget),
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
    ...jamBerkas({ ...berjamOf(row, actor), berikut }, days, now, holidays),
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

const kolomHasil = {
  'Hasil verifikasi awal': 'hasil_verifikasi_awal',
  'Hasil audit dokumen': 'hasil_audit_dokumen',
  'Hasil audit lapang': 'hasil_audit_lapang',
  'Hasil rekomendasi': 'hasil_sidang_komtek',
} as const satisfies Record<NonNullable<TahapAlur['hasil']>, keyof BerkasRow>

/** Returns note and result file of the stage's code (specification, section 4). The result is null without a file. */
export function presentCatatan(row: BerkasRow): Pick<BerkasPengajuan, 'catatan' | 'hasil'> {
  const { catatan, hasil } = tahapOf(row)
  const kunci = hasil ? row[kolomHasil[hasil]] : null
  return {
    catatan: catatan ? row[catatan] : null,
    hasil: hasil && kunci ? { label: hasil, kunci } : null,
  }
}

export function presentTim(tim: TimBernama, cuti: CutiTim): BerkasPengajuan['tim'] {
  if (!tim) return null
  return {
    cuti: cuti.map(({ nama, nama_wakil: wakil, sampai }) => ({ nama, wakil, sampai })),
    id_tim_audit: tim.id,
    tanggal_penugasan: tim.tanggal_penugasan,
    surat_tugas: tim.surat_tugas,
    keterangan: tim.keterangan,
    lead: { id: tim.lead_auditor, nama: tim.nama },
    auditor: tim.auditor,
  }
}
