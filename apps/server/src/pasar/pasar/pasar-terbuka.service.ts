import type { PasarDitemukan, searchPasar } from '@portal/domain/pasar/pasar/pencarian-pasar.contract'
import { predikatSanitasiOf, roundSkor } from '@portal/domain/pasar/sanitasi/nilai-sanitasi'
import type { Query } from '@portal/domain/platform/contract'
import { roundTo } from '@portal/domain/platform/dasbor/angka'
import type { Platform } from '#platform/platform.ts'
import * as repository from './pasar-terbuka.repository.ts'

interface Dinilai {
  tanggal: string | null
  nilai: number | null
}

/** The rating uses the exact score, not the rounded score that the page shows. */
function sanitasiOf({ tanggal, nilai }: Dinilai): PasarDitemukan['sanitasi'] {
  if (tanggal === null || nilai === null) return null
  return { tanggal, nilai: roundSkor(nilai), predikat: predikatSanitasiOf(nilai) }
}

function present({ tanggal, nilai, jarak_km, ...row }: repository.TerbukaRow): PasarDitemukan {
  return {
    ...row,
    sanitasi: sanitasiOf({ tanggal, nilai }),
    jarak_km: jarak_km === null ? null : roundTo(jarak_km, 1),
  }
}

export async function searchTerbuka({ db }: Platform, query: Query<typeof searchPasar>) {
  const { page, limit, ...filter } = query
  const [rows, total] = await Promise.all([
    repository.findTerbuka(db, filter, { page, limit }),
    repository.countTerbuka(db, filter),
  ])
  return { rows: rows.map(present), total }
}

export const pasarPages = async ({ db }: Platform) =>
  (await repository.listIds(db)).map(({ id }) => `/pasar/detail?id=${id}`)

const suggested = 4

export const readSaran = ({ db }: Platform, kata: string) => repository.findSaran(db, kata, suggested)

export async function readSanitasiTerakhir({ db }: Platform, pasarId: number) {
  const found = await repository.findSanitasiTerakhir(db, pasarId)
  return found ? sanitasiOf(found) : null
}
