import { beforeEach, expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { fillAntrean } from './antrean.fixture.ts'
import { holdFile, noteTanya, settlePesan, takePesan } from './send.repository.ts'

const database = useTestDatabase()
beforeEach(async () => {
  for (const table of ['oss.pesan_keluar', 'psat.pengajuan', 'oss.izin'] as const)
    await database.db.deleteFrom(table).execute()
  await database.db.deleteFrom('akun.perusahaan').where('nama_perseroan', '=', 'PT Antrean').execute()
  await fillAntrean(database.db, 1)
})

test('an answer that comes after the lease has passed on changes nothing', async () => {
  const { db } = database
  const [first, second] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
  const at = (minute: number) => new Date(Date.now() + minute * 60_000)
  const take = (sewa: string, minute: number) =>
    takePesan(db, { now: at(minute), sewa, sampai: at(minute + 1) })
  const taken = await take(first, 1)
  expect(await take(second, 1)).toBeUndefined()
  const again = await take(second, 3)
  if (!taken || again?.id !== taken.id) throw new Error('the same message was not taken again')
  const row = () =>
    db
      .selectFrom('oss.pesan_keluar')
      .select(['status', 'sewa', 'galat'])
      .where('id', '=', taken.id)
      .executeTakeFirstOrThrow()
  const before = await row()
  const late = { status: 'gagal', galat: 'terlambat' } as const
  expect(await settlePesan(db, { id: taken.id, sewa: first }, late)).toBe(false)
  expect(await row()).toEqual(before)
  expect(await settlePesan(db, { id: taken.id, sewa: second }, { status: 'terkirim' })).toBe(true)
  expect(await row()).toEqual({ status: 'terkirim', sewa: null, galat: null })
})

test.each([
  ['menunggu', true],
  ['tidak_pasti', false],
] as const)(
  'a held file is not sent; the answer to its %s message counts if OSS may take it: %s',
  async (status, counts) => {
    const { db } = database
    await db.updateTable('oss.pesan_keluar').set({ status }).where('urutan', '=', 1).execute()
    const now = new Date(Date.now() + 60_000)
    const sewa = '00000000-0000-4000-8000-000000000003'
    const taken = await takePesan(db, { now, sewa, sampai: now })
    if (!taken) throw new Error('no message was taken')
    await db.transaction().execute((trx) => holdFile(trx, taken.pengajuan_id, 'Ditahan.'))
    expect(await noteTanya(db, { id: taken.id, sewa }, {}, now)).toBe(false)
    expect(await settlePesan(db, { id: taken.id, sewa }, { status: 'terkirim' })).toBe(counts)
  },
)
