import type { sdmCalls } from '@portal/domain/okkp/sdm/sdm.contract'
import { refuseForeignLink, wilayahSdm } from '@portal/domain/okkp/sdm/sdm.policy'
import type { Sdm, SdmForm, SdmTerbaca } from '@portal/domain/okkp/sdm/sdm.schema'
import type { Query } from '@portal/domain/platform/contract'
import { AppError, alreadyTaken, type FieldError, notFound } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { Total } from '@portal/domain/platform/list/pagination'
import {
  type RegionScope,
  refuseForeignRegion,
  scopeOf,
  withinScope,
} from '@portal/domain/platform/wilayah/wilayah'
import { hasPermission } from '@portal/domain/portal/permissions'
import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { RecordKind } from '#platform/record/record.service.ts'
import { claimSdmFiles, filesOf, releaseSdmFiles } from './sdm.files.ts'
import { presentPublik, presentSdm } from './sdm.presenter.ts'
import * as repository from './sdm.repository.ts'
import { askedOf } from './sdm-filter.repository.ts'

/**
 * Returns the region in which the reader sees full records. Accounts without permission or with a temporary password
 * have none.
 */
function officeOf(actor: Actor | undefined): RegionScope | undefined {
  const works = actor && !actor.wajib_ganti_sandi && hasPermission(actor.role, 'sdm.kelola')
  return works ? scopeOf(actor) : undefined
}

export async function readSdm(
  { db, clock }: Platform,
  actor: Actor | undefined,
  { page, limit, filter_by, sort, ...filter }: Query<(typeof sdmCalls)['list']>,
): Promise<{ rows: SdmTerbaca[]; total: Total }> {
  const today = dayInJakarta(clock())
  const office = filter_by ? undefined : officeOf(actor)
  if (office) refuseForeignRegion(office, filter)
  const reach = { scope: office ?? ({ jenis: 'semua' } as const), today }
  const order = filter_by ? ('provinsi' as const) : sort
  const query = { ...askedOf(filter), page, limit, sort: order }
  const { rows, total } = await repository.sdmList.page(db, reach, query)
  return { rows: rows.map((row) => (office ? presentSdm(row, today) : presentPublik(row, today))), total }
}

/** Returns a person. Everybody may see the public competences, and only the office of the region sees the rest. */
export async function readOne(
  { db, clock }: Platform,
  actor: Actor | undefined,
  id: number,
): Promise<SdmTerbaca> {
  const row = await repository.findSdm(db, id)
  if (!row) throw notFound('SDM')
  const today = dayInJakarta(clock())
  const office = officeOf(actor)
  return office && withinScope(office, row) ? presentSdm(row, today) : presentPublik(row, today)
}

const refusals: Record<string, string> = {
  provinsi_id: 'Pilih provinsi dari daftar.',
  kota_id: 'Pilih kabupaten/kota dari daftar.',
  golongan_id: 'Pilih golongan dari daftar.',
}

/** Checks what the schema cannot: rows of other tables, today's date, and whether the NIP or account is taken. */
async function check(
  trx: Trx,
  scope: RegionScope,
  form: SdmForm,
  { before, today }: { before: repository.SdmRow | undefined; today: string },
): Promise<void> {
  const letak = wilayahSdm(scope, form)
  const missing = await repository.missingReferences(trx, { ...form, ...letak })
  const faults: FieldError[] = missing.map((field) => ({ field, message: refusals[field] ?? '' }))
  form.kompetensi.forEach(({ terbit }, at) => {
    if (terbit && terbit > today) {
      faults.push({
        field: `kompetensi.${at}.terbit`,
        message: 'Tanggal terbit tidak boleh setelah hari ini.',
      })
    }
  })
  const akun = before?.akun_id ?? null
  refuseForeignLink(scope, akun, form.akun_id)
  if (form.akun_id !== null && form.akun_id !== akun) {
    const accounts = await repository.listAuditorAccounts(trx)
    if (!accounts.some(({ id }) => id === form.akun_id)) {
      faults.push({ field: 'akun_id', message: 'Pilih akun auditor dari daftar.' })
    }
  }
  if (faults.length > 0) throw new AppError('VALIDASI_GAGAL', { fields: faults })
  const taken = await repository.findTaken(trx, form, before?.id)
  if (taken === 'nip') throw alreadyTaken('nip', 'NIP ini sudah tercatat atas nama orang lain.')
  if (taken) throw alreadyTaken('akun_id', 'Akun ini sudah ditautkan ke orang lain.')
}

export function sdmKind(
  { clock, files }: Platform,
  actor: Actor,
): RecordKind<repository.SdmRow, SdmForm, Sdm> {
  const scope = scopeOf(actor)
  const today = dayInJakarta(clock())
  const isianOf = ({ kompetensi: _held, ...form }: SdmForm) => ({ ...form, ...wilayahSdm(scope, form) })
  return {
    noun: 'SDM',
    record: 'sdm',
    lock: (trx, id) => repository.lockSdm(trx, scope, id),
    present: (row) => presentSdm(row, today),
    check: (trx, form, before) => check(trx, scope, form, { before, today }),
    insert: async (trx, form, stamp) => {
      const id = await repository.nextSdmId(trx)
      await claimSdmFiles(files, trx, id, form, actor)
      await repository.insertSdm(trx, id, isianOf(form), stamp)
      await repository.storeKompetensi(trx, id, form.kompetensi, [])
      return id
    },
    update: async (trx, before, form, stamp) => {
      await claimSdmFiles(files, trx, before.id, form, actor)
      await repository.updateSdm(trx, before.id, isianOf(form), stamp)
      await repository.storeKompetensi(trx, before.id, form.kompetensi, before.kompetensi)
      const kept = new Set(filesOf(form))
      await releaseSdmFiles(
        files,
        trx,
        before.id,
        filesOf(before).filter((key) => !kept.has(key)),
      )
    },
    remove: async (trx, row) => {
      await repository.deleteSdm(trx, row.id)
      await releaseSdmFiles(files, trx, row.id, filesOf(row))
    },
  }
}

export const readAkunAuditor = ({ db }: Platform) => repository.listAuditorAccounts(db)
