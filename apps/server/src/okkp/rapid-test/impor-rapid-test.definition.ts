import { namesOf } from '@portal/domain/okkp/impor/impor-registrasi.rules'
import {
  type ImporRapidIsian,
  imporRapidIsian,
  importUji,
  jenisUjiImpor,
} from '@portal/domain/okkp/impor/impor-uji.contract'
import {
  kolomImporRapid,
  kolomRapidDulu,
  type RapidImpor,
  rapidRowCheck,
} from '@portal/domain/okkp/rapid-test/rapid-test.impor'
import { hasilRapid, kategoriPangan } from '@portal/domain/okkp/rapid-test/rapid-test.schema'
import { fieldError } from '@portal/domain/platform/errors'
import { dropImported, openKasus } from '#okkp/kasus/sumber.service.ts'
import {
  findKnown,
  insertMany,
  listKept,
  loadDaftar,
  transactionTime,
} from '#okkp/pengujian/impor-uji.repository.ts'
import {
  barisBatch,
  berulang,
  cellWords,
  kataTempat,
  kolomTemplat,
  letakBatch,
  sudahAda,
  templat,
} from '#okkp/pengujian/impor-uji.ts'
import type { ImportDefinition } from '#platform/impor/import-definition.ts'
import * as repository from './impor-rapid-test.repository.ts'
import { findJenisRapid, rapidList } from './rapid-test.repository.ts'
import { temuanOf } from './rapid-test.service.ts'
import { registri } from './rapid-test-registri.ts'

const table = 'okkp.rapid_test'

export const rapidImpor: ImportDefinition<ImporRapidIsian> = {
  jenis: 'rapid_test',
  upload: importUji,
  isian: imporRapidIsian,
  takes: ({ jenis_uji, pasar_id }) => jenis_uji === String(jenisUjiImpor.rapid) && !pasar_id,
  access: 'rapid-test.kelola',
  event: 'rapid-test',

  async prepare(db, scope, isian) {
    const jenis = await findJenisRapid(db, isian.jenis_rapid_test)
    if (!jenis) throw fieldError('jenis_rapid_test', 'Pilih jenis rapid test dari daftar.')
    return { jenis_id: jenis.id, jenis_nama: jenis.nama, letak: await letakBatch(db, scope, isian) }
  },

  columns: () => kolomTemplat(kolomImporRapid),
  earlier: () => [kolomRapidDulu],

  async template(db, type, scope) {
    const id = /^rapid-(\d{1,9})$/.exec(type)?.[1]
    const jenis = id === undefined ? undefined : await findJenisRapid(db, Number(id))
    if (!jenis) return undefined
    const values = {
      ...(await kataTempat(db, scope)),
      parameter_id: cellWords(await repository.parametersOf(db, jenis)),
      hasil_uji: hasilRapid,
      kategori: kategoriPangan,
    }
    const kategori = 'Kosong berarti PSAT. Untuk PSAH dan PSAI tulis nama pangannya di Komoditas Tambahan.'
    return { title: jenis.nama, columns: templat(kolomImporRapid, values, { kategori }) }
  },

  async open(db, batch) {
    const provinsiId = batch.letak.provinsi_id ?? 0
    const jenis = await findJenisRapid(db, batch.jenis_id)
    const lists = await loadDaftar(db, provinsiId)
    const parameter = namesOf(jenis ? await repository.parametersOf(db, jenis) : [])
    const kotaAkun = lists.kotaAkun(batch.letak.kota_id)
    const common = { jenis_rapid_test_id: batch.jenis_id, ...barisBatch(batch) }
    return {
      check: rapidRowCheck({ ...lists, today: batch.today, parameter, kotaAkun }),
      identity: 1,
      taken: sudahAda,
      doubled: berulang,
      findTaken: (trx, keys) => findKnown(trx, table, provinsiId, keys),
      store: (trx, records) => {
        const rows = (records as readonly RapidImpor[]).map((row) => ({ ...row, ...common }))
        return insertMany(trx, table, rows)
      },
      async finish(trx) {
        const rows = await rapidList.byIds(trx, await repository.freshPositives(trx, table, batch))
        const found = rows.map((row) => temuanOf(registri, row))
        await openKasus(trx, found, { by: batch.pembuat_id, at: await transactionTime(trx) })
      },
    }
  },

  async undo(trx, batchId, by) {
    const ids = await repository.removeBatch(trx, batchId, by)
    await dropImported(trx, 'rapid_test', ids, by.at)
    return ids.length
  },
  kept: (trx, batchId) => listKept(trx, table, batchId, 'Sudah ditindaklanjuti'),
}
