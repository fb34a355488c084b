import { lowerFirst } from '../../platform/format.ts'
import type { NamaAlur } from '../alur/alur.ts'
import { alurOf, tahapOf } from '../alur/semua-alur.ts'

/** Returns the party that the office waits for while its clock is paused, and what the office waits for. */
export function pihakMenunggu(file: { alur: NamaAlur; tahap: string; saya: boolean }) {
  const { turn, panel } = tahapOf(file)
  const holder = alurOf(file.alur).pemegang[turn[0] ?? '']
  const pihak = file.saya ? 'Anda' : holder?.bagian === 'perusahaan' ? 'Pemohon' : (holder?.label ?? '')
  const [kerja, hal] = panel === 'pembayaran' ? ['membayar', 'pembayaran'] : ['menjawab', 'perbaikan']
  const oleh = file.saya ? pihak : lowerFirst(pihak)
  return { pihak, kerja, menunggu: `Menunggu ${hal} ${oleh}` }
}
