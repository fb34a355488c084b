import { dayInJakarta } from '@portal/domain/platform/format'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { type SqlBool, sql } from 'kysely'
import { factPasar } from '#pasar/pasar/pasar.fact.ts'
import { factPedagang } from '#pasar/pedagang/pedagang.fact.ts'
import { factProfil, programme } from '#pasar/profil/profil.fact.ts'
import type { Actor } from '#platform/actor.ts'
import { placeOf } from '#platform/figures/fact-total.ts'
import { totalOf } from '#platform/figures/read-figures.ts'
import type { Platform } from '#platform/platform.ts'
import * as repository from './tugas.repository.ts'

/**
 * Counts from fact tables. A market has one profile per year, so the difference is the number of markets without one.
 */
export async function countTugas({ db }: Platform, actor: Actor, tahun_program: number) {
  const tempat = placeOf(scopeOf(actor), {})
  const rentang = programme(tahun_program)
  const ofCity = sql<SqlBool>`varian = 'kota'`
  const [total_pasar, total_profil, lengkap] = await Promise.all([
    totalOf(db, factPasar, { tempat }),
    totalOf(db, factProfil, { tempat, rentang, only: ofCity }),
    totalOf(db, factProfil, { tempat, rentang, only: sql`${ofCity} and lengkap` }),
  ])
  return {
    total_pasar,
    total_profil,
    tanpaProfil: total_pasar - total_profil,
    belumLengkap: total_profil - lengkap,
  }
}

export async function readTugas(platform: Platform, actor: Actor) {
  const { db, clock } = platform
  const scope = scopeOf(actor)
  const tahun_program = Number(dayInJakarta(clock()).slice(0, 4))
  const [{ total_pasar, total_profil, tanpaProfil, belumLengkap }, total_pedagang, tanpaTitik] =
    await Promise.all([
      countTugas(platform, actor, tahun_program),
      totalOf(db, factPedagang, { tempat: placeOf(scope, {}) }),
      repository.countTanpaTitik(db, scope),
    ])
  return {
    tahun_program,
    pasar_tanpa_profil: {
      total: tanpaProfil,
      contoh: await repository.listTanpaProfil(db, scope, tahun_program),
    },
    profil_belum_lengkap: {
      total: belumLengkap,
      contoh: await repository.listBelumLengkap(db, scope, tahun_program),
    },
    pasar_tanpa_titik: { total: tanpaTitik, contoh: await repository.listTanpaTitik(db, scope) },
    ...{ total_pasar, total_profil, total_pedagang },
  }
}
