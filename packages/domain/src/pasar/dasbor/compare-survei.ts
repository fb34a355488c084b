import { persenDari, rerata, roundTo } from '../../platform/dasbor/angka.ts'
import { type PredikatSurvei, predikatOf } from '../survei/nilai-survei.ts'
import { respondenDisarankan } from '../survei/survei.contract.ts'

/** Sums over the respondents before or after the programme. */
export interface JumlahSurvei {
  responden: number
  /** Given points and possible points. */
  nilai: number
  tertinggi: number
  /** Sum of squares of each respondent's share of the highest score, in units of 1e-8. */
  kuadrat: number
}

export const tanpaResponden: JumlahSurvei = { responden: 0, nilai: 0, tertinggi: 0, kuadrat: 0 }

export const addCounts = (sides: readonly JumlahSurvei[]): JumlahSurvei =>
  sides.reduce(
    (total, side) => ({
      responden: total.responden + side.responden,
      nilai: total.nilai + side.nilai,
      tertinggi: total.tertinggi + side.tertinggi,
      kuadrat: total.kuadrat + side.kuadrat,
    }),
    tanpaResponden,
  )

interface Selang {
  dari: number
  sampai: number
}

interface SisiSurvei {
  total_responden: number
  total_nilai: number
  total_nilai_responden: number
  rata_nilai: number | null
  presentase: number | null
  predikat: PredikatSurvei | null
  /** 95% confidence interval of the percentage. Null below thirty respondents, because the sample is too small. */
  selang: Selang | null
}

const z95 = 1.959964
const kuadratPerUtuh = 1e8

const hasEnoughResponden = ({ responden }: JumlahSurvei): boolean => responden >= respondenDisarankan

/** Returns the standard error of the mean share in percentage points. */
function galatBaku({ responden: n, nilai, tertinggi, kuadrat }: JumlahSurvei): number {
  const mean = nilai / tertinggi
  const variance = Math.max(0, (kuadrat / kuadratPerUtuh - n * mean ** 2) / (n - 1))
  return 100 * Math.sqrt(variance / n)
}

const within = (value: number) => roundTo(Math.min(100, Math.max(0, value)), 1)

export function sisiOf(sum: JumlahSurvei): SisiSurvei {
  const { responden, nilai, tertinggi } = sum
  const share = tertinggi > 0 ? (100 * nilai) / tertinggi : null
  const width = share !== null && hasEnoughResponden(sum) ? z95 * galatBaku(sum) : undefined
  return {
    total_responden: responden,
    total_nilai: nilai,
    total_nilai_responden: tertinggi,
    rata_nilai: rerata(nilai, responden),
    presentase: share === null ? null : persenDari(nilai, tertinggi),
    predikat: share === null ? null : predikatOf(share),
    selang:
      share === null || width === undefined
        ? null
        : { dari: within(share - width), sampai: within(share + width) },
  }
}

interface Selisih {
  /** Percentage points after the programme minus before. */
  poin: number
  /** Null if one side has too few respondents. */
  selang: Selang | null
}

/** Returns the change, or null if one side has no respondents. The two sides are independent samples. */
export function selisihOf(pre: JumlahSurvei, post: JumlahSurvei): Selisih | null {
  if (pre.tertinggi === 0 || post.tertinggi === 0) return null
  const change = 100 * (post.nilai / post.tertinggi - pre.nilai / pre.tertinggi)
  const width =
    hasEnoughResponden(pre) && hasEnoughResponden(post)
      ? z95 * Math.hypot(galatBaku(pre), galatBaku(post))
      : undefined
  return {
    poin: roundTo(change, 1),
    selang:
      width === undefined ? null : { dari: roundTo(change - width, 1), sampai: roundTo(change + width, 1) },
  }
}
