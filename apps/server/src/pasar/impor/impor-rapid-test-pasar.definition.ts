import { kotaNames, namesOf } from '@portal/domain/okkp/impor/impor-registrasi.rules'
import {
  type ImporRapidPasarIsian,
  imporRapidPasarIsian,
  importUji,
  jenisUjiImpor,
} from '@portal/domain/okkp/impor/impor-uji.contract'
import { hasilRapid } from '@portal/domain/okkp/index'
import { kategoriPangan } from '@portal/domain/pasar/pedagang/pedagang.schema'
import { kolomRapidPasar } from '@portal/domain/pasar/rapid-test/rapid-test-pasar.impor'
import { fieldError } from '@portal/domain/platform/errors'
import {
  findJenisRapid,
  freshPositives,
  insertTests,
  openKasus,
  parametersOf,
  temuanOf,
  testColumns,
  testTemplate,
} from '#okkp/index.ts'
import { findPasar } from '#pasar/pasar/pasar.repository.ts'
import { ensurePemasok } from '#pasar/pedagang/pemasok.repository.ts'
import { diPasar } from '#pasar/rapid-test/rapid-test-di-pasar.ts'
import { rapidList } from '#pasar/rapid-test/rapid-test-pasar.repository.ts'
import type { ImportDefinition } from '#platform/impor/import-definition.ts'
import type { Platform } from '#platform/platform.ts'
import { loadNames } from './impor-pedagang.repository.ts'
import * as repository from './impor-rapid-test-pasar.repository.ts'
import { type BarisRapidPasar, rapidPasarRowCheck } from './impor-rapid-test-pasar.rules.ts'

const table = 'pasar.rapid_test'

/** Imports rapid tests of one market and one kind. A positive result opens a follow-up, like a result from the form. */
export const rapidPasarImpor = ({ clock }: Platform): ImportDefinition<ImporRapidPasarIsian> => ({
  jenis: 'rapid_pasar',
  upload: importUji,
  isian: imporRapidPasarIsian,
  takes: ({ jenis_uji, pasar_id }) => jenis_uji === String(jenisUjiImpor.rapid) && Boolean(pasar_id),
  access: 'pasar.kelola',
  event: 'rapid-pasar',

  async prepare(db, scope, { pasar_id, jenis_rapid_test }) {
    const jenis = await findJenisRapid(db, jenis_rapid_test)
    if (!jenis) throw fieldError('jenis_rapid_test', 'Pilih jenis rapid test dari daftar.')
    const pasar = await findPasar(db, scope, pasar_id)
    if (!pasar) throw fieldError('pasar_id', 'Pasar ini tidak ada di wilayah kerja Anda.')
    const letak = { pusat: false, provinsi_id: pasar.provinsi_id, kota_id: pasar.kota_id }
    return { jenis_id: jenis.id, jenis_nama: `${jenis.nama}, ${pasar.nama}`, letak }
  },

  columns: () => testColumns(kolomRapidPasar),

  async template(db, type) {
    const id = /^pasar-rapid-(\d{1,9})$/.exec(type)?.[1]
    const jenis = id === undefined ? undefined : await findJenisRapid(db, Number(id))
    if (!jenis) return undefined
    const { komoditas, kota } = await loadNames(db)
    const names = (rows: readonly { nama: string }[]) => rows.map(({ nama }) => nama)
    const values = {
      komoditas_id: names(komoditas),
      parameter_id: names(await parametersOf(db, jenis)),
      asal_kota_id: names(kota),
      hasil_uji: hasilRapid,
      kategori: kategoriPangan,
    }
    const hints = {
      kategori: 'Kosong berarti PSAT. Untuk PSAH dan PSAI tulis nama pangannya di Komoditas Tambahan.',
      nomor_kios: 'Seperti pada data pedagang, supaya hasilnya dapat ditelusuri.',
      pemasok: 'Kosong berarti pemasok yang tercatat pada kiosnya.',
    }
    return { title: `${jenis.nama} pasar`, columns: testTemplate(kolomRapidPasar, values, hints) }
  },

  async open(db, batch, scope) {
    const { pasar_id, jenis_rapid_test } = batch.isian
    const pasar = await findPasar(db, scope, pasar_id)
    const jenis = await findJenisRapid(db, jenis_rapid_test)
    const names = await loadNames(db)
    const kios = await repository.kiosOf(db, pasar_id)
    const suppliers = new Map<string, number>()
    const at = clock()
    const common = {
      ...{ pasar_id, provinsi_id: pasar?.provinsi_id ?? 0, kota_id: pasar?.kota_id ?? 0 },
      ...{ jenis_rapid_test_id: jenis_rapid_test, asal: 'impor' as const, batch_id: batch.id },
      ...{ created_by: batch.pembuat_id, updated_by: batch.pembuat_id, created_at: at, updated_at: at },
    }
    return {
      check: rapidPasarRowCheck({
        today: batch.today,
        komoditas: namesOf(names.komoditas),
        parameter: namesOf(jenis ? await parametersOf(db, jenis) : []),
        kota: kotaNames(names.kota),
      }),
      identity: 1,
      taken: () => 'Baris yang sama sudah tercatat di pasar ini.',
      doubled: (_text, sel) =>
        `Baris ini sama persis dengan baris di sel ${sel}. Bila memang beberapa sampel, bedakan kode sampelnya.`,
      findTaken: (trx, keys) => repository.findKnown(trx, pasar_id, keys),
      async store(trx, records) {
        const rows = []
        for (const { pemasok, asal_kota_id, ...row } of records as readonly BarisRapidPasar[]) {
          const stall = kios.get((row.nomor_kios ?? '').toLowerCase())
          const named = pemasok === null ? '' : `${pemasok.toLowerCase()} ${asal_kota_id}`
          if (pemasok !== null && !suppliers.has(named))
            suppliers.set(named, await ensurePemasok(trx, { nama: pemasok, asal_kota_id }))
          const known = stall?.pasokan.get(row.komoditas_id ?? 0)
          rows.push({
            ...row,
            ...common,
            pedagang_id: stall?.pedagang_id ?? null,
            pemasok_id: suppliers.get(named) ?? known ?? null,
          })
        }
        return insertTests(trx, table, rows)
      },
      async finish(trx) {
        const rows = await rapidList.byIds(trx, await freshPositives(trx, table, batch))
        const found = rows.map((row) => temuanOf(diPasar, row))
        await openKasus(trx, found, { by: batch.pembuat_id, at })
      },
    }
  },

  undo: repository.removeBatch,
  kept: repository.listKept,
})
