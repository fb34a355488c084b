import { readFile } from 'node:fs/promises'
import { type QueryExecutorProvider, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type BerkasUji, uploadPdf } from '#psat/psat.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { terbitWorld } from '../penerbitan.fixture.ts'

const server = useTestApp()
let world: Awaited<ReturnType<typeof terbitWorld>>
beforeAll(async () => {
  world = await terbitWorld(server.get())
})

const check = (nomor: string, query = '') =>
  world.people.sekretariat.inject({
    url: `/api/audit-document/uploadDocument/checkNomorIzin/${encodeURIComponent(nomor)}${query}`,
  })

test('a number is trimmed, kept, and may be put right until the certificate', async () => {
  const berkas = await world.atNomor()
  const blank = await world.number(berkas, '   ')
  expect([blank.statusCode, blank.json().errors[0].field]).toEqual([400, 'nomor_sppb_psat'])
  expect((await world.number(berkas, 'x'.repeat(101))).statusCode).toBe(400)
  expect((await world.number(berkas, 'A/1', 'auditor')).statusCode).toBe(403)
  expect((await world.number(berkas, '  001/SKPPB/PSAT/XI/2026 ')).json().data.code_status_proses).toBe(60)
  expect((await world.read('pemohon', berkas)).nomor).toBe('001/SKPPB/PSAT/XI/2026')
  expect((await world.number(berkas, '002/SKPPB/PSAT/XI/2026')).statusCode).toBe(200)
  const early = await world.at('rekomendasi')
  expect((await world.number(early, 'DINI/1')).json().code).toBe('BUKAN_GILIRAN')
})

test('a number that a file or the registry has is refused, whoever has it', async () => {
  const one = await world.atNomor()
  const two = await world.atNomor()
  await world.number(one, 'SAMA/1')
  const taken = await world.number(two, 'sama/1')
  expect([taken.statusCode, taken.json().errors[0].field]).toEqual([409, 'nomor_sppb_psat'])
  expect(taken.json().message).toBe('Nomor ini sudah dipakai. Periksa lagi, atau isi nomor lain.')
  const pl = await world.atNomor({ auditType: 'izin_edar_pl' })
  expect((await world.number(pl, 'SAMA/1')).statusCode).toBe(200)
  await world.platform.db
    .insertInto('okkp.registrasi')
    .values({
      jenis_registrasi_id: 5,
      no_registration: 'REGISTRI/1',
      pusat: true,
      unit_usaha: 'PT Orang Lain',
      terbit_sertifikat: '2024-01-01',
    })
    .execute()
  expect((await world.number(two, 'registri/1')).statusCode).toBe(409)
})

test('a number that was once somebody’s stays taken, though its entry has been replaced', async () => {
  const { db } = world.platform
  const entry = (no_registration: string, more: object = {}) =>
    db
      .insertInto('okkp.registrasi')
      .values({
        jenis_registrasi_id: 5,
        no_registration,
        pusat: true,
        unit_usaha: 'PT Orang Lain',
        terbit_sertifikat: '2024-01-01',
        ...more,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  const { id: digantikan_oleh } = await entry('PENGGANTI/2')
  await entry('PENGGANTI/1', { digantikan_oleh })
  const refused = await world.number(await world.atNomor(), 'pengganti/1')
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'SUDAH_ADA'])
})

test('the number of a file that was rejected is free again', async () => {
  const first = await world.atNomor()
  expect((await world.number(first, 'BEBAS/1')).statusCode).toBe(200)
  const second = await world.atNomor()
  expect((await world.number(second, 'BEBAS/1')).json().code).toBe('SUDAH_ADA')
  await world.step('sekretariat', first, 'audit/ditolak', {
    keterangan: 'Pembayaran dibatalkan.',
    dokumen_ditolak: await world.upload('sekretariat'),
  })
  expect((await world.number(second, 'BEBAS/1')).statusCode).toBe(200)
})

test('a number that a file has is not given to an entry of the registry', async () => {
  const okkp = await server.get().as('OKKP_ADMIN_PUSAT')
  const form = {
    jenis_registrasi_id: 5,
    unit_usaha: 'PT Registri',
    alamat_unit: 'Jalan 1',
    ruang_lingkup: 'Sortasi',
    komoditas_id: 1,
    nama_psat: 'Beras',
    kota_id: 3273,
    terbit_sertifikat: '2026-01-05',
  }
  const send = (method: 'POST' | 'PUT', call: string, payload: object) =>
    okkp.inject({ method, url: `/api/okkp/registrations/${call}`, payload: { ...form, ...payload } })
  const entry = (await send('POST', 'add', { no_registration: 'PESAN/0' })).json().data
  const berkas = await world.atNomor()
  expect((await world.number(berkas, 'PESAN/1')).statusCode).toBe(200)
  const added = await send('POST', 'add', { no_registration: 'pesan/1' })
  expect([added.statusCode, added.json().errors[0].field]).toEqual([409, 'no_registration'])
  expect((await send('PUT', 'update', { ...entry, no_registration: 'PESAN/1' })).statusCode).toBe(409)
  // A replacement may keep the number of the entry. The entry itself stays editable.
  const asal = { jenisPengajuan: 'perubahan_data', izin_asal_registrasi_id: entry.id } as const
  expect((await world.number(await world.atNomor(asal), 'PESAN/0')).statusCode).toBe(200)
  expect((await send('PUT', 'update', { ...entry, alamat_unit: 'Jalan 2' })).statusCode).toBe(200)
  expect((await world.issue(berkas)).statusCode).toBe(200)
})

const dipesan = (berkas: BerkasUji) =>
  world.platform.db
    .selectFrom('okkp.nomor_dipesan')
    .select(['jenis_registrasi_id', 'nomor'])
    .where('pemilik', '=', `pengajuan/${berkas.id}`)
    .execute()

test('a number is reserved in the registry until the file is issued or rejected', async () => {
  const [terbit, ditolak] = [await world.atNomor(), await world.atNomor({ auditType: 'izin_edar_pl' })]
  await world.number(terbit, 'GILIR/1')
  await world.number(terbit, 'GILIR/2')
  await world.number(ditolak, 'GILIR/2')
  expect(await dipesan(terbit)).toEqual([{ jenis_registrasi_id: 5, nomor: 'GILIR/2' }])
  expect(await dipesan(ditolak)).toEqual([{ jenis_registrasi_id: 6, nomor: 'GILIR/2' }])
  expect((await world.issue(terbit)).statusCode).toBe(200)
  expect(await dipesan(terbit)).toEqual([])
  const dokumen_ditolak = await uploadPdf(world.platform, world.people.sekretariat)
  await world.step('sekretariat', ditolak, 'audit/ditolak', { keterangan: 'Batal.', dokumen_ditolak })
  expect(await dipesan(ditolak)).toEqual([])
})

test('an older database gets the reservations of its files', async () => {
  const file = new URL('../../../../migrations/202611160901_nomor_dipesan.sql', import.meta.url)
  const migration = await readFile(file, 'utf8')
  const { db } = world.platform
  await world.number(await world.atNomor(), 'LAMA/1')
  const all = async (executor: QueryExecutorProvider) => {
    const dipesan = sql<{ nomor: string }>`select * from okkp.nomor_dipesan order by pemilik`
    return (await dipesan.execute(executor)).rows
  }
  const before = await all(db)
  const trx = await db.startTransaction().execute()
  await sql`drop table okkp.nomor_dipesan`.execute(trx)
  await sql.raw(migration).execute(trx)
  const filled = await all(trx)
  await trx.rollback().execute()
  expect(filled).toEqual(before)
  expect(filled.map(({ nomor }) => nomor)).toContain('LAMA/1')
})

test('the check answers 200 for a free number and 409 for a used one', async () => {
  const berkas = await world.atNomor()
  await world.number(berkas, '9/CEK/2026')
  expect((await check('9/CEK/2026')).statusCode).toBe(409)
  expect((await check('9/cek/2026', '?auditType=izin_edar_pl')).statusCode).toBe(200)
  expect((await check('9/CEK/2026', `?id_pengajuan=${berkas.id}`)).statusCode).toBe(200)
  expect((await check('10/CEK/2026')).json()).toEqual({ success: true, message: 'Nomor dapat dipakai' })
  expect((await check(' ')).statusCode).toBe(400)
  const operator = await world.people.pemohon.inject({
    url: '/api/audit-document/uploadDocument/checkNomorIzin/1',
  })
  expect(operator.statusCode).toBe(403)
})

test('a change may carry on the number of its permit, a stranger may not', async () => {
  const { berkas } = await world.issued({}, 'LANJUT/1')
  const { registrasi_id } = await world.penerbitan('sekretariat', berkas)
  const stranger = await world.atNomor()
  expect((await world.number(stranger, 'LANJUT/1')).statusCode).toBe(409)
  const change = { jenisPengajuan: 'perubahan_data', izin_asal_registrasi_id: registrasi_id } as const
  const { sertifikat } = await world.issued(change, 'LANJUT/1')
  expect(sertifikat.nomor).toBe('LANJUT/1')
  expect((await world.number(stranger, 'LANJUT/1')).statusCode).toBe(409)
})

test('twenty callers for one number: one gets it', async () => {
  const files: BerkasUji[] = []
  for (let place = 0; place < 4; place += 1) files.push(await world.atNomor())
  const calls = Array.from({ length: 20 }, (_, index) => files[index % 4]).flatMap((berkas) =>
    berkas ? [world.number(berkas, 'BALAP/1')] : [],
  )
  const answers = await Promise.all(calls)
  const rows = await world.platform.db
    .selectFrom('psat.pengajuan')
    .select('id')
    .where('nomor', '=', 'BALAP/1')
    .execute()
  expect(rows).toHaveLength(1)
  // The owner of a number may enter it again. The server refuses all others.
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(15)
})

test('the next free number is proposed after the last one of its kind', async () => {
  const proposed = async (berkas: BerkasUji, who: 'sekretariat' | 'auditor' = 'sekretariat') =>
    world.people[who].inject({ url: `/api/psat/pengajuan/${berkas.uuid}/nomor-usulan` })
  const [one, two, three] = [await world.atNomor(), await world.atNomor(), await world.atNomor()]
  await world.number(one, '0041/USUL')
  expect((await proposed(two)).json().data).toEqual({ nomor: '0042/USUL', terakhir: '0041/USUL' })
  await world.number(three, '0042/USUL')
  await world.number(one, '0040/USUL')
  // 0041 is free again, but the proposal follows the highest reserved number.
  expect((await proposed(two)).json().data).toEqual({ nomor: '0043/USUL', terakhir: '0042/USUL' })
  await world.number(two, '0041/USUL')
  const { db } = world.platform
  await db
    .insertInto('okkp.registrasi')
    .values({
      jenis_registrasi_id: 5,
      no_registration: '0080/USUL',
      pusat: true,
      unit_usaha: 'PT',
      terbit_sertifikat: '2026-01-05',
    })
    .execute()
  const four = await world.atNomor()
  expect((await proposed(four)).json().data).toEqual({ nomor: '0081/USUL', terakhir: '0080/USUL' })
  await world.number(four, 'TANPA')
  const five = await world.atNomor()
  expect((await proposed(five)).json().data).toEqual({ nomor: null, terakhir: 'TANPA' })
  expect((await proposed(five, 'auditor')).json().code).toBe('TIDAK_BERWENANG')
})
