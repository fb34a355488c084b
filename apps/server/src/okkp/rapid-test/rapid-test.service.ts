import {
  panganUji,
  type RapidTest,
  type RapidTestForm,
} from '@portal/domain/okkp/rapid-test/rapid-test.schema'
import { fieldError } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import { type RegionScope, scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { komoditasExists } from '#okkp/komoditas/komoditas.repository.ts'
import { letakOf, refuseFutureDay } from '#okkp/pengujian/letak-uji.service.ts'
import { findRegistrasiUji } from '#okkp/pengujian/registrasi-uji.service.ts'
import { dropRantai, type HasilSaringan, settleRantai } from '#okkp/tindak-lanjut/rantai.service.ts'
import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { RecordKind } from '#platform/record/record.service.ts'
import type { Stamp } from '#platform/record/stamp.ts'
import * as repository from './rapid-test.repository.ts'

export const rapidRecord = (id: number) => `rapid-test/${id}`

export function presentRapid({ created_at, updated_at, ...row }: repository.RapidRow): RapidTest {
  return { ...row, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() }
}

/** What the chain copies of a rapid test. */
export function saringanOf(row: repository.RapidRow): HasilSaringan {
  return {
    asal: 'rapid_test',
    asal_id: row.id,
    hasil: row.hasil_uji,
    tanggal: row.tanggal,
    parameter: row.parameter,
    komoditas: panganUji(row),
    lokasi: row.lokasi_sampel,
    registrasi_id: row.registrasi_id,
    provinsi_id: row.provinsi_id,
    kota_id: row.kota_id,
    created_for: row.created_for,
  }
}

/** A kind of rapid test measures parameters of its own list alone. */
export async function checkParameter(
  trx: Trx,
  form: Pick<RapidTestForm, 'jenis_rapid_test_id' | 'parameter_id'>,
): Promise<void> {
  const jenis = await repository.findJenisRapid(trx, form.jenis_rapid_test_id)
  if (!jenis) throw fieldError('jenis_rapid_test_id', 'Pilih jenis rapid test dari daftar.')
  const parameter = await repository.findParameter(trx, form.parameter_id)
  if (!parameter) throw fieldError('parameter_id', 'Pilih parameter dari daftar.')
  if (parameter.jenis !== jenis.jenis_parameter) {
    throw fieldError('parameter_id', `${parameter.nama} bukan parameter ${jenis.nama}. Pilih dari daftar.`)
  }
}

async function columnsOf(
  trx: Trx,
  scope: RegionScope,
  { no_registrasi, ...form }: RapidTestForm,
  today: string,
  before?: repository.RapidRow,
) {
  refuseFutureDay(form.tanggal, today)
  await checkParameter(trx, form)
  if (form.komoditas_id !== null && !(await komoditasExists(trx, form.komoditas_id))) {
    throw fieldError('komoditas_id', 'Pilih komoditas dari daftar.')
  }
  const letak = await letakOf(trx, scope, form, before)
  const registrasi = await findRegistrasiUji(trx, { no_registrasi }, before?.registrasi_id ?? null)
  if (registrasi.fault) throw fieldError(registrasi.fault.field, registrasi.fault.message)
  return { ...form, ...letak, registrasi_id: registrasi.id }
}

/** Rapid tests as the caller reaches them; each write settles the follow-up of what it changed. */
export function rapidKind(
  { clock, files }: Platform,
  actor: Actor,
): RecordKind<repository.RapidRow, RapidTestForm, RapidTest> {
  const scope = scopeOf(actor)
  const today = dayInJakarta(clock())
  const lock = (trx: Trx, id: number) => repository.lockRapid(trx, scope, id)
  const claim = (trx: Trx, id: number, foto: string | null) =>
    files.claim(trx, foto ? [foto] : [], {
      record: rapidRecord(id),
      visibility: 'rekaman',
      actor,
      field: 'foto',
    })
  const settle = async (trx: Trx, id: number, stamp: Stamp) => {
    const row = await lock(trx, id)
    if (row) await settleRantai(trx, saringanOf(row), stamp)
  }
  return {
    noun: 'Rapid test',
    record: 'rapid-test',
    lock,
    present: presentRapid,
    async insert(trx, form, stamp) {
      const values = await columnsOf(trx, scope, form, today)
      const id = await repository.nextRapidId(trx)
      await claim(trx, id, form.foto)
      const { by, at } = stamp
      const stamps = { created_by: by, updated_by: by, created_at: at, updated_at: at }
      await repository.insertRapid(trx, { id, ...values, ...stamps })
      await settle(trx, id, stamp)
      return id
    },
    async update(trx, row, form, { versi, ...stamp }) {
      const values = await columnsOf(trx, scope, form, today, row)
      if (form.foto !== row.foto) await claim(trx, row.id, form.foto)
      const { by: updated_by, at: updated_at } = stamp
      await repository.updateRapid(trx, row.id, { ...values, updated_by, updated_at, versi })
      if (row.foto !== null && row.foto !== form.foto)
        await files.release(trx, [row.foto], rapidRecord(row.id))
      await settle(trx, row.id, stamp)
    },
    async remove(trx, row, { by, at }) {
      await dropRantai(trx, 'rapid_test', row.id)
      await repository.updateRapid(trx, row.id, { dihapus: at, updated_by: by, updated_at: at })
    },
  }
}
