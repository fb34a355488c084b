import { dayInJakarta } from '@portal/domain/platform/format'
import { useNavigate, useRouterState } from '@tanstack/react-router'

export const namaBulan = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
] as const

const [tahunIni, bulanIni] = dayInJakarta(Date.now()).split('-').map(Number)
const tahunPertama = 2022

export const pilihanTahun = Array.from(
  { length: (tahunIni ?? tahunPertama) - tahunPertama + 1 },
  (_, index) => String((tahunIni ?? tahunPertama) - index),
)

export const jenisLaporan = { 'sppb-psat': 'SPPB-PSAT', 'izin-edar': 'Izin Edar PSAT PL' } as const
export const hasilLaporan = { ongoing: 'Diproses', finish: 'Terbit', reject: 'Ditolak' } as const

const oneOf = <T extends string>(value: string | undefined, names: readonly T[], otherwise: T): T =>
  names.find((name) => name === value) ?? otherwise
const within = (value: string | undefined, low: number, high: number, otherwise: number) => {
  const number = Number(value)
  return Number.isInteger(number) && number >= low && number <= high ? number : otherwise
}

/** What is looked at; it lives in the address, so that a view can be shared. */
export function useSaringanLaporan() {
  const navigate = useNavigate()
  const search = useRouterState({ select: (state) => state.location.search as Record<string, string> })
  return {
    tahun: within(search.tahun, 2000, 2200, tahunIni ?? tahunPertama),
    bulan: within(search.bulan, 1, 12, bulanIni ?? 1),
    jenis: oneOf(search.jenis, ['sppb-psat', 'izin-edar'], 'sppb-psat'),
    hasil: oneOf(search.hasil, ['ongoing', 'finish', 'reject'], 'ongoing'),
    auditor: search.auditor,
    set(change: Record<string, string | null | undefined>) {
      const { page: _page, ...rest } = search
      const next = Object.fromEntries(
        Object.entries({ ...rest, ...change }).filter(([, value]) => value !== null && value !== undefined),
      )
      void navigate({ to: '.', search: next as never, resetScroll: false })
    },
  }
}
