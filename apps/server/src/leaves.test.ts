import { expect, test } from 'vitest'
import { appendEarlierRows } from '#platform/transparansi/missing-leaf.repository.ts'
import { verifyRows } from '#platform/transparansi/verify-log.ts'
import { createDemoDatabase } from '#testing/demo.ts'
import { leaves } from './leaves.ts'

test('the demo story leaves every permit, warning and limit with the leaf of its last state', async () => {
  const { db, drop } = await createDemoDatabase()
  for (const source of leaves) await appendEarlierRows(db, source)
  expect(await verifyRows(db, leaves)).toEqual([])
  const kinds = await db
    .selectFrom('platform.daun_log')
    .select(({ fn }) => ['jenis', fn.countAll<number>().as('n')])
    .groupBy('jenis')
    .orderBy('jenis')
    .execute()
  expect(kinds.map(({ jenis }) => jenis)).toEqual(['batas', 'izin', 'peringatan'])
  await drop()
})
