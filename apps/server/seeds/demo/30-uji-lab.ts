import { buildLibrary } from '@portal/domain/okkp/batas/pustaka'
import { nilaiHasil } from '@portal/domain/okkp/uji-lab/uji-lab.putusan'
import { putusanSampel } from '@portal/domain/okkp/uji-lab/uji-lab.schema'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { type RawBuilder, sql } from 'kysely'
import { readIsiPustaka } from '#okkp/batas/pustaka.repository.ts'
import { insertMany, type UjiLabBanyak } from '#okkp/uji-lab/uji-lab-banyak.repository.ts'
import type { Executor } from '#platform/database/database.ts'
import { defineSeed } from '#platform/database/seed.ts'
import { type Chance, sequence } from './acak.ts'
import { type Macam, macam, terlarang } from './macam-uji-lab.ts'
import { saatKerja } from './saat.ts'
import { bandung, isMusimHujan, type Tempat, tempatUji } from './tempat.ts'

/**
 * Outbreaks: periods in which 60% of one kind of test fail in a province and offices test more often. `dari` and
 * `sampai` count days back from today.
 */
const wabah = [
  { provinsi_id: 32, jenis: 4, dari: 80, sampai: 45 },
  { provinsi_id: 35, jenis: 1, dari: 320, sampai: 280 },
  { provinsi_id: 53, jenis: 3, dari: 500, sampai: 470 },
]

const ujiTiapWabah = 24
const ujiTerlarang = 60

const laboratorium = ['Balai Pengujian Mutu Pangan', 'Laboratorium Kesehatan Daerah', 'BPMKP Provinsi']
const duaTahun = 730

interface Lists {
  library: ReturnType<typeof buildLibrary>
  komoditas: ReadonlyMap<string, number>
  parameter: ReadonlyMap<string, { id: number; satuan: string | null }>
}

interface Rencana {
  tempat: Tempat
  one: Macam
  tanggal: string
}

function isBad(chance: Chance, { one, tempat: { provinsi_id }, tanggal }: Rencana, today: string): boolean {
  const ramai = wabah.some(
    (each) =>
      each.provinsi_id === provinsi_id &&
      each.jenis === one.jenis_uji_lab_id &&
      tanggal >= addDays(today, -each.dari) &&
      tanggal <= addDays(today, -each.sampai),
  )
  return chance.upTo(100) < (ramai ? 60 : one.gagal[isMusimHujan(tanggal) ? 1 : 0])
}

/** Plans the tests: regular tests in every place over two years, and extra tests during the outbreaks. */
function rencana(chance: Chance, places: readonly Tempat[], today: string): Rencana[] {
  const biasa = places.map((tempat) => ({
    tempat,
    one: chance.pick(macam),
    tanggal: addDays(today, -chance.upTo(duaTahun)),
  }))
  const ramai = wabah.flatMap(({ provinsi_id, jenis, dari, sampai }) => {
    const there = places.filter((tempat) => tempat.provinsi_id === provinsi_id)
    const kinds = macam.filter(({ jenis_uji_lab_id }) => jenis_uji_lab_id === jenis)
    return Array.from({ length: ujiTiapWabah }, () => ({
      tempat: chance.pick(there),
      one: chance.pick(kinds),
      tanggal: addDays(today, -sampai - chance.upTo(dari - sampai)),
    }))
  })
  return [...biasa, ...ramai]
}

/** Plans the tests of the last year for banned substances. Every third one is in Kota Bandung. */
function rencanaTerlarang(chance: Chance, places: readonly Tempat[], today: string): Rencana[] {
  const dekat = places.filter(({ kota_id }) => kota_id === bandung)
  return Array.from({ length: ujiTerlarang }, (_, nomor) => ({
    tempat: chance.pick(nomor % 3 === 0 ? dekat : places),
    one: chance.pick(terlarang),
    tanggal: addDays(today, -chance.upTo(365)),
  }))
}

function sample(
  chance: Chance,
  planned: Rencana,
  today: string,
  nomor: number,
  lists: Lists,
): UjiLabBanyak[] {
  const { tempat, one, tanggal } = planned
  const komoditas_id = lists.komoditas.get(chance.pick(one.pangan))
  const bad = isBad(chance, planned, today)
  const worst = chance.upTo(one.ukuran.length)
  if (komoditas_id === undefined) return []
  const hasil = one.ukuran.flatMap(({ parameter, biasa, buruk }, index) => {
    const known = lists.parameter.get(parameter)
    if (!known) return []
    const hasil_uji = chance.pick(bad && index === worst ? buruk : biasa)
    const written = { hasil_uji, satuan: null, standar: null, metode_uji: null, status: null, alasan: null }
    return [nilaiHasil(lists.library, { komoditas_id, tanggal }, known, written).hasil]
  })
  return [
    {
      key: `demo:${nomor}`,
      kode_sampel: null,
      sidik: null,
      jenis_uji_lab_id: one.jenis_uji_lab_id,
      tanggal,
      komoditas_id,
      lembaga: `Dinas Pangan ${tempat.kota}`,
      lokasi_sampel: `${chance.pick(['Pasar Induk', 'Pasar Baru', 'Gudang', 'Pengepul'])} ${tempat.kota.replace(/^(Kota|Kabupaten) /, '')}`,
      laboratorium: chance.pick(laboratorium),
      no_lhu: `LHU-${tanggal.slice(0, 4)}/${1000 + nomor}`,
      provinsi_id: tempat.provinsi_id,
      kota_id: tempat.kota_id,
      status: putusanSampel(hasil),
      hasil,
    },
  ]
}

/**
 * Returns SQL for the days in the laboratory. Microbe cultures need two more days. Hashes of the province and of the
 * sample add up to three days each.
 */
const lamaUji = (uji: RawBuilder<unknown>) => sql`(1 + case when ${uji}.jenis_uji_lab_id = 3 then 2 else 0 end
  + abs(hashtext('jauh' || ${uji}.provinsi_id)) % 4 + abs(hashtext('lama' || ${uji}.id)) % 4)`

async function insertTests(db: Executor, today: string): Promise<number> {
  const chance = sequence(30)
  const komoditas = await db.selectFrom('okkp.komoditas').select(['nama', 'id']).execute()
  const parameter = await db.selectFrom('okkp.parameter').select(['nama', 'id', 'satuan']).execute()
  const lists: Lists = {
    library: buildLibrary(await readIsiPustaka(db)),
    komoditas: new Map(komoditas.map(({ nama, id }) => [nama, id])),
    parameter: new Map(parameter.map(({ nama, id, satuan }) => [nama, { id, satuan }])),
  }
  const places = (await tempatUji(db, 2)).flatMap((tempat) =>
    Array<Tempat>(tempat.kota_id === bandung ? 60 : 20).fill(tempat),
  )
  const rows = rencana(chance, places, today).flatMap((planned, nomor) =>
    sample(chance, planned, today, nomor, lists),
  )
  // A sequence of its own keeps the other tests as they are.
  const lain = sequence(31)
  const larangan = rencanaTerlarang(lain, places, today).flatMap((planned, nomor) =>
    sample(lain, planned, today, rows.length + nomor, lists),
  )
  rows.push(...larangan)
  await insertMany(db, rows, { asal: 'manual' })
  // Jawa Tengah (33) made some of its laboratory tests for Jawa Barat (32).
  await sql`update okkp.uji_lab u set created_at = saat, updated_at = saat,
      created_for = case when u.provinsi_id = 33 and u.id % 6 = 0 then 32 end,
      diambil_oleh = 'Petugas pengambil contoh', diambil_pada = u.tanggal - lama - antar,
      diserahkan_oleh = 'Petugas pengambil contoh', diserahkan_pada = u.tanggal - lama,
      diterima_oleh = 'Penerima contoh', diterima_pada = u.tanggal - lama
    from okkp.uji_lab asal
    cross join lateral (select ${saatKerja(sql`asal.tanggal`, sql`'lab' || asal.id`)} as saat,
      ${lamaUji(sql`asal`)} as lama, abs(hashtext('antar' || asal.id)) % 3 as antar) s
    where asal.id = u.id and u.created_by is null and u.asal = 'manual'`.execute(db)
  return rows.length
}

/**
 * Adds two years of laboratory tests in every province, with wet seasons and three outbreaks. The limit library decides
 * the verdicts.
 */
export default defineSeed({
  async run(db, { say }) {
    if (await db.selectFrom('okkp.uji_lab').select('id').limit(1).executeTakeFirst()) return
    say(`Added ${await insertTests(db, dayInJakarta(new Date()))} demo laboratory tests`)
  },
})
