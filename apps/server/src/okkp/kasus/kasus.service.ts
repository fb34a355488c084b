import type {
  Kasus,
  listKasus,
  listPermintaanUji,
  PermintaanUji,
  RincianKasus,
} from '@portal/domain/okkp/kasus/kasus.contract'
import { segar } from '@portal/domain/okkp/kasus/kasus.rules'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import type { Query } from '@portal/domain/platform/contract'
import { notFound } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { hasPermission } from '@portal/domain/portal/permissions'
import type { Actor } from '#platform/actor.ts'
import type { RecordAccess } from '#platform/files/visibility.ts'
import type { Platform } from '#platform/platform.ts'
import { nomorKasus, presentKasus } from './kasus.presenter.ts'
import { kasusList } from './kasus.repository.ts'
import { type PermintaanRow, permintaanList } from './permintaan.repository.ts'
import { listLaboratorium } from './rincian.repository.ts'
import { presentRincian } from './rincian.service.ts'
import { listTmsTanpaKasus } from './tms-tanpa-kasus.repository.ts'

export async function readDaftar(
  { db, clock }: Platform,
  actor: Actor,
  { uji_lab_id: ujiLabId, ...query }: Query<typeof listKasus>,
): Promise<{ rows: Kasus[]; total: Awaited<ReturnType<typeof kasusList.page>>['total'] }> {
  const today = dayInJakarta(clock())
  const { rows, total } = await kasusList.page(db, { scope: scopeOf(actor), today, ujiLabId }, query)
  return { rows: rows.map((row) => presentKasus(row, actor, today)), total }
}

export async function readKasusDetail(
  { db, clock }: Platform,
  actor: Actor,
  id: number,
): Promise<RincianKasus> {
  const today = dayInJakarta(clock())
  const row = await kasusList.find(db, { scope: scopeOf(actor), today }, id)
  if (!row) throw notFound('Kasus')
  return presentRincian(db, actor, row, clock())
}

/** Everybody who reads a case may open its evidence. */
export const kasusFileAccess: RecordAccess = async (actor, record, db) => {
  if (!hasPermission(actor.role, 'tindak-lanjut.lihat')) return false
  const id = Number(record.split('/')[1])
  return (await kasusList.find(db, { scope: scopeOf(actor), today: '' }, id)) !== undefined
}

function presentPermintaan({ dibuka, ...row }: PermintaanRow, today: string): PermintaanUji {
  const open = row.keadaan === 'menunggu' || row.keadaan === 'diterima'
  return {
    ...row,
    nomor: nomorKasus({ id: row.kasus_id, dibuka }),
    diminta: row.diminta.toISOString(),
    terlambat: open && row.batas < today,
  }
}

export async function readPermintaan(
  { db, clock }: Platform,
  actor: Actor,
  query: Query<typeof listPermintaanUji>,
) {
  const { rows, total } = await permintaanList.page(db, scopeOf(actor), query)
  const today = dayInJakarta(clock())
  return { rows: rows.map((row) => presentPermintaan(row, today)), total }
}

export const readLaboratorium = ({ db }: Pick<Platform, 'db'>) => listLaboratorium(db)

export const readTmsTanpaKasus = ({ db, clock }: Pick<Platform, 'db' | 'clock'>, actor: Actor) =>
  listTmsTanpaKasus(db, scopeOf(actor), addDays(dayInJakarta(clock()), -segar))
