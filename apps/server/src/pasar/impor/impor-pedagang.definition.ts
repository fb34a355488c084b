import { importRegistrasi } from '@portal/domain/okkp/impor/impor.contract'
import {
  type ImporPedagangIsian,
  imporPedagangIsian,
  kolomPedagang,
  nameKey,
  nikColumn,
  nilaiPedagang,
  pedagangRowCheck,
} from '@portal/domain/pasar/impor/impor-pedagang.rules'
import type { PedagangForm } from '@portal/domain/pasar/pedagang/pedagang.schema'
import { AppError, fieldError } from '@portal/domain/platform/errors'
import type { Permission } from '@portal/domain/platform/permissions'
import { findPasar } from '#pasar/pasar/pasar.repository.ts'
import * as kelompok from '#pasar/pedagang/kelompok.repository.ts'
import { storePedagang } from '#pasar/pedagang/save-pedagang.service.ts'
import type { TemplateColumn } from '#platform/excel/template.ts'
import type { ImportDefinition } from '#platform/impor/import-definition.ts'
import type { Platform } from '#platform/platform.ts'
import * as repository from './impor-pedagang.repository.ts'

const numberColumn = { title: 'No', width: 6 }
const columns = [
  numberColumn,
  ...kolomPedagang.map(({ title }, index) => ({
    title,
    width: 24,
    kind: 'text' as const,
    ...(index + 1 === nikColumn ? { secret: true as const } : {}),
  })),
]
const idsOf = (rows: readonly { id: number; nama: string }[]) =>
  new Map(rows.map(({ id, nama }) => [nameKey(nama), id]))

/**
 * Imports traders of one market as one group, into the market collection or the OKKP collection. Both use the upload
 * route of OKKP.
 */
export function pedagangImpor(
  { config, clock }: Platform,
  { okkp, access }: { okkp: boolean; access: Permission },
): ImportDefinition<ImporPedagangIsian> {
  return {
    jenis: okkp ? 'pedagang-okkp' : 'pedagang',
    upload: importRegistrasi,
    isian: imporPedagangIsian,
    takes: ({ pasar_id, is_okkp }) => Boolean(pasar_id) && (is_okkp === 'true') === okkp,
    access,
    event: 'pedagang',

    async prepare(db, scope, { pasar_id, is_okkp }) {
      if (is_okkp !== okkp) throw new AppError('TIDAK_BERWENANG')
      const pasar = await findPasar(db, scope, pasar_id)
      if (!pasar) throw fieldError('pasar_id', 'Pilih pasar dari daftar.')
      const letak = { pusat: false, provinsi_id: pasar.provinsi_id, kota_id: pasar.kota_id }
      return { jenis_id: pasar.id, jenis_nama: `Pedagang ${pasar.nama}`, letak }
    },

    columns: () => columns,

    async template(db, type) {
      if (type !== 'pedagang') return undefined
      const { komoditas, kota } = await repository.loadNames(db)
      const values: Readonly<Record<string, readonly string[]>> = {
        ...nilaiPedagang,
        komoditas: komoditas.map(({ nama }) => nama),
        asal: kota.map(({ nama }) => nama),
      }
      const hints: Readonly<Record<string, string>> = {
        persetujuan:
          'Ya bila pedagang setuju datanya disimpan. Bila Tidak, kosongkan nama, NIK, jenis kelamin, dan HP.',
        nik: '16 angka, sebagai teks. Tidak pernah ditulis ke berkas baris yang ditolak.',
      }
      const fields = kolomPedagang.map(({ key, title }): TemplateColumn => {
        const [list, hint] = [values[key], hints[key]]
        return {
          title,
          width: 24,
          kind: 'text',
          ...(list ? { values: list } : {}),
          ...(hint ? { hint } : {}),
        }
      })
      return { title: 'Pedagang', columns: [numberColumn, ...fields] }
    },

    async open(db, batch) {
      const names = await repository.loadNames(db)
      const { pasar_id } = batch.isian
      let group: kelompok.KelompokRow | undefined
      return {
        check: pedagangRowCheck({ komoditas: idsOf(names.komoditas), kota: idsOf(names.kota) }),
        identity: 1,
        taken: (text) => `Kios "${text}" atau NIK pedagangnya sudah terdaftar di pasar ini.`,
        doubled: (text, sel) =>
          `Kios berulang: "${text}" dengan pedagang yang sama sudah tertulis di sel ${sel}.`,
        findTaken: (trx, keys) => repository.findTakenStalls(trx, pasar_id, keys),
        async store(trx, records) {
          const stored = new Set<string>()
          if (records.length === 0) return stored
          const at = clock()
          const by = batch.pembuat_id
          const saving = { trx, secret: config.SESSION_SECRET, today: batch.today, by, at }
          const everywhere = { jenis: 'semua' } as const
          if (!group) {
            const values = { nama: `Impor ${batch.today} nomor ${batch.id}`, pasar_id, is_okkp: okkp }
            group = await kelompok.lockKelompok(
              trx,
              everywhere,
              await kelompok.insertKelompok(trx, values, { by, at }),
            )
          }
          for (const form of records as readonly PedagangForm[]) {
            try {
              if (!group) throw new Error('The import group was not stored')
              await repository.setBatch(trx, await storePedagang(saving, group, form), batch.id)
              stored.add(`${form.nomor_kios}|${form.nama ?? ''}`.toLowerCase())
            } catch (error) {
              if (!(error instanceof AppError && error.code === 'SUDAH_ADA')) throw error
            }
          }
          return stored
        },
        finish: async () => {},
      }
    },

    undo: repository.removeUntouched,
    kept: repository.touchedRows,
  }
}
