import { addWorkingDays, type Day, type Holidays } from '../../platform/calendar/working-days.ts'
import { dayInJakarta } from '../../platform/format.ts'
import { type JalanKasus, readJalan } from './kasus.history.ts'
import type { IsiKasus } from './kasus.records.ts'
import {
  hariHasilUji,
  type LangkahKasus,
  type LuaranKasus,
  langkahKasus,
  type StatusLangkah,
  tabelLangkah,
} from './kasus.table.ts'

export interface KeadaanLangkah {
  langkah: LangkahKasus
  status: StatusLangkah
  mulai: Day | null
  batas: Day | null
  selesai: Day | null
  terlambat: boolean
}

export interface KeadaanKasus {
  /** True once a laboratory test is TMS or a supervision has a sanction. */
  dipastikan: boolean
  putaran_ke: number
  langkah: readonly KeadaanLangkah[]
  /** Open steps, including those that wait for a laboratory or a second account. */
  terbuka: readonly LangkahKasus[]
  /** Earliest due day of the open steps. */
  batas_waktu: Day | null
  terlambat: boolean
  /** Outcome that the records support without a second account. */
  luaran: LuaranKasus | null
  /** The request that binds a laboratory. `usang`: nothing waits for its result any more. */
  permintaan: 'berlaku' | 'terlambat' | 'usang' | null
  /** Proposals that wait although a finding, a result or the closing has overtaken them. */
  gugur: readonly number[]
}

export interface Kalender {
  today: Day
  holidays: Holidays
}

const openStatus: readonly StatusLangkah[] = ['berjalan', 'menunggu_laboratorium', 'menunggu_orang_kedua']
export const isOpenStatus = (status: StatusLangkah) => openStatus.includes(status)

interface Mentah {
  status: StatusLangkah
  mulai: string | null
  /** Time from which the due day counts, if not the start. */
  sejak?: string
  hari?: number
  selesai?: string | undefined
}

/** Records before `since` belong to an earlier round. Times are ISO texts, so texts compare as times. */
const latest = (records: readonly { pada: string }[], since: string) =>
  records
    .map(({ pada }) => pada)
    .filter((pada) => pada >= since)
    .toSorted()
    .at(-1)

function proposal(isi: IsiKasus, langkah: LangkahKasus, since: string): Mentah | undefined {
  const found = isi.usulan.filter((one) => one.langkah === langkah && one.pada >= since)
  const accepted = found.find(({ keadaan }) => keadaan === 'setuju')
  if (accepted) return { status: 'tidak_dapat', mulai: since, selesai: accepted.pada }
  return found.some(({ keadaan }) => keadaan === 'menunggu')
    ? { status: 'menunggu_orang_kedua', mulai: since }
    : undefined
}

/** Request that still binds a laboratory. */
export function openPermintaan<P extends { pada: string; keadaan: string }>(
  permintaan: readonly P[],
): P | undefined {
  return permintaan.findLast(({ keadaan }) => keadaan === 'menunggu' || keadaan === 'diterima')
}

function konfirmasi(isi: IsiKasus, jalan: JalanKasus): Mentah {
  const { ditanya, dibantah, putaran } = jalan
  if (putaran !== null) {
    // A case that began with a laboratory result or a sanction has nothing to confirm.
    const needed = isi.sumber.some(
      ({ asal, berlaku }) => berlaku && asal !== 'uji_lab' && asal !== 'pengawasan',
    )
    return needed
      ? { status: 'selesai', mulai: isi.dibuka, selesai: putaran }
      : { status: 'tidak_perlu', mulai: null }
  }
  // A result that says nothing holds the case up only if it came after the one that cleared it.
  const waits = isi.uji.some(({ status, pada }) => status === null && dibantah !== null && pada > dibantah)
  if (dibantah !== null && !waits) return { status: 'selesai', mulai: isi.dibuka, selesai: dibantah }
  const proposed = proposal(isi, 'konfirmasi', jalan.sumber_akhir)
  if (proposed) return { ...proposed, mulai: isi.dibuka, sejak: ditanya }
  const entered = isi.uji.find(({ status }) => status === null)
  const answered = isi.permintaan.findLast(({ keadaan }) => keadaan === 'dijawab')
  const request = openPermintaan(isi.permintaan) ?? (entered && answered)
  const asked = request?.pada ?? entered?.pada
  if (asked !== undefined) {
    return { status: 'menunggu_laboratorium', mulai: isi.dibuka, sejak: asked, hari: hariHasilUji }
  }
  const refused = isi.permintaan.flatMap(({ keadaan, dijawab }) =>
    keadaan === 'ditolak' && dijawab !== null ? dijawab : [],
  )
  const sejak = [ditanya, ...refused].toSorted().at(-1) ?? ditanya
  return { status: 'berjalan', mulai: isi.dibuka, sejak }
}

/** Guidance of the office at the place of a source counts for the case once every source had its own. */
function dibina({ sumber, tindakan, pengawasan }: IsiKasus, since: string): { pada: string }[] {
  const notes = tindakan.filter(({ langkah, pada }) => langkah === 'pembinaan' && pada >= since)
  const guided = new Set(notes.flatMap((one) => one.sumber ?? []))
  const all = sumber.every(({ id, berlaku }) => !berlaku || guided.has(id))
  return [...notes.filter((one) => all || one.sumber === null), ...pengawasan]
}

function dilakukan(isi: IsiKasus, langkah: LangkahKasus, { putaran }: JalanKasus): Mentah {
  if (putaran === null) return { status: 'belum', mulai: null }
  const records =
    langkah === 'pembinaan' ? dibina(isi, putaran) : isi.tindakan.filter((one) => one.langkah === langkah)
  const selesai = latest(records, putaran)
  if (selesai !== undefined) return { status: 'selesai', mulai: putaran, selesai }
  return proposal(isi, langkah, putaran) ?? { status: 'berjalan', mulai: putaran }
}

/** Goods are secured once every source of the round is covered. */
function pengamanan(isi: IsiKasus, jalan: JalanKasus): Mentah {
  const { putaran, diamankan } = jalan
  const step = dilakukan(isi, 'pengamanan', jalan)
  if (putaran === null || step.status === 'tidak_dapat') return step
  if (diamankan !== null) return { status: 'selesai', mulai: putaran, selesai: diamankan }
  return proposal(isi, 'pengamanan', putaran) ?? { status: 'berjalan', mulai: putaran }
}

function ujiUlang(isi: IsiKasus, { putaran, diamankan, diuji_ulang, temuan }: JalanKasus): Mentah {
  if (putaran === null) return { status: 'belum', mulai: null }
  if (temuan.length === 0) return { status: 'tidak_perlu', mulai: null }
  if (diamankan === null) return { status: 'belum', mulai: null }
  if (diuji_ulang !== null) return { status: 'selesai', mulai: diamankan, selesai: diuji_ulang }
  const proposed = proposal(isi, 'uji_ulang', diamankan)
  if (proposed) return proposed
  const request = openPermintaan(isi.permintaan)
  const waits = request !== undefined && request.pada >= diamankan
  return { status: waits ? 'menunggu_laboratorium' : 'berjalan', mulai: diamankan }
}

function luaranOf(
  isi: IsiKasus,
  steps: ReadonlyMap<LangkahKasus, Mentah>,
  jalan: JalanKasus,
): LuaranKasus | null {
  const over = (langkah: LangkahKasus) =>
    ['selesai', 'tidak_dapat', 'tidak_perlu'].includes(steps.get(langkah)?.status ?? '')
  if (jalan.putaran !== null) {
    return langkahKasus.every((langkah) => langkah === 'penutupan' || over(langkah)) ? 'terkonfirmasi' : null
  }
  const confirmation = steps.get('konfirmasi')?.status
  if (confirmation === 'selesai') return 'tidak_terkonfirmasi'
  const valid = isi.sumber.filter(({ berlaku }) => berlaku)
  const visited = isi.tindakan.some(
    ({ langkah, pada }) => langkah === 'konfirmasi' && pada >= jalan.sumber_akhir,
  )
  if (visited && valid.length > 0 && valid.every(({ asal }) => asal === 'pengaduan')) return 'tidak_terbukti'
  return confirmation === 'tidak_dapat' ? 'alasan' : null
}

/** Proposals to close count from here: a later finding may change the mind of who made one. */
const closingSince = ({ putaran, sumber_akhir }: JalanKasus) =>
  putaran !== null && putaran > sumber_akhir ? putaran : sumber_akhir

function penutupan(isi: IsiKasus, luaran: LuaranKasus | null, jalan: JalanKasus): Mentah {
  if (isi.ditutup !== null) return { status: 'selesai', mulai: isi.dibuka, selesai: isi.ditutup }
  if (luaran !== null) return { status: 'berjalan', mulai: null }
  const waits = isi.usulan.some(
    ({ langkah, keadaan, pada }) =>
      langkah === 'penutupan' && keadaan === 'menunggu' && pada >= closingSince(jalan),
  )
  return waits ? { status: 'menunggu_orang_kedua', mulai: null } : { status: 'belum', mulai: null }
}

function batasOf(langkah: LangkahKasus, step: Mentah, isi: IsiKasus, holidays: Holidays): Day | null {
  const { hari } = tabelLangkah[langkah]
  const from = step.sejak ?? step.mulai
  if (hari === null || from === null) return null
  const { batas_lama } = isi
  if (batas_lama && from <= batas_lama.sampai) return batas_lama.batas
  return addWorkingDays(from, step.hari ?? hari, holidays)
}

function present(
  langkah: LangkahKasus,
  step: Mentah,
  isi: IsiKasus,
  { today, holidays }: Kalender,
): KeadaanLangkah {
  // A closed case asks for nothing any more: its open steps stay undone.
  const closed = isi.ditutup !== null && isOpenStatus(step.status)
  const status = closed ? 'tidak_perlu' : step.status
  const selesai = step.selesai === undefined ? null : dayInJakarta(step.selesai)
  const batas = closed ? null : batasOf(langkah, step, isi, holidays)
  const end = selesai ?? (isOpenStatus(status) ? today : null)
  return {
    langkah,
    status,
    mulai: step.mulai === null ? null : dayInJakarta(step.mulai),
    batas,
    selesai,
    terlambat: batas !== null && end !== null && end > batas,
  }
}

function permintaanOf(
  isi: IsiKasus,
  terbuka: readonly LangkahKasus[],
  { diamankan }: JalanKasus,
  today: Day,
): KeadaanKasus['permintaan'] {
  const request = openPermintaan(isi.permintaan)
  if (!request) return null
  const awaited = terbuka.includes('konfirmasi') || terbuka.includes('uji_ulang')
  if (!awaited || (diamankan !== null && request.pada < diamankan)) return 'usang'
  return request.batas < today ? 'terlambat' : 'berlaku'
}

function gugurOf(isi: IsiKasus, langkah: readonly KeadaanLangkah[], jalan: JalanKasus): number[] {
  const since = closingSince(jalan)
  const waits = (name: LangkahKasus) =>
    langkah.some((one) => one.langkah === name && one.status === 'menunggu_orang_kedua')
  return isi.usulan.flatMap(({ id, keadaan, langkah: name, pada }) => {
    if (keadaan !== 'menunggu') return []
    const valid = isi.ditutup === null && (name === 'penutupan' ? pada >= since : waits(name))
    return valid ? [] : [id]
  })
}

/** Computes every step of a case from its records. Nothing of it is stored but a copy for lists. */
export function readKasus(isi: IsiKasus, kalender: Kalender): KeadaanKasus {
  const jalan = readJalan(isi)
  const steps = new Map<LangkahKasus, Mentah>([
    ['konfirmasi', konfirmasi(isi, jalan)],
    ['pengamanan', pengamanan(isi, jalan)],
    ['penelusuran', dilakukan(isi, 'penelusuran', jalan)],
    ['pembinaan', dilakukan(isi, 'pembinaan', jalan)],
    ['uji_ulang', ujiUlang(isi, jalan)],
  ])
  const luaran = luaranOf(isi, steps, jalan)
  steps.set('penutupan', penutupan(isi, luaran, jalan))
  const langkah = [...steps].map(([name, step]) => present(name, step, isi, kalender))
  const open = langkah.filter(({ status }) => isOpenStatus(status))
  const terbuka = open.map((one) => one.langkah)
  const due = open.flatMap(({ batas }) => batas ?? []).toSorted()
  return {
    dipastikan: jalan.putaran !== null,
    putaran_ke: jalan.putaran_ke,
    langkah,
    terbuka,
    batas_waktu: due[0] ?? null,
    terlambat: open.some(({ terlambat }) => terlambat),
    luaran: isi.ditutup === null ? luaran : isi.luaran,
    permintaan: permintaanOf(isi, terbuka, jalan, kalender.today),
    gugur: gugurOf(isi, langkah, jalan),
  }
}
