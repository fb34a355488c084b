import type {
  RegistrasiWilayah,
  registrasiByProvinsi,
} from '@portal/domain/okkp/statistik/statistik.contract'
import { isForwardRange } from '@portal/domain/platform/calendar/rentang-waktu'
import type { Query } from '@portal/domain/platform/contract'
import { dayInJakarta } from '@portal/domain/platform/format'
import { provinsiPusat } from '@portal/domain/platform/wilayah/wilayah'
import type { Actor } from '#platform/actor.ts'
import type { Platform } from '#platform/platform.ts'
import { bingkaiOf, namaPusat, rentangTerbalik, wilayahTidakDikenal } from '#platform/statistik/bingkai.ts'
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
  const counts = await countByWilayah(
    db,
    bingkai?.tingkat ?? 'provinsi',
    {
      jenis_registrasi_id: asked.jenis_registrasi,
      start: asked.start,
      end: asked.end,
      start_terbit: asked.start_terbit,
      end_terbit: asked.end_terbit,
      provinsi_id: bingkai?.provinsi_id,
      kota_id: asked.kota_id,
      pusat: onlyCentre ? true : asked.pusat ? undefined : false,
      email: actor && actor.role !== 'PELAKU_USAHA' ? asked.email : undefined,
      countUnits: asked.unit_usaha,
    },
    dayInJakarta(clock()),
  )
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

function explain(asked: Asked, rows: readonly RegistrasiWilayah[]): { message?: string } {
  if (!isForwardRange(asked.start_terbit, asked.end_terbit) || !isForwardRange(asked.start, asked.end)) {
    return { message: rentangTerbalik }
  }
  if (rows.every(({ total_registrasi }) => total_registrasi === 0)) {
    return { message: 'Belum ada registrasi yang cocok dengan saringan ini.' }
  }
  return {}
}
