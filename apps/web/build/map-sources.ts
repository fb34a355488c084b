import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MapTopology, type SourceTopology, splitMap } from './split-map.ts'

const read = (name: string): SourceTopology =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../geo/${name}.topo.json`), 'utf8'))

export const mapSources = () => ({ provinsi: read('provinsi'), kota: read('kota') })

export function readMapFiles(): Map<string, MapTopology> {
  const { provinsi, kota } = mapSources()
  return splitMap(provinsi, kota)
}
