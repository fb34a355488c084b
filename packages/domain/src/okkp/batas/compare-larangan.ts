import { type Bandingan, tanpa, type Verdict } from './bandingan.ts'
import { hasAngka, type Nilai } from './hasil.ts'
import type { Satuan } from './satuan.ts'

const tulisSaja = 'tulis positif atau negatif.'

/** Judges one sample under a ban: any detection is TMS. Returns the reason if the sample leaves a doubt. */
function vonis(nilai: Nilai, satuan: Satuan | undefined): Verdict | { ragu: string } {
  switch (nilai.jenis) {
    case 'positif':
      return 'TMS'
    case 'negatif':
      return 'MS'
    case 'di-bawah':
      if (!nilai.loq) return 'MS'
      return { ragu: `Di bawah batas kuantifikasi belum tentu tidak terdeteksi: ${tulisSaja}` }
    default: {
      const [dari, sampai] = nilai.jenis === 'angka' ? [nilai.dari, nilai.sampai] : [nilai.batas, null]
      if (sampai?.angka === 0n) return 'MS'
      const nolTermasuk = dari.angka === 0n && (nilai.jenis === 'angka' || nilai.sama)
      if (nolTermasuk) return { ragu: `Kisarannya mulai dari nol: ${tulisSaja}` }
      return satuan
        ? 'TMS'
        : { ragu: `Angka tanpa satuan belum berarti terdeteksi: isi satuannya, atau ${tulisSaja}` }
    }
  }
}

/** Compares a result with the ban of the substance `zat`. Presence in any amount of sample counts. */
export function compareLarangan(semua: readonly Nilai[], satuan: Satuan | undefined, zat: string): Bandingan {
  if (satuan && satuan.keluarga !== 'massa' && satuan.keluarga !== 'keberadaan' && semua.some(hasAngka)) {
    return tanpa(`Satuan ${satuan.nama} bukan satuan kadar ${zat}: pakai mg/kg, atau ${tulisSaja}`)
  }
  const putusan = semua.map((nilai) => vonis(nilai, satuan))
  const aturan = `${zat} dilarang dalam pangan segar`
  const ada = putusan.filter((each) => each === 'TMS').length
  if (ada > 0) {
    const pada = semua.length > 1 ? ` pada ${ada} dari ${semua.length} sampel` : ''
    return { verdict: 'TMS', alasan: `${aturan}: terdeteksi${pada}, jadi TMS.` }
  }
  const ragu = putusan.find((each) => typeof each === 'object')
  return ragu ? tanpa(ragu.ragu) : { verdict: 'MS', alasan: `${aturan}: tidak terdeteksi, jadi MS.` }
}
