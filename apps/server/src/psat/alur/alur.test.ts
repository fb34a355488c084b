import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { verifyChains } from '#psat/alur/rantai/check-rantai.service.ts'
import { type PsatWorld, psatWorld } from '#psat/psat.fixture.ts'
import { useTestApp } from '#testing/app.ts'

const server = useTestApp({ DATABASE_POOL: '20' })
let world: PsatWorld
beforeAll(async () => {
  world = await psatWorld(server.get())
})

/** Runs a statement as a superuser with triggers off. No other account can change these rows. */
async function plant(statement: string): Promise<void> {
  const [, name = ''] = /\/(uji_\w+)\?/.exec(server.get().database.url) ?? []
  const url = inject('postgres').adminUrl.replace(/\/\w+\?/, `/${name}?`)
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`set session_replication_role = replica; ${statement}`).finally(() => client.end())
}

test('of twenty racing callers one wins and one line is written', async () => {
  const berkas = await world.at('verifikasi_permohonan')
  await world.checkDokumen('sekretariat', berkas)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      world.call('sekretariat', berkas, 'audit/permohonan_baru', {
        proses: index % 2 === 0 ? 'CLEAR' : 'REVISION',
        keterangan: `Panggilan ${index}`,
        ...(index % 3 === 0 ? { versi: 1 } : {}),
      }),
    ),
  )
  const codes = answers.map(({ statusCode }) => statusCode)
  expect(codes.filter((code) => code === 200)).toHaveLength(1)
  expect(codes.filter((code) => code === 409)).toHaveLength(19)
  const { riwayat, versi } = await world.read('sekretariat', berkas)
  expect([riwayat.length, versi]).toEqual([2, 2])
  expect((await verifyChains(world.platform.db, world.platform.files)).rusak).toEqual([])
})

test('a repeated key gets the first answer and leaves one line', async () => {
  const berkas = await world.at('verifikasi_permohonan')
  await world.checkDokumen('sekretariat', berkas)
  const send = () =>
    world.people.sekretariat.inject({
      method: 'POST',
      url: '/api/psat/sppb/audit/permohonan_baru',
      headers: { 'idempotency-key': `clear-${berkas.id}` },
      payload: { id_pengajuan: berkas.id, proses: 'CLEAR' },
    })
  const [first, second] = [await send(), await send()]
  expect([first.statusCode, second.statusCode]).toEqual([200, 200])
  expect(second.json().data).toEqual(first.json().data)
  expect((await world.read('sekretariat', berkas)).riwayat).toHaveLength(2)
})

describe('what cannot be changed', () => {
  test.each(['riwayat', 'buku_waktu', 'salinan'])('psat.%s', async (table) => {
    await world.at('verifikasi_permohonan')
    const { db } = world.platform
    const target = sql.table(`psat.${table}`)
    for (const statement of [
      sql`update ${target} set pengajuan_id = pengajuan_id`,
      sql`delete from ${target}`,
      sql`truncate ${target} cascade`,
    ]) {
      await expect(statement.execute(db)).rejects.toThrow()
    }
  })

  test('a planted change is found, and its row named', async () => {
    const berkas = await world.at('perbaikan_audit_dokumen')
    const broken = async () => (await verifyChains(world.platform.db, world.platform.files)).rusak
    expect(await broken()).toEqual([])
    const rows = `pengajuan_id = ${berkas.id}`

    await plant(`update psat.riwayat set catatan = 'Disetujui saja' where ${rows} and urutan = 2`)
    expect(await broken()).toEqual([
      `${berkas.nomor}: history row 2 (loloskan_permohonan): the content does not match its hash`,
    ])
    await plant(`update psat.riwayat set catatan = null where ${rows} and urutan = 2`)

    await plant(`update psat.buku_waktu set hari = 99 where ${rows} and urutan = 1`)
    expect(await broken()).toEqual([`${berkas.nomor}: clock ledger row 1: differs from the history`])
    await plant(`update psat.buku_waktu set hari = 4 where ${rows} and urutan = 1`)

    await plant(`update psat.salinan set isi = jsonb_set(isi, '{perusahaan,nib}', '"1"') where ${rows}`)
    expect(await broken()).toEqual([`${berkas.nomor}: copy 1: differs from the history`])
    await plant(`update psat.salinan set isi = jsonb_set(isi, '{perusahaan,nib}', 'null') where ${rows}`)

    await plant(`delete from psat.riwayat where ${rows} and urutan = 4`)
    expect((await broken())[0]).toContain('history row 4: missing')
  })
})

test('a file that is swapped on disk is found, whatever the database says of it', async () => {
  const berkas = await world.at('perbaikan_audit_dokumen')
  const { db, files } = world.platform
  const letter = await db
    .selectFrom('psat.riwayat')
    .select(sql<string>`lampiran -> 0 ->> 'kunci'`.as('kunci'))
    .where('pengajuan_id', '=', berkas.id)
    .where('aksi', '=', 'tunjuk_auditor')
    .executeTakeFirstOrThrow()
  const paper = await db
    .selectFrom('psat.salinan')
    .select(sql<string>`isi -> 'dokumen' ->> 'sop_psat'`.as('kunci'))
    .where('pengajuan_id', '=', berkas.id)
    .executeTakeFirstOrThrow()
  const own = async () =>
    (await verifyChains(db, files)).rusak.filter((line) => line.startsWith(`${berkas.nomor}: `))
  for (const [{ kunci }, line] of [
    [letter, 'history row 3 (tunjuk_auditor): the attachment Surat tugas is missing or changed'],
    [paper, 'copy 1: the file contoh.pdf is missing or changed'],
  ] as const) {
    const path = join(server.get().dataDir, 'berkas', 'isi', kunci.slice(0, 2), kunci)
    const bytes = await readFile(path)
    await writeFile(path, Buffer.concat([bytes, Buffer.from(' ')]))
    expect(await own()).toEqual([`${berkas.nomor}: ${line}`])
    await rm(path)
    expect(await own()).toEqual([`${berkas.nomor}: ${line}`])
    await writeFile(path, bytes)
  }
  expect(await own()).toEqual([])
  expect((await verifyChains(db, files)).dibaca).toBeGreaterThanOrEqual(2)
})

describe('OSS', () => {
  const izin = (kode_izin = '018000000242') =>
    world.platform.db
      .insertInto('oss.izin')
      .values({ id_izin: `I-${crypto.randomUUID().slice(0, 18)}`, kode_izin, nib: world.company.nib ?? '' })
      .returning(['id', 'id_izin'])
      .executeTakeFirstOrThrow()

  test('every change of status is put into the outbox in order, with its step', async () => {
    const berkas = await world.at('audit_dokumen', { id_izin_oss: (await izin()).id })
    await world.step('auditor', berkas, 'audit/dokumen', { proses: 'REVISION', keterangan: 'Perbaiki SOP.' })
    await world.step('pemohon', berkas, 'audit/dokumen', { proses: 'REVIEW' })
    await world.step('lead', berkas, 'audit/dokumen', { proses: 'CLEAR' })
    await world.fillCeklis(berkas)
    await world.step('lead', berkas, 'audit/lapang', { proses: 'CLEAR' })
    await world.step('pemohon', berkas, 'audit/penarikan')
    const sent = await world.platform.db
      .selectFrom('oss.pesan_keluar')
      .select(['urutan', 'kd_status', 'status'])
      .where('pengajuan_id', '=', berkas.id)
      .orderBy('urutan')
      .execute()
    expect(sent.map(({ urutan, kd_status }) => `${urutan}:${kd_status}`)).toEqual([
      '1:09',
      '2:10',
      '3:20',
      '4:41',
      '5:42',
      '6:40',
      '7:90',
    ])
    const { riwayat, izin_oss } = await world.read('sekretariat', berkas)
    expect(riwayat.find(({ aksi }) => aksi === 'loloskan_lapang')?.oss).toBeNull()
    expect(riwayat.at(-1)?.oss).toEqual({ kd_status: '90', nama_status: 'Ditolak', status: 'menunggu' })
    expect(izin_oss?.id_izin).toMatch(/^I-/)
  })

  test('a licence serves one file, the own one, and the right kind', async () => {
    const { id, id_izin } = await izin()
    const first = await world.open({ id_izin_oss: id })
    await expect(world.open({ id_izin_oss: id })).rejects.toMatchObject({
      code: 'IZIN_OSS_TERPAKAI',
      message: `Izin OSS ${id_izin} sudah dipakai oleh permohonan ${first.nomor}.`,
    })
    const both = await izin()
    const race = await Promise.allSettled([1, 2, 3].map(() => world.open({ id_izin_oss: both.id })))
    expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const field = [{ field: 'id_izin_oss', message: expect.any(String) }]
    const other = (await izin('018000000244')).id
    await expect(world.open({ id_izin_oss: other })).rejects.toMatchObject({ fields: field })
    await expect(world.open({ id_izin_oss: 999_999 })).rejects.toMatchObject({ fields: field })
  })

  test('list_izin shows operators their own, staff everybody’s', async () => {
    const used = await izin()
    const free = await izin()
    await world.open({ id_izin_oss: used.id })
    const idsOf = async (client: typeof world.people.pemohon, query: Record<string, string>) => {
      const answer = await client.inject({ url: '/api/oss/list_izin', query: { limit: '100', ...query } })
      return answer.json().detail.data.map(({ id }: { id: number }) => id)
    }
    expect(await idsOf(world.people.pemohon, { submit: 'false' })).toContain(free.id)
    expect(await idsOf(world.people.pemohon, { submit: 'false' })).not.toContain(used.id)
    expect(await idsOf(world.people.pemohon, { submit: 'true' })).toContain(used.id)
    expect(await idsOf(world.people.sekretariat, { no_identitas: world.company.nib ?? '' })).toContain(
      used.id,
    )
    const no_identitas = '3273010101800009'
    await world.platform.db.updateTable('oss.izin').set({ no_identitas }).where('id', '=', free.id).execute()
    expect(await idsOf(world.people.sekretariat, { no_identitas })).toEqual([free.id])
    const others = await server.get().as('PELAKU_USAHA')
    expect(await idsOf(others, {})).toEqual([])
    expect(await idsOf(others, { no_identitas: world.company.nib ?? '' })).toEqual([])
  })
})
