import type { RincianKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import type { pengawasanBaru } from '@portal/domain/okkp/pengawasan/pengawasan.schema'
import type { Pengawasan, SanksiPengawasan } from '@portal/domain/okkp/registrasi/registrasi.pengawasan'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { z } from 'zod'
import type { useZodForm } from '#platform/forms/use-zod-form.ts'

export type IsianPengawasan = z.input<typeof pengawasanBaru>
export type PengawasanFormHandle = ReturnType<typeof useZodForm<typeof pengawasanBaru>>
type Awal = PengawasanFormHandle['form']['values']

const mostFindings = 50

const labels = {
  jenis: 'Jenis pengawasan',
  tanggal: 'Tanggal pengawasan',
  petugas: 'Petugas',
  surat_tugas: 'Nomor surat tugas',
  aspek: 'Aspek yang diperiksa',
  hasil: 'Hasil',
  sanksi: 'Sanksi',
  sanksi_diangkat: 'Tanggal sanksi diangkat',
  alasan_diangkat: 'Alasan sanksi diangkat',
  catatan: 'Catatan',
  lampiran: 'Lampiran',
}

const findingLabels = {
  aspek: 'Aspek',
  tingkat: 'Tingkat',
  uraian: 'Uraian temuan',
  tindak_lanjut: 'Tindak lanjut yang diminta',
  batas_waktu: 'Batas waktu',
  selesai: 'Selesai ditindaklanjuti',
  bukti: 'Bukti tindak lanjut',
}
export type FindingKey = keyof typeof findingLabels
export const findingLabel = (key: FindingKey) => findingLabels[key]

/** Labels for the error summary. A field of a finding includes the number of the finding. */
export const pengawasanLabels: Record<string, string> = {
  ...labels,
  ...Object.fromEntries(
    Array.from({ length: mostFindings }, (_, index) =>
      Object.entries(findingLabels).map(([key, label]) => [
        `temuan.${index}.${key}`,
        `Temuan ${index + 1}, ${label.toLowerCase()}`,
      ]),
    ).flat(),
  ),
}

export const blankFinding = {
  aspek: null,
  tingkat: null,
  uraian: '',
  tindak_lanjut: '',
  batas_waktu: null,
  selesai: null,
  bukti: null,
}

/** Returns the initial values. A record that answers a case starts with what the case says. */
export function isianAwal(
  registrasiId: number,
  record: Pengawasan | undefined,
  kasus?: Pick<RincianKasus, 'id' | 'versi' | 'isian'>,
): Awal {
  if (!record) {
    const isian = kasus?.isian.pengawasan
    return {
      tindak_lanjut: kasus ? { id: kasus.id, versi: kasus.versi } : null,
      registrasi_id: registrasiId,
      jenis: isian?.jenis ?? 'berkala',
      tanggal: dayInJakarta(new Date()),
      petugas: null,
      surat_tugas: null,
      aspek: isian?.aspek ?? [],
      temuan: [],
      hasil: null,
      catatan: isian?.catatan ?? null,
      sanksi: 'tidak_ada',
      sanksi_diangkat: null,
      alasan_diangkat: null,
      lampiran: [],
    }
  }
  const {
    id: _id,
    versi: _versi,
    created_at: _created,
    updated_at: _updated,
    tindak_lanjut_id: _chain,
    temuan,
    ...fields
  } = record
  return { ...fields, tindak_lanjut: null, temuan: temuan.map(({ terlambat: _late, ...finding }) => finding) }
}

export function bodyOf(record: Pengawasan): IsianPengawasan {
  return isianAwal(record.registrasi_id, record) as IsianPengawasan
}

export const isGrave = (sanksi: SanksiPengawasan | null | undefined) =>
  sanksi === 'pembekuan' || sanksi === 'pencabutan'
