import type { Role } from '@portal/domain/platform/roles'
import { namesIn } from '@portal/domain/platform/stored-name'
import { tahapPelaku } from '@portal/domain/psat/alur/pelaku/tahap'
import type { StatusDaftar } from '@portal/domain/psat/daftar/daftar.contract'
import { keadaanJam } from '@portal/domain/psat/daftar/keadaan-jam'
import fc from 'fast-check'
import type { Insertable } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import type { PsatPengajuan } from '#platform/database/schema.gen.ts'
import { foldFacts } from '#platform/figures/facts.repository.ts'
import type { Pembaca } from '#psat/alur/akses/akses.ts'
import { useTestDatabase } from '#testing/database.ts'
import { createPerusahaan } from '#testing/factories.ts'
import { berkasList } from './daftar.repository.ts'
import { countBerkas, countWaiting } from './hitungan.repository.ts'
import { askOf, type SaringanBerkas } from './saringan-berkas.repository.ts'

const database = useTestDatabase()
async function listBerkasIds(db: Database, actor: Pembaca, filter: SaringanBerkas): Promise<number[]> {
  const { rows } = await (await berkasList.ids(db, actor, askOf(filter))).execute(db)
  return rows.map(({ id }) => id)
}
const batas = { terlambat: '2026-11-17', besok: '2026-11-18', lusa: '2026-11-19' }
const stages = Object.entries(tahapPelaku)

/** Inserts files at every stage: running, paused, late and ended. The fact table has counted only some of them. */
beforeAll(async () => {
  const { db } = database
  const { id: perusahaan_id } = await createPerusahaan(db)
  const at = new Date('2026-11-01T02:00:00Z')
  const rows = Array.from({ length: 160 }, (_, n): Insertable<PsatPengajuan> => {
    const [tahap, stage] = stages[n % stages.length] ?? ['verifikasi_permohonan', { code: 10 }]
    const ended = 'ends' in stage && stage.ends !== undefined
    return {
      nomor_permohonan: `UJI-${n}`,
      alur: 'pengajuan',
      audit_type: n % 3 === 0 ? 'izin_edar_pl' : 'sppb_psat',
      jenis_pengajuan: n % 4 === 0 ? 'perpanjangan' : 'permohonan_baru',
      perusahaan_id,
      nama_perusahaan: `PT Hitung ${n}`,
      tahap,
      code: stage.code,
      tenggat: n % 7 === 0 ? null : `2026-11-${14 + (n % 8)}`,
      jeda: n % 5 === 0,
      terlambat: ended && n % 2 === 0,
      diputus_komtek: n % 6 === 0 ? at : null,
      dibuat: at,
      diubah: at,
      masuk_tahap: at,
      selesai: ended ? at : null,
    }
  })
  await db.insertInto('psat.pengajuan').values(rows.slice(0, 90)).execute()
  await foldFacts(db)
  await db.insertInto('psat.pengajuan').values(rows.slice(90)).execute()
})

const statusBerjalan: StatusDaftar[] = ['ON_PROCESS', 'DUE_TOMORROW', 'OVERRDUE']
const maybe = <T>(...values: T[]) => fc.constantFrom(undefined, ...values)
const anyActor = fc
  .constantFrom<Role>(
    'SUPERADMIN',
    'SEKRETARIAT',
    'KOORDINATOR_SEKRETARIAT',
    'SUBKOORDINATOR_SEKRETARIAT',
    'PVTPP',
  )
  .map((role) => ({ id: 1, role, perusahaan_id: null }))
const anyFilter: fc.Arbitrary<SaringanBerkas> = fc.record({
  page: fc.constant(1),
  limit: fc.constant(1000),
  batas: fc.constant(batas),
  auditType: maybe('sppb_psat' as const, 'izin_edar_pl' as const),
  jenisPengajuan: maybe('perpanjangan' as const),
  alur: maybe('pengajuan' as const, 'berkas' as const),
  tahap: maybe(['audit_dokumen', 'rekomendasi'], ['penerbitan_nomor']),
  status: maybe<StatusDaftar[]>(
    ['OVERRDUE'],
    ['DUE_TOMORROW', 'ON_PROCESS'],
    ['BEFORE_DEADLINE'],
    ['revision'],
    ['review', 'AFTER_DEADLINE'],
  ),
  jeda: maybe(true, false),
  search: maybe('hitung', 'hitung 1', 'tidak ada'),
})

test('tabs and badges count what the list shows, by whatever it is narrowed', async () => {
  const { db } = database
  await fc.assert(
    fc.asyncProperty(anyActor, anyFilter, async (actor, filter) => {
      const perStage = await countBerkas(db, actor, filter)
      const sum = (key: 'total' | 'giliran') => perStage.reduce((n, stage) => n + stage[key], 0)
      expect(sum('total')).toBe((await listBerkasIds(db, actor, filter)).length)
      const mine = await listBerkasIds(db, actor, { ...filter, giliran: true })
      expect(sum('giliran')).toBe(mine.length)
      // Each tile must count the files that its link lists, and every running file must belong to exactly one tile.
      const { status: _any, jeda: _either, ...rest } = filter
      const tiles = namesIn(keadaanJam)
      const counted = tiles.map((tile) => perStage.reduce((n, stage) => n + stage[tile], 0))
      const listed = await Promise.all(
        tiles.map(async (tile) => (await listBerkasIds(db, actor, { ...rest, ...keadaanJam[tile] })).length),
      )
      expect(counted).toEqual(listed)
      const underWay = await listBerkasIds(db, actor, { ...rest, status: statusBerjalan })
      expect(listed.reduce((sum, n) => sum + n, 0)).toBe(underWay.length)
    }),
    { numRuns: 120 },
  )
})

test('what waits for a role is what its list shows as its turn', async () => {
  const { db } = database
  for (const role of ['SEKRETARIAT', 'KOORDINATOR_SEKRETARIAT', 'PVTPP'] as const) {
    const actor = { id: 1, role, perusahaan_id: null }
    const waiting = await countWaiting(db, actor, batas.terlambat)
    const shown = await listBerkasIds(db, actor, { page: 1, limit: 1000, batas, giliran: true })
    expect([role, waiting.reduce((n, { giliran }) => n + giliran, 0)]).toEqual([role, shown.length])
    const late = await listBerkasIds(db, actor, {
      page: 1,
      limit: 1000,
      batas,
      giliran: true,
      ...keadaanJam.OVERRDUE,
    })
    expect([role, waiting.reduce((n, { terlambat }) => n + terlambat, 0)]).toEqual([role, late.length])
  }
})

test('of a word that very many carry, files that have ended are counted so far, and those under way all', async () => {
  const { db } = database
  const actor = { id: 1, role: 'SEKRETARIAT' as const, perusahaan_id: null }
  const filter = { page: 1, limit: 1000, batas, search: 'hitung' }
  const all = new Map((await countBerkas(db, actor, filter)).map((row) => [row.tahap, row]))
  const some = await countBerkas(db, actor, filter, 4)
  expect(some.map(({ tahap }) => tahap).toSorted()).toEqual([...all.keys()].toSorted())
  for (const row of some) {
    const ends = stages.some(([tahap, stage]) => tahap === row.tahap && 'ends' in stage && stage.ends)
    const whole = all.get(row.tahap)
    expect(whole?.total).toBeGreaterThan(4)
    expect(row).toEqual(ends ? { ...whole, total: 4, lebih: true } : whole)
  }
  const exact = await countBerkas(db, actor, filter, Math.max(...[...all.values()].map(({ total }) => total)))
  expect(exact.some(({ lebih }) => lebih)).toBe(false)
})
