import { kodeIzin } from './acuan.ts'
import type { Izin } from './data.ts'
import type { Simulator } from './simulator.ts'

const day = 86_400_000

/** Working days (no holidays) between two moments, to the day. */
function hariKerja(dari: Date, sampai: Date): number {
  let count = 0
  for (let at = dari.getTime() + day; at <= sampai.getTime(); at += day) {
    const weekday = new Date(at).getUTCDay()
    if (weekday !== 0 && weekday !== 6) count += 1
  }
  return count
}

const selesai = new Set(['50', '52', '57', '90', '93'])

/** Days used since the papers were complete: 41 stops the count, 42 lets it go on, 43 and 44 set it back. */
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

/** OSS approves by itself once the office has been silent too long (57). */
export function applyBatas(sim: Simulator, izin: Izin): void {
  const batas = kodeIzin[izin.kd_izin]?.hari
  if (batas === undefined || selesai.has(izin.kd_status)) return
  const kini = sim.kini()
  if (hariTerpakai(izin, kini) <= batas) return
  sim.buku.catat({
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
