import {
  addCounts,
  type JumlahSurvei,
  selisihOf,
  sisiOf,
  tanpaResponden,
} from '@portal/domain/pasar/dasbor/compare-survei'
import type { bandingSurveiCall } from '@portal/domain/pasar/dasbor/dasbor.contract'
import type { BandingSurvei, WilayahBaris } from '@portal/domain/pasar/dasbor/dasbor.schema'
import type { Query } from '@portal/domain/platform/contract'
import type { Actor } from '#platform/actor.ts'
import type { Figure } from '#platform/figures/read-figures.ts'
import type { Platform } from '#platform/platform.ts'
import { readKelompok } from './angka.service.ts'
import { bagianOf, lingkupOf, seluruhnya } from './lingkup.ts'
import { survei, surveiTerbuka } from './sumber.ts'

const sasaranSurvei = ['konsumen', 'pedagang'] as const
type Sasaran = (typeof sasaranSurvei)[number]

interface Baris {
  wilayah: WilayahBaris
  pre: JumlahSurvei
  post: JumlahSurvei
}

function sumsOf(cacah: readonly Figure<'sasaran' | 'fase' | 'ukuran'>[], fase: 'pre' | 'post', of: Sasaran) {
  const sums: JumlahSurvei = { ...tanpaResponden }
  for (const row of cacah)
    if (row.sasaran === of && row.fase === fase) sums[row.ukuran as keyof JumlahSurvei] += row.n
  return sums
}

const sisi = <F extends 'pre' | 'post'>(fase: F, sum: JumlahSurvei) => {
  const side = sisiOf(sum)
  return {
    [`total_responden_${fase}_program`]: side.total_responden,
    [`total_nilai_${fase}_program`]: side.total_nilai,
    [`total_nilai_responden_${fase}_program`]: side.total_nilai_responden,
    [`rata_nilai_${fase}_program`]: side.rata_nilai,
    [`presentase_${fase}_program`]: side.presentase,
    [`predikat_${fase}_program`]: side.predikat,
    [`selang_${fase}_program`]: side.selang,
  }
}

const present = ({ wilayah, pre, post }: Baris) =>
  ({
    ...wilayah,
    ...sisi('pre', pre),
    ...sisi('post', post),
    selisih: selisihOf(pre, post),
  }) as BandingSurvei

const mergeRows = (rows: readonly Baris[], wilayah: WilayahBaris): Baris => ({
  wilayah,
  pre: addCounts(rows.map(({ pre }) => pre)),
  post: addCounts(rows.map(({ post }) => post)),
})

const kosongOf = (terbuka: boolean) =>
  terbuka
    ? 'Belum ada hasil survei untuk umum di wilayah dan waktu ini. Jawaban ditampilkan setelah bulannya selesai, bila ada lima orang atau lebih.'
    : 'Belum ada survei di wilayah dan waktu ini.'

export async function readBandingSurvei(
  { db }: Platform,
  actor: Actor | undefined,
  query: Query<typeof bandingSurveiCall>,
) {
  const lingkup = await lingkupOf(db, actor, query)
  const tingkat = query.group_by ?? bagianOf(lingkup)
  const { terbuka } = lingkup
  const groups = await readKelompok(db, terbuka ? surveiTerbuka : survei, lingkup, tingkat)
  const figuresOf = (sasaran: Sasaran) => {
    const rows = groups
      .map(({ wilayah, cacah }) => ({
        wilayah,
        pre: sumsOf(cacah, 'pre', sasaran),
        post: sumsOf(cacah, 'post', sasaran),
      }))
      .filter(({ pre, post }) => pre.responden + post.responden > 0)
    return { rows: rows.map(present), total: present(mergeRows(rows, seluruhnya)) }
  }
  const [konsumen, pedagang] = [figuresOf('konsumen'), figuresOf('pedagang')]
  return {
    data: {
      konsumen: konsumen.rows,
      pedagang: pedagang.rows,
      total: { konsumen: konsumen.total, pedagang: pedagang.total },
    },
    kosong: lingkup.kosong ?? (groups.length === 0 ? kosongOf(terbuka) : undefined),
  }
}
