import {
  type ImporMutuIsian,
  imporMutuIsian,
  importUji,
  jenisUjiImpor,
} from '@portal/domain/okkp/impor/impor-uji.contract'
import {
  kataBeras,
  kataKelas,
  kolomImporMutu,
  type MutuImpor,
  mutuRowCheck,
} from '@portal/domain/okkp/uji-mutu/uji-mutu.impor'
import {
  findKnown,
  insertMany,
  listKept,
  loadDaftar,
  removeUntouched,
} from '#okkp/pengujian/impor-uji.repository.ts'
import {
  barisBatch,
  berulang,
  kataTempat,
  kolomTemplat,
  letakBatch,
  sudahAda,
  templat,
} from '#okkp/pengujian/impor-uji.ts'
import type { ImportDefinition } from '#platform/impor/import-definition.ts'
import { listAturan } from './uji-mutu.repository.ts'
import { dasarBeras } from './uji-mutu.service.ts'

const table = 'okkp.uji_mutu'
const title = 'Uji Mutu'

export const mutuImpor: ImportDefinition<ImporMutuIsian> = {
  jenis: 'uji_mutu',
  upload: importUji,
  isian: imporMutuIsian,
  takes: ({ jenis_uji }) => jenis_uji === String(jenisUjiImpor.mutu),
  access: 'uji-mutu.kelola',
  event: 'uji-mutu',

  prepare: async (db, scope, isian) => ({
    jenis_id: jenisUjiImpor.mutu,
    jenis_nama: title,
    letak: await letakBatch(db, scope, isian),
  }),

  columns: () => kolomTemplat(kolomImporMutu),

  async template(db, type, scope) {
    if (type !== 'mutu') return undefined
    const values = {
      ...(await kataTempat(db, scope)),
      jenis_beras: Object.keys(kataBeras),
      kelas_mutu_id: Object.keys(kataKelas),
    }
    const hints = {
      kelas_mutu_id: 'Hanya untuk selain beras; kelas beras dihitung dari hasil ukur.',
      dasar_kelas: 'Standar yang dipakai untuk selain beras, mis. SNI 8926:2020.',
    }
    return { title, columns: templat(kolomImporMutu, values, hints) }
  },

  async open(db, batch) {
    const provinsiId = batch.letak.provinsi_id ?? 0
    const lists = await loadDaftar(db, provinsiId)
    const aturan = await listAturan(db)
    const kotaAkun = lists.kotaAkun(batch.letak.kota_id)
    const common = barisBatch(batch)
    return {
      check: mutuRowCheck({ ...lists, today: batch.today, aturan, dasarBeras, kotaAkun }),
      identity: 1,
      taken: sudahAda,
      doubled: berulang,
      findTaken: (trx, keys) => findKnown(trx, table, provinsiId, keys),
      store: (trx, records) => {
        const rows = (records as readonly MutuImpor[]).map(({ penentu, ...row }) => ({
          ...row,
          ...common,
          penentu: [...penentu],
        }))
        return insertMany(trx, table, rows)
      },
      finish: async () => {},
    }
  },

  undo: async (trx, batchId, by) => (await removeUntouched(trx, table, batchId, by)).length,
  kept: (trx, batchId) => listKept(trx, table, batchId, 'Sudah dipakai'),
}
