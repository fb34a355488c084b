import { feature } from 'topojson-client'
import { describe, expect, test } from 'vitest'
import { mapSources, readMapFiles } from './map-sources.ts'
import type { MapTopology, SourceTopology } from './split-map.ts'

const sources = mapSources()
const files = readMapFiles()
const country = files.get('provinsi') as MapTopology
const featuresOf = (topology: MapTopology) => feature(topology, topology.objects.wilayah).features

test('the country has 38 provinces, and each has its cities in a file of its own: 514', () => {
  const codes = featuresOf(country).map(({ id }) => String(id))
  expect(codes).toHaveLength(38)
  expect([...files.keys()].toSorted()).toEqual([...codes, 'provinsi'].toSorted())
  const ids = codes.flatMap((kode) => {
    const cities = featuresOf(files.get(kode) as MapTopology)
    expect(cities.every(({ id }) => String(id).startsWith(kode))).toBe(true)
    return cities.map(({ id }) => id)
  })
  expect([ids.length, new Set(ids).size]).toEqual([514, 514])
})

test('a city alone has the outline it had among all of them', () => {
  const [name] = Object.keys(sources.kota.objects)
  const all = feature(sources.kota, sources.kota.objects[name as string] as SourceTopology['objects'][string])
  const byCode = new Map(all.features.map((one) => [Number(one.properties.kode.replace('.', '')), one]))
  for (const kode of ['11', '32', '81', '95']) {
    for (const city of featuresOf(files.get(kode) as MapTopology)) {
      const before = byCode.get(Number(city.id))
      expect(city.properties.nama).toBe(before?.properties.nama)
      expect(city.geometry).toEqual(before?.geometry)
    }
  }
})

describe('weight', () => {
  const size = (name: string) => JSON.stringify(files.get(name)).length
  test('the country is coarser than its source, and no province is heavy', () => {
    expect(size('provinsi')).toBeLessThan(150_000)
    const heaviest = Math.max(...[...files.keys()].filter((name) => name !== 'provinsi').map(size))
    expect(heaviest).toBeLessThan(25_000)
  })
})
