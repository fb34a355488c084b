import type { Query } from '@portal/domain/platform/contract'
import { pageMetaOf } from '@portal/domain/platform/list/pagination'
import type { Akhir } from '@portal/domain/psat/alur/alur'
import { tahapAkhir } from '@portal/domain/psat/alur/semua-alur'
import type { listPengajuanSaya } from '@portal/domain/psat/pengajuan/read.contract'
import { batasTenggat } from '@portal/domain/psat/tenggat/batas-tenggat'
import type { Actor } from '#platform/actor.ts'
import type { Platform } from '#platform/platform.ts'
import { readHolidays } from '#psat/alur/kalender.repository.ts'
import { listBerkas } from '#psat/daftar/daftar.repository.ts'
import { countBerkas } from '#psat/daftar/hitungan.repository.ts'
import { presentRingkasan } from '#psat/daftar/ringkasan.presenter.ts'

type Keadaan = NonNullable<Query<typeof listPengajuanSaya>['keadaan']>

const akhirOf: Record<Keadaan, Akhir | undefined> = {
  proses: undefined,
  menunggu_saya: undefined,
  terbit: 'terbit',
  ditolak: 'tms',
}

/** Returns the company's files of both licence kinds, and transfers in which it is the new owner. */
export async function readPengajuanSaya(
  { db, clock }: Platform,
  actor: Actor,
  { keadaan, sort, ...query }: Query<typeof listPengajuanSaya>,
) {
  const now = clock()
  const holidays = await readHolidays(db)
  const filter = { ...query, alur: 'pengajuan' as const, batas: batasTenggat(now, holidays) }
  const stages = await countBerkas(db, actor, filter)
  const sum = (which: Keadaan, of: 'total' | 'giliran') =>
    stages
      .filter(({ tahap }) => tahapAkhir(akhirOf[which]).includes(tahap))
      .reduce((n, stage) => n + stage[of], 0)
  const menunggu_saya = sum('menunggu_saya', 'giliran')
  // Each file counts in exactly one state, so that the states add up to the total.
  const counts = {
    proses: sum('proses', 'total') - menunggu_saya,
    menunggu_saya,
    terbit: sum('terbit', 'total'),
    ditolak: sum('ditolak', 'total'),
  }
  const rows = await listBerkas(db, actor, {
    ...filter,
    tahap: keadaan && tahapAkhir(akhirOf[keadaan]),
    giliran: keadaan === 'menunggu_saya',
    giliranLain: keadaan === 'proses',
    orderBy: sort ?? (keadaan === 'menunggu_saya' ? 'tenggat' : 'diubah'),
  })
  const total = keadaan ? counts[keadaan] : Object.values(counts).reduce((all, n) => all + n, 0)
  return {
    success: true as const,
    data: rows.map((row) => presentRingkasan(row, { actor, now, holidays })),
    meta: pageMetaOf(query, total),
    counts,
  }
}
