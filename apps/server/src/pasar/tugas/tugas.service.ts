import { dayInJakarta } from '@portal/domain/platform/format'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { countedRegion, counterSum } from '#pasar/total.repository.ts'
import type { Actor } from '#platform/actor.ts'
import type { Platform } from '#platform/platform.ts'
import * as repository from './tugas.repository.ts'

/** Numbers come from the counters; a market has one profile a year, so what is left has none. */
export async function countTugas({ db }: Platform, actor: Actor, tahun_program: number) {
  const region = countedRegion(scopeOf(actor))
  const profil = { tahun_program, varian: 'kota' }
  const sum = (counter: string, asked: Record<string, string | number | boolean> = {}) =>
    counterSum(db, counter, [region, asked])
  const [total_pasar, total_profil, lengkap] = await Promise.all([
    sum('pasar.cacah_pasar'),
    sum('pasar.cacah_profil', profil),
    sum('pasar.cacah_profil', { ...profil, lengkap: true }),
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
      counterSum(db, 'pasar.cacah_pedagang', [countedRegion(scope), {}]),
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
