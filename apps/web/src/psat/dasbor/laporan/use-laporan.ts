import { dayInJakarta } from '@portal/domain/platform/format'
import { useSearch } from '@tanstack/react-router'
import { useSearchChange } from '#platform/routing/use-search-change.ts'

const [tahunIni, bulanIni] = dayInJakarta(Date.now()).split('-').map(Number)
const tahunPertama = 2022

export const pilihanTahun = Array.from(
  { length: (tahunIni ?? tahunPertama) - tahunPertama + 1 },
  (_, index) => String((tahunIni ?? tahunPertama) - index),
)

export const jenisLaporan = { 'sppb-psat': 'SPPB-PSAT', 'izin-edar': 'Izin Edar PSAT PL' } as const
export const hasilLaporan = { ongoing: 'Diproses', finish: 'Terbit', reject: 'Ditolak' } as const

const within = (value: number | undefined, low: number, high: number) =>
  value !== undefined && value >= low && value <= high ? value : undefined

const route = '/psat/admin/report'

/** Keeps the filters in the URL, so that users can share a view. */
export function useSaringanLaporan() {
  const change = useSearchChange<typeof route>()
  const search = useSearch({ from: route })
  return {
    tahun: within(search.tahun, 2000, 2200) ?? tahunIni ?? tahunPertama,
    bulan: within(search.bulan, 1, 12) ?? bulanIni ?? 1,
    jenis: search.jenis ?? 'sppb-psat',
    hasil: search.hasil ?? 'ongoing',
    auditor: search.auditor,
    set: (next: Parameters<typeof change>[0]) => void change({ page: undefined, ...next }, { stay: true }),
  }
}
