import { mayReach } from '@portal/domain/pasar/pedagang/pedagang.policy'
import type { RapidPasar } from '@portal/domain/pasar/rapid/rapid-pasar.schema'
import { AppError, fieldError, notFound } from '@portal/domain/platform/errors'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { openRantai } from '#okkp/index.ts'
import { findPedagang, pedagangList } from '#pasar/pedagang/pedagang.repository.ts'
import { telusurPemasok } from '#pasar/pedagang/pedagang.service.ts'
import { findTempat } from '#pasar/tempat.repository.ts'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { presentRapid } from './rapid-pasar.presenter.ts'
import * as repository from './rapid-pasar.repository.ts'
import { saringanOf } from './rapid-pasar.service.ts'

const mostStalls = 2000

/** The stalls of a market that samples are taken at, those that still sell. */
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

/** The supplier that was named; where none was, every one that brings this food to the stall. */
async function suppliersOf({ db }: Platform, actor: Actor, row: repository.RapidRow): Promise<number[]> {
  if (row.pemasok_id !== null) return [row.pemasok_id]
  if (row.pedagang_id === null) return []
  const stall = await findPedagang(db, scopeOf(actor), row.pedagang_id)
  const same = (stall?.pasokan ?? []).filter(
    ({ komoditas_id }) => row.komoditas_id === null || komoditas_id === row.komoditas_id,
  )
  return [...new Set(same.flatMap(({ pemasok_id }) => pemasok_id ?? []))]
}

/** From a test to every stall and market that its supplier reaches. */
export async function telusurUji(platform: Platform, actor: Actor, id: number) {
  const row = await repository.findRapid(platform.db, scopeOf(actor), id)
  if (!row) throw notFound('Rapid test')
  const telusur = []
  for (const pemasokId of await suppliersOf(platform, actor, row))
    telusur.push(await telusurPemasok(platform, actor, pemasokId))
  return { uji: presentRapid(row), telusur }
}

/** By hand, for a positive that was too old to open one when it was entered. */
export function openByHand(
  { db, clock }: Platform,
  caller: Caller & { actor: Actor },
  id: number,
): Promise<RapidPasar> {
  const { actor } = caller
  return write(db, caller, async (trx) => {
    const row = await repository.lockRapid(trx, scopeOf(actor), id)
    if (!row) throw notFound('Rapid test')
    if (row.hasil_uji !== 'Positif') throw fieldError('id', 'Hanya hasil positif yang ditindaklanjuti.')
    if ((await openRantai(trx, [saringanOf(row)], { by: actor.id, at: clock() })) === 0) {
      throw new AppError('BENTROK', {
        message: 'Tindak lanjutnya sudah dibuka. Muat ulang untuk melihatnya.',
      })
    }
    const [after] = await repository.rapidList.byIds(trx, [id])
    if (!after) throw notFound('Rapid test')
    const { tindak_lanjut_id } = after
    await recordAudit(trx, caller, {
      record: `tindak-lanjut/${tindak_lanjut_id}`,
      after: presentRapid(after),
    })
    return presentRapid(after)
  })
}
