import { formatNumber } from '../../platform/format.ts'
import { type Bandingan, tanpa, type Verdict } from './bandingan.ts'
import { type Ketentuan, teksKetentuan } from './batas.ts'
import { compareLarangan } from './compare-larangan.ts'
import { angkaBiasa, compareDecimals, type Desimal, desimalDari, shiftDecimal } from './desimal.ts'
import { dalamDasar, type HasilUji, type Nilai } from './hasil.ts'
import { findSatuan, type Satuan } from './satuan.ts'

/** Compares one sample with a limit. Returns null if the result does not allow a verdict. */
function terhadap(nilai: Nilai, batas: Desimal): Verdict | null {
  switch (nilai.jenis) {
    case 'angka':
      if (compareDecimals(nilai.sampai, batas) <= 0) return 'MS'
      return compareDecimals(nilai.dari, batas) > 0 ? 'TMS' : null
    case 'di-bawah':
      return nilai.batas === null || compareDecimals(nilai.batas, batas) <= 0 ? 'MS' : null
    case 'di-atas':
      return compareDecimals(nilai.batas, batas) >= (nilai.sama ? 1 : 0) ? 'TMS' : null
    default:
      return null
  }
}

const writeNumber = (nilai: Desimal, satuan: Satuan & { langkah: number }): string =>
  `${formatNumber(angkaBiasa(shiftDecimal(nilai, -satuan.langkah)))} ${satuan.nama}`

function writeNilai(nilai: Nilai, satuan: Satuan & { langkah: number }): string {
  switch (nilai.jenis) {
    case 'angka': {
      if (compareDecimals(nilai.dari, nilai.sampai) === 0) return writeNumber(nilai.dari, satuan)
      return `${formatNumber(angkaBiasa(shiftDecimal(nilai.dari, -satuan.langkah)))}–${writeNumber(nilai.sampai, satuan)}`
    }
    case 'di-bawah':
      return nilai.batas === null ? 'tidak terdeteksi' : `<${writeNumber(nilai.batas, satuan)}`
    case 'di-atas':
      return `${nilai.sama ? '≥' : '>'}${writeNumber(nilai.batas, satuan)}`
    default:
      return nilai.jenis
  }
}

const tanpaBatasDeteksi = ' Batas deteksinya tidak disebut: pastikan tidak di atas batas ini.'

function compareMaximum(
  semua: readonly Nilai[],
  ketentuan: Ketentuan & { jenis: 'maksimum' },
  satuan: Satuan & { langkah: number },
): Bandingan {
  const batas = shiftDecimal(desimalDari(ketentuan.nilai), satuan.langkah)
  const vonis = semua.map((nilai) => ({ nilai, verdict: terhadap(nilai, batas) }))
  const teks = teksKetentuan(ketentuan)
  const lewat = vonis.find(({ verdict }) => verdict === 'TMS')
  if (lewat) return { verdict: 'TMS', alasan: `${writeNilai(lewat.nilai, satuan)} melebihi ${teks}.` }
  const samar = vonis.find(({ verdict }) => verdict === null)
  if (samar) {
    const sebab = {
      angka: 'kisarannya memuat batas itu',
      'di-bawah': 'batas deteksinya di atas batas itu',
      'di-atas': 'nilai pastinya tidak diketahui',
      negatif: 'hasil negatif atau positif tidak menyebut kadarnya',
      positif: 'hasil negatif atau positif tidak menyebut kadarnya',
    }[samar.nilai.jenis]
    return tanpa(`${writeNilai(samar.nilai, satuan)} tidak dapat dibandingkan dengan ${teks}: ${sebab}.`)
  }
  const sisa = semua.some((nilai) => nilai.jenis === 'di-bawah' && nilai.batas === null)
    ? tanpaBatasDeteksi
    : ''
  const daftar = semua.map((nilai) => writeNilai(nilai, satuan)).join('; ')
  return { verdict: 'MS', alasan: `${daftar} tidak melebihi ${teks}.${sisa}` }
}

/** Counts the samples of a plan. A single result passes the whole plan if it does not exceed m. */
function compareSamplingPlan(
  semua: readonly Nilai[],
  ketentuan: Ketentuan & { jenis: 'rencana' },
  satuan: Satuan & { langkah: number },
): Bandingan {
  const { n, c, m, M } = ketentuan
  const teks = `rencana sampling ${teksKetentuan(ketentuan)}`
  const [kecil, besar] = [m, M ?? m].map((nilai) => shiftDecimal(desimalDari(nilai), satuan.langkah)) as [
    Desimal,
    Desimal,
  ]
  const atasM = semua.map((nilai) => terhadap(nilai, kecil))
  const atasBesar = semua.map((nilai) => terhadap(nilai, besar))
  const jumlahAtasM = atasM.filter((verdict) => verdict === 'TMS').length
  const terlampaui = M === null ? -1 : atasBesar.indexOf('TMS')
  const melebihi = semua[terlampaui]
  if (melebihi) return { verdict: 'TMS', alasan: `${writeNilai(melebihi, satuan)} melebihi M pada ${teks}.` }
  if (semua.length > n) return tanpa(`Ada ${semua.length} sampel, sedangkan ${teks} memakai ${n}.`)
  if (jumlahAtasM > c) {
    return { verdict: 'TMS', alasan: `${jumlahAtasM} sampel di atas m, paling banyak ${c} pada ${teks}.` }
  }
  if (atasM.includes(null) || (M !== null && atasBesar.includes(null))) {
    return tanpa(`Ada sampel yang tidak dapat dibandingkan dengan ${teks}.`)
  }
  if (semua.length === n || (semua.length === 1 && jumlahAtasM === 0)) {
    return { verdict: 'MS', alasan: `${jumlahAtasM} dari ${semua.length} sampel di atas m, sesuai ${teks}.` }
  }
  return tanpa(`Baru ${semua.length} dari ${n} sampel pada ${teks}.`)
}

/**
 * A negative counts in at least the required amount, a positive in at most that amount. Other amounts are not
 * comparable.
 */
function comparePresence(
  semua: readonly Nilai[],
  ketentuan: Ketentuan & { jenis: 'negatif' },
  satuan: Satuan | undefined,
): Bandingan {
  const teks = teksKetentuan(ketentuan)
  const diminta = findSatuan(ketentuan.satuan)
  if (diminta?.keluarga !== 'keberadaan') return tanpa(`Batas ${teks} tidak menyebut banyaknya sampel.`)
  if (satuan && (satuan.keluarga !== 'keberadaan' || satuan.ukuran !== diminta.ukuran)) {
    return tanpa(`Hasil dalam ${satuan.nama} tidak dapat dibandingkan dengan ${teks}.`)
  }
  const banyak = satuan?.keluarga === 'keberadaan' ? satuan.banyak : undefined
  const ada = semua.filter(
    (nilai) => nilai.jenis === 'positif' || (nilai.jenis === 'angka' && nilai.dari.angka > 0n),
  )
  if (ada.length > ketentuan.c) {
    if (banyak !== undefined && banyak > diminta.banyak) {
      return tanpa(`Positif dalam ${satuan?.nama} belum tentu positif ${diminta.nama}.`)
    }
    return { verdict: 'TMS', alasan: `${ada.length} sampel positif, diminta ${teks}.` }
  }
  const tiada = semua.filter(
    (nilai) =>
      nilai.jenis === 'negatif' ||
      (nilai.jenis === 'di-bawah' && nilai.batas === null) ||
      (nilai.jenis === 'angka' && nilai.sampai.angka === 0n),
  )
  if (ada.length + tiada.length < semua.length) return tanpa(`Tulis negatif atau positif: batasnya ${teks}.`)
  if (banyak === undefined) return tanpa(`Hasil negatif tidak menyebut banyaknya sampel; batasnya ${teks}.`)
  if (banyak < diminta.banyak)
    return tanpa(`Negatif dalam ${satuan?.nama} belum tentu negatif ${diminta.nama}.`)
  if (semua.length !== 1 && semua.length < ketentuan.n) {
    return tanpa(`Baru ${semua.length} dari ${ketentuan.n} sampel; batasnya ${teks}.`)
  }
  return { verdict: 'MS', alasan: `Negatif ${satuan?.nama}, sesuai ${teks}.` }
}

/** Compares a result of the substance `zat` with a limit. Returns the reason if no verdict is possible. */
export function compareHasil(
  hasil: HasilUji,
  satuan: Satuan | undefined,
  ketentuan: Ketentuan,
  zat: string,
): Bandingan {
  switch (ketentuan.jenis) {
    case 'dilarang':
      return compareLarangan(hasil.nilai, satuan, zat)
    case 'tidak-ditetapkan':
      return tanpa('Peraturan tidak menetapkan batasnya (TD).')
    case 'tidak-terbaca':
      return tanpa(`Batasnya tidak terbaca di lampiran peraturan (tertulis "${ketentuan.tertulis}").`)
    case 'negatif':
      return comparePresence(hasil.nilai, ketentuan, satuan)
    default: {
      const acuan = findSatuan(ketentuan.satuan)
      if (!acuan || acuan.keluarga === 'keberadaan')
        return tanpa(`Satuan batas ${ketentuan.satuan} tidak dikenal.`)
      if (!satuan)
        return tanpa(`Hasil tanpa satuan tidak dapat dibandingkan dengan ${teksKetentuan(ketentuan)}.`)
      if (satuan.keluarga !== acuan.keluarga) {
        return tanpa(`Satuan ${satuan.nama} tidak dapat dibandingkan dengan ${teksKetentuan(ketentuan)}.`)
      }
      const nilai = hasil.nilai.map((each) => dalamDasar(each, satuan.langkah))
      return ketentuan.jenis === 'maksimum'
        ? compareMaximum(nilai, ketentuan, acuan)
        : compareSamplingPlan(nilai, ketentuan, acuan)
    }
  }
}
