import type {
  detailRegistrasi,
  expiringRegistrasi,
  historyRegistrasi,
  listRegistrasi,
  listRegistrasiPublik,
  verifyRegistrasi,
} from '@portal/domain/okkp/registrasi/registrasi.contract'
import { refuseForeignFilter } from '@portal/domain/okkp/registrasi/registrasi.policy'
import type { Query, Result } from '@portal/domain/platform/contract'
import { AppError, notFound } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import type { Actor } from '#platform/actor.ts'
import type { Platform } from '#platform/platform.ts'
import type { PengawasanOf } from './pengawasan-of.ts'
import { presentPublik, presentRegistrasi } from './registrasi.presenter.ts'
import * as repository from './registrasi.repository.ts'
import { listExpiringIds, listRegistrasiIds } from './registrasi-list.repository.ts'
import { presentRiwayat } from './riwayat.presenter.ts'

const everywhere = { jenis: 'semua' } as const

export async function readRegistrasi(
  { db, clock }: Platform,
  actor: Actor,
  { sort, ...query }: Query<typeof listRegistrasi>,
) {
  const scope = scopeOf(actor)
  const today = dayInJakarta(clock())
  refuseForeignFilter(scope, query)
  const { ids, total } = await listRegistrasiIds(db, scope, query, sort, query, today)
  const rows = await repository.rowsByIds(db, ids)
  return { rows: rows.map((row) => presentRegistrasi(row, scope, today)), total }
}

export async function readPublik({ db, clock }: Platform, query: Query<typeof listRegistrasiPublik>) {
  const today = dayInJakarta(clock())
  const { ids, total } = await listRegistrasiIds(db, everywhere, query, '-terbit_sertifikat', query, today)
  const rows = await repository.rowsByIds(db, ids)
  return { rows: rows.map((row) => presentPublik(row, today)), total }
}

export async function readDetail(
  { db, clock }: Platform,
  actor: Actor,
  id: number,
  pengawasanOf: PengawasanOf,
): Promise<Result<typeof detailRegistrasi>['data']> {
  const scope = scopeOf(actor)
  const today = dayInJakarta(clock())
  const row = await repository.findRegistrasi(db, scope, id)
  if (!row) throw notFound('Registrasi')
  const [pengawasan, names] = await Promise.all([
    pengawasanOf.list(db, id, today),
    repository.namesOf(db, [row.created_by, row.updated_by]),
  ])
  return {
    ...presentRegistrasi(row, scope, today),
    dibuat_oleh: names.get(row.created_by) ?? null,
    diubah_oleh: names.get(row.updated_by) ?? null,
    pengawasan,
  }
}

export async function readExpiring(
  { db, clock }: Platform,
  actor: Actor,
  { days, ...page }: Query<typeof expiringRegistrasi>,
) {
  const scope = scopeOf(actor)
  const today = dayInJakarta(clock())
  const { ids, total } = await listExpiringIds(db, scope, { today, days }, page)
  const rows = await repository.rowsByIds(db, ids)
  return {
    rows: rows.map((row) => ({
      ...presentRegistrasi(row, scope, today),
      punya_akun: row.perusahaan_id !== null,
    })),
    total,
  }
}

export async function readHistory(
  { db, clock }: Platform,
  actor: Actor,
  id: number,
): Promise<Result<typeof historyRegistrasi>['data']> {
  if (!(await repository.findRegistrasi(db, scopeOf(actor), id))) throw notFound('Registrasi')
  const chain = await repository.rowsByIds(db, await repository.chainIds(db, id))
  return presentRiwayat(chain, await repository.listHistory(db, id), dayInJakarta(clock()))
}

/** Codes are typed from paper too: small letters, spaces and dashes do not matter. */
export async function verify(
  { db, clock }: Platform,
  given: string,
): Promise<Result<typeof verifyRegistrasi>['data']> {
  const kode = given.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const row = await repository.findByKode(db, kode)
  if (!row) {
    throw new AppError('TIDAK_DITEMUKAN', {
      message:
        'Kode verifikasi ini tidak dikenal. Periksa lagi hurufnya, atau cari menurut nomor registrasi.',
    })
  }
  const now = clock()
  const [successor] = row.digantikan_oleh ? await repository.rowsByIds(db, [row.digantikan_oleh]) : []
  return {
    ...presentPublik(row, dayInJakarta(now)),
    diperiksa: now.toISOString(),
    pengganti: successor
      ? { kode_verifikasi: successor.kode_verifikasi, no_registration: successor.no_registration }
      : null,
  }
}
