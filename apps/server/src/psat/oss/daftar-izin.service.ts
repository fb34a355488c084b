import type { Query } from '@portal/domain/platform/contract'
import { pageMetaOf } from '@portal/domain/platform/list/pagination'
import type { listIzinOss as contract } from '@portal/domain/psat/oss/izin.contract'
import type { Actor } from '#platform/actor.ts'
import type { Platform } from '#platform/platform.ts'
import { izinOssList } from './daftar-izin.repository.ts'

/** Returns the licences received from OSS. The answer leaves out all other content of the message. */
export async function readIzinOss({ db }: Platform, actor: Actor, query: Query<typeof contract>) {
  const { rows, total } = await izinOssList.page(db, actor, query)
  const data = rows.map(({ diterima, ...row }) => ({ ...row, created: diterima.toISOString() }))
  return { success: true as const, detail: { data }, meta: pageMetaOf(query, total) }
}
