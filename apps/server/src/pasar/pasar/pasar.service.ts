import type { countPasar, listPasarPilihan, pasarCalls } from '@portal/domain/pasar/pasar/pasar.contract'
import type { Pasar, PasarForm } from '@portal/domain/pasar/pasar/pasar.schema'
import type { Query } from '@portal/domain/platform/contract'
import { alreadyTaken, fieldError, notFound } from '@portal/domain/platform/errors'
import {
  provinsiOfKota,
  type RegionScope,
  refuseForeignRegion,
  scopeOf,
} from '@portal/domain/platform/wilayah/wilayah'
import { findWilayahFault } from '#akun/index.ts'
import type { Actor } from '#platform/actor.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { RecordKind } from '#platform/record/record.service.ts'
import { presentPasar, presentPasarTerbuka } from './pasar.presenter.ts'
import * as repository from './pasar.repository.ts'

const everywhere: RegionScope = { jenis: 'semua' }

/** Returns the province and city of a market. An account of a city may omit the city. */
async function letakOf(db: Executor, scope: RegionScope, form: PasarForm) {
  refuseForeignRegion(scope, form)
  const kota_id = form.kota_id ?? (scope.jenis === 'kota' ? scope.kota_id : undefined)
  if (kota_id === undefined) throw fieldError('kota_id', 'Pilih kabupaten/kota.')
  const provinsi_id = form.provinsi_id ?? provinsiOfKota(kota_id)
  const fault = await findWilayahFault(db, { provinsi_id, kota_id })
  // The province comes from the city code, so an unknown city also fails as an unknown province. The error belongs to
  // the city field.
  if (fault) throw fieldError('kota_id', fault.message)
  if (form.kecamatan_id !== null && !(await repository.isKecamatanOf(db, form.kecamatan_id, kota_id)))
    throw fieldError('kecamatan_id', 'Kecamatan ini tidak terletak di kabupaten/kota yang dipilih.')
  return { provinsi_id, kota_id }
}

const namesake = () =>
  alreadyTaken(
    'nama',
    'Pasar dengan nama ini sudah ada di kabupaten/kota ini. Bila pasarnya lain, tambahkan nama kecamatannya.',
  )

/** Markets of the caller's region. Their photos are public, because the public page of the market shows them. */
export function pasarKind(
  { files }: Platform,
  actor: Actor,
): RecordKind<repository.PasarRow, PasarForm, Pasar> {
  const scope = scopeOf(actor)
  const claim = (trx: Trx, id: number, foto: readonly string[]) =>
    files.claim(trx, foto, { record: `pasar/${id}`, visibility: 'publik', actor, field: 'foto' })
  return {
    noun: 'Pasar',
    record: 'pasar',
    lock: (trx, id) => repository.lockPasar(trx, scope, id),
    present: presentPasar,
    async insert(trx, form, stamp) {
      const columns = { ...form, ...(await letakOf(trx, scope, form)) }
      const id = await repository.insertPasar(trx, columns, stamp)
      if (id === undefined) throw namesake()
      await claim(trx, id, form.foto)
      return id
    },
    async update(trx, before, form, stamp) {
      const columns = { ...form, ...(await letakOf(trx, scope, form)) }
      if (await repository.isNamesake(trx, columns.kota_id, form.nama, before.id)) throw namesake()
      await claim(trx, before.id, form.foto)
      await repository.updatePasar(trx, before.id, columns, stamp)
      const dropped = before.foto.filter((key) => !form.foto.includes(key))
      await files.release(trx, dropped, `pasar/${before.id}`)
    },
    async remove(trx, before) {
      await repository.deletePasar(trx, before.id)
      await files.release(trx, before.foto, `pasar/${before.id}`)
    },
  }
}

export async function readPasarList({ db }: Platform, actor: Actor, query: Query<typeof pasarCalls.list>) {
  const scope = scopeOf(actor)
  refuseForeignRegion(scope, query)
  const { rows, total } = await repository.pasarList.page(db, scope, query)
  return { rows: rows.map(presentPasar), total }
}

export async function readPasar({ db }: Platform, actor: Actor, id: number): Promise<Pasar> {
  const row = await repository.findPasar(db, scopeOf(actor), id)
  if (!row) throw notFound('Pasar')
  return presentPasar(row)
}

type Wilayah = Query<typeof listPasarPilihan>

export function readPilihan({ db }: Platform, actor: Actor, query: Wilayah) {
  const scope = scopeOf(actor)
  refuseForeignRegion(scope, query)
  return repository.listPilihan(db, scope, query)
}

export function readJumlah({ db }: Platform, actor: Actor, query: Query<typeof countPasar>) {
  const scope = scopeOf(actor)
  refuseForeignRegion(scope, query)
  return repository.countByRegion(db, scope, query.provinsi_id)
}

export function readPilihanTerbuka({ db }: Platform, query: Wilayah) {
  return repository.listPilihan(db, everywhere, query)
}

export async function readPasarTerbuka({ db }: Platform, id: number) {
  const row = await repository.findPasar(db, everywhere, id)
  if (!row) throw notFound('Pasar')
  return presentPasarTerbuka(row)
}
