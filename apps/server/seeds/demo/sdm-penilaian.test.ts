import { keadaanKompetensi } from '@portal/domain/okkp/sdm/kompetensi'
import { dayInJakarta } from '@portal/domain/platform/format'
import { expect, test } from 'vitest'
import { kompetensiAuditor } from '#okkp/index.ts'
import { sdmList } from '#okkp/sdm/sdm.repository.ts'
import { useTestApp } from '#testing/app.ts'
import { createDemoDatabase } from '#testing/demo.ts'

const server = useTestApp({}, { provide: createDemoDatabase })
const today = dayInJakarta(new Date())

test('every province has people, every state of a competence has some, and the auditors are known', async () => {
  const { db } = server.get().platform
  const rows = await db.selectFrom('okkp.sdm').select(['provinsi_id', 'nip', 'akun_id']).execute()
  expect(new Set(rows.map(({ provinsi_id }) => provinsi_id)).size).toBe(39)
  expect(rows.every(({ nip, akun_id }) => akun_id !== null || /^\d{18}$/.test(nip ?? ''))).toBe(true)
  const bandung = { jenis: 'kota', provinsi_id: 32, kota_id: 3273 } as const
  for (const keadaan of keadaanKompetensi) {
    const reach = { scope: { jenis: 'semua' }, today } as const
    const { total } = await sdmList.countUpTo(db, reach, { kompetensi: { keadaan } }, 1000)
    expect([keadaan, total > 10]).toEqual([keadaan, true])
  }
  const { total } = await sdmList.countUpTo(db, { scope: bandung, today }, {}, 1000)
  expect(total).toBeGreaterThan(3)
  const accounts = rows.flatMap(({ akun_id }) => akun_id ?? [])
  const held = await kompetensiAuditor(db, accounts, today)
  expect([...held.values()].map(({ keadaan }) => keadaan).toSorted()).toEqual([
    'berlaku',
    'berlaku',
    'berlaku',
    'segera_habis',
  ])
})

test('two years of ratings, each month with some', async () => {
  const client = await server.get().as('OKKP_ADMIN_PUSAT')
  const { bulan, sebaran } = (await client.inject({ url: '/api/okkp/ratings/tren' })).json().data
  expect(bulan.filter(({ jumlah }: { jumlah: number }) => jumlah > 5).length).toBeGreaterThanOrEqual(23)
  expect(sebaran.every(({ jumlah }: { jumlah: number }) => jumlah > 10)).toBe(true)
  expect((await client.inject({ url: '/api/okkp/ratings' })).json().meta.max_page).toBeGreaterThan(10)
})
