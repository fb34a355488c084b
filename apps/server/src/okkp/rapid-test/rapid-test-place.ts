import type { TautanKasus } from '@portal/domain/okkp/kasus/tautan-kasus'
import type { Total } from '@portal/domain/platform/list/pagination'
import type { Permission } from '@portal/domain/platform/permissions'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import type { Temuan } from '#okkp/kasus/temuan.ts'
import type { Actor } from '#platform/actor.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { Stamp } from '#platform/record/stamp.ts'

/** Columns that rapid tests of the registry and of markets share. */
export interface RapidRow {
  id: number
  versi: number
  tanggal: string
  hasil_uji: 'Positif' | 'Negatif'
  jenis_rapid_test_id: number
  parameter_id: number
  parameter: string
  kategori: string
  komoditas_id: number | null
  komoditas: string | null
  komoditas_tambahan: string | null
  foto: string | null
  provinsi_id: number
  kota_id: number | null
}

export interface RapidTestForm {
  tanggal: string
  jenis_rapid_test_id: number
  parameter_id: number
  komoditas_id: number | null
  foto: string | null
  /** Case that a new test answers as its re-test. */
  tindak_lanjut: TautanKasus | null
}

interface Stamps {
  created_by: number | null
  updated_by: number | null
  created_at: Date
  updated_at: Date
}

/**
 * Differences between rapid tests of the OKKP registry and of markets. Both share routes, checks, photos and cases.
 */
export interface RapidPlace<Row extends RapidRow, Form extends RapidTestForm, Shown, Columns extends object> {
  record: string
  asal: 'rapid_test' | 'rapid_pasar'
  access: Permission
  idName: string
  countedBy: string

  find(db: Executor, scope: RegionScope, id: number): Promise<Row | undefined>
  lock(trx: Trx, scope: RegionScope, id: number): Promise<Row | undefined>
  page(db: Executor, scope: RegionScope, query: object): Promise<{ rows: Row[]; total: Total }>
  count(
    db: Executor,
    scope: RegionScope,
    region: object,
  ): Promise<{ group: unknown; hasil: string | null; n: number }[]>
  present(row: Row): Shown
  /** Returns the record for its own page, if that page shows more than a list does. */
  detail?(db: Executor, row: Row): Promise<Shown>
  /** Additional data that the case copies from the test. */
  temuan(row: Row): Pick<Temuan, 'lokasi' | 'registrasi_id'> & Partial<Temuan>

  /** Runs the checks that only this place needs and returns the columns to store. */
  columns(trx: Trx, actor: Actor, form: Form, before?: Row): Promise<Columns>
  /** `fresh` is false if the same test is already stored. */
  insert(trx: Trx, values: Columns & Stamps & { foto: null }): Promise<{ id: number; fresh: boolean }>
  update(trx: Trx, id: number, values: Partial<Columns & Stamps> & { versi?: number }): Promise<void>
  setFoto(trx: Trx, id: number, foto: string): Promise<void>
  /** Returns true if the row is deleted permanently, together with its photo. */
  remove(trx: Trx, row: Row, stamp: Stamp): Promise<boolean>
  /** Returns the answer of the call that opens a case by hand. */
  opened(trx: Trx, actor: Actor, id: number, at: Date): Promise<object>
}
