import { statusRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.status'
import { dayInJakarta } from '@portal/domain/platform/format'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { registrasiList } from '#okkp/registrasi/daftar/registrasi-list.repository.ts'
import { seed } from '#platform/database/seed.ts'
import { createDemoDatabase } from '#testing/demo.ts'

test('the demonstration has registrations of every kind, province and state, and is laid out once', async () => {
  const { db, drop } = await createDemoDatabase()
  onTestFinished(drop)
  const { rows } = await sql<{ jumlah: number; jenis: number; provinsi: number }>`
    select count(*) as jumlah, count(distinct jenis_registrasi_id) as jenis, count(distinct provinsi_id) as provinsi
    from okkp.registrasi`.execute(db)
  expect(rows[0]).toMatchObject({ jenis: 7, provinsi: 38 })
  expect(rows[0]?.jumlah).toBeGreaterThan(1500)
  const today = dayInJakarta(new Date())
  for (const status of [...statusRegistrasi, 'segera_habis'] as const) {
    const reader = { scope: { jenis: 'semua' }, today } as const
    const { total } = await registrasiList.countUpTo(db, reader, { status }, 1000)
    expect([status, total > 10]).toEqual([status, true])
  }
  const bandung = { jenis: 'kota', provinsi_id: 32, kota_id: 3273 } as const
  const { total } = await registrasiList.countUpTo(db, { scope: bandung, today }, {}, 1000)
  expect(total).toBeGreaterThan(30)

  // An upgrade brings changed steps. This one would fail without a platform, if it ran again.
  const said: string[] = []
  await db
    .updateTable('platform.langkah_awal')
    .set({ sidik: 'lama' })
    .where('nama', '=', 'demo/20-pengajuan')
    .execute()
  await seed(db, 'demo', { say: (line) => said.push(line) })
  expect(said).toEqual([expect.stringContaining('demo data of an earlier release stays')])

  await db.deleteFrom('platform.langkah_awal').execute()
  await seed(db, 'demo')
  const again = await sql<{ jumlah: number }>`select count(*) as jumlah from okkp.registrasi`.execute(db)
  expect(again.rows[0]?.jumlah).toBe(rows[0]?.jumlah)
})
