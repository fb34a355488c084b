import type { UjiTerbuka } from '@portal/domain/platform/pengujian/uji-terbuka.schema'
import { presentTerbuka } from '#okkp/index.ts'
import type { Platform } from '#platform/platform.ts'
import { rapidList } from './rapid-test-pasar.repository.ts'

const lastShown = 12
const everywhere = { jenis: 'semua' } as const

/** Returns the last public tests of a market, and after them the test that the reader asks for. */
export async function readUjiTerbuka(
  { db }: Platform,
  pasar_id: number,
  asked?: number,
): Promise<UjiTerbuka[]> {
  const { rows } = await rapidList.page(db, everywhere, { pasar_id, page: 1, limit: lastShown })
  const missing = asked !== undefined && !rows.some(({ id }) => id === asked)
  const older = missing ? await rapidList.find(db, everywhere, asked) : undefined
  return presentTerbuka(db, 'rapid_pasar', older?.pasar_id === pasar_id ? [...rows, older] : rows)
}
