import type { PageRequest } from '@portal/domain/platform/list/pagination'
import { type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { readPage } from '#platform/database/read-page.ts'
import type { Pembaca } from '#psat/alur/akses/akses.ts'

export interface SaringanIzin extends PageRequest {
  no_identitas?: string | undefined
  kode_izin?: string | undefined
  submit?: boolean | undefined
}

/** An operator's own: those of the company's NIB, or of the person's identity number. */
function own({ id, perusahaan_id }: Pembaca) {
  return sql<SqlBool>`(i.nib = (select u.nib from akun.perusahaan u where u.id = ${perusahaan_id})
    or i.no_identitas = (select a.nomor_identitas from akun.pengguna a where a.id = ${id}))`
}

function izinRows(db: Executor, actor: Pembaca, { no_identitas, kode_izin, submit }: SaringanIzin) {
  let query = db.selectFrom('oss.izin as i').leftJoin('psat.pengajuan as p', 'p.id_izin_oss', 'i.id')
  if (actor.role === 'PELAKU_USAHA') query = query.where(own(actor))
  if (no_identitas && no_identitas !== 'all') {
    query = query.where((build) =>
      build.or([build('i.no_identitas', '=', no_identitas), build('i.nib', '=', no_identitas)]),
    )
  }
  if (kode_izin) query = query.where('i.kode_izin', '=', kode_izin)
  if (submit !== undefined) query = query.where('p.id', submit ? 'is not' : 'is', null)
  return query
}

export function listIzinOss(db: Executor, actor: Pembaca, filter: SaringanIzin) {
  const rows = izinRows(db, actor, filter).selectAll('i').select('p.id as id_pengajuan')
  return readPage(rows.orderBy('i.diterima', 'desc').orderBy('i.id', 'desc'), filter)
}
