import {
  type ImporRegistrasiIsian,
  imporRegistrasiIsian,
  importRegistrasi,
} from '@portal/domain/okkp/impor/impor.contract'
import {
  kotaNames,
  namesOf,
  type RegistrasiImpor,
  registrasiRowCheck,
} from '@portal/domain/okkp/impor/impor-registrasi.rules'
import {
  earlierHeadersOf,
  type FieldKey,
  type FieldUse,
  importFieldsOf,
  importNumberHeader,
} from '@portal/domain/okkp/registrasi/registrasi.fields'
import { letakImpor } from '@portal/domain/okkp/registrasi/registrasi.policy'
import { labelPduk } from '@portal/domain/okkp/registrasi/registrasi.schema'
import { AppError, fieldError } from '@portal/domain/platform/errors'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { findWilayahFault } from '#akun/index.ts'
import { findReserved, findReservedOfBatch, holdReservations } from '#okkp/registrasi/nomor.repository.ts'
import { findJenis } from '#okkp/registrasi/registrasi.repository.ts'
import { findTakenNumbers, insertRegistrasiMany } from '#okkp/registrasi/registrasi-impor.repository.ts'
import type { Executor } from '#platform/database/database.ts'
import type { TemplateColumn } from '#platform/excel/template.ts'
import type { ImportDefinition } from '#platform/impor/import-definition.ts'
import * as repository from './impor-registrasi.repository.ts'

const hints: Partial<Record<FieldKey, string>> = {
  terbit_sertifikat: 'Tulis tanggal, mis. 2026-01-31 atau 31/01/2026.',
  exp_sertifikat: 'Tulis tanggal, mis. 2026-01-31 atau 31/01/2026.',
  no_registration: 'Satu nomor hanya sekali untuk jenis registrasi ini.',
  kontak_telepon: 'Boleh kosong. Angka saja, mis. 081234567890; hanya terlihat petugas.',
  kontak_surel: 'Boleh kosong. Mis. nama@contoh.id; hanya terlihat petugas.',
}
const days: readonly FieldKey[] = ['terbit_sertifikat', 'exp_sertifikat']
const wide: readonly FieldKey[] = ['unit_usaha', 'alamat_kantor', 'alamat_unit', 'ruang_lingkup']

const fieldColumn = ({ key, header }: FieldUse) => ({
  title: header,
  width: wide.includes(key) ? 36 : 24,
  kind: days.includes(key) ? ('date' as const) : ('text' as const),
})

const numberColumn = { title: importNumberHeader, width: 6 }

/** Returns the account's own region, or the region that the request names. That region must exist. */
async function letakOf(db: Executor, scope: RegionScope, asked: ImporRegistrasiIsian) {
  const letak = letakImpor(scope, asked)
  const unknown = await findWilayahFault(db, letak)
  if (!unknown) return letak
  throw fieldError(asked.created_for === undefined ? unknown.field : 'created_for', unknown.message)
}

export const registrasiImpor: ImportDefinition<ImporRegistrasiIsian> = {
  jenis: 'registrasi',
  upload: importRegistrasi,
  isian: imporRegistrasiIsian,
  takes: ({ pasar_id }) => !pasar_id,
  access: 'registrasi.kelola',
  event: 'registrasi',

  async prepare(db, scope, isian) {
    const letak = await letakOf(db, scope, isian)
    const jenis = await findJenis(db, isian.registrasi_id)
    if (!jenis) throw fieldError('registrasi_id', 'Pilih jenis registrasi dari daftar.')
    return { jenis_id: jenis.id, jenis_nama: jenis.nama, letak }
  },

  answer: ({ jenis_nama }) => ({ jenis_registrasi: jenis_nama }),

  earlier: ({ jenis_id }) => [earlierHeadersOf(jenis_id)],

  columns: ({ jenis_id }) => [numberColumn, ...importFieldsOf(jenis_id).map(fieldColumn)],

  async template(db, type, scope) {
    const jenis = /^\d{1,9}$/.test(type) ? await findJenis(db, Number(type)) : undefined
    if (!jenis) return undefined
    const masters = await repository.loadMasters(db, scope.jenis === 'semua' ? null : scope.provinsi_id)
    const names = (rows: readonly { nama: string }[]) => rows.map(({ nama }) => nama)
    const values: Partial<Record<FieldKey, readonly string[]>> = {
      komoditas_id: names(masters.komoditas),
      kota_id: names(masters.kota.filter(({ id }) => scope.jenis !== 'kota' || id === scope.kota_id)),
      jenis_hc_id: names(masters.jenisHc),
      jenis_sertifikat_id: names(masters.jenisSertifikat),
      label: labelPduk,
      level: ['1', '2', '3'],
    }
    const fields = importFieldsOf(jenis.id).map((field): TemplateColumn => {
      const list = values[field.key]
      const hint = hints[field.key]
      return { ...fieldColumn(field), ...(list ? { values: list } : {}), ...(hint ? { hint } : {}) }
    })
    return { title: jenis.nama, columns: [numberColumn, ...fields] }
  },

  async open(db, batch, scope) {
    const { letak, jenis_id: jenisId } = batch
    const masters = await repository.loadMasters(db, letak.pusat ? null : letak.provinsi_id)
    const jenis = await findJenis(db, jenisId)
    const kota = masters.kota.find(({ id }) => id === letak.kota_id)
    const batas = scope.jenis === 'kota' ? 'akun Anda' : 'impor ini'
    const check = registrasiRowCheck({
      jenisId,
      today: batch.today,
      tahun: jenis?.masa_berlaku_tahun ?? null,
      letak,
      kotaTujuan: kota && { ...kota, batas },
      provinsi: masters.provinsi ?? 'provinsi ini',
      komoditas: namesOf(masters.komoditas),
      kota: kotaNames(masters.kota),
      jenisHc: namesOf(masters.jenisHc),
      jenisSertifikat: namesOf(masters.jenisSertifikat),
    })
    const common = {
      jenis_registrasi_id: jenisId,
      asal: 'impor' as const,
      batch_id: batch.id,
      created_by: batch.pembuat_id,
      updated_by: batch.pembuat_id,
    }
    return {
      check,
      identity: 1 + importFieldsOf(jenisId).findIndex(({ key }) => key === 'no_registration'),
      taken: (text) =>
        `No Registrasi sudah terdaftar: "${text}" sudah ada untuk ${jenis?.nama ?? 'jenis ini'}.`,
      doubled: (text, sel) => `No Registrasi berulang: "${text}" sudah tertulis di sel ${sel}.`,
      findTaken: (trx, keys) => findTakenNumbers(trx, jenisId, keys),
      async store(trx, records) {
        const given = records as readonly RegistrasiImpor[]
        const reserved = await findReserved(
          trx,
          jenisId,
          given.map(({ no_registration }) => no_registration),
        )
        const rows = given.filter(({ no_registration }) => !reserved.has(no_registration.toLowerCase()))
        const stored = await insertRegistrasiMany(
          trx,
          rows.map((row) => repository.newRow(row, common)),
        )
        return new Set([...stored].map((nomor) => nomor.toLowerCase()))
      },
      async finish(trx) {
        await holdReservations(trx, jenisId)
        const nomor = await findReservedOfBatch(trx, jenisId, batch.id)
        if (nomor === undefined) return
        throw new AppError('BENTROK', {
          message: `Nomor ${nomor} baru saja dipakai permohonan PSAT. Tidak ada baris yang tersimpan; impor lagi berkas yang sama.`,
        })
      },
    }
  },

  undo: repository.removeUntouched,
  kept: repository.touchedRows,
}
