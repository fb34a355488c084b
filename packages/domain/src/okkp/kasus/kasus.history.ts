import { dayInJakarta } from '../../platform/format.ts'
import type { IsiKasus } from './kasus.records.ts'
import type { AsalKasus } from './kasus.table.ts'

export interface JalanKasus {
  /** Start of the current round of securing, tracing and guiding. Null while nothing is confirmed. */
  putaran: string | null
  /** Number of rounds. A TMS re-test or a new source after goods were secured starts the next one. */
  putaran_ke: number
  diamankan: string | null
  diuji_ulang: string | null
  /** Time at which laboratory tests cleared all sources. */
  dibantah: string | null
  /** Start of the confirmation: the opening, or the latest source that nothing has answered. */
  ditanya: string
  /** Latest source that is still valid. */
  sumber_akhir: string
  /** Kinds of test that found something. Only they can be re-tested. */
  jenis: ReadonlySet<'lab' | 'rapid'>
}

type Kejadian =
  | { jenis: 'sumber'; pada: string; pasti: boolean; uji: 'lab' | 'rapid' | null }
  | { jenis: 'tms'; pada: string }
  | { jenis: 'lulus'; pada: string; tanggal: string; uji: 'lab' | 'rapid' }
  | { jenis: 'diamankan'; pada: string; diajukan: string }

/** Whether a source needs no confirmation, and which test found it. */
const artiSumber: Record<AsalKasus, { pasti: boolean; uji: 'lab' | 'rapid' | null }> = {
  rapid_test: { pasti: false, uji: 'rapid' },
  rapid_pasar: { pasti: false, uji: 'rapid' },
  uji_lab: { pasti: true, uji: 'lab' },
  pengawasan: { pasti: true, uji: null },
  pengaduan: { pasti: false, uji: null },
}
const order = ['sumber', 'tms', 'diamankan', 'lulus'] as const

function kejadianOf({ sumber, uji, rapid_ulang, tindakan, usulan }: IsiKasus): Kejadian[] {
  const done = tindakan.filter(({ langkah }) => langkah === 'pengamanan')
  const agreed = usulan.filter(({ langkah, keadaan }) => langkah === 'pengamanan' && keadaan === 'setuju')
  const events: Kejadian[] = [
    ...sumber
      .filter(({ berlaku }) => berlaku)
      .map(({ asal, pada }): Kejadian => ({ jenis: 'sumber', pada, ...artiSumber[asal] })),
    ...uji.flatMap(({ status, pada, tanggal }): Kejadian[] => {
      if (status === null) return []
      return [status === 'TMS' ? { jenis: 'tms', pada } : { jenis: 'lulus', pada, tanggal, uji: 'lab' }]
    }),
    ...rapid_ulang.map(({ pada, tanggal }): Kejadian => ({ jenis: 'lulus', pada, tanggal, uji: 'rapid' })),
    ...done.map(({ pada }): Kejadian => ({ jenis: 'diamankan', pada, diajukan: pada })),
    // The second account decides with every source known by then, so its decision is the moment that counts.
    ...agreed.map(
      ({ pada, diperiksa }): Kejadian => ({ jenis: 'diamankan', pada: diperiksa ?? pada, diajukan: pada }),
    ),
  ]
  return events.toSorted(
    (a, b) => a.pada.localeCompare(b.pada) || order.indexOf(a.jenis) - order.indexOf(b.jenis),
  )
}

/** Reads the records of a case in the order in which they came. */
export function readJalan(isi: IsiKasus): JalanKasus {
  const jenis = new Set<'lab' | 'rapid'>()
  const jalan: JalanKasus = {
    putaran: null,
    putaran_ke: 0,
    diamankan: null,
    diuji_ulang: null,
    dibantah: null,
    ditanya: isi.dibuka,
    sumber_akhir: isi.dibuka,
    jenis,
  }
  // Goods that are not secured yet keep their due day, even if one more finding comes.
  const startRound = (pada: string) => {
    if (jalan.putaran !== null && jalan.diamankan === null) return
    Object.assign(jalan, { putaran: pada, diamankan: null, diuji_ulang: null })
    jalan.putaran_ke += 1
  }
  for (const event of kejadianOf(isi)) {
    const { pada } = event
    if (event.jenis === 'diamankan') {
      // A proposal from an earlier round says nothing about the goods of this one.
      if (jalan.putaran !== null && event.diajukan >= jalan.putaran) jalan.diamankan ??= pada
    } else if (event.jenis === 'lulus') {
      const { diamankan } = jalan
      const later = diamankan !== null && event.tanggal >= dayInJakarta(diamankan)
      if (later && jenis.has(event.uji)) jalan.diuji_ulang = pada
      if (jalan.putaran === null && event.uji === 'lab') jalan.dibantah = pada
    } else {
      if (event.jenis === 'tms') jenis.add('lab')
      else {
        if (event.uji) jenis.add(event.uji)
        if (jalan.dibantah !== null) jalan.ditanya = pada
        jalan.sumber_akhir = pada
      }
      jalan.dibantah = null
      if (event.jenis === 'tms' || event.pasti || jalan.putaran !== null) startRound(pada)
    }
  }
  return jalan
}
