import { kodeIzin } from './acuan.ts'
import type { Izin } from './data.ts'
import type { Simulator } from './simulator.ts'

const day = 86_400_000

/** Counts whole working days between two moments. The simulator knows no public holidays. */
function hariKerja(dari: Date, sampai: Date): number {
  let count = 0
  for (let at = dari.getTime() + day; at <= sampai.getTime(); at += day) {
    const weekday = new Date(at).getUTCDay()
    if (weekday !== 0 && weekday !== 6) count += 1
  }
  return count
}

const selesai = new Set(['50', '52', '57', '90', '93'])

/**
 * Returns the working days used since the papers were complete (10). Status 41 pauses the count, 42 resumes it, 43
 * resets and pauses it, 44 starts it again.
 */
export function hariTerpakai(izin: Izin, kini: Date): number {
  let used = 0
  let since: Date | undefined
  for (const { kd_status, diterima, ganda } of izin.riwayat) {
    if (ganda) continue
    const at = new Date(diterima)
    if (kd_status === '10' && !since) since = at
    if ((kd_status === '41' || kd_status === '43') && since) {
      used += hariKerja(since, at)
      since = undefined
    }
    if (kd_status === '43') used = 0
    if ((kd_status === '42' || kd_status === '44') && !since) since = at
    if (selesai.has(kd_status)) return used + (since ? hariKerja(since, at) : 0)
  }
  return used + (since ? hariKerja(since, kini) : 0)
}

/** Approves the licence automatically (status 57) if the office has not decided within the time limit. */
export function applyBatas(sim: Simulator, izin: Izin): void {
  const batas = kodeIzin[izin.kd_izin]?.hari
  if (batas === undefined || selesai.has(izin.kd_status)) return
  const kini = sim.now()
  if (hariTerpakai(izin, kini) <= batas) return
  sim.buku.record({
    jenis: 'status',
    id_izin: izin.id_izin,
    baris: {
      kd_status: '57',
      nama_status: 'Disetujui otomatis (fiktif positif)',
      keterangan: `Lewat ${batas} hari kerja tanpa keputusan`,
      nip_status: '-',
      tgl_status: kini.toISOString(),
      diterima: kini.toISOString(),
      ganda: false,
      file_lampiran: '',
      oleh: 'oss',
    },
  })
}
