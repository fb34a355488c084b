import type {
  RegistrasiWilayah,
  registrasiByProvinsi,
} from '@portal/domain/okkp/statistik/statistik.contract'
import { isForwardRange } from '@portal/domain/platform/calendar/rentang-waktu'
import type { Query } from '@portal/domain/platform/contract'
import { dayInJakarta } from '@portal/domain/platform/format'
import { provinsiPusat } from '@portal/domain/platform/wilayah/pusat'
import type { Actor } from '#platform/actor.ts'
import { nasional } from '#platform/counters/berjenjang.repository.ts'
import type { Database } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import {
  type Bingkai,
  bingkaiOf,
  namaPusat,
  rentangTerbalik,
  wilayahTidakDikenal,
} from '#platform/statistik/bingkai.ts'
import { bacaRegistrasi, type CacahRegistrasi } from './ember-registrasi.repository.ts'
import { listJenis } from './nama-statistik.repository.ts'
import { countByWilayah, type WilayahCount } from './statistik.repository.ts'

type Asked = Query<typeof registrasiByProvinsi>

interface Statistik {
  rows: RegistrasiWilayah[]
  /** Why there is nothing to see. */
  message?: string
}

export async function readRegistrasiByProvinsi(
  { db, clock }: Platform,
  actor: Actor | undefined,
  asked: Asked,
): Promise<Statistik> {
  const onlyCentre = asked.provinsi_id === provinsiPusat.id
  const bingkai = onlyCentre ? undefined : await bingkaiOf(db, asked)
  if (!bingkai && !onlyCentre) return { rows: [], message: wilayahTidakDikenal }
  const email = actor && actor.role !== 'PELAKU_USAHA' ? asked.email : undefined
  const fromRows = Boolean(email) || asked.unit_usaha || asked.start !== undefined || asked.end !== undefined
  const today = dayInJakarta(clock())
  const counts = fromRows
    ? await countByWilayah(
        db,
        bingkai?.tingkat ?? 'provinsi',
        {
          jenis_registrasi_id: asked.jenis_registrasi,
          start: asked.start,
          end: asked.end,
          start_terbit: asked.start_terbit,
          end_terbit: asked.end_terbit,
          provinsi_id: bingkai?.provinsi_id,
          kota_id: onlyCentre ? undefined : asked.kota_id,
          pusat: onlyCentre ? true : asked.pusat ? undefined : false,
          email,
          countUnits: asked.unit_usaha,
        },
        today,
      )
    : await fromCounters(db, bingkai, asked, today)
  const figures = (found: WilayahCount | undefined) => ({
    total_registrasi: found?.total ?? 0,
    total_tidak_berlaku: found?.tidak_berlaku ?? 0,
    ...(asked.unit_usaha ? { unit_usaha: found?.unit ?? 0 } : {}),
  })
  const foundAt = (wilayah: number | null) => counts.find((row) => !row.pusat && row.wilayah === wilayah)
  const rows = (bingkai?.baris ?? []).map(({ wilayah, nama }) => ({ ...nama, ...figures(foundAt(wilayah)) }))
  const unplaced = foundAt(null)
  if (bingkai?.tanpaKota && unplaced) rows.push({ ...bingkai.tanpaKota, ...figures(unplaced) })
  if (asked.pusat || onlyCentre) rows.push({ ...namaPusat, ...figures(counts.find((row) => row.pusat)) })
  return { rows, ...explain(asked, rows) }
}

/** The same from the counters: the parts, what of the whole lies in none of them, and the centre's. */
async function fromCounters(
  db: Database,
  bingkai: Bingkai | undefined,
  asked: Asked,
  today: string,
): Promise<WilayahCount[]> {
  const terbit = { start: asked.start_terbit, end: asked.end_terbit }
  const whole = bingkai?.induk ?? nasional
  const one = asked.jenis_registrasi
  const together = one === undefined ? [0] : one > 0 ? [one] : []
  const wanted = !bingkai || asked.pusat || bingkai.tanpaKota !== undefined
  // Together they are kept of provinces and cities alone, and without the central office's.
  const apart = async () =>
    one === undefined ? (await listJenis(db, 'registrasi')).map(({ id }) => id) : together
  const jenis = wanted && (whole.tingkat === 'nasional' || asked.pusat) ? await apart() : together
  const [parts, all] = await Promise.all([
    bingkai ? bacaRegistrasi(db, { tempat: bingkai.bagian, jenis: together, terbit, today }) : [],
    wanted ? bacaRegistrasi(db, { tempat: whole, jenis, terbit, today }) : [],
  ])
  const local = parts.filter(({ pusat }) => !pusat)
  const sum = (rows: readonly CacahRegistrasi[]) => ({
    total: rows.reduce((total, row) => total + row.total, 0),
    tidak_berlaku: rows.reduce((total, row) => total + row.tidak_berlaku, 0),
    unit: undefined,
  })
  const [inside, around] = [sum(local), sum(all.filter(({ pusat }) => !pusat))]
  const unplaced = {
    pusat: false,
    wilayah: null,
    total: around.total - inside.total,
    tidak_berlaku: around.tidak_berlaku - inside.tidak_berlaku,
    unit: undefined,
  }
  return [
    ...local.map((row) => ({ ...row, unit: undefined })),
    ...(bingkai?.tanpaKota && unplaced.total > 0 ? [unplaced] : []),
    { pusat: true, wilayah: null, ...sum(all.filter(({ pusat }) => pusat)) },
  ]
}

function explain(asked: Asked, rows: readonly RegistrasiWilayah[]): { message?: string } {
  if (!isForwardRange(asked.start_terbit, asked.end_terbit) || !isForwardRange(asked.start, asked.end)) {
    return { message: rentangTerbalik }
  }
  if (rows.every(({ total_registrasi }) => total_registrasi === 0)) {
    return { message: 'Belum ada registrasi yang cocok dengan saringan ini.' }
  }
  return {}
}
