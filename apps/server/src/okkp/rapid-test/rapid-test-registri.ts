import type { RapidTest, RapidTestForm } from '@portal/domain/okkp/rapid-test/rapid-test.schema'
import { fieldError, notFound } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { presentKasus } from '#okkp/kasus/kasus.presenter.ts'
import { findKasusOf } from '#okkp/kasus/kasus.repository.ts'
import { countByJenis } from '#okkp/pengujian/jumlah-uji.repository.ts'
import { letakOf } from '#okkp/pengujian/letak-uji.service.ts'
import { findRegistrasiUji } from '#okkp/pengujian/registrasi-uji.service.ts'
import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import * as repository from './rapid-test.repository.ts'
import type { RapidPlace } from './rapid-test-place.ts'

export function presentRapid({ created_at, updated_at, ...row }: repository.RapidTestRow): RapidTest {
  return { ...row, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() }
}

async function columnsOf(
  trx: Trx,
  actor: Actor,
  { no_registrasi, kunci, tindak_lanjut: _case, ...form }: RapidTestForm,
  before?: repository.RapidTestRow,
) {
  const letak = await letakOf(trx, scopeOf(actor), form, before)
  const registrasi = await findRegistrasiUji(trx, { no_registrasi }, before?.registrasi_id ?? null)
  if (registrasi.fault) throw fieldError(registrasi.fault.field, registrasi.fault.message)
  return { ...form, ...letak, registrasi_id: registrasi.id, ...(before || !kunci ? {} : { kunci }) }
}

/** Rapid tests of OKKP, which may name a registration. */
export const registri: RapidPlace<
  repository.RapidTestRow,
  RapidTestForm,
  RapidTest,
  Awaited<ReturnType<typeof columnsOf>>
> = {
  record: 'rapid-test',
  asal: 'rapid_test',
  access: 'rapid-test.kelola',
  idName: 'rapid_test_id',
  countedBy: 'jenis_rapid_test_id',
  find: repository.rapidList.find,
  lock: repository.lockRapid,
  page: (db, scope, query) =>
    repository.rapidList.page(db, scope, repository.askedOf(query as repository.Asked)),
  async count(db, scope, region) {
    const rows = await countByJenis(db, repository.rapidTests, scope, region)
    return rows.map(({ jenis, hasil, n }) => ({ group: jenis, hasil, n }))
  },
  present: presentRapid,
  temuan: ({ lokasi_sampel, registrasi_id, created_for }) => ({
    lokasi: lokasi_sampel,
    registrasi_id,
    created_for,
  }),
  columns: columnsOf,
  insert: repository.insertRapid,
  update: repository.updateRapid,
  setFoto: (trx, id, foto) => repository.updateRapid(trx, id, { foto }),
  async remove(trx, { id }, { by, at }) {
    await repository.updateRapid(trx, id, { dihapus: at, updated_by: by, updated_at: at })
    return false
  },
  async opened(trx, actor, id, at) {
    const kasus = await findKasusOf(trx, 'rapid_test', id)
    if (!kasus) throw notFound('Kasus')
    return presentKasus(kasus, actor, dayInJakarta(at))
  },
}
