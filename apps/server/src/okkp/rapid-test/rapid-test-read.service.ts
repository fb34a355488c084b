import type { jumlahRapidTest, rapidTestCalls } from '@portal/domain/okkp/rapid-test/rapid-test.contract'
import type { RapidTest } from '@portal/domain/okkp/rapid-test/rapid-test.schema'
import type { TindakLanjut } from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.contract'
import type { Query } from '@portal/domain/platform/contract'
import { AppError, fieldError, notFound } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import { refuseForeignRegion, scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { hasPermission } from '@portal/domain/portal/permissions'
import { countByJenis } from '#okkp/pengujian/jumlah-uji.repository.ts'
import { openRantai } from '#okkp/tindak-lanjut/rantai.service.ts'
import { lockRantaiOf } from '#okkp/tindak-lanjut/tindak-lanjut.repository.ts'
import { presentRantai } from '#okkp/tindak-lanjut/tindak-lanjut.service.ts'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { RecordAccess } from '#platform/files/visibility.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import * as repository from './rapid-test.repository.ts'
import { presentRapid, saringanOf } from './rapid-test.service.ts'

/** The picture of a rapid test is for whoever reads the test. */
export const rapidFileAccess: RecordAccess = async (actor, record, db) => {
  if (!hasPermission(actor.role, 'rapid-test.kelola')) return false
  return (await repository.rapidList.find(db, scopeOf(actor), Number(record.split('/')[1]))) !== undefined
}

export async function readDaftarRapid(
  { db }: Platform,
  actor: Actor,
  { page, limit, sort, jenis_rapid_test_id, hasil_uji, ...filter }: Query<typeof rapidTestCalls.list>,
) {
  const scope = scopeOf(actor)
  refuseForeignRegion(scope, filter)
  const asked = repository.filterOf({ ...filter, jenis_rapid_test_id, hasil_uji })
  const { rows, total } = await repository.rapidList.page(db, scope, { ...asked, page, limit, sort })
  return { rows: rows.map(presentRapid), total }
}

export async function readRapid({ db }: Platform, actor: Actor, id: number): Promise<RapidTest> {
  const row = await repository.rapidList.find(db, scopeOf(actor), id)
  if (!row) throw notFound('Rapid test')
  return presentRapid(row)
}

export async function readJumlahRapid({ db }: Platform, actor: Actor, region: Query<typeof jumlahRapidTest>) {
  const scope = scopeOf(actor)
  refuseForeignRegion(scope, region)
  const counted = await countByJenis(db, repository.rapidTests, scope, region)
  return [...Map.groupBy(counted, ({ jenis }) => jenis)].map(([jenis_rapid_test_id, rows]) => {
    const of = (hasil: string) => rows.find((row) => row.hasil === hasil)?.n ?? 0
    const [positif, negatif] = [of('Positif'), of('Negatif')]
    return { jenis_rapid_test_id, positif, negatif, total: positif + negatif }
  })
}

/** By hand, for a positive that was too old to open one when it was entered. */
export function openByHand(
  { db, clock }: Platform,
  caller: Caller & { actor: Actor },
  id: number,
): Promise<TindakLanjut> {
  const { actor } = caller
  const at = clock()
  return write(db, caller, async (trx) => {
    const row = await repository.lockRapid(trx, scopeOf(actor), id)
    if (!row) throw notFound('Rapid test')
    if (row.hasil_uji !== 'Positif') {
      throw fieldError('rapid_test_id', 'Hanya hasil positif yang ditindaklanjuti.')
    }
    if ((await openRantai(trx, [saringanOf(row)], { by: actor.id, at })) === 0) {
      throw new AppError('BENTROK', {
        message: 'Tindak lanjutnya sudah dibuka. Muat ulang untuk melihatnya.',
      })
    }
    const chain = await lockRantaiOf(trx, 'rapid_test', id)
    if (!chain) throw notFound('Tindak lanjut')
    const after = presentRantai(chain, actor, dayInJakarta(at))
    await recordAudit(trx, caller, { record: `tindak-lanjut/${after.id}`, after })
    return after
  })
}
