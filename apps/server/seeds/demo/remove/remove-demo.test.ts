import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { demoAccounts, demoPassword, hashPassword } from '#akun/index.ts'
import { factPenilaian } from '#okkp/penilaian/penilaian.fact.ts'
import { tableOf } from '#platform/figures/fact-table.ts'
import { verifyChains } from '#psat/index.ts'
import { psatWorld } from '#psat/psat.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { captchaToken } from '#testing/captcha.ts'
import { createTestDatabase } from '#testing/database.ts'
import { createDemoDatabase } from '#testing/demo.ts'
import { createPengguna } from '#testing/factories.ts'
import { pelakuLain } from '../pengajuan/pelaku-lain.ts'
import { hasDemoData, refuseDemoData } from '../refuse-demo.ts'
import { findOpenAccounts } from './akun-demo.ts'
import { removeDemo } from './remove-demo.ts'

// Demo staff have mail addresses, so notifications to them need the job queue.
const server = useTestApp({}, { jobs: true, provide: createDemoDatabase })

async function login(username: string): Promise<[number, string]> {
  const { app, platform } = server.get()
  const answer = await app.inject({
    method: 'POST',
    url: '/api/user/login',
    payload: { username, password: demoPassword, captchaToken: await captchaToken(platform) },
  })
  return [answer.statusCode, answer.json().code]
}

async function counts(): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from psat.pengajuan) as pengajuan, (select count(*) from psat.riwayat) as riwayat,
      (select count(*) from psat.sertifikat) as sertifikat,
      (select count(*) from psat.lampiran_teknis) as lampiran_teknis, (select count(*) from psat.sidang_komtek) as sidang, (select count(*) from okkp.registrasi) as registrasi,
      (select count(*) from akun.perusahaan) as perusahaan, (select count(*) from platform.berkas) as berkas,
      (select count(*) from oss.izin) as izin, (select count(*) from pasar.pasar) as pasar,
      (select count(*) from pasar.pedagang) as pedagang, (select count(*) from pasar.pemasok) as pemasok, (select count(*) from okkp.nomor_dipesan) as nomor_dipesan,
      (select count(*) from okkp.sdm) as sdm, (select count(*) from okkp.penilaian) as penilaian,
      (select coalesce(sum(n), 0)::bigint from ${sql.table(`${tableOf(factPenilaian)}_kini`)} where waktu < 10000) as fakta_penilaian,
      (select coalesce(sum(nominal), 0)::bigint from psat.tarif) as tarif`.execute(server.get().platform.db)
  return rows[0] ?? {}
}

const jejak = async () =>
  (await server.get().platform.db.selectFrom('platform.jejak_audit').select('id').execute()).length

test('what people made stays whole, what the demonstration made goes, and its password opens nothing', async () => {
  const { platform } = server.get()
  const { db } = platform
  const demo = await counts()
  for (const name of ['nomor_dipesan', 'lampiran_teknis', 'sidang']) expect(demo[name]).toBeGreaterThan(0)

  const people = await psatWorld(server.get())
  await people.step('sekretariat', await people.open(), 'audit/permohonan_baru', { proses: 'CLEAR' })
  const petugas = await server.get().as('OKKP_ADMIN_PUSAT')
  await db
    .insertInto('okkp.registrasi')
    .values({
      jenis_registrasi_id: 5,
      no_registration: 'ASLI-1',
      pusat: true,
      unit_usaha: 'PT Sungguhan',
      terbit_sertifikat: '2026-01-10',
      created_by: petugas.id,
    })
    .execute()
  await db
    .insertInto('okkp.sdm')
    .values({ nama_lengkap: 'Orang Sungguhan', provinsi_id: 32, created_by: petugas.id })
    .execute()
  // A rating from a visitor has no author.
  await db.insertInto('okkp.penilaian').values({ nilai: 5, tanggal: '2026-11-16' }).execute()

  await db
    .updateTable('akun.pengguna')
    .set({ username: 'kepala', role: 'SEKRETARIAT', email: 'kepala@pangan.go.id' })
    .where('username', '=', 'superadmin')
    .execute()
  const careless = await createPengguna(db, { role: 'AUDITOR', sandi_hash: await hashPassword(demoPassword) })
  expect(await login('kepala')).toEqual([200, undefined])
  await expect(refuseDemoData(db)).rejects.toThrow(/contains demo data.*kepala.*npm run demo:remove/s)

  const full = await counts()
  const looked = await removeDemo(db, { onlyLook: true })
  expect(await counts()).toEqual(full)
  const trail = await jejak()

  const removal = await removeDemo(db)
  expect(removal).toEqual(looked)
  expect(removal.akun).toHaveLength(demoAccounts.length + pelakuLain.length)
  expect(removal.akun).toContain('kepala')
  expect(removal.sandiDicabut).toEqual([careless.username])
  expect(removal.akunLain.map(({ username }) => username)).toContain(people.people.pemohon.username)
  expect(removal.akunLain.map(({ username }) => username)).not.toContain('kepala')

  const own = Object.entries(full).map(([name, count]) => [name, count - (demo[name] ?? 0)])
  expect(await counts()).toEqual(Object.fromEntries(own))
  expect(own).toContainEqual(['riwayat', 2])
  expect(await jejak()).toBe(trail + 1)
  await expect(refuseDemoData(db)).resolves.toBeUndefined()
  for (const name of ['kepala', 'superadmin', 'pelaku_usaha', careless.username])
    expect([name, ...(await login(name))]).toEqual([name, 401, 'MASUK_GAGAL'])
  const live = await sql`select 1 from akun.sesi s join akun.pengguna p on p.id = s.pengguna_id
    where s.diakhiri is null and p.username like 'demo-dikunci-%'`.execute(db)
  expect(live.rows).toEqual([])
  const told = await sql`select 1 from akun.notifikasi n join akun.pengguna p on p.id = n.id_pengguna
    where p.dihapus is not null`.execute(db)
  expect(told.rows).toEqual([])
  expect(await verifyChains(db, platform.files)).toMatchObject({ berkas: 1, rusak: [] })
  await expect(db.deleteFrom('psat.riwayat').execute()).rejects.toThrow('hanya boleh ditambah')
  const off = await sql`select tgrelid::regclass from pg_trigger where tgenabled = 'D'`.execute(db)
  expect(off.rows).toEqual([])
})

test('a database that never saw the demonstration is taken', async () => {
  const clean = await createTestDatabase()
  await expect(refuseDemoData(clean.db)).resolves.toBeUndefined()
  await clean.drop()
})

test('without the mark of a seed, the published password alone is a trace', async () => {
  const { db } = server.get().platform
  const hash = await hashPassword(demoPassword)
  expect(await hasDemoData(db)).toBe(false)
  const named = await createPengguna(db, { role: 'AUDITOR', username: 'auditor', sandi_hash: hash })
  expect(await findOpenAccounts(db)).toEqual(['auditor'])
  await expect(refuseDemoData(db)).rejects.toThrow('the demo password opens: auditor.')
  // A demo user name with another password is allowed.
  const own = await hashPassword('sawah hijau di kaki gunung')
  await db.updateTable('akun.pengguna').set({ sandi_hash: own }).where('id', '=', named.id).execute()
  await expect(refuseDemoData(db)).resolves.toBeUndefined()
  // Two accounts with the same hash come from a seed, whatever their names are.
  const one = await createPengguna(db, { role: 'PVTPP', sandi_hash: hash })
  const two = await createPengguna(db, { role: 'PVTPP', sandi_hash: hash })
  expect(await findOpenAccounts(db)).toEqual([one.username, two.username].sort())
})
