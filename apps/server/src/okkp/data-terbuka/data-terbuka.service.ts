import type {
  KepuasanTerbuka,
  openKepuasan,
  openRegistrasi,
  RegistrasiTerbuka,
} from '@portal/domain/okkp/data-terbuka/data-terbuka.contract'
import { rerataPenilaian } from '@portal/domain/okkp/penilaian/penilaian'
import type { Query } from '@portal/domain/platform/contract'
import { dayInJakarta } from '@portal/domain/platform/format'
import { terkecilTerbuka } from '@portal/domain/platform/statistik/terkecil-terbuka'
import { countByArrival } from '#okkp/penilaian/penilaian.repository.ts'
import { presentPublik } from '#okkp/registrasi/registrasi.presenter.ts'
import { rowsByIds } from '#okkp/registrasi/registrasi.repository.ts'
import { type OpenPage, pageOf } from '#platform/data-terbuka/open-page.ts'
import type { Platform } from '#platform/platform.ts'
import { lastChange, listOpenIds } from './data-terbuka.repository.ts'

/** A status changes with the day, without anybody changing a row. */
export async function readOpenRegistrasi(
  { db, clock }: Platform,
  query: Query<(typeof openRegistrasi)['json']>,
): Promise<OpenPage<RegistrasiTerbuka>> {
  const today = dayInJakarta(clock())
  const midnight = new Date(`${today}T00:00:00+07:00`)
  const found = await listOpenIds(db, { ...query, limit: query.limit + 1 })
  const { rows: ids, next } = pageOf(found, query.limit, (id) => id)
  const [rows, updated] = await Promise.all([rowsByIds(db, ids), lastChange(db)])
  const since = updated && updated > midnight ? updated : midnight
  return { rows: rows.map((row) => presentPublik(row, today)), next, updated, since }
}

/** 2026-10 is 202610: months are paged by their number. */
const keyOf = ({ bulan }: KepuasanTerbuka) => Number(bulan.replace('-', ''))

/** Months that are over, by when ratings came in: of a month that may change two readings would tell a single answer. */
export async function readOpenKepuasan(
  { db, clock }: Platform,
  { setelah, limit }: Query<(typeof openKepuasan)['json']>,
): Promise<OpenPage<KepuasanTerbuka>> {
  const now = dayInJakarta(clock()).slice(0, 7)
  const months = Map.groupBy(await countByArrival(db), ({ bulan }) => bulan.slice(0, 7))
  const rows = [...months].flatMap(([bulan, groups]) => {
    const given = groups.flatMap(({ nilai, jumlah }) => (nilai === null ? [] : [{ nilai, jumlah }]))
    const jumlah = given.reduce((sum, one) => sum + one.jumlah, 0)
    const points = given.reduce((sum, one) => sum + one.nilai * one.jumlah, 0)
    const rata_rata = rerataPenilaian(points, jumlah)
    if (bulan >= now || jumlah < terkecilTerbuka || rata_rata === null) return []
    return [{ bulan, jumlah, rata_rata }]
  })
  const after = rows.filter((row) => keyOf(row) > setelah)
  return { ...pageOf(after, limit, keyOf), updated: null }
}
