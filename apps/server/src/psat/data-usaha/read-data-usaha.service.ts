import { notFound } from '@portal/domain/platform/errors'
import type { JenisDataUsaha } from '@portal/domain/psat/data-usaha/data-usaha.schema'
import type { Actor } from '#platform/actor.ts'
import type { Platform } from '#platform/platform.ts'
import { type Baris, presentBaris } from './data-usaha.service.ts'
import { listReadable } from './read-data-usaha.repository.ts'

/** Parses a list such as `[1,2]`, the format of the earlier system. */
function idsOf(given: string): number[] | 'all' {
  return given === 'all' ? 'all' : (given.match(/\d{1,15}/g) ?? []).map(Number)
}

/** Returns rows by id. The answer leaves out rows that the caller may not see. */
export async function readBarisLama<J extends JenisDataUsaha>(
  { db }: Platform,
  actor: Actor,
  jenis: J,
  given: string,
): Promise<Baris<J>[]> {
  const rows = await listReadable(db, actor, jenis, idsOf(given))
  return rows.map((row) => presentBaris(jenis, row))
}

export async function readSatuProduk({ db }: Platform, actor: Actor, id: number): Promise<Baris<'produk'>> {
  const [row] = await listReadable(db, actor, 'produk', [id])
  if (!row) throw notFound('Produk')
  return presentBaris('produk', row)
}
