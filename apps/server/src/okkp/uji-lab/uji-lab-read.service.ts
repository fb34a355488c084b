import type {
  detailUjiLab,
  jumlahUjiLab,
  listUjiLab,
  riwayatUjiLab,
  usulUjiLab,
} from '@portal/domain/okkp/uji-lab/uji-lab.contract'
import { hasilFaults, usulUntuk } from '@portal/domain/okkp/uji-lab/uji-lab.putusan'
import type { Query, Result } from '@portal/domain/platform/contract'
import { AppError, notFound } from '@portal/domain/platform/errors'
import { refuseForeignRegion, scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { hasPermission } from '@portal/domain/portal/permissions'
import { limitLibrary } from '#okkp/batas/limit-library.ts'
import type { TestFilter } from '#okkp/pengujian/daftar-uji.repository.ts'
import { countByJenis } from '#okkp/pengujian/jumlah-uji.repository.ts'
import type { Actor } from '#platform/actor.ts'
import type { RecordAccess } from '#platform/files/visibility.ts'
import type { Platform } from '#platform/platform.ts'
import { presentRiwayat, presentUjiLab } from './uji-lab.presenter.ts'
import * as repository from './uji-lab.repository.ts'

type Asked = Omit<Query<typeof listUjiLab>, 'page' | 'limit' | 'sort'>

export function filterOf({ jenis_uji_lab_id, status, ...filter }: Asked): TestFilter {
  return { ...filter, jenis: jenis_uji_lab_id, hasil: status }
}

export async function readUjiLab(
  { db }: Platform,
  actor: Actor,
  { page, limit, sort, ...asked }: Query<typeof listUjiLab>,
) {
  const scope = scopeOf(actor)
  refuseForeignRegion(scope, asked)
  const query = { ...filterOf(asked), page, limit, sort }
  const { rows, total } = await repository.ujiLabList.page(db, scope, query)
  return { rows: rows.map(presentUjiLab), total }
}

export async function readDetail(
  { db }: Platform,
  actor: Actor,
  id: number,
): Promise<Result<typeof detailUjiLab>['data']> {
  const row = await repository.findWithWriters(db, scopeOf(actor), id)
  if (!row) throw notFound('Uji laboratorium')
  const { dibuat_oleh, diubah_oleh, ...sample } = row
  return { ...presentUjiLab(sample), dibuat_oleh, diubah_oleh }
}

export async function readRiwayat(
  { db }: Platform,
  actor: Actor,
  id: number,
): Promise<Result<typeof riwayatUjiLab>['data']> {
  if (!(await repository.ujiLabList.find(db, scopeOf(actor), id))) throw notFound('Uji laboratorium')
  return presentRiwayat(await repository.listHistory(db, id))
}

export async function readJumlah(
  { db }: Platform,
  actor: Actor,
  region: Query<typeof jumlahUjiLab>,
): Promise<Result<typeof jumlahUjiLab>['data']> {
  const scope = scopeOf(actor)
  refuseForeignRegion(scope, region)
  const rows = await countByJenis(db, repository.ujiLabTests, scope, region)
  return [...Map.groupBy(rows, ({ jenis }) => jenis)]
    .map(([jenis_uji_lab_id, counts]) => {
      const countOf = (hasil: string | null) => counts.find((each) => each.hasil === hasil)?.n ?? 0
      const [ms, tms, belum] = [countOf('MS'), countOf('TMS'), countOf(null)]
      return { jenis_uji_lab_id, total: ms + tms + belum, ms, tms, belum }
    })
    .sort((one, other) => one.jenis_uji_lab_id - other.jenis_uji_lab_id)
}

/** Returns the verdict that the library proposes for one result before it is stored. */
export async function readUsul(
  platform: Platform,
  { satuan = '', ...asked }: Query<typeof usulUjiLab>,
): Promise<Result<typeof usulUjiLab>['data']> {
  const result = { ...asked, satuan: satuan || null }
  const faults = hasilFaults(result)
  if (faults.length > 0) throw new AppError('VALIDASI_GAGAL', { fields: faults })
  return usulUntuk(await limitLibrary(platform), asked, result)
}

/** Everybody who may read a test may open its report. */
export const ujiLabFileAccess: RecordAccess = async (actor, record, db) => {
  if (!hasPermission(actor.role, 'uji-lab.kelola')) return false
  const row = await repository.ujiLabList.find(db, scopeOf(actor), Number(record.split('/')[1]))
  return row !== undefined
}
