import type { RegistrasiWilayah, registrasiByProvinsi } from '@portal/domain/okkp/dasbor/dasbor.contract'
import { isForwardRange } from '@portal/domain/platform/calendar/rentang-waktu'
import type { Query } from '@portal/domain/platform/contract'
import { rentangDari } from '@portal/domain/platform/dasbor/rentang'
import { dayInJakarta } from '@portal/domain/platform/format'
import { provinsiPusat } from '@portal/domain/platform/wilayah/pusat'
import type { Actor } from '#platform/actor.ts'
import {
  type Bingkai,
  bingkaiOf,
  namaPusat,
  rentangTerbalik,
  wilayahTidakDikenal,
} from '#platform/dasbor/bingkai.ts'
import type { Database } from '#platform/database/database.ts'
import { nasional, type Tempat } from '#platform/figures/fact.ts'
import type { Platform } from '#platform/platform.ts'
import { type AngkaRegistrasi, readAngkaRegistrasi } from './angka-registrasi.repository.ts'
import { countByWilayah, type WilayahCount } from './dasbor.repository.ts'
import { listJenis } from './nama-dasbor.repository.ts'

type Asked = Query<typeof registrasiByProvinsi>

interface Statistik {
  rows: RegistrasiWilayah[]
  message?: string
}

function withRanges(asked: Asked): Asked {
  const masuk = rentangDari(asked.start, asked.end)
  const terbit = rentangDari(asked.start_terbit, asked.end_terbit)
  return { ...asked, ...masuk, start_terbit: terbit.start, end_terbit: terbit.end }
}

export async function readRegistrasiByProvinsi(
  { db, clock }: Platform,
  actor: Actor | undefined,
  query: Asked,
): Promise<Statistik> {
  const asked = withRanges(query)
  const onlyCentre = asked.provinsi_id === provinsiPusat.id
  const bingkai = onlyCentre ? undefined : await bingkaiOf(db, asked)
  if (!bingkai && !onlyCentre) return { rows: [], message: wilayahTidakDikenal }
  // Only staff may filter by account. The server ignores the filter of others.
  const email = actor && actor.role !== 'PELAKU_USAHA' ? asked.email : undefined
  // The fact table knows neither entry days, accounts nor businesses.
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
          pusat: onlyCentre || undefined,
          centreApart: asked.pusat || onlyCentre,
          email,
          countUnits: asked.unit_usaha,
        },
        today,
      )
    : await fromFacts(db, bingkai, asked, today)
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
  return { rows, ...messageOf(asked, rows) }
}

const jumlah = (rows: readonly AngkaRegistrasi[]) => ({
  total: rows.reduce((sum, { total }) => sum + total, 0),
  tidak_berlaku: rows.reduce((sum, row) => sum + row.tidak_berlaku, 0),
  unit: undefined,
})

function perWilayah(rows: readonly AngkaRegistrasi[]): WilayahCount[] {
  const groups = Map.groupBy(rows, ({ wilayah }) => wilayah)
  return [...groups].map(([wilayah, own]) => ({ pusat: false, wilayah, ...jumlah(own) }))
}

/**
 * Reads the counts from the fact table: sub-regions, the remainder without a sub-region, and the centre if it has a
 * separate row. Without `pusat=true`, a central registration counts in the region of its unit.
 */
async function fromFacts(
  db: Database,
  bingkai: Bingkai | undefined,
  asked: Asked,
  today: string,
): Promise<WilayahCount[]> {
  const terbit = { start: asked.start_terbit, end: asked.end_terbit }
  const jenis = asked.jenis_registrasi
  const kinds =
    jenis === undefined ? (await listJenis(db, 'registrasi')).map(({ id }) => id) : jenis > 0 ? [jenis] : []
  const read = async (tempat: Tempat | undefined, pusat?: boolean) =>
    tempat ? readAngkaRegistrasi(db, { tempat, jenis: kinds, terbit, today, pusat }) : []
  const placed = (tempat: Tempat | undefined) => read(tempat, asked.pusat ? false : undefined)
  const [parts, allPlaced, pusat] = await Promise.all([
    placed(bingkai?.bagian),
    placed(bingkai?.tanpaKota && bingkai.induk),
    asked.pusat || !bingkai ? read(bingkai?.induk ?? nasional, true) : [],
  ])
  const [inside, total] = [jumlah(parts), jumlah(allPlaced)]
  const unplaced = {
    pusat: false,
    wilayah: null,
    total: total.total - inside.total,
    tidak_berlaku: total.tidak_berlaku - inside.tidak_berlaku,
    unit: undefined,
  }
  return [
    ...perWilayah(parts),
    ...(unplaced.total > 0 ? [unplaced] : []),
    { pusat: true, wilayah: null, ...jumlah(pusat) },
  ]
}

function messageOf(asked: Asked, rows: readonly RegistrasiWilayah[]): { message?: string } {
  if (!isForwardRange(asked.start_terbit, asked.end_terbit) || !isForwardRange(asked.start, asked.end)) {
    return { message: rentangTerbalik }
  }
  if (rows.every(({ total_registrasi }) => total_registrasi === 0)) {
    return { message: 'Belum ada registrasi yang cocok dengan saringan ini.' }
  }
  return {}
}
