import type { sanitasiPasarCall, sanitasiProvinsiCall } from '@portal/domain/pasar/dasbor/dasbor.contract'
import type {
  SanitasiRingkas,
  SanitasiWilayah,
  TingkatWilayah,
} from '@portal/domain/pasar/dasbor/dasbor.schema'
import { predikatSanitasiOf } from '@portal/domain/pasar/sanitasi/nilai-sanitasi'
import { aspekSanitasi } from '@portal/domain/pasar/sop/sop.contract'
import type { Query } from '@portal/domain/platform/contract'
import { rerata } from '@portal/domain/platform/dasbor/angka'
import { satuanNilai } from '#pasar/sanitasi/sanitasi.fact.ts'
import type { Actor } from '#platform/actor.ts'
import type { Database } from '#platform/database/database.ts'
import type { Figure } from '#platform/figures/read-figures.ts'
import type { Platform } from '#platform/platform.ts'
import { jumlah, readKelompok } from './angka.service.ts'
import { idOf, type Lingkup, lingkupOf } from './lingkup.ts'
import { aspek, sanitasi } from './sumber.ts'

const belumAda = 'Belum ada penilaian sanitasi di wilayah dan waktu ini.'

function rataOf(cacah: readonly Figure<'ukuran'>[]) {
  const sumOf = (ukuran: string) => jumlah(cacah.filter((row) => row.ukuran === ukuran))
  const count = sumOf('penilaian')
  const mean = count > 0 ? sumOf('nilai') / satuanNilai / count : null
  return { count, mean, rata: rerata(sumOf('nilai') / satuanNilai, count) }
}

function summarise(
  whole: readonly Figure<'ukuran'>[],
  parts: readonly Figure<'aspek_kode' | 'ukuran'>[],
): SanitasiRingkas {
  const { count, mean, rata } = rataOf(whole)
  return {
    avg_total_nilai: rata,
    count_total_nilai: count,
    predikat: mean === null ? null : predikatSanitasiOf(mean),
    data_aspek: Object.entries(aspekSanitasi).map(([kode, nama]) => ({
      aspek_kode: Number(kode),
      nama,
      total_nilai: rataOf(parts.filter(({ aspek_kode }) => aspek_kode === Number(kode))).rata,
    })),
  }
}

async function readNilai(db: Database, lingkup: Lingkup, tingkat: TingkatWilayah) {
  const [whole, parts] = await Promise.all([
    readKelompok(db, sanitasi, lingkup, tingkat),
    readKelompok(db, aspek, lingkup, tingkat),
  ])
  const partsOf = new Map(parts.map(({ wilayah, cacah }) => [idOf(tingkat, wilayah), cacah]))
  const rows: SanitasiWilayah[] = whole.map(({ wilayah, cacah }) => ({
    ...wilayah,
    ...summarise(cacah, partsOf.get(idOf(tingkat, wilayah)) ?? []),
  }))
  const total = summarise(
    whole.flatMap(({ cacah }) => cacah),
    parts.flatMap(({ cacah }) => cacah),
  )
  return { rows, total, kosong: lingkup.kosong ?? (rows.length === 0 ? belumAda : undefined) }
}

export async function readSanitasiPasar(
  { db }: Platform,
  actor: Actor | undefined,
  query: Query<typeof sanitasiPasarCall>,
) {
  const { rows, kosong } = await readNilai(db, await lingkupOf(db, actor, query), 'pasar')
  return { data: rows, kosong }
}

export async function readSanitasiProvinsi(
  { db }: Platform,
  actor: Actor | undefined,
  query: Query<typeof sanitasiProvinsiCall>,
) {
  const lingkup = await lingkupOf(db, actor, query)
  const tingkat = lingkup.provinsi_id === undefined && lingkup.kota_id === undefined ? 'provinsi' : 'kota'
  const { rows, total, kosong } = await readNilai(db, lingkup, tingkat)
  return { data: { wilayah: rows, total_wilayah: total }, kosong }
}
