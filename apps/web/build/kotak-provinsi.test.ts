import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kotakProvinsi, titikFaultIn } from '@portal/domain/platform/geo/kotak-provinsi'
import { expect, test } from 'vitest'

const file = join(import.meta.dirname, '../geo/provinsi.topo.json')

interface Topology {
  objects: Record<string, { geometries: { properties: { kode: string; lat: number; lng: number } }[] }>
}

test('every province of the map has a box around its middle', () => {
  const topology: Topology = JSON.parse(readFileSync(file, 'utf8'))
  const provinces = Object.values(topology.objects).flatMap(({ geometries }) => geometries)
  expect(provinces).toHaveLength(38)
  for (const { properties } of provinces) {
    const { kode, lat, lng } = properties
    expect([kode, kotakProvinsi[Number(kode)] !== undefined]).toEqual([kode, true])
    expect([kode, titikFaultIn(Number(kode), lat, lng)]).toEqual([kode, undefined])
  }
})
