import { beforeAll, expect, test } from 'vitest'
import { type BerkasUji, type PsatWorld, psatWorld } from '#psat/psat.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { listBerkas } from './daftar.repository.ts'

const server = useTestApp()
const listBerkasIds = async (...asked: Parameters<typeof listBerkas>) =>
  (await listBerkas(...asked)).map(({ id }) => id)
let world: PsatWorld
let berkas: BerkasUji
beforeAll(async () => {
  world = await psatWorld(server.get())
  berkas = await world.open()
})

// The three dates are Tuesday to Thursday. "Tomorrow" is the 18th.
const batas = { terlambat: '2026-11-17', besok: '2026-11-18', lusa: '2026-11-19' }

test.each([
  ['2026-11-16', 'OVERRDUE'],
  ['2026-11-17', 'ON_PROCESS'],
  ['2026-11-18', 'DUE_TOMORROW'],
  ['2026-11-19', 'ON_PROCESS'],
])('due on %s is %s and nothing else', async (tenggat, expected) => {
  const { db } = world.platform
  await db.updateTable('psat.pengajuan').set({ tenggat }).where('id', '=', berkas.id).execute()
  const actor = { id: world.people.sekretariat.id, role: 'SEKRETARIAT', perusahaan_id: null } as const
  for (const status of ['OVERRDUE', 'DUE_TOMORROW', 'ON_PROCESS'] as const) {
    const found = await listBerkasIds(db, actor, { page: 1, limit: 10, status: [status], batas })
    expect([status, found]).toEqual([status, status === expected ? [berkas.id] : []])
  }
})
