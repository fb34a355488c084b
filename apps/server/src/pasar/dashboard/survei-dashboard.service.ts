import {
  type JumlahSurvei,
  jumlahkan,
  selisihOf,
  sisiOf,
  tanpaResponden,
} from '@portal/domain/pasar/dashboard/banding-survei'
import type { bandingSurveiCall } from '@portal/domain/pasar/dashboard/dashboard.contract'
import type { BandingSurvei, WilayahBaris } from '@portal/domain/pasar/dashboard/dashboard.schema'
import { gabungKecil } from '@portal/domain/pasar/dashboard/merge-small'
import type { Query } from '@portal/domain/platform/contract'
import { terkecilTerbuka } from '@portal/domain/platform/statistik/terkecil-terbuka'
import type { Actor } from '#platform/actor.ts'
import type { Cacah } from '#platform/counters/berjenjang.repository.ts'
import type { Platform } from '#platform/platform.ts'
import { readKelompok } from './angka.service.ts'
import { bagianOf, lainnyaBaris, lingkupOf, seluruhnya } from './lingkup.ts'
import { survei } from './sumber.ts'

const sasaranSurvei = ['konsumen', 'pedagang'] as const
type Sasaran = (typeof sasaranSurvei)[number]

interface Baris {
  wilayah: WilayahBaris
  pre: JumlahSurvei
  post: JumlahSurvei
}

function sumsOf(cacah: readonly Cacah<'sasaran' | 'fase' | 'ukuran'>[], fase: 'pre' | 'post', of: Sasaran) {
  const sums: JumlahSurvei = { ...tanpaResponden }
  for (const row of cacah)
    if (row.sasaran === of && row.fase === fase) sums[row.ukuran as keyof JumlahSurvei] += row.n
  return sums
}

const sisi = <F extends 'pre' | 'post'>(fase: F, sum: JumlahSurvei | undefined) => {
  const side = sum && sisiOf(sum)
  return {
    [`total_responden_${fase}_program`]: side?.total_responden ?? null,
    [`total_nilai_${fase}_program`]: side?.total_nilai ?? null,
    [`total_nilai_responden_${fase}_program`]: side?.total_nilai_responden ?? null,
    [`rata_nilai_${fase}_program`]: side?.rata_nilai ?? null,
    [`presentase_${fase}_program`]: side?.presentase ?? null,
    [`predikat_${fase}_program`]: side?.predikat ?? null,
    [`selang_${fase}_program`]: side?.selang ?? null,
  }
}

/** In public a side with too few respondents is not told, nor what has changed since. */
function present({ wilayah, pre, post }: Baris, terbuka: boolean): BandingSurvei {
  const told = ({ responden }: JumlahSurvei) => !terbuka || responden === 0 || responden >= terkecilTerbuka
  const both = told(pre) && told(post)
  return {
    ...wilayah,
    ...sisi('pre', told(pre) ? pre : undefined),
    ...sisi('post', told(post) ? post : undefined),
    selisih: both ? selisihOf(pre, post) : null,
  } as BandingSurvei
}

const gabung = (rows: readonly Baris[], wilayah: WilayahBaris): Baris => ({
  wilayah,
  pre: jumlahkan(rows.map(({ pre }) => pre)),
  post: jumlahkan(rows.map(({ post }) => post)),
})

/** Before and after the programme by region, consumers and traders apart. */
export async function readBandingSurvei(
  { db }: Platform,
  actor: Actor | undefined,
  query: Query<typeof bandingSurveiCall>,
) {
  const lingkup = await lingkupOf(db, actor, query)
  const tingkat = query.group_by ?? bagianOf(lingkup)
  const groups = await readKelompok(db, survei, lingkup, tingkat)
  const { terbuka } = lingkup
  const of = (sasaran: Sasaran) => {
    const rows = groups
      .map(({ wilayah, cacah }) => ({
        wilayah,
        pre: sumsOf(cacah, 'pre', sasaran),
        post: sumsOf(cacah, 'post', sasaran),
      }))
      .filter(({ pre, post }) => pre.responden + post.responden > 0)
    const total = present(gabung(rows, seluruhnya), terbuka)
    if (!terbuka) return { rows: rows.map((row) => present(row, false)), total }
    const { tampil, lainnya } = gabungKecil<Baris>(rows, {
      besar: ({ pre, post }) => [pre.responden, post.responden],
      gabung: (small) => gabung(small, lainnyaBaris(tingkat)),
    })
    return { rows: [...tampil, ...(lainnya ? [lainnya] : [])].map((row) => present(row, true)), total }
  }
  const [konsumen, pedagang] = [of('konsumen'), of('pedagang')]
  return {
    data: {
      konsumen: konsumen.rows,
      pedagang: pedagang.rows,
      total: { konsumen: konsumen.total, pedagang: pedagang.total },
    },
    kosong:
      lingkup.kosong ?? (groups.length === 0 ? 'Belum ada survei di wilayah dan waktu ini.' : undefined),
  }
}
