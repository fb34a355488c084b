import type { JenisIzin, JenisPengajuan } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { type Chance, sequence } from '../acak.ts'
import type { NamaLangkah as NamaLangkahSekretariat, NaskahSekretariat } from '../sekretariat/naskah.ts'
import type { NamaLangkah, Naskah } from './naskah.ts'
import { pelaku } from './pelaku-lain.ts'

/** A step and the working days since the previous step. */
type Jeda<Langkah> = [Langkah, number]

/** Possible working days of each part of the process. Parts that share a time budget stay within it together. */
const lama = {
  verifikasi: [1, 1, 2],
  tunjuk: [1],
  dokumen: [2, 3, 3, 4, 5],
  minta: [1, 2],
  perbaiki: [3, 5, 6, 8],
  lanjut: [1, 2, 3],
  usul: [1, 1, 2],
  lapang: [2, 3, 4, 5, 6],
  sidang: [2, 3, 3, 4],
  tagih: [1],
  bayar: [1, 2, 3, 5],
  nomor: [0, 1],
  segera: [0],
} as const
type Bagian = keyof typeof lama
const bisaTerlambat: readonly Bagian[] = ['verifikasi', 'dokumen', 'lanjut', 'lapang', 'sidang', 'nomor']

/**
 * Returns a function that picks the working days of a part. Some files are late in one part. With `pelan` (files of the
 * older year) more files are late and every part takes longer.
 */
function hariOf(chance: Chance, pelan: boolean) {
  const terlambat = chance.upTo(100) < (pelan ? 32 : 20) ? chance.pick(bisaTerlambat) : undefined
  return (bagian: Bagian) => {
    const picked = [chance.pick(lama[bagian]), chance.pick(lama[bagian])]
    const hari = pelan ? Math.max(...picked) : (picked[0] ?? 0)
    return bagian === terlambat ? hari + 4 + chance.upTo(5) : hari
  }
}

interface Rencana {
  izin: JenisIzin
  jenis: JenisPengajuan
  hari: ReturnType<typeof hariOf>
  chance: Chance
}

/** Returns the steps of the document audit. One file in three gets one revision request. */
const dokumen = ({ chance, hari }: Rencana): Jeda<'minta' | 'jawab' | 'lolos'>[] =>
  chance.upTo(3) === 0
    ? [
        ['minta', hari('minta')],
        ['jawab', hari('perbaiki')],
        ['lolos', hari('lanjut')],
      ]
    : [['lolos', hari('dokumen')]]

/** Returns the steps of an operator's application up to the certificate. Only a new SPPB needs a payment. */
function jalanPelaku(rencana: Rencana): Jeda<NamaLangkah>[] {
  const { izin, jenis, hari } = rencana
  const lapang: Jeda<NamaLangkah>[] = [
    ['sepakat', hari('usul')],
    ['lolos', hari('lapang')],
  ]
  const bayar: Jeda<NamaLangkah>[] = [
    ['lolos', hari('bayar')],
    ['lolos', hari('tagih')],
  ]
  return [
    ['ajukan', 0],
    ['lolos', hari('verifikasi')],
    ['lolos', hari('tunjuk')],
    ...dokumen(rencana),
    ...(izin === 'sppb_psat' ? lapang : []),
    ['lolos', hari('sidang')],
    ['lolos', hari('tagih')],
    ...(izin === 'sppb_psat' && jenis === 'permohonan_baru' ? bayar : []),
    ['lolos', hari('nomor')],
    ['lolos', hari('segera')],
  ]
}

/**
 * Returns the steps of a file that the secretariat enters: team, both reviews, visit, committee, attachment,
 * certificate.
 */
function jalanSekretariat(rencana: Rencana): Jeda<NamaLangkahSekretariat>[] {
  const { izin, hari } = rencana
  const lapang: Jeda<NamaLangkahSekretariat>[] = [['lolos', hari('lapang')]]
  return [
    ['submit', 0],
    ['lolos', hari('tunjuk')],
    ...dokumen(rencana),
    ['lolos', hari('tunjuk')],
    ...(izin === 'sppb_psat' ? lapang : []),
    ['lolos', hari('sidang')],
    ['lolos', hari('tagih')],
    ['lolos', hari('segera')],
    ['lolos', hari('nomor')],
    ['lolos', hari('segera')],
    ['lolos', hari('nomor')],
  ]
}

/** Cuts the path after the given number of `lolos` steps and ends it with the step `akhir`. */
function cutPath<Langkah>(jalan: Jeda<Langkah>[], lolos: number, akhir: Jeda<Langkah>): Jeda<Langkah>[] {
  let left = lolos
  const until = jalan.findIndex(([nama]) => nama === 'lolos' && left-- === 0)
  return [...jalan.slice(0, until), akhir]
}

/** Converts the gaps between steps to working days before today. The last step lies `akhir` working days back. */
function toDaysBack<Langkah>(jalan: Jeda<Langkah>[], akhir: number): [Langkah, number][] {
  let left = akhir + jalan.reduce((sum, [, hari]) => sum + hari, 0)
  return jalan.map(([nama, hari]) => {
    left -= hari
    return [nama, left]
  })
}

/** Ends 14% of the files with a refusal and 5% with a withdrawal, if the track allows one. */
function berakhir<Langkah>(
  chance: Chance,
  jalan: Jeda<Langkah>[],
  { tolak, tarik, tahap }: { tolak: Langkah; tarik: Langkah | undefined; tahap: readonly number[] },
): Jeda<Langkah>[] {
  const nasib = chance.upTo(100)
  if (nasib < 14) return cutPath(jalan, chance.pick(tahap), [tolak, 1 + chance.upTo(3)])
  if (nasib < 19 && tarik) return cutPath(jalan, 1 + chance.upTo(2), [tarik, 1 + chance.upTo(2)])
  return jalan
}

const macam: Record<JenisIzin, readonly JenisPengajuan[]> = {
  sppb_psat: [
    'permohonan_baru',
    'permohonan_baru',
    'permohonan_baru',
    'perpanjangan',
    'penambahan_ruang_lingkup',
  ],
  izin_edar_pl: ['permohonan_baru', 'permohonan_baru', 'permohonan_baru', 'perpanjangan', 'perubahan_data'],
}

function satu(chance: Chance, usaha: number, akhir: number): Naskah | NaskahSekretariat {
  const izin = pelaku[usaha]?.impor && chance.upTo(5) < 3 ? 'izin_edar_pl' : 'sppb_psat'
  const bySekretariat = chance.upTo(3) === 0
  const jenis = !bySekretariat && chance.upTo(14) === 0 ? 'pengalihan' : chance.pick(macam[izin])
  const rencana = { izin, jenis, chance, hari: hariOf(chance, akhir > 250) } as const
  if (bySekretariat) {
    const jalan = berakhir<NamaLangkahSekretariat>(chance, jalanSekretariat(rencana), {
      tolak: 'tolak',
      tarik: undefined,
      tahap: [1, 2],
    })
    return { alur: 'berkas', izin, jenis, usaha, langkah: toDaysBack(jalan, akhir) }
  }
  const tahap = izin === 'sppb_psat' ? [0, 2, 3, 4] : [0, 2, 3]
  const jalan = berakhir<NamaLangkah>(chance, jalanPelaku(rencana), {
    tolak: 'tolak',
    tarik: 'tarik',
    tahap,
  })
  const langkah = toDaysBack(jalan, akhir)
  return { alur: 'pengajuan', izin, jenis, usaha, langkah, ...(chance.upTo(2) === 0 ? { oss: true } : {}) }
}

const setahun = 242
/** Number of most recent working days without an ended file of the archive. The files under way cover these days. */
const terbaru = 6

/** Returns the position of a company in the year, different for each company: 0 is the newest end, 1 the oldest. */
const tempat = (n: number, langkah: number) => ((n * langkah) % pelaku.length) / pelaku.length

/**
 * Returns stories of ended files: one per company in the older year, and enough for the charts in the newer year, which
 * also has files under way. The stories never change: their dates are relative to today.
 */
export function naskahArsip(berjalan: readonly { usaha: number }[]): (Naskah | NaskahSekretariat)[] {
  const chance = sequence(2024)
  const semua = [...pelaku.keys()]
  const sibuk = new Set(berjalan.map(({ usaha }) => usaha))
  const back = (sejak: number, bagian: number) => terbaru + sejak + Math.floor(bagian * setahun)
  // Companies without a file under way come first and get the newest dates. So every province has an application within
  // the last year.
  const tahunIni = [
    ...semua.filter((n) => !sibuk.has(n)),
    ...semua.filter((n) => sibuk.has(n) && n % 3 === 1),
  ]
  return [
    ...semua.map((n) => satu(chance, n, back(setahun, tempat(n, 17)))),
    ...tahunIni.map((n, ke) => satu(chance, n, back(0, ke / tahunIni.length))),
  ]
}
