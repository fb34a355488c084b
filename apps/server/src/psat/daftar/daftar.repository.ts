import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { list } from '#platform/list/list.ts'
import { readablePengajuan } from '#psat/alur/akses/akses.repository.ts'
import type { Pembaca } from '#psat/alur/akses/akses.ts'
import { type RingkasanRow, ringkasanRows, toRingkasan } from './ringkasan.repository.ts'
import { askOf, type SaringanBerkas, saringanRules } from './saringan-berkas.repository.ts'

const orders: Record<NonNullable<SaringanBerkas['orderBy']>, RawBuilder<unknown>> = {
  terbaru: sql`p.dibuat desc, p.id desc`,
  terlama: sql`p.dibuat, p.id`,
  diubah: sql`p.diubah desc, p.id desc`,
  ...bothWays('masuk', 'p.dibuat'),
  ...bothWays('perubahan', 'p.diubah'),
  ...bothWays('perusahaan', 'p.nama_perusahaan'),
  ...bothWays('tahap', 'p.code'),
  ...bothWays('uploadTime', 'p.dibuat'),
  ...bothWays('updateTime', 'p.diubah'),
  ...bothWays('nama_perusahaan', 'p.nama_perusahaan'),
  ...bothWays('process', 'p.code'),
  ...bothWays('tenggat', 'p.tenggat'),
  // Files without a deadline come last in both directions.
  '-tenggat': sql`p.tenggat desc nulls last, p.id desc`,
}

function bothWays<Name extends string>(name: Name, column: string) {
  const by = sql.ref(column)
  return { [name]: sql`${by}, p.id`, [`-${name}`]: sql`${by} desc, p.id desc` } as Record<
    Name | `-${Name}`,
    RawBuilder<unknown>
  >
}

/**
 * List of licence files, limited to the files that the reader may see. hitungan.repository.ts counts the tabs and
 * badges.
 */
export const berkasList = list({
  from: 'psat.pengajuan as p',
  rows: ringkasanRows,
  visible: (reader: Pembaca) => readablePengajuan(reader),
  filters: saringanRules,
  orders,
})

/** Returns one page of files with their display names and their clock ledger. */
export async function listBerkas(
  db: Executor,
  actor: Pembaca,
  { page, limit, ...saringan }: SaringanBerkas,
): Promise<RingkasanRow[]> {
  const rows = await berkasList.rows(db, actor, { ...askOf(saringan), page, limit })
  return rows.map(toRingkasan)
}

export async function listRingkasan(db: Executor, ids: readonly number[]): Promise<RingkasanRow[]> {
  return (await berkasList.byIds(db, ids)).map(toRingkasan)
}
