import { createRequire } from 'node:module'
import { namaResmi } from '@portal/domain/platform/wilayah/nama-resmi'
import { getDistricts, getProvinces, getRegencies } from 'idn-area-data'
import { sql } from 'kysely'
import { defineSeed } from '#platform/database/seed.ts'

// Region data: idn-area-data, © Fityan Nugroho and contributors, Open Database License (ODbL) 1.0.

const { resolve } = createRequire(import.meta.url)
const idOf = (code: string) => Number(code.replaceAll('.', ''))

export default defineSeed({
  inputs: ['provinces', 'regencies', 'districts'].map((name) => resolve(`idn-area-data/data/${name}.csv`)),
  async run(db, { say }) {
    const [provinces, regencies, districts] = await Promise.all([
      getProvinces(),
      getRegencies({ transform: true }),
      getDistricts({ transform: true }),
    ])
    say(
      `Regions: ${provinces.length} provinces, ${regencies.length} regencies and cities, ${districts.length} districts`,
    )

    const provinsi = provinces.map(({ code, name }) => ({
      id: idOf(code),
      kode: code,
      nama: namaResmi(name),
    }))
    const kota = regencies.map(({ code, name, provinceCode }) => ({
      id: idOf(code),
      kode: code,
      provinsi_id: idOf(provinceCode),
      nama: name,
      jenis: name.startsWith('Kabupaten') ? 'KABUPATEN' : 'KOTA',
    }))
    const kecamatan = districts.map(({ code, name, regencyCode }) => ({
      id: idOf(code),
      kode: code,
      kota_id: idOf(regencyCode),
      nama: name,
    }))

    await sql`
      insert into wilayah.provinsi (id, kode, nama)
      select id, kode, nama from jsonb_populate_recordset(null::wilayah.provinsi, ${JSON.stringify(provinsi)})
      on conflict (id) do update set nama = excluded.nama`.execute(db)
    await sql`
      insert into wilayah.kota (id, kode, provinsi_id, nama, jenis)
      select id, kode, provinsi_id, nama, jenis from jsonb_populate_recordset(null::wilayah.kota, ${JSON.stringify(kota)})
      on conflict (id) do update set nama = excluded.nama, jenis = excluded.jenis`.execute(db)
    await sql`
      insert into wilayah.kecamatan (id, kode, kota_id, nama)
      select id, kode, kota_id, nama from jsonb_populate_recordset(null::wilayah.kecamatan, ${JSON.stringify(kecamatan)})
      on conflict (id) do update set nama = excluded.nama`.execute(db)
  },
})
