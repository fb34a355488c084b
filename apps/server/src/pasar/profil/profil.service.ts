import { type IsianDokumen, kelengkapanOf, type VarianProfil } from '@portal/domain/pasar/profil/dokumen'
import type { profilCalls } from '@portal/domain/pasar/profil/profil.contract'
import type {
  ProfilKotaForm,
  ProfilLengkap,
  ProfilProvinsiForm,
} from '@portal/domain/pasar/profil/profil.schema'
import type { Query } from '@portal/domain/platform/contract'
import { AppError, alreadyTaken, fieldError, notFound } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import { type RegionScope, refuseForeignRegion, scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { hasPermission } from '@portal/domain/portal/permissions'
import { findWilayahFault } from '#akun/index.ts'
import { countByRegion, findPasar } from '#pasar/pasar/pasar.repository.ts'
import type { Actor } from '#platform/actor.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { RecordAccess } from '#platform/files/visibility.ts'
import type { Platform } from '#platform/platform.ts'
import type { RecordKind } from '#platform/record/record.service.ts'
import { presentLengkap, presentProfil } from './profil.presenter.ts'
import * as repository from './profil.repository.ts'

type Form = ProfilKotaForm | ProfilProvinsiForm
type Tempat = Pick<repository.ProfilRow, 'pasar_id' | 'provinsi_id' | 'kota_id'>
export type ProfilKind<F extends Form = Form> = RecordKind<repository.ProfilPenuh, F, ProfilLengkap>

async function tempatOf(db: Executor, scope: RegionScope, form: Form): Promise<Tempat> {
  if ('pasar_id' in form) {
    const pasar = await findPasar(db, scope, form.pasar_id)
    if (!pasar) throw fieldError('pasar_id', 'Pilih pasar dari daftar.')
    return { pasar_id: pasar.id, provinsi_id: pasar.provinsi_id, kota_id: pasar.kota_id }
  }
  if (scope.jenis === 'kota') {
    throw new AppError('TIDAK_BERWENANG', { message: 'Profil provinsi dikelola oleh petugas provinsi.' })
  }
  refuseForeignRegion(scope, form)
  const provinsi_id = form.provinsi_id ?? (scope.jenis === 'provinsi' ? scope.provinsi_id : null)
  if (!provinsi_id) throw fieldError('provinsi_id', 'Pilih provinsi.')
  const fault = await findWilayahFault(db, { provinsi_id })
  if (fault) throw fieldError(fault.field, fault.message)
  return { pasar_id: null, provinsi_id, kota_id: null }
}

const taken = (varian: VarianProfil, tahun: number) =>
  alreadyTaken(
    'tahun_program',
    `Profil ${tahun} untuk ${varian === 'kota' ? 'pasar' : 'provinsi'} ini sudah ada. Ubah yang ada itu.`,
  )

const filesOf = (dokumen: readonly IsianDokumen[]) => dokumen.flatMap(({ berkas }) => berkas ?? [])

export function profilKind<F extends Form>(
  { files, clock }: Platform,
  actor: Actor,
  varian: VarianProfil,
): ProfilKind<F> {
  const scope = scopeOf(actor)
  const record = (id: number) => `profil-pasar/${id}`
  const checkYear = (tahun: number) => {
    const latest = Number(dayInJakarta(clock()).slice(0, 4)) + 1
    if (tahun > latest) throw fieldError('tahun_program', `Tahun program paling jauh ${latest}.`)
  }
  async function keepDokumen(trx: Trx, id: number, dokumen: readonly IsianDokumen[]): Promise<void> {
    const claim = { record: record(id), visibility: 'rekaman' as const, actor, field: 'list_doc' }
    await files.claim(trx, filesOf(dokumen), claim)
    await repository.replaceDokumen(trx, id, dokumen)
  }
  const columnsOf = ({ list_doc, ...form }: F) => {
    const { total_doc, total_ada, list_doc: all } = kelengkapanOf(varian, list_doc)
    const dokumen_ada = all.filter(({ status }) => status === 'Ada').map(({ kode }) => kode)
    return { ...form, total_doc, total_ada, dokumen_ada }
  }
  return {
    noun: 'Profil',
    record: 'profil-pasar',
    lock: (trx, id) => repository.lockProfil(trx, scope, varian, id),
    present: (row) => presentLengkap(row),
    async insert(trx, form, { by, at }) {
      checkYear(form.tahun_program)
      const tempat = await tempatOf(trx, scope, form)
      const stamps = { created_by: by, updated_by: by, created_at: at, updated_at: at }
      const id = await repository.insertProfil(trx, { ...columnsOf(form), ...tempat, varian, ...stamps })
      if (id === undefined) throw taken(varian, form.tahun_program)
      await keepDokumen(trx, id, form.list_doc)
      return id
    },
    async update(trx, before, form, { by, at, versi }) {
      checkYear(form.tahun_program)
      const tempat = await tempatOf(trx, scope, form)
      if (await repository.hasTwin(trx, { varian, ...tempat }, form.tahun_program, before.id))
        throw taken(varian, form.tahun_program)
      const stamps = { updated_by: by, updated_at: at, versi }
      await repository.updateProfil(trx, before.id, { ...columnsOf(form), ...tempat, ...stamps })
      await keepDokumen(trx, before.id, form.list_doc)
      const kept = filesOf(form.list_doc)
      const dropped = filesOf(before.dokumen).filter((key) => !kept.includes(key))
      await files.release(trx, dropped, record(before.id))
    },
    async remove(trx, before) {
      await repository.deleteProfil(trx, before.id)
      await files.release(trx, filesOf(before.dokumen), record(before.id))
    },
  }
}

export async function readProfilList({ db }: Platform, actor: Actor, query: Query<typeof profilCalls.list>) {
  const scope = scopeOf(actor)
  refuseForeignRegion(scope, query)
  const { rows, total } = await repository.profilList.page(db, scope, query)
  return { rows: rows.map(presentProfil), total }
}

interface Named {
  profil_kota_id?: number | undefined
  profil_provinsi_id?: number | undefined
}

export function namedProfil({ profil_kota_id, profil_provinsi_id }: Named): {
  varian: VarianProfil
  id: number
} {
  return profil_kota_id === undefined
    ? { varian: 'provinsi', id: profil_provinsi_id ?? 0 }
    : { varian: 'kota', id: profil_kota_id }
}

export async function readProfil({ db }: Platform, actor: Actor, query: Named): Promise<ProfilLengkap> {
  const scope = scopeOf(actor)
  const { varian, id } = namedProfil(query)
  const row = await repository.findProfil(db, scope, varian, id)
  if (!row) throw notFound('Profil')
  if (varian === 'kota') return presentLengkap(row)
  const cities = await countByRegion(db, scope, row.provinsi_id)
  return presentLengkap(
    row,
    cities.map(({ id: kota_id, nama, total_pasar }) => ({ kota_id, kota: nama, total_pasar })),
  )
}

export const profilFileAccess: RecordAccess = async (actor, record, db) => {
  if (!hasPermission(actor.role, 'profil-pasar.baca')) return false
  const id = Number(record.split('/')[1])
  return (await repository.findProfil(db, scopeOf(actor), undefined, id)) !== undefined
}
