import type { Day } from '../../platform/calendar/working-days.ts'
import { dayInJakarta } from '../../platform/format.ts'
import type { IsiKasus, Pokok } from './kasus.records.ts'
import type { AsalKasus } from './kasus.table.ts'

type Uji = 'lab' | 'rapid'

export interface JalanKasus {
  /** Start of the current round of securing, tracing and guiding. Null while nothing is confirmed. */
  putaran: string | null
  /** Number of rounds. A TMS re-test or a new source after goods were secured starts the next one. */
  putaran_ke: number
  /** Time at which the goods of the last source were secured, and the day on which that was done. */
  diamankan: string | null
  diamankan_tanggal: Day | null
  diuji_ulang: string | null
  /** Time at which laboratory tests cleared all sources. */
  dibantah: string | null
  /** Start of the confirmation: the opening, or the latest source that nothing has answered. */
  ditanya: string
  /** Latest source that is still valid. */
  sumber_akhir: string
  /** What tests found. Only it can be re-tested. */
  temuan: readonly { uji: Uji; pokok: Pokok }[]
}

type Kejadian =
  | { jenis: 'sumber'; pada: string; id: number; pasti: boolean; uji: Uji | null; pokok: Pokok }
  | { jenis: 'tms'; pada: string; gagal: readonly Pokok[] }
  | { jenis: 'lulus'; pada: string; lulus: readonly string[] }
  | { jenis: 'diamankan'; pada: string; diajukan: string; tanggal: Day; sumber: readonly number[] | null }

/** Whether a source needs no confirmation, and which test found it. */
const artiSumber: Record<AsalKasus, { pasti: boolean; uji: Uji | null }> = {
  rapid_test: { pasti: false, uji: 'rapid' },
  rapid_pasar: { pasti: false, uji: 'rapid' },
  uji_lab: { pasti: true, uji: 'lab' },
  pengawasan: { pasti: true, uji: null },
  pengaduan: { pasti: false, uji: null },
}
const order = ['sumber', 'tms', 'diamankan', 'lulus'] as const

/** A clean test answers a finding of the same thing. Records from before cases do not name it. */
const clears = (clean: readonly Pokok[], pokok: Pokok) =>
  pokok === null || clean.includes(pokok) || clean.includes(null)

function kejadianOf({ sumber, uji, tindakan, usulan }: IsiKasus): Kejadian[] {
  const done = tindakan.filter(({ langkah }) => langkah === 'pengamanan')
  const agreed = usulan.filter(({ langkah, keadaan }) => langkah === 'pengamanan' && keadaan === 'setuju')
  const events: Kejadian[] = [
    ...sumber
      .filter(({ berlaku }) => berlaku)
      .map(
        ({ id, asal, pada, pokok }): Kejadian => ({ jenis: 'sumber', pada, id, pokok, ...artiSumber[asal] }),
      ),
    ...uji.flatMap(({ status, pada, lulus, gagal }): Kejadian[] => {
      if (status === null) return []
      return [status === 'TMS' ? { jenis: 'tms', pada, gagal } : { jenis: 'lulus', pada, lulus }]
    }),
    ...done.map(
      ({ pada, tanggal, sumber: covered }): Kejadian => ({
        ...{ jenis: 'diamankan', pada, diajukan: pada, tanggal, sumber: covered },
      }),
    ),
    // The second account decides with every source known by then, so its decision is the moment that counts.
    ...agreed.map(({ pada, diperiksa }): Kejadian => {
      const at = diperiksa ?? pada
      return { jenis: 'diamankan', pada: at, diajukan: pada, tanggal: dayInJakarta(at), sumber: null }
    }),
  ]
  return events.toSorted(
    (a, b) => a.pada.localeCompare(b.pada) || order.indexOf(a.jenis) - order.indexOf(b.jenis),
  )
}

/** Returns when each finding had a clean test of its kind whose sample is not older than the secured goods. */
function retestedAt({ uji, rapid_ulang }: IsiKasus, jalan: JalanKasus): string | null {
  const { diamankan, diamankan_tanggal, putaran, temuan } = jalan
  if (diamankan === null || diamankan_tanggal === null || putaran === null) return null
  const clean = [
    ...uji
      .filter(({ status }) => status === 'MS')
      .map(({ lulus, ...one }) => ({ ...one, uji: 'lab', pokok: lulus as readonly Pokok[] })),
    ...rapid_ulang.map(({ pokok, ...one }) => ({ ...one, uji: 'rapid', pokok: [pokok] })),
  ].filter(({ tanggal, pada }) => tanggal >= diamankan_tanggal && pada >= putaran)
  // A finding may be cleared by any kind of test that found the same thing.
  const answers = [...new Set(temuan.map(({ pokok }) => pokok))].map((pokok) => {
    const kinds = temuan.filter((one) => one.pokok === pokok).map((one) => one.uji as string)
    const found = clean.filter((one) => kinds.includes(one.uji) && clears(one.pokok, pokok))
    return found.map(({ pada }) => pada).toSorted()[0]
  })
  const times = answers.filter((pada) => pada !== undefined)
  return times.length < answers.length ? null : ([diamankan, ...times].toSorted().at(-1) ?? null)
}

/** Reads the records of a case in the order in which they came. */
export function readJalan(isi: IsiKasus): JalanKasus {
  const temuan: { uji: Uji; pokok: Pokok }[] = []
  const jalan: JalanKasus = {
    putaran: null,
    putaran_ke: 0,
    diamankan: null,
    diamankan_tanggal: null,
    diuji_ulang: null,
    dibantah: null,
    ditanya: isi.dibuka,
    sumber_akhir: isi.dibuka,
    temuan,
  }
  const known: number[] = []
  const unsecured = new Set<number>()
  let asked: Pokok[] = []
  // Goods that are not secured yet keep their due day, even if one more finding comes.
  const startRound = (pada: string) => {
    if (jalan.putaran !== null && jalan.diamankan === null) return
    Object.assign(jalan, { putaran: pada, diamankan: null, diamankan_tanggal: null })
    jalan.putaran_ke += 1
  }
  for (const event of kejadianOf(isi)) {
    const { pada } = event
    switch (event.jenis) {
      case 'diamankan': {
        // A proposal from an earlier round says nothing about the goods of this one.
        if (jalan.putaran === null || event.diajukan < jalan.putaran || jalan.diamankan !== null) break
        for (const id of event.sumber ?? known) unsecured.delete(id)
        if (unsecured.size === 0) Object.assign(jalan, { diamankan: pada, diamankan_tanggal: event.tanggal })
        break
      }
      case 'lulus':
        asked = asked.filter((pokok) => !clears(event.lulus, pokok))
        if (jalan.putaran === null && asked.length === 0) jalan.dibantah = pada
        break
      case 'tms':
        temuan.push(...event.gagal.map((pokok) => ({ uji: 'lab' as const, pokok })))
        jalan.dibantah = null
        if (jalan.diamankan !== null) for (const id of known) unsecured.add(id)
        startRound(pada)
        break
      case 'sumber':
        known.push(event.id)
        unsecured.add(event.id)
        asked.push(event.pokok)
        if (event.uji) temuan.push({ uji: event.uji, pokok: event.pokok })
        if (jalan.dibantah !== null) jalan.ditanya = pada
        jalan.sumber_akhir = pada
        jalan.dibantah = null
        if (event.pasti || jalan.putaran !== null) startRound(pada)
    }
  }
  jalan.diuji_ulang = retestedAt(isi, jalan)
  return jalan
}
