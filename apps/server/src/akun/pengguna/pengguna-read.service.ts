import {
  idsOfUserFilter,
  type userIndex,
  type userIndexOperators,
  type userIndexStaff,
} from '@portal/domain/akun/pengguna/pengguna.contract'
import type { Pengguna } from '@portal/domain/akun/pengguna/pengguna.schema'
import { peranDiwakili } from '@portal/domain/akun/wakil/wakil'
import type { Query } from '@portal/domain/platform/contract'
import { AppError, notFound } from '@portal/domain/platform/errors'
import { largestPageSize, type PageRequest } from '@portal/domain/platform/list/pagination'
import { backOfficeRoles, type Role, roles } from '@portal/domain/platform/roles'
import { hasPermission } from '@portal/domain/portal/permissions'
import type { Actor } from '#platform/actor.ts'
import { pageOf } from '#platform/http/answers.ts'
import type { Platform } from '#platform/platform.ts'
import { presentPengguna } from './pengguna.presenter.ts'
import { findPenggunaById, getPengguna } from './pengguna.repository.ts'
import { listNamaPetugas, type PenggunaFilter, penggunaList } from './pengguna-list.repository.ts'
import { okkpAccountRoles, psatTeamRoles, staffGroups } from './role-groups.ts'

/**
 * Returns the caller's own account, or any account for account managers. Everyone else gets "not found" for other
 * accounts.
 */
export async function readPengguna({ db }: Platform, actor: Actor, uuid: string): Promise<Pengguna> {
  if (uuid !== actor.uuid) {
    if (actor.wajib_ganti_sandi) throw new AppError('SANDI_WAJIB_DIGANTI')
    if (!hasPermission(actor.role, 'akun.kelola')) {
      throw notFound('Akun')
    }
  }
  return presentPengguna(await getPengguna(db, { uuid }))
}

/** Returns the account of a session. If the account is gone, the session counts as ended. */
export async function readSignedIn({ db }: Pick<Platform, 'db'>, id: number): Promise<Pengguna> {
  const row = await findPenggunaById(db, id)
  if (!row) throw new AppError('SESI_BERAKHIR')
  return presentPengguna(row)
}

export async function readOkkpAccount({ db }: Platform, id: number): Promise<Pengguna> {
  const account = presentPengguna(await getPengguna(db, { id }))
  if (!okkpAccountRoles.includes(account.role)) {
    throw notFound('Akun')
  }
  return account
}

async function page({ db }: Platform, scope: readonly Role[], filter: PenggunaFilter & PageRequest) {
  const { rows, total } = await penggunaList.page(db, scope, filter)
  return pageOf(filter, rows.map(presentPengguna), total)
}

/**
 * Returns the roles that the caller may list. Account managers see all roles; the secretariat sees the people it
 * assigns.
 */
function scopeOf(actor: Actor, asked: readonly Role[] | undefined, all: readonly Role[]): readonly Role[] {
  if (hasPermission(actor.role, 'akun.kelola')) return asked ?? all
  const scope = asked ?? psatTeamRoles
  if (!scope.every((role) => psatTeamRoles.includes(role))) throw new AppError('TIDAK_BERWENANG')
  return scope
}

export async function listAll(
  platform: Platform,
  actor: Actor,
  { role, ...filter }: Query<typeof userIndex>,
) {
  return page(platform, scopeOf(actor, role && [role], roles), filter)
}

export function listOperators(platform: Platform, { user, ...filter }: Query<typeof userIndexOperators>) {
  return page(platform, ['PELAKU_USAHA'], { ...filter, ids: idsOfUserFilter(user) })
}

type StaffAsked = Query<typeof userIndexStaff>['role']

function groupOf(asked: StaffAsked): readonly Role[] | undefined {
  return asked === 'list' || asked === 'list-okkp' ? staffGroups[asked] : asked && [asked]
}

export async function listStaff(platform: Platform, actor: Actor, query: Query<typeof userIndexStaff>) {
  const filter = { ids: idsOfUserFilter(query.user), page: 1, limit: largestPageSize }
  const { data } = await page(platform, scopeOf(actor, groupOf(query.role), backOfficeRoles), filter)
  return data
}

/** Returns the names for the filter that selects files by officer. */
export const readNamaPetugas = ({ db }: Platform) => listNamaPetugas(db, peranDiwakili)
