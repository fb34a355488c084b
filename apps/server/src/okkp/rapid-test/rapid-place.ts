import type { AsalTindakLanjut } from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.rules'
import type { Total } from '@portal/domain/platform/list/pagination'
import type { Permission } from '@portal/domain/platform/permissions'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import type { HasilSaringan } from '#okkp/tindak-lanjut/rantai.service.ts'
import type { Actor } from '#platform/actor.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { Stamp } from '#platform/record/stamp.ts'

/** What every rapid test has, wherever it was taken. */
export interface RapidRow {
  id: number
  versi: number
  tanggal: string
  hasil_uji: 'Positif' | 'Negatif'
  parameter: string
  komoditas: string | null
  komoditas_tambahan: string | null
  foto: string | null
  provinsi_id: number
  kota_id: number | null
}

export interface RapidForm {
  tanggal: string
  jenis_rapid_test_id: number
  parameter_id: number
  komoditas_id: number | null
  foto: string | null
}

interface Stamps {
  created_by: number | null
  updated_by: number | null
  created_at: Date
  updated_at: Date
}

/**
 * Where rapid tests are kept: the registry of OKKP, or the markets. It says what differs; routes, checks, pictures and
 * follow-ups are the same for both.
 */
export interface RapidPlace<Row extends RapidRow, Form extends RapidForm, Shown, Columns extends object> {
  /** Of its records, files and audit events. */
  record: string
  asal: AsalTindakLanjut
  access: Permission
  /** What the id is called in queries and bodies. */
  idName: string
  /** What counts are grouped by. */
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
  /** What the follow-up copies beside what all tests have. */
  saringan(row: Row): Pick<HasilSaringan, 'lokasi' | 'registrasi_id' | 'created_for'>

  /** Checks what only the place knows of a form, and says what is stored. */
  columns(trx: Trx, actor: Actor, form: Form, before?: Row): Promise<Columns>
  /** Not `fresh` where the very same test is there already. */
  insert(trx: Trx, values: Columns & Stamps & { foto: null }): Promise<{ id: number; fresh: boolean }>
  update(trx: Trx, id: number, values: Partial<Columns & Stamps> & { versi?: number }): Promise<void>
  setFoto(trx: Trx, id: number, foto: string): Promise<void>
  /** True where the row is gone for good, and its picture with it. */
  remove(trx: Trx, row: Row, stamp: Stamp): Promise<boolean>
  /** What the call answers that has opened a follow-up by hand. */
  opened(
    trx: Trx,
    actor: Actor,
    id: number,
    at: Date,
  ): Promise<{ rantaiId: number; answer: object } | undefined>
}
