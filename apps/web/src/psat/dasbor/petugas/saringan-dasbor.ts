import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { useSearch } from '@tanstack/react-router'
import { useAnySearchChange } from '#platform/routing/use-search-change.ts'

export const sumberLabels = { pelaku: 'Pengajuan pelaku usaha', pusat: 'Berkas sekretariat' } as const
type Sumber = keyof typeof sumberLabels
const sumber = Object.keys(sumberLabels) as Sumber[]

export interface SaringanDasbor {
  provinsi: number | undefined
  kota: number | undefined
  sumber: Sumber | undefined
  /** The URL has both dates or none. Without them the period is the last `hari` days. */
  mulai: string
  sampai: string
}

/** @param hari length of the default period in days */
export function useSaringanDasbor(hari = 90) {
  const search = useSearch({ strict: false })
  const change = useAnySearchChange()
  const today = dayInJakarta(Date.now())
  const chosen = Boolean(search.mulai && search.sampai)
  const saringan: SaringanDasbor = {
    provinsi: search.provinsi,
    kota: search.provinsi === undefined ? undefined : search.kota,
    sumber: sumber.find((name) => name === search.sumber),
    mulai: (chosen && search.mulai) || addDays(today, 1 - hari),
    sampai: (chosen && search.sampai) || today,
  }
  return { saringan, set: (next: Record<string, unknown>) => void change(next, { stay: true }) }
}

export function wilayahQuery({ provinsi, kota, sumber }: SaringanDasbor) {
  return {
    provinsiId: provinsi,
    kotaId: kota,
    isInputPusat: sumber === undefined ? undefined : String(sumber === 'pusat'),
  }
}
