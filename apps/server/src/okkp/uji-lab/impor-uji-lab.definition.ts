import { buildLibrary } from '@portal/domain/okkp/batas/pustaka'
import {
  type ImporUjiLabIsian,
  importUji,
  imporUjiLabIsian,
  jenisUjiImpor,
} from '@portal/domain/okkp/impor/impor-uji.contract'
import { segar } from '@portal/domain/okkp/kasus/kasus.rules'
import {
  kolomImporUjiLab,
  kolomUjiLabDulu,
  type UjiLabImpor,
  ujiLabRowCheck,
} from '@portal/domain/okkp/uji-lab/uji-lab.impor'
import { putusanUji } from '@portal/domain/okkp/uji-lab/uji-lab.schema'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import { fieldError } from '@portal/domain/platform/errors'
import { readIsiPustaka } from '#okkp/batas/pustaka.repository.ts'
import { dropImported, openKasus } from '#okkp/kasus/sumber.service.ts'
import { listTemuanBatch } from '#okkp/kasus/temuan.repository.ts'
import { listKept, loadDaftar, transactionTime } from '#okkp/pengujian/impor-uji.repository.ts'
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
import * as repository from './impor-uji-lab.repository.ts'
import { findJenisUji, listParameter } from './rujukan-uji.repository.ts'

const hints = {
  parameter: 'Beberapa parameter dipisah titik koma (;), begitu pula hasil dan satuannya.',
  hasil_uji: 'Mis. 0,05 atau <0,01; beberapa sampel dari satu parameter dipisah garis tegak (|).',
  status: 'Kosongkan agar mengikuti batas; bila berbeda, tulis alasannya.',
  kode_sampel: 'Dibuat oleh portal bila dikosongkan.',
}

/** The import judges rows by the limits that are valid when it starts. */
export const ujiLabImpor: ImportDefinition<ImporUjiLabIsian> = {
  jenis: 'uji_lab',
  upload: importUji,
  isian: imporUjiLabIsian,
  takes: ({ jenis_uji }) => jenis_uji === String(jenisUjiImpor.lab),
  access: 'uji-lab.kelola',
  event: 'uji-lab',

  async prepare(db, scope, isian) {
    const jenis = await findJenisUji(db, isian.jenis_uji_lab)
    if (!jenis) throw fieldError('jenis_uji_lab', 'Pilih jenis uji dari daftar.')
    return { jenis_id: jenis.id, jenis_nama: jenis.nama, letak: await letakBatch(db, scope, isian) }
  },

  columns: () => kolomTemplat(kolomImporUjiLab),
  earlier: () => [kolomUjiLabDulu],

  async template(db, type, scope) {
    const id = /^lab-(\d{1,9})$/.exec(type)?.[1]
    const jenis = id === undefined ? undefined : await findJenisUji(db, Number(id))
    if (!jenis) return undefined
    const values = {
      ...(await kataTempat(db, scope)),
      parameter: cellWords(await listParameter(db, jenis)),
      status: putusanUji,
    }
    return { title: `Uji Lab ${jenis.nama}`, columns: templat(kolomImporUjiLab, values, hints) }
  },

  async open(db, batch) {
    const library = buildLibrary(await readIsiPustaka(db))
    const provinsiId = batch.letak.provinsi_id ?? 0
    const jenis = await findJenisUji(db, batch.jenis_id)
    const lists = await loadDaftar(db, provinsiId)
    const check = ujiLabRowCheck({
      ...lists,
      today: batch.today,
      library,
      jenis: jenis?.nama ?? '',
      parameter: jenis ? await listParameter(db, jenis) : [],
      kotaAkun: lists.kotaAkun(batch.letak.kota_id),
    })
    const common = { jenis_uji_lab_id: batch.jenis_id, ...barisBatch(batch) }
    return {
      check,
      identity: 1,
      taken: (text) => (text ? `Kode sampel "${text}" sudah dipakai.` : sudahAda()),
      doubled: (text, sel) =>
        text ? `Kode sampel "${text}" sudah tertulis di sel ${sel}.` : berulang(text, sel),
      findTaken: (trx, keys) => repository.findTaken(trx, provinsiId, keys),
      store: (trx, records) => repository.storeRows(trx, records as readonly UjiLabImpor[], common),
      async finish(trx) {
        const found = await listTemuanBatch(trx, batch.id, addDays(batch.today, -segar))
        await openKasus(trx, found, { by: batch.pembuat_id, at: await transactionTime(trx) })
      },
    }
  },

  async undo(trx, batchId, by) {
    const ids = await repository.removeBatch(trx, batchId, by)
    await dropImported(trx, 'uji_lab', ids, by.at)
    return ids.length
  },
  kept: (trx, batchId) => listKept(trx, 'okkp.uji_lab', batchId, 'Sudah menjawab sebuah kasus'),
}
