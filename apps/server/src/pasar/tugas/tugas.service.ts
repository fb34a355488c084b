import { dayInJakarta } from '@portal/domain/platform/format'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { countedRegion, counterSum } from '#pasar/total.repository.ts'
import type { Actor } from '#platform/actor.ts'
import type { Platform } from '#platform/platform.ts'
import * as repository from './tugas.repository.ts'

/** Numbers come from the counters; a market has one profile a year, so what is left has none. */
export async function readTugas({ db, clock }: Platform, actor: Actor) {
  const scope = scopeOf(actor)
  const region = countedRegion(scope)
  const tahun_program = Number(dayInJakarta(clock()).slice(0, 4))
  const profil = { tahun_program, varian: 'kota' }
  const sum = (counter: string, asked: Record<string, string | number | boolean> = {}) =>
    counterSum(db, counter, [region, asked])
  const [total_pasar, total_profil, lengkap, total_pedagang, tanpaTitik] = await Promise.all([
    sum('pasar.cacah_pasar'),
    sum('pasar.cacah_profil', profil),
    sum('pasar.cacah_profil', { ...profil, lengkap: true }),
    sum('pasar.cacah_pedagang'),
    repository.countTanpaTitik(db, scope),
  ])
  return {
    tahun_program,
    pasar_tanpa_profil: {
      total: total_pasar - total_profil,
      contoh: await repository.listTanpaProfil(db, scope, tahun_program),
    },
    profil_belum_lengkap: {
      total: total_profil - lengkap,
      contoh: await repository.listBelumLengkap(db, scope, tahun_program),
    },
    pasar_tanpa_titik: { total: tanpaTitik, contoh: await repository.listTanpaTitik(db, scope) },
    ...{ total_pasar, total_profil, total_pedagang },
  }
}
