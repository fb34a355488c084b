import {
  type KepuasanTerbuka,
  openKepuasan,
  openRegistrasi,
} from '@portal/domain/okkp/data-terbuka/data-terbuka.contract'
import { rerataPenilaian } from '@portal/domain/okkp/penilaian/penilaian'
import { terkecilTerbuka } from '@portal/domain/platform/dasbor/terkecil-terbuka'
import { dayInJakarta } from '@portal/domain/platform/format'
import { countByArrival } from '#okkp/penilaian/penilaian.repository.ts'
import { registrasiList } from '#okkp/registrasi/daftar/registrasi-list.repository.ts'
import { presentPublik } from '#okkp/registrasi/registrasi.presenter.ts'
import { type OpenDataSet, openDataSet } from '#platform/data-terbuka/open-data-set.ts'
import { pageOf } from '#platform/data-terbuka/open-page.ts'
import type { Platform } from '#platform/platform.ts'
import { countOpen, lastChange, listOpenIds, mastersChange } from './data-terbuka.repository.ts'

/** The status of a registration depends on today's date, so it can change without an update of the row. */
const registrasi = (platform: Platform) =>
  openDataSet(openRegistrasi, {
    async page(query) {
      const { db, clock } = platform
      const today = dayInJakarta(clock())
      const found = await listOpenIds(db, { ...query, limit: query.limit + 1 })
      const { rows: ids, next } = pageOf(found, query.limit, (id) => id)
      const rows = await registrasiList.byIds(db, ids)
      return { rows: rows.map((row) => presentPublik(row, today)), next }
    },
    async state(filters) {
      const { db, clock } = platform
      const per = dayInJakarta(clock())
      const midnight = new Date(`${per}T00:00:00+07:00`)
      const [total, updated, masters] = await Promise.all([
        countOpen(db, filters),
        lastChange(db),
        mastersChange(db),
      ])
      const since = updated && updated > midnight ? updated : midnight
      return { total, per: total > 0 ? per : null, updated, since, besides: [masters] }
    },
  })

/** Paging uses the month as a number: 2026-10 is 202610. */
const keyOf = ({ bulan }: KepuasanTerbuka) => Number(bulan.replace('-', ''))

/**
 * Returns only finished months, by the arrival of the ratings. Two readings of a running month would reveal a single
 * rating.
 */
async function readMonths({ db, clock }: Platform): Promise<KepuasanTerbuka[]> {
  const now = dayInJakarta(clock()).slice(0, 7)
  const months = Map.groupBy(await countByArrival(db), ({ bulan }) => bulan.slice(0, 7))
  return [...months].flatMap(([bulan, groups]) => {
    const given = groups.flatMap(({ nilai, jumlah }) => (nilai === null ? [] : [{ nilai, jumlah }]))
    const jumlah = given.reduce((sum, one) => sum + one.jumlah, 0)
    const points = given.reduce((sum, one) => sum + one.nilai * one.jumlah, 0)
    const rata_rata = rerataPenilaian(points, jumlah)
    if (bulan >= now || jumlah < terkecilTerbuka || rata_rata === null) return []
    return [{ bulan, jumlah, rata_rata }]
  })
}

function lastDayOf(bulan: string): string {
  const [year = 0, month = 0] = bulan.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

const kepuasan = (platform: Platform) =>
  openDataSet(openKepuasan, {
    async page({ setelah, limit }) {
      const rows = await readMonths(platform)
      return pageOf(
        rows.filter((row) => keyOf(row) > setelah),
        limit,
        keyOf,
      )
    },
    // `updated` stays null, because a time of change would reveal when somebody gave a rating.
    async state() {
      const rows = await readMonths(platform)
      const last = rows.at(-1)
      return { total: rows.length, per: last ? lastDayOf(last.bulan) : null, updated: null, besides: rows }
    },
  })

export const okkpOpenData = (platform: Platform): OpenDataSet[] => [registrasi(platform), kepuasan(platform)]
