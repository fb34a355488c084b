import { berasOf, decideKelas, type KelasMutu, type KunciMutu } from '@portal/domain/okkp/uji-mutu/kelas-mutu'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { sql } from 'kysely'
import { listAturan } from '#okkp/uji-mutu/uji-mutu.repository.ts'
import { dasarBeras } from '#okkp/uji-mutu/uji-mutu.service.ts'
import { defineSeed } from '#platform/database/seed.ts'
import { type Chance, sequence } from './acak.ts'
import { saatKerja } from './saat.ts'
import { bandung, isMusimHujan, tempatUji } from './tempat.ts'

const beras = ['Beras', 'Beras', 'Beras', 'Beras', 'Beras Merah', 'Beras Pecah Kulit']
const lain: readonly (readonly [nama: string, standar: string])[] = [
  ['Jagung', 'SNI 8926:2020'],
  ['Kedelai', 'SNI 01-3922-1995'],
  ['Cabai Merah', 'SNI 4480:2016'],
  ['Mangga', 'SNI 3164:2009'],
]
const merek = ['Panen Raya', 'Dewi Sri', 'Padi Mas', 'Rasa Desa', 'Tani Unggul', 'Si Pulen']
const gudang = ['Penggilingan', 'Gudang', 'Toko', 'Pasar Induk']

/** Returns the measurements of a rice sample. Rice from the wet months has more moisture and more broken grains. */
function ukuranOf(chance: Chance, tanggal: string): Record<KunciMutu, number> {
  const basah = isMusimHujan(tanggal)
  const rounded = (value: number) => Math.round(value * 100) / 100
  const some = (most: number, steps = 100) => rounded((chance.upTo(steps) / steps) * most)
  return {
    derajat_sosoh: chance.upTo(30) === 0 ? 92 : rounded(95 + some(4)),
    kadar_air: rounded(12.4 + some(basah ? 1.75 : 1.6)),
    butir_menir: some(basah ? 2.4 : 1.4),
    butir_patah: rounded(6 + some(basah ? 26 : 18)),
    butir_lain: some(2.6),
    butir_gabah: chance.upTo(4) === 0 ? 1 : 0,
    benda_lain: chance.upTo(4) === 0 ? 0.02 : 0,
  }
}

export default defineSeed({
  async run(db, { say }) {
    if (await db.selectFrom('okkp.uji_mutu').select('id').limit(1).executeTakeFirst()) return
    const chance = sequence(32)
    const today = dayInJakarta(new Date())
    const aturan = await listAturan(db)
    const known = await db.selectFrom('okkp.komoditas').select(['nama', 'id']).execute()
    const ids = new Map(known.map(({ nama, id }) => [nama, id]))
    const rows = (await tempatUji(db, 1)).flatMap((tempat) =>
      Array.from({ length: tempat.kota_id === bandung ? 40 : 20 }, () => {
        const tanggal = addDays(today, -chance.upTo(730))
        const common = {
          lembaga: `Dinas Pangan ${tempat.kota}`,
          tanggal,
          lokasi_sampel: `${chance.pick(gudang)} ${tempat.kota.replace(/^(Kota|Kabupaten) /, '')}`,
          provinsi_id: tempat.provinsi_id,
          kota_id: tempat.kota_id,
        }
        if (chance.upTo(5) === 0) {
          const [nama, dasar_kelas] = chance.pick(lain)
          const kelas_mutu_id = chance.pick<KelasMutu>([1, 1, 2, 2, 3])
          return { ...common, komoditas_id: ids.get(nama), kelas_mutu_id, dasar_kelas, penentu: [] }
        }
        const nama = chance.pick(beras)
        const jenis_beras = berasOf(nama) ?? 'sosoh'
        const ukuran = ukuranOf(chance, tanggal)
        const { kelas, penentu, alasan } = decideKelas(aturan, jenis_beras, ukuran)
        return {
          ...common,
          ...ukuran,
          komoditas_id: ids.get(nama),
          jenis_beras,
          merek: chance.pick(merek),
          kelas_mutu_id: kelas,
          penentu,
          alasan_kelas: alasan,
          dasar_kelas: dasarBeras,
        }
      }),
    )
    await sql`
      insert into okkp.uji_mutu (lembaga, tanggal, lokasi_sampel, komoditas_id, merek, jenis_beras, derajat_sosoh,
        kadar_air, butir_menir, butir_patah, butir_lain, butir_gabah, benda_lain, kelas_mutu_id, penentu, alasan_kelas,
        dasar_kelas, provinsi_id, kota_id, created_at, updated_at)
      select lembaga, tanggal, lokasi_sampel, komoditas_id, merek, jenis_beras, derajat_sosoh, kadar_air, butir_menir,
        butir_patah, butir_lain, butir_gabah, benda_lain, kelas_mutu_id, penentu, alasan_kelas, dasar_kelas,
        provinsi_id, kota_id, saat, saat
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as baru (lembaga text, tanggal date, lokasi_sampel text,
        komoditas_id bigint, merek text, jenis_beras text, derajat_sosoh float8, kadar_air float8, butir_menir float8,
        butir_patah float8, butir_lain float8, butir_gabah float8, benda_lain float8, kelas_mutu_id smallint,
        penentu text[], alasan_kelas text, dasar_kelas text, provinsi_id int, kota_id int)
      cross join lateral (select ${saatKerja(sql`tanggal`, sql`lokasi_sampel || tanggal || komoditas_id`)} as saat) s
      where komoditas_id is not null`.execute(db)
    say(`Added ${rows.length} demo quality tests`)
  },
})
