import type { KeadaanKasus } from './kasus.state.ts'
import { type LuaranKasus, luaranLabels, type TindakanPengamanan } from './kasus.table.ts'

const shortestReason = 10
const tooShort = (text: string | null) => (text ?? '').length < shortestReason
const writeReason = (what: string) => `Tulis ${what}, paling sedikit ${shortestReason} huruf.`

type Fault<F extends string> = { field: F; message: string } | undefined

export function faultOfPengamanan(form: {
  tindakan: TindakanPengamanan
  jumlah: number | null
  satuan: string | null
  bukti: string | null
  catatan: string | null
}): Fault<'jumlah' | 'satuan' | 'bukti' | 'catatan'> {
  if (form.tindakan === 'habis') {
    return tooShort(form.catatan)
      ? { field: 'catatan', message: writeReason('apa yang ditemukan di tempat') }
      : undefined
  }
  if (form.jumlah === null) return { field: 'jumlah', message: 'Tulis jumlah barangnya.' }
  if (!form.satuan) return { field: 'satuan', message: 'Tulis satuannya, mis. kg atau kemasan.' }
  return form.bukti ? undefined : { field: 'bukti', message: 'Unggah foto atau berita acaranya.' }
}

export function faultOfPenelusuran(form: {
  pemasok: string | null
  tidak_diketahui: boolean
  catatan: string | null
}): Fault<'pemasok' | 'catatan'> {
  if (form.tidak_diketahui) {
    if (form.pemasok) return { field: 'pemasok', message: 'Kosongkan pemasok bila tidak diketahui.' }
    return tooShort(form.catatan)
      ? { field: 'catatan', message: writeReason('mengapa pemasoknya tidak diketahui') }
      : undefined
  }
  return form.pemasok
    ? undefined
    : { field: 'pemasok', message: 'Tulis pemasoknya, atau tandai tidak diketahui.' }
}

/** Returns why this outcome is not possible. `second` is true if it needs a second account. */
export function closingOf(
  { luaran: supported, dipastikan }: Pick<KeadaanKasus, 'luaran' | 'dipastikan'>,
  { luaran, catatan }: { luaran: LuaranKasus; catatan: string | null },
): { fault: Fault<'luaran' | 'catatan'>; second: boolean } {
  if (luaran === 'alasan') {
    const fault = tooShort(catatan)
      ? { field: 'catatan' as const, message: writeReason('alasannya') }
      : undefined
    return { fault, second: supported === null }
  }
  if (luaran === supported) return { fault: undefined, second: false }
  const message =
    supported === null
      ? dipastikan
        ? 'Masih ada langkah yang belum selesai. Selesaikan, atau tutup dengan alasan lain.'
        : 'Belum ada hasil laboratorium dengan putusan. Selesaikan uji konfirmasinya, atau tutup dengan alasan lain.'
      : `Yang tercatat menunjukkan: ${luaranLabels[supported].toLowerCase()}.`
  return { fault: { field: 'luaran', message }, second: false }
}
