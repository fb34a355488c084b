import { columnTitle, exportColumnsOf } from '@portal/domain/okkp/registrasi/registrasi.columns'
import type { historyRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { statusLabels, statusOf } from '@portal/domain/okkp/registrasi/registrasi.status'
import type { Result } from '@portal/domain/platform/contract'
import { formatShortDate, isDay } from '@portal/domain/platform/format'
import { isNameIn } from '@portal/domain/platform/stored-name'
import { peristiwaText } from '@portal/domain/portal/peristiwa'
import type { HistoryRow, RegistrasiRow } from './registrasi.repository.ts'

type Riwayat = Result<typeof historyRegistrasi>['data']
type Snapshot = Record<string, unknown>

const files = { foto_kemasan: 'Foto kemasan', sertifikat: 'Sertifikat', lampiran: 'Lampiran' } as const
const unseen = new Set(['jenis_registrasi', 'created_at', 'updated_at'])

function words(kolom: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '(kosong)'
  const text = String(value)
  if (kolom === 'status' && isNameIn(statusLabels, text)) return statusLabels[text]
  return isDay(text) ? formatShortDate(text) : text
}

/** A single file is a path, several files are a list of paths. */
const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value))

function changes(before: Snapshot, after: Snapshot): Riwayat['peristiwa'][number]['perubahan'] {
  const jenisId = Number(after.jenis_registrasi_id)
  const columns = exportColumnsOf(jenisId)
    .filter((kolom) => !unseen.has(kolom) && before[kolom] !== after[kolom])
    .map((kolom) => ({
      kolom: columnTitle(kolom, jenisId),
      dari: words(kolom, before[kolom]),
      ke: words(kolom, after[kolom]),
    }))
  const replaced = Object.entries(files)
    .filter(([key]) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map(([key, kolom]) => ({
      kolom,
      dari: isFilled(before[key]) ? 'berkas lama' : '(kosong)',
      ke: isFilled(after[key]) ? 'berkas baru' : '(kosong)',
    }))
  return [...columns, ...replaced]
}

const isSnapshot = (value: unknown): value is Snapshot => typeof value === 'object' && value !== null

function presentEvent(row: HistoryRow): Riwayat['peristiwa'][number] {
  const { sebelum, sesudah } = row
  return {
    waktu: row.waktu.toISOString(),
    pengguna: row.nama ?? row.pengguna,
    keterangan: peristiwaText(row.peristiwa),
    perubahan: isSnapshot(sebelum) && isSnapshot(sesudah) ? changes(sebelum, sesudah) : [],
  }
}

const causes: Record<string, string> = {
  perpanjangan: 'Perpanjangan',
  perubahan: 'Perubahan data',
  pengalihan: 'Pengalihan kepemilikan',
  penambahan: 'Penambahan ruang lingkup',
}
const origins: Record<string, string> = {
  manual: 'Dicatat petugas',
  impor: 'Diimpor dari berkas Excel',
  psat: 'Terbit dari permohonan PSAT',
}

function presentLink(row: RegistrasiRow, today: string): Riwayat['rantai'][number] {
  const cause = row.sebab_penggantian ? causes[row.sebab_penggantian] : undefined
  return {
    id: row.id,
    no_registration: row.no_registration,
    terbit_sertifikat: row.terbit_sertifikat,
    exp_sertifikat: row.exp_sertifikat,
    status: statusOf(row, today),
    keterangan: cause ?? origins[row.asal] ?? '',
  }
}

export function presentRiwayat(chain: RegistrasiRow[], events: HistoryRow[], today: string): Riwayat {
  return {
    rantai: chain.map((row) => presentLink(row, today)),
    peristiwa: events.map(presentEvent),
  }
}
