import type { Holidays } from '@portal/domain/platform/calendar/working-days'
import type { Query, Result } from '@portal/domain/platform/contract'
import { fieldError } from '@portal/domain/platform/errors'
import { pageMetaOf } from '@portal/domain/platform/list/pagination'
import { namesIn } from '@portal/domain/platform/stored-name'
import {
  type listBerkas,
  type StatusDaftar,
  statusDaftar,
  tabDaftar,
} from '@portal/domain/psat/daftar/daftar.contract'
import { berjalan, tahapDiminta, tahapSidang, tahapTab } from '@portal/domain/psat/daftar/daftar.tab'
import { type KeadaanJam, keadaanJam } from '@portal/domain/psat/daftar/keadaan-jam'
import { batasTenggat } from '@portal/domain/psat/tenggat/batas-tenggat'
import type { Actor } from '#platform/actor.ts'
import type { Platform } from '#platform/platform.ts'
import { readHolidays } from '#psat/alur/kalender.repository.ts'
import { listBerkas as listFiles } from './daftar.repository.ts'
import { countBerkas, type HitunganTahap } from './hitungan.repository.ts'
import { presentRingkasan } from './ringkasan.presenter.ts'
import type { SaringanBerkas } from './saringan-berkas.repository.ts'

export function readStatuses(given: string | undefined): StatusDaftar[] | undefined {
  const names = (given ?? '').split(',').map((name) => name.trim())
  const asked = names.filter(Boolean).map((name) => {
    const status = statusDaftar.find((known) => known === name)
    if (!status) throw fieldError('status', `Isi salah satu: ${statusDaftar.join(', ')}.`)
    return status
  })
  return asked.length > 0 ? asked : undefined
}

type Hitungan = Result<typeof listBerkas>['counts']

function countsPerTab(stages: readonly HitunganTahap[], actor: Actor): Hitungan {
  const sum = (rows: readonly HitunganTahap[]) => ({
    total: rows.reduce((n, { total }) => n + total, 0),
    giliran: rows.reduce((n, { giliran }) => n + giliran, 0),
    ...(rows.some(({ lebih }) => lebih) ? { total_is_minimum: true as const } : {}),
  })
  const tabs = namesIn(tabDaftar)
  return Object.fromEntries(
    tabs.map((tab) => {
      if (tab === 'semua') return [tab, sum(stages)]
      const keys = tahapTab(tab, actor.role)
      return [tab, sum(stages.filter(({ tahap }) => keys.includes(tahap)))]
    }),
  ) as Hitungan
}

function countsPerJam(stages: readonly HitunganTahap[], tahap: readonly string[] | undefined) {
  const shown = stages.filter((stage) => tahap === undefined || tahap.includes(stage.tahap))
  const sum = (name: KeadaanJam) => shown.reduce((n, stage) => n + stage[name], 0)
  return Object.fromEntries(namesIn(keadaanJam).map((name) => [name, sum(name)])) as Record<
    KeadaanJam,
    number
  >
}

type Asked = Omit<Query<typeof listBerkas>, 'page' | 'limit'>

/**
 * Translates a query into table filters. `tahap` holds the stages within the tab, `semuaTahap` the stages regardless of
 * the tab.
 */
export function saringanOf({ role }: Pick<Actor, 'role'>, query: Asked, now: Date, holidays: Holidays) {
  const { tab = 'semua', process, agenda, status, ...rest } = query
  // Work is listed by its deadline. Ended files have none, so the newest come first.
  const { orderBy = berjalan(tab, role) ? 'tenggat' : 'terbaru' } = query
  const diminta = tahapDiminta(process)
  const semuaTahap = agenda ? tahapSidang().filter((key) => diminta?.includes(key) ?? true) : diminta
  const stages = tab === 'semua' ? undefined : tahapTab(tab, role)
  const tahap =
    stages && semuaTahap ? stages.filter((key) => semuaTahap.includes(key)) : (stages ?? semuaTahap)
  return {
    saringan: { ...rest, orderBy, status: readStatuses(status), batas: batasTenggat(now, holidays), tahap },
    semuaTahap,
  }
}

/** Returns the list, its tabs and its badges. All counts cover only files that the caller may see. */
export async function readDaftar({ db, clock }: Platform, actor: Actor, query: Query<typeof listBerkas>) {
  const { tab = 'semua', page, limit } = query
  const now = clock()
  const holidays = await readHolidays(db)
  const { saringan, semuaTahap } = saringanOf(actor, query, now, holidays)
  const { tahap } = saringan
  const asked: SaringanBerkas = { ...saringan, page, limit }
  const [perStage, rows] = await Promise.all([
    countBerkas(db, actor, { ...asked, tahap: semuaTahap }),
    listFiles(db, actor, asked),
  ])
  const counts = countsPerTab(perStage, actor)
  const { total, giliran, total_is_minimum: atLeast = false } = counts[tab]
  return {
    success: true as const,
    data: rows.map((row) => presentRingkasan(row, { actor, now, holidays })),
    meta: pageMetaOf(query, query.giliran ? giliran : { total, atLeast }),
    counts,
    tenggat: { ...countsPerJam(perStage, tahap), besok: saringan.batas.besok },
  }
}
