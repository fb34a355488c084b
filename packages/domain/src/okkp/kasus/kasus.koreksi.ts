import type { IsiKasus } from './kasus.records.ts'
import { type Kalender, readKasus } from './kasus.state.ts'
import type { LuaranKasus } from './kasus.table.ts'

/**
 * Returns what a corrected finding or verdict makes of its case: nothing (`tetap`), an open case (`buka`), or a closed
 * one with this outcome. `tanpaTemuan` is the outcome of a case that has no finding left.
 */
export function setelahKoreksi(
  isi: IsiKasus,
  kalender: Kalender,
  tanpaTemuan: LuaranKasus = 'alasan',
): 'tetap' | 'buka' | LuaranKasus {
  const { ditutup } = isi
  const { dipastikan, luaran } = readKasus({ ...isi, ditutup: null, luaran: null }, kalender)
  const found = dipastikan || isi.sumber.some(({ berlaku }) => berlaku)
  const supported = luaran ?? (found ? null : tanpaTemuan)
  if (ditutup === null) return found || supported === null ? 'tetap' : supported
  if (isi.ditutup_koreksi && found) return luaran === isi.luaran ? 'tetap' : 'buka'
  // What people closed with a reason stays closed, unless a laboratory found something since.
  if (isi.luaran === 'alasan')
    return isi.uji.some(({ status, pada }) => status === 'TMS' && pada > ditutup) ? 'buka' : 'tetap'
  if (supported === isi.luaran) return 'tetap'
  return supported ?? 'buka'
}
