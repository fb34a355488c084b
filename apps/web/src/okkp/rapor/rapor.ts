import type { RegistrasiWilayah } from '@portal/domain/okkp/dasbor/dasbor.contract'
import type {
  layananLabByProvinsi,
  tindakLanjutByProvinsi,
  ujiLabByProvinsi,
} from '@portal/domain/okkp/dasbor/dasbor-uji.contract'
import type { Result } from '@portal/domain/platform/contract'
import { persenDari, rerata, selangBagian } from '@portal/domain/platform/dasbor/angka'
import { formatNumber, formatPercent } from '@portal/domain/platform/format'

export interface AngkaRapor {
  registrasi: readonly RegistrasiWilayah[]
  lab: Result<typeof ujiLabByProvinsi>['data']
  layanan: Result<typeof layananLabByProvinsi>['data']
  tindakLanjut: Result<typeof tindakLanjutByProvinsi>['data']
  /** Completeness of market profiles as the share of documents present. */
  pasar: { provinsi: Kelengkapan; nasional: Kelengkapan }
}

export interface Kelengkapan {
  persen: number
  profil: number
}

/** Value with its basis. An unknown value is a dash, never 0. */
export interface Nilai {
  teks: string
  dari: string
}

export interface BarisRapor {
  nama: string
  arti: string
  provinsi: Nilai
  nasional: Nilai
}

const tidakAda: Nilai = { teks: '–', dari: 'belum ada data' }

type Bagian = <R extends { provinsi_id: number }>(rows: readonly R[]) => readonly R[]

const sum = <R>(rows: readonly R[], of: (row: R) => number) => rows.reduce((total, row) => total + of(row), 0)

function registrasiPerUnit(rows: readonly RegistrasiWilayah[]): Nilai {
  const units = sum(rows, ({ unit_usaha = 0 }) => unit_usaha)
  const valid = sum(rows, (row) => row.total_registrasi - row.total_tidak_berlaku)
  const value = rerata(valid, units, 2)
  if (value === null) return tidakAda
  return {
    teks: formatNumber(value, 2),
    dari: `${formatNumber(valid)} registrasi berlaku, ${formatNumber(units)} unit usaha`,
  }
}

function ujiGagal(rows: AngkaRapor['lab']): Nilai {
  const tms = sum(rows, ({ total_tms }) => total_tms)
  const whole = tms + sum(rows, ({ total_ms }) => total_ms)
  const interval = selangBagian(tms, whole)
  if (!interval) return tidakAda
  return {
    teks: formatPercent(persenDari(tms, whole)),
    dari: `${formatNumber(tms)} dari ${formatNumber(whole)} sampel; selang 95%: ${formatNumber(interval.dari, 1)}–${formatNumber(interval.sampai, 1)}%`,
  }
}

function waktuLayanan(rows: AngkaRapor['layanan']): Nilai {
  const tests = sum(rows, ({ total_uji }) => total_uji)
  const value = rerata(
    sum(rows, ({ jumlah_hari }) => jumlah_hari),
    tests,
  )
  if (value === null) return { teks: '–', dari: 'tanggal terima sampel belum dicatat' }
  return {
    teks: `${formatNumber(value, 1)} hari`,
    dari: `rata-rata ${formatNumber(tests)} uji yang tanggal terimanya dicatat`,
  }
}

function lamanya(rows: AngkaRapor['tindakLanjut']): string {
  const closed = sum(rows, ({ ditutup }) => ditutup)
  const value = rerata(
    sum(rows, ({ jumlah_hari }) => jumlah_hari),
    closed,
  )
  return value === null ? '' : `; rata-rata ${formatNumber(value, 1)} hari sampai ditutup`
}

function tepatWaktu(rows: AngkaRapor['tindakLanjut']): Nilai {
  const due = sum(rows, ({ jatuh_tempo }) => jatuh_tempo)
  if (due === 0) return tidakAda
  const good = sum(rows, ({ tepat_waktu }) => tepat_waktu)
  return {
    teks: formatPercent(persenDari(good, due)),
    dari: `${formatNumber(good)} dari ${formatNumber(due)} yang jatuh tempo${lamanya(rows)}`,
  }
}

function kelengkapan({ persen, profil }: Kelengkapan): Nilai {
  if (profil === 0) return tidakAda
  return { teks: formatPercent(persen, 2), dari: `${formatNumber(profil)} profil pasar` }
}

export function raporOf(
  { registrasi, lab, layanan, tindakLanjut, pasar }: AngkaRapor,
  provinsiId: number,
): BarisRapor[] {
  const here: Bagian = (rows) => rows.filter(({ provinsi_id }) => provinsi_id === provinsiId)
  const both = <R extends { provinsi_id: number }>(
    rows: readonly R[],
    of: (rows: readonly R[]) => Nilai,
  ) => ({
    provinsi: of(here(rows)),
    nasional: of(rows),
  })
  return [
    {
      nama: 'Registrasi per unit usaha',
      arti: 'Registrasi yang berlaku hari ini menurut lokasi unit usahanya, termasuk terbitan OKKP Pusat, dibagi unit usaha yang tercatat.',
      ...both(registrasi, registrasiPerUnit),
    },
    {
      nama: 'Uji laboratorium yang gagal',
      arti: 'Bagian sampel tidak memenuhi syarat (TMS) dari yang sudah diputuskan.',
      ...both(lab, (rows) => ujiGagal([...rows])),
    },
    {
      nama: 'Waktu layanan laboratorium',
      arti: 'Hari sejak sampel diterima laboratorium sampai diuji.',
      ...both(layanan, (rows) => waktuLayanan([...rows])),
    },
    {
      nama: 'Tindak lanjut tepat waktu',
      arti: 'Rapid test positif yang ditutup paling lambat pada batas waktunya, dari yang ditutup atau sudah lewat batas.',
      ...both(tindakLanjut, (rows) => tepatWaktu([...rows])),
    },
    {
      nama: 'Kelengkapan profil pasar',
      arti: 'Rata-rata dokumen profil pasar yang sudah ada.',
      provinsi: kelengkapan(pasar.provinsi),
      nasional: kelengkapan(pasar.nasional),
    },
  ]
}
