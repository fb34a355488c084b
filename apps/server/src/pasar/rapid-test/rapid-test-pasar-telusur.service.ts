import { mayReach } from '@portal/domain/pasar/pedagang/pedagang.policy'
import { notFound } from '@portal/domain/platform/errors'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { findPedagang, pedagangList } from '#pasar/pedagang/pedagang.repository.ts'
import { telusurPemasok } from '#pasar/pedagang/pedagang.service.ts'
import { findTempat } from '#pasar/tempat.repository.ts'
import type { Actor } from '#platform/actor.ts'
import type { Platform } from '#platform/platform.ts'
import { presentRapid } from './rapid-test-pasar.presenter.ts'
import * as repository from './rapid-test-pasar.repository.ts'

const mostStalls = 2000

export async function readKios({ db }: Platform, actor: Actor, pasar_id: number) {
  const scope = scopeOf(actor)
  if (!(await findTempat(db, scope, pasar_id))) throw notFound('Pasar')
  const { rows } = await pedagangList.page(db, scope, {
    pasar_id,
    sort: 'nomor_kios',
    page: 1,
    limit: mostStalls,
  })
  return rows
    .filter(({ aktif, is_okkp }) => aktif && mayReach(actor.role, is_okkp))
    .map(({ id, nomor_kios, kategori, pasokan }) => ({
      ...{ pedagang_id: id, nomor_kios, kategori },
      pasokan: pasokan.map(({ komoditas_id, pemasok, asal_kota_id }) => ({
        ...{ komoditas_id, pemasok, asal_kota_id },
      })),
    }))
}

/** Returns the supplier of the test, or else every supplier of this food at the stall. */
async function suppliersOf({ db }: Platform, actor: Actor, row: repository.RapidRow): Promise<number[]> {
  if (row.pemasok_id !== null) return [row.pemasok_id]
  if (row.pedagang_id === null) return []
  const stall = await findPedagang(db, scopeOf(actor), row.pedagang_id)
  const same = (stall?.pasokan ?? []).filter(
    ({ komoditas_id }) => row.komoditas_id === null || komoditas_id === row.komoditas_id,
  )
  return [...new Set(same.flatMap(({ pemasok_id }) => pemasok_id ?? []))]
}

export async function telusurUji(platform: Platform, actor: Actor, id: number) {
  const row = await repository.rapidList.find(platform.db, scopeOf(actor), id)
  if (!row) throw notFound('Rapid test')
  const telusur = []
  for (const pemasokId of await suppliersOf(platform, actor, row))
    telusur.push(await telusurPemasok(platform, actor, pemasokId))
  return { uji: presentRapid(row), telusur }
}
