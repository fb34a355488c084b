import type { UjiTerbuka } from '@portal/domain/pasar/rapid-test/rapid-test-pasar.schema'
import type { Platform } from '#platform/platform.ts'
import { presentTerbuka } from './rapid-test-pasar.presenter.ts'
import { rapidList } from './rapid-test-pasar.repository.ts'

const lastShown = 12

export async function readUjiTerbuka({ db }: Platform, pasar_id: number): Promise<UjiTerbuka[]> {
  const { rows } = await rapidList.page(db, { jenis: 'semua' }, { pasar_id, page: 1, limit: lastShown })
  return rows.map(presentTerbuka)
}
