import type { LimitLibrary } from '@portal/domain/okkp/batas/pustaka'
import { letakUji, letakUjiDiubah } from '@portal/domain/okkp/pengujian/pengujian.policy'
import { nilaiHasil } from '@portal/domain/okkp/uji-lab/uji-lab.putusan'
import {
  isKodePortal,
  kodePortalText,
  type PutusanUji,
  putusanSampel,
  type UjiLab,
  type UjiLabForm,
} from '@portal/domain/okkp/uji-lab/uji-lab.schema'
import { AppError, type FieldError } from '@portal/domain/platform/errors'
import { wrongKindText } from '@portal/domain/platform/files/files.contract'
import { dayInJakarta } from '@portal/domain/platform/format'
import { type RegionScope, scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { findWilayahFault } from '#akun/index.ts'
import { limitLibrary } from '#okkp/batas/limit-library.ts'
import { lockLinked, releaseUji, settleUji } from '#okkp/kasus/tautan.service.ts'
import { findTemuanUji } from '#okkp/kasus/temuan.repository.ts'
import { komoditasExists } from '#okkp/komoditas/komoditas.repository.ts'
import { findRegistrasiUji } from '#okkp/pengujian/registrasi-uji.service.ts'
import type { Actor } from '#platform/actor.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import { kindOfKey } from '#platform/files/file-key.ts'
import type { Platform } from '#platform/platform.ts'
import type { RecordKind } from '#platform/record/record.service.ts'
import type { Stamp } from '#platform/record/stamp.ts'
import { findJenisUji, listParameter } from './rujukan-uji.repository.ts'
import { presentUjiLab } from './uji-lab.presenter.ts'
import * as repository from './uji-lab.repository.ts'

const refuse = (fields: FieldError[]): never => {
  throw new AppError('VALIDASI_GAGAL', { fields })
}

const custodyDays = ['tanggal', 'diambil_pada', 'diserahkan_pada', 'diterima_pada'] as const

/** Checks what the schema cannot: today's date, the lists to choose from, and codes that are taken. */
async function formFaults(
  db: Executor,
  form: UjiLabForm,
  { today, before }: { today: string; before: repository.UjiLabRow | undefined },
): Promise<FieldError[]> {
  const future = custodyDays.flatMap((field) =>
    (form[field] ?? '') > today ? [{ field, message: 'Tanggal ini belum tiba.' }] : [],
  )
  const faults: FieldError[] = [...future]
  if (!(await komoditasExists(db, form.komoditas_id))) {
    faults.push({ field: 'komoditas_id', message: 'Pilih komoditas dari daftar.' })
  }
  const { kode_sampel } = form
  const sameKode = kode_sampel === null || kode_sampel.toLowerCase() === before?.kode_sampel.toLowerCase()
  if (!sameKode && isKodePortal(kode_sampel)) faults.push({ field: 'kode_sampel', message: kodePortalText })
  if (form.lhu && kindOfKey(form.lhu) !== 'pdf')
    faults.push({ field: 'lhu', message: wrongKindText(['pdf']) })
  if (before && !form.alasan_perubahan) {
    faults.push({
      field: 'alasan_perubahan',
      message: 'Tulis alasan perubahan; riwayat akan menampilkannya.',
    })
  }
  return faults
}

const taken = () =>
  new AppError('SUDAH_ADA', {
    message: 'Kode sampel sudah dipakai.',
    fields: [{ field: 'kode_sampel', message: 'Kode sampel ini sudah dipakai sampel lain.' }],
  })

/** Returns the results to store. Each parameter must belong to the kind of test and occur once. */
async function hasilOf(db: Executor, library: LimitLibrary, form: UjiLabForm, faults: FieldError[]) {
  const jenis = await findJenisUji(db, form.jenis_uji_lab_id)
  if (!jenis) {
    faults.push({ field: 'jenis_uji_lab_id', message: 'Pilih jenis uji dari daftar.' })
    return []
  }
  const parameters = await listParameter(db, jenis)
  const seen = new Set<number>()
  return form.multiple_parameter.flatMap(({ parameter_id, parameter, ...written }, index) => {
    const fault = (field: string, message: string) =>
      faults.push({ field: `multiple_parameter.${index}.${field}`, message })
    const known = parameters.find(({ id, nama }) =>
      parameter_id === null ? nama.toLowerCase() === parameter?.toLowerCase() : id === parameter_id,
    )
    if (!known) {
      const message =
        parameter_id === null && parameter === null
          ? 'Pilih parameter dari daftar.'
          : `Parameter ini bukan parameter ${jenis.nama}. Pilih dari daftar.`
      fault('parameter_id', message)
      return []
    }
    if (seen.has(known.id)) fault('parameter_id', 'Parameter ini sudah diisi di atas.')
    seen.add(known.id)
    const judged = nilaiHasil(library, form, known, written)
    for (const { field, message } of judged.faults) fault(field, message)
    return [judged.hasil]
  })
}

interface Columns {
  letak: ReturnType<typeof letakUji>
  registrasi_id: number | null
  hasil: repository.HasilBaru[]
}

async function columnsOf(
  trx: Trx,
  library: LimitLibrary,
  scope: RegionScope,
  form: UjiLabForm,
  about: { today: string; before: repository.UjiLabRow | undefined },
) {
  const letak = about.before ? letakUjiDiubah(scope, about.before, form) : letakUji(scope, form)
  const faults = await formFaults(trx, form, about)
  const region = await findWilayahFault(trx, letak)
  if (region) faults.push(region)
  const { created_for } = letak
  const purpose =
    created_for !== null && created_for > 99
      ? { provinsi_id: Math.floor(created_for / 100), kota_id: created_for }
      : { provinsi_id: created_for }
  if (await findWilayahFault(trx, purpose)) {
    faults.push({ field: 'created_for', message: 'Wilayah ini tidak dikenal.' })
  }
  const registrasi = await findRegistrasiUji(trx, form, about.before?.registrasi_id ?? null)
  if (registrasi.fault) faults.push(registrasi.fault)
  const hasil = await hasilOf(trx, library, form, faults)
  if (faults.length > 0) refuse(faults)
  if (form.kode_sampel && (await repository.findKode(trx, form.kode_sampel, about.before?.id ?? 0)))
    throw taken()
  return { letak, hasil, registrasi_id: registrasi.id } satisfies Columns
}

function valuesOf(form: UjiLabForm, { letak, hasil, registrasi_id }: Columns) {
  const {
    multiple_parameter: _results,
    tindak_lanjut: _chain,
    no_registrasi: _number,
    kode_sampel,
    ...fields
  } = form
  return {
    ...fields,
    registrasi_id,
    ...letak,
    ...(kode_sampel ? { kode_sampel } : {}),
    status: putusanSampel(hasil),
  }
}

/** Laboratory tests that the caller may write. Reads the limits before a transaction takes a database connection. */
export async function ujiLabKind(
  platform: Platform,
  actor: Actor,
): Promise<RecordKind<repository.UjiLabRow, UjiLabForm, UjiLab>> {
  const { clock, files } = platform
  const library = await limitLibrary(platform)
  const scope = scopeOf(actor)
  const today = dayInJakarta(clock())
  const record = (id: number) => `uji-lab/${id}`
  const claim = (trx: Trx, id: number, key: string | null) =>
    files.claim(trx, key ? [key] : [], {
      record: record(id),
      visibility: 'rekaman',
      actor,
      field: 'lhu',
    })
  const settle = async (trx: Trx, id: number, before: PutusanUji | null | undefined, stamp: Stamp) => {
    const found = await findTemuanUji(trx, id)
    if (found)
      await settleUji(trx, found.temuan, { kode_sampel: found.kode, before, after: found.status }, stamp)
  }
  return {
    noun: 'Uji laboratorium',
    record: 'uji-lab',
    lock: (trx, id) => repository.lockUjiLab(trx, scope, id),
    present: presentUjiLab,
    async insert(trx, form, { by, at }) {
      const columns = await columnsOf(trx, library, scope, form, {
        today,
        before: undefined,
      })
      const [id = 0] = await repository.nextUjiLabIds(trx, 1)
      await claim(trx, id, form.lhu)
      const stamps = { created_by: by, updated_by: by, created_at: at, updated_at: at }
      const values = { ...valuesOf(form, columns), alasan_perubahan: null }
      const kasus = await lockLinked(trx, scope, form.tindak_lanjut)
      const tindak_lanjut_id = kasus?.id ?? null
      if (!(await repository.insertUjiLab(trx, { id, ...values, ...stamps, tindak_lanjut_id }))) throw taken()
      await repository.replaceHasil(trx, id, columns.hasil)
      await settle(trx, id, undefined, { by, at })
      return id
    },
    async update(trx, before, form, { by, at, versi }) {
      const columns = await columnsOf(trx, library, scope, form, { today, before })
      const replaced = before.lhu !== null && before.lhu !== form.lhu
      if (form.lhu !== before.lhu) await claim(trx, before.id, form.lhu)
      const values = { ...valuesOf(form, columns), updated_by: by, updated_at: at, versi }
      await repository.updateUjiLab(trx, before.id, values)
      await repository.replaceHasil(trx, before.id, columns.hasil)
      await settle(trx, before.id, before.status, { by, at })
      if (replaced) await files.release(trx, [before.lhu as string], record(before.id))
    },
    /** Deletes an entry made by mistake. A test that answers a case cannot be deleted. */
    async remove(trx, before, { by, at }) {
      await releaseUji(trx, before.id, { by, at })
      await repository.updateUjiLab(trx, before.id, { dihapus: at, updated_at: at, updated_by: by })
    },
  }
}
