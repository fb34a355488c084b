import type {
  RegistrasiWilayah,
  registrasiByProvinsi,
} from '@portal/domain/okkp/statistik/statistik.contract'
import { isForwardRange } from '@portal/domain/platform/calendar/rentang-waktu'
import type { Query } from '@portal/domain/platform/contract'
import { dayInJakarta } from '@portal/domain/platform/format'
import { provinsiOfKota, provinsiPusat } from '@portal/domain/platform/wilayah/wilayah'
import type { Actor } from '#platform/actor.ts'
import type { Platform } from '#platform/platform.ts'
import { listProvinsi } from '#platform/wilayah/wilayah.repository.ts'
import { countByWilayah, findProvinsiName, listKotaOf, type WilayahCount } from './statistik.repository.ts'

type Asked = Query<typeof registrasiByProvinsi>

interface Statistik {
  rows: RegistrasiWilayah[]
  /** Why there is nothing to see. */
  message?: string
}

type Nama = Pick<RegistrasiWilayah, 'provinsi_id' | 'provinsi' | 'kota_id' | 'kota'>

/** What is counted, and the rows it is shown in. */
interface Bingkai {
  level: 'provinsi' | 'kota'
  provinsi_id: number | undefined
  /** Each region is shown, also without a registration; those without a city (null) only where there are any. */
  baris: readonly { wilayah: number | null; nama: Nama }[]
}

const noKota = { kota_id: null, kota: null }
const pusat: Nama = { provinsi_id: provinsiPusat.id, provinsi: provinsiPusat.nama, ...noKota }

export async function readRegistrasiByProvinsi(
  { db, clock }: Platform,
  actor: Actor | undefined,
  asked: Asked,
): Promise<Statistik> {
  const bingkai = await bingkaiOf(db, asked)
  if (!bingkai) return { rows: [], message: 'Wilayah ini tidak dikenal.' }
  const onlyCentre = asked.provinsi_id === provinsiPusat.id
  const counts = await countByWilayah(
    db,
    bingkai.level,
    {
      jenis_registrasi_id: asked.jenis_registrasi,
      start: asked.start,
      end: asked.end,
      start_terbit: asked.start_terbit,
      end_terbit: asked.end_terbit,
      provinsi_id: bingkai.provinsi_id,
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
  const rows = bingkai.baris.flatMap(({ wilayah, nama }) => {
    const found = counts.find((row) => !row.pusat && row.wilayah === wilayah)
    return wilayah === null && !found ? [] : [{ ...nama, ...figures(found) }]
  })
  if (asked.pusat || onlyCentre) rows.push({ ...pusat, ...figures(counts.find((row) => row.pusat)) })
  return { rows, ...explain(asked, rows) }
}

/** None for a region that does not exist, or a city outside the province named beside it. */
async function bingkaiOf(
  db: Platform['db'],
  { provinsi_id, kota_id }: Pick<Asked, 'provinsi_id' | 'kota_id'>,
): Promise<Bingkai | undefined> {
  if (provinsi_id === provinsiPusat.id) return { level: 'provinsi', provinsi_id: undefined, baris: [] }
  const wanted = provinsi_id ?? (kota_id === undefined ? undefined : provinsiOfKota(kota_id))
  if (wanted === undefined) {
    const baris = (await listProvinsi(db)).map(({ id, nama }) => ({
      wilayah: id,
      nama: { provinsi_id: id, provinsi: nama, ...noKota },
    }))
    return { level: 'provinsi', provinsi_id: undefined, baris }
  }
  const [provinsi, semua] = await Promise.all([findProvinsiName(db, wanted), listKotaOf(db, wanted)])
  const dipilih = kota_id === undefined ? semua : semua.filter(({ id }) => id === kota_id)
  if (provinsi === undefined || (kota_id !== undefined && dipilih.length === 0)) return undefined
  const induk = { provinsi_id: wanted, provinsi }
  return {
    level: 'kota',
    provinsi_id: wanted,
    baris: [
      ...dipilih.map(({ id, nama }) => ({ wilayah: id, nama: { ...induk, kota_id: id, kota: nama } })),
      { wilayah: null, nama: { ...induk, ...noKota } },
    ],
  }
}

function explain(asked: Asked, rows: readonly RegistrasiWilayah[]): { message?: string } {
  if (!isForwardRange(asked.start_terbit, asked.end_terbit) || !isForwardRange(asked.start, asked.end)) {
    return { message: 'Tanggal akhir mendahului tanggal awal, jadi tidak ada yang terhitung.' }
  }
  if (rows.every(({ total_registrasi }) => total_registrasi === 0)) {
    return { message: 'Belum ada registrasi yang cocok dengan saringan ini.' }
  }
  return {}
}
