import type { BandingSurvei, WilayahBaris } from '@portal/domain/pasar/dasbor/dasbor.schema'
import { mingguKe } from '@portal/domain/platform/dasbor/deret'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrongKeys } from '#platform/figures/facts.repository.ts'
import type { SignedInClient } from '#testing/app.ts'
import { useTestApp } from '#testing/app.ts'
import { totalNaif } from '#testing/kasus-acak.ts'
import { anyDay, anyWrite, applyWrite, clearTables, marketFacts } from './dunia.fixture.ts'
import {
  bagian,
  type Dunia,
  dokumenNaif,
  pasarNaif,
  pedagangNaif,
  rapidNaif,
  readDunia,
  sanitasiNaif,
  surveiNaif,
  type Tanya,
} from './naive-counts.fixture.ts'

const server = useTestApp()

const anyTanya = fc.record({
  tempat: fc.constantFrom<Tanya[]>(
    {},
    { provinsi_id: 32 },
    { provinsi_id: 35 },
    { provinsi_id: 32, kota_id: 3273 },
  ),
  start_date: fc.option(anyDay, { nil: undefined }),
  end_date: fc.option(anyDay, { nil: undefined }),
  group: fc.constantFrom('provinsi', 'kota', 'pasar'),
  nth: fc.option(fc.nat(), { nil: undefined, freq: 3 }),
})

type Row = WilayahBaris & Record<string, unknown>
const mapOf = <T>(
  rows: readonly Row[],
  level: 'provinsi_id' | 'kota_id' | 'pasar_id',
  value: (row: Row) => T,
) => new Map(rows.map((row) => [row[level], value(row)]))

async function compare(client: SignedInClient, dunia: Dunia, tanya: Tanya, group: string): Promise<void> {
  const ask = async (path: string, more: Record<string, string> = {}) => {
    const given = Object.entries(tanya).filter(([, value]) => value !== undefined)
    const query = { ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])), ...more }
    const answer = await client.inject({ url: `/api/pasar-pangan/dashboard/${path}`, query })
    expect([answer.statusCode, answer.body]).toEqual([200, expect.not.stringContaining('NaN')])
    return answer.json()
  }
  const level = bagian(tanya)
  const pasar = (await ask('profil/total_pasar')).data
  const naifPasar = pasarNaif(dunia, tanya)
  expect([pasar.total_pasar, mapOf(pasar.wilayah, level, (row) => row.total_pasar)]).toEqual([
    naifPasar.total,
    naifPasar.per,
  ])

  const naifPedagang = pedagangNaif(dunia, tanya)
  const pedagang = (await ask('pedagang/bywilayah', { byKomoditas: 'true' })).data
  expect(mapOf(pedagang, level, (row) => row.total_pedagang)).toEqual(naifPedagang.per)
  const goods = (await ask('komoditas/bypedagang')).data as { komoditas_id: number; total_pedagang: number }[]
  expect(new Map(goods.map((row) => [row.komoditas_id, row.total_pedagang]))).toEqual(naifPedagang.komoditas)
  const perRegion = pedagang.flatMap((row: { komoditas: { total_pedagang: number }[] }) => row.komoditas)
  expect(
    perRegion.reduce((sum: number, row: { total_pedagang: number }) => sum + row.total_pedagang, 0),
  ).toBe([...naifPedagang.komoditas.values()].reduce((sum, n) => sum + n, 0))

  const naifDokumen = dokumenNaif(dunia, tanya)
  const dokumen = (await ask('profil/persentase_dokumen')).data
  expect([dokumen.total_profil, dokumen.persentase_total]).toEqual([
    naifDokumen.total_profil,
    naifDokumen.persentase_total,
  ])
  expect(mapOf(dokumen.wilayah, level, (row) => row.persentase_total)).toEqual(naifDokumen.per)
  for (const { kode, total_ada } of dokumen.list_doc)
    expect([kode, total_ada]).toEqual([kode, naifDokumen.ada(kode)])

  const perProvinsi = tanya.provinsi_id || tanya.kota_id || tanya.pasar_id ? 'kota_id' : 'provinsi_id'
  const naifSanitasi = sanitasiNaif(dunia, tanya, perProvinsi)
  const { wilayah, total_wilayah: total } = (await ask('sanitasi/byprovinsi')).data
  expect([total.avg_total_nilai, total.count_total_nilai]).toEqual([naifSanitasi.rata, naifSanitasi.count])
  for (const { aspek_kode, total_nilai } of total.data_aspek)
    expect([aspek_kode, total_nilai]).toEqual([aspek_kode, naifSanitasi.aspek(aspek_kode)])
  expect(mapOf(wilayah, perProvinsi, (row) => row.avg_total_nilai)).toEqual(naifSanitasi.per)
  const perPasar = mapOf((await ask('sanitasi/bypasar')).data, 'pasar_id', (row) => row.avg_total_nilai)
  expect(perPasar).toEqual(sanitasiNaif(dunia, tanya, 'pasar_id').per)

  const naifRapid = rapidNaif(dunia, tanya, `${group}_id` as 'kota_id')
  const rapid = (await ask('rapid_test/compare', { group_by: group })).data
  const totals = Object.keys(totalNaif([]))
  expect(
    mapOf(rapid, `${group}_id` as 'kota_id', (row) =>
      Object.fromEntries(totals.map((name) => [name, row[name]])),
    ),
  ).toEqual(naifRapid.per)
  await compareTime(client, dunia, tanya)

  const survei = (await ask('compare_survey', { group_by: group })).data
  const sides = (row: BandingSurvei) =>
    (['pre', 'post'] as const).map((fase) => ({
      n: row[`total_responden_${fase}_program`],
      nilai: row[`total_nilai_${fase}_program`],
      presentase: row[`presentase_${fase}_program`],
    }))
  for (const sasaran of ['konsumen', 'pedagang']) {
    const naif = surveiNaif(dunia, tanya, sasaran, `${group}_id` as 'kota_id')
    expect(sides(survei.total[sasaran])).toEqual([naif.total.pre, naif.total.post])
    expect(mapOf(survei[sasaran], `${group}_id` as 'kota_id', (row) => sides(row as never))).toEqual(
      new Map([...naif.per].map(([id, { pre, post }]) => [id, [pre, post]])),
    )
  }
}

async function compareTime(
  client: SignedInClient,
  dunia: Dunia,
  { start_date: _s, end_date: _e, ...tempat }: Tanya,
) {
  const { rows } = rapidNaif(dunia, tempat, 'pasar_id')
  const place = Object.fromEntries(Object.entries(tempat).map(([name, value]) => [name, String(value)]))
  for (const more of [{}, { months: '1,12' }] as Record<string, string>[]) {
    const query = { ...place, years: '2025,2024', ...more }
    const answer = await client.inject({ url: '/api/pasar-pangan/dashboard/rapid_test/statistik', query })
    const { statistik, ...total } = answer.json().data
    const asked = rows.filter(
      ({ hari }) => /^202[45]/.test(hari) && (!('months' in more) || /-(01|12)-/.test(hari)),
    )
    expect(total).toEqual(totalNaif(asked))
    for (const point of statistik) {
      const own = asked.filter(
        ({ hari }) =>
          hari.startsWith(`${point.years}-${String(point.months).padStart(2, '0')}-`) &&
          (point.weeks === null || mingguKe(hari) === point.weeks),
      )
      const of = (kategori: string, hasil: string) =>
        own.filter((row) => row.kategori === kategori && row.hasil === hasil).length
      expect([point.label, point.count, point.total_positif_psah, point.total_negatif_psat]).toEqual([
        point.label,
        own.length,
        of('PSAH', 'Positif'),
        of('PSAT', 'Negatif'),
      ])
      const { total_rapid_test: _n, total_positif: _p, total_negatif: _m, ...outcomes } = totalNaif(own)
      expect(point).toMatchObject(outcomes)
    }
  }
}

test('whatever is written, imported, moved and taken back, every call says what the rows say', async () => {
  const { platform } = server.get()
  const { db } = platform
  const pusat = await server.get().as('OKKP_ADMIN_PUSAT')
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyWrite, { minLength: 6, maxLength: 16 }),
      fc.array(anyTanya, { minLength: 2, maxLength: 3 }),
      async (writes, questions) => {
        await clearTables(db)
        await applyWrite(db, { kind: 'pasar', kota: 3273, tahun: 2025 })
        for (const write of writes) await applyWrite(db, write)
        const dunia = await readDunia(db)
        for (const { tempat, group, nth, ...range } of questions) {
          const market = nth === undefined ? undefined : dunia.pasar[nth % dunia.pasar.length]
          await compare(
            pusat,
            dunia,
            { ...(market ? { pasar_id: market.pasar_id } : tempat), ...range },
            group,
          )
        }
        for (const name of marketFacts) expect([name, await wrongKeys(db, name)]).toEqual([name, 0])
      },
    ),
    { numRuns: 20 },
  )
})
