import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { formSdm, nipBaru, sdmCallsOf } from './sdm.fixture.ts'

const server = useTestApp()
const today = dayInJakarta(new Date())
let clients: Record<'pusat' | 'daerah' | 'kota' | 'lain', SignedInClient>

beforeAll(async () => {
  const [pusat, daerah, kota, lain] = await Promise.all([
    server.get().as('OKKP_ADMIN_PUSAT'),
    server.get().as('OKKP_ADMIN_DAERAH'),
    server.get().as('OKKP_ADMIN_KOTA'),
    server.get().as('OKKP_ADMIN_DAERAH', { provinsi_id: 31 }),
  ])
  clients = { pusat, daerah, kota, lain }
})
const by = (who: keyof typeof clients) => sdmCallsOf(clients[who])

describe('add and change', () => {
  test('stores somebody with competences, and leaves an audit row whose number is sealed', async () => {
    const form = formSdm({ nip: '19700101 200001 2 001', nama_lengkap: '  Sri   Wahyuni ' })
    const answer = await by('kota').add(form)
    expect(answer.json()).toMatchObject({
      message: 'Data telah ditambahkan',
      data: {
        nama_lengkap: 'Sri Wahyuni',
        nip: '197001012000012001',
        provinsi: 'Jawa Barat',
        kota: 'Kota Bandung',
        versi: 1,
        akun_id: null,
        kompetensi: [{ kategori: 'petugas_contoh', nomor: 'RAHASIA-PPC-77', keadaan: 'berlaku' }],
      },
    })
    const { data } = answer.json()
    expect((await by('kota').detail(data.id)).json().data).toEqual(data)
    const { db } = server.get().platform
    // Raw SQL with other column names, so that the database layer does not unseal the values.
    const { rows } = await sql`select s.nip as tersimpan, j.sesudah::text as isi, j.peristiwa from okkp.sdm s
      join platform.jejak_audit j on j.rekaman = 'sdm/' || s.id where s.id = ${data.id}`.execute(db)
    expect(rows).toEqual([
      {
        tersimpan: expect.stringMatching(/^segel1\./),
        isi: expect.not.stringContaining('197001012000012001'),
        peristiwa: 'sdm.tambah',
      },
    ])
    const seen = await db
      .selectFrom('platform.jejak_audit')
      .select('sesudah')
      .where('rekaman', '=', `sdm/${data.id}`)
      .executeTakeFirst()
    expect(seen?.sesudah).toMatchObject({ nip: '197001012000012001' })
  })

  test('takes the region from the account, and refuses another', async () => {
    expect(await by('kota').added({ provinsi_id: null, kota_id: null })).toMatchObject({
      provinsi_id: 32,
      kota_id: 3273,
    })
    expect(await by('daerah').added({ provinsi_id: null, kota_id: null })).toMatchObject({
      provinsi_id: 32,
      kota_id: null,
    })
    expect(await by('pusat').added({ provinsi_id: 0, kota_id: null })).toMatchObject({
      provinsi_id: 0,
      provinsi: 'OKKP PUSAT',
    })
    for (const [who, place] of [
      ['daerah', { provinsi_id: 31, kota_id: null }],
      ['daerah', { provinsi_id: 0, kota_id: null }],
      ['daerah', { provinsi_id: 32, kota_id: 3171 }],
      ['kota', { provinsi_id: 32, kota_id: 3204 }],
    ] as const) {
      const answer = await by(who).add(formSdm(place))
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'WILAYAH_DITOLAK'])
    }
  })

  const soon = { kategori: 'auditor', terbit: addDays(today, 1) }
  test.each([
    [{ nama_lengkap: ' ' }, 'nama_lengkap', 'Wajib diisi.'],
    [{ nip: '1970' }, 'nip', 'NIP terdiri dari 18 angka.'],
    [{ provinsi_id: null, kota_id: null }, 'provinsi_id', 'Pilih provinsi dari daftar.'],
    [{ provinsi_id: 99, kota_id: null }, 'provinsi_id', 'Pilih provinsi dari daftar.'],
    [{ provinsi_id: 31 }, 'kota_id', 'Kabupaten/kota ini bukan bagian dari provinsi yang dipilih.'],
    [{ provinsi_id: 0 }, 'kota_id', 'Kosongkan untuk pegawai pusat.'],
    [{ golongan_id: 9999 }, 'golongan_id', 'Pilih golongan dari daftar.'],
    [{ no_hp: '0812-3456-789' }, 'no_hp', expect.any(String)],
    [{ email: 'bukan surel' }, 'email', expect.any(String)],
    [{ jenis_kelamin: 'X' }, 'jenis_kelamin', 'Pilih laki-laki atau perempuan.'],
    [{ akun_id: 999_999 }, 'akun_id', 'Pilih akun auditor dari daftar.'],
    [{ foto: 'x'.repeat(40) }, 'foto', expect.any(String)],
    [{ kompetensi: [{ kategori: 'juru masak' }] }, 'kompetensi.0.kategori', 'Pilih kategori dari daftar.'],
    [
      { kompetensi: [{ kategori: 'auditor', terbit: '2025-01-02', berlaku_sampai: '2025-01-01' }] },
      'kompetensi.0.berlaku_sampai',
      'Tidak boleh sebelum tanggal terbitnya.',
    ],
    [{ kompetensi: [soon] }, 'kompetensi.0.terbit', 'Tanggal terbit tidak boleh setelah hari ini.'],
  ])('refuses %j under its field, and stores nothing', async (more, field, message) => {
    const before = (await by('pusat').list()).json().meta.total
    const answer = await by('pusat').add(formSdm(more))
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDASI_GAGAL'])
    expect(answer.json().errors).toEqual([{ field, message }])
    expect((await by('pusat').list()).json().meta.total).toBe(before)
  })

  test('one number is one person, wherever they are', async () => {
    const nip = nipBaru()
    await by('daerah').added({ nip })
    const answer = await by('lain').add(formSdm({ nip, provinsi_id: 31, kota_id: null }))
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'SUDAH_ADA'])
    expect(answer.json().errors).toEqual([
      { field: 'nip', message: 'NIP ini sudah tercatat atas nama orang lain.' },
    ])
    const blank = { nip: '' }
    expect([(await by('kota').added(blank)).nip, (await by('kota').added(blank)).nip]).toEqual([null, null])
  })

  test('a change keeps the competences it names, and is held against its version', async () => {
    const row = await by('kota').added()
    const [held] = row.kompetensi
    const kompetensi = [{ kategori: 'auditor' }, { ...held, nomor: 'PPC-2' }]
    const changed = (await by('kota').update({ ...row, kompetensi })).json().data
    expect(changed.kompetensi).toMatchObject([
      { kategori: 'auditor', nomor: null },
      { id: held?.id, nomor: 'PPC-2' },
    ])
    expect(changed.versi).toBe(2)
    const late = await by('kota').update(row)
    expect([late.statusCode, late.json().code]).toEqual([409, 'BENTROK'])
  })

  test('a competence of somebody else is not taken over by naming its id', async () => {
    const [mine, theirs] = [
      await by('kota').added(),
      await by('lain').added({ provinsi_id: 31, kota_id: null }),
    ]
    const foreign = theirs.kompetensi[0]
    await by('kota').update({ ...mine, kompetensi: [{ kategori: 'ppns', id: foreign?.id }] })
    expect((await by('lain').detail(theirs.id)).json().data.kompetensi).toEqual(theirs.kompetensi)
  })

  test('an account is linked by the central office alone, to one person', async () => {
    const auditor = await server.get().as('AUDITOR')
    const row = await by('kota').added()
    for (const office of ['kota', 'daerah'] as const) {
      const refused = await by(office).update({ ...row, akun_id: auditor.id })
      expect([office, refused.statusCode, refused.json().code]).toEqual([office, 403, 'TIDAK_BERWENANG'])
    }
    const linked = (await by('pusat').update({ ...row, akun_id: auditor.id })).json().data
    expect(linked).toMatchObject({ akun_id: auditor.id, akun: expect.any(String) })
    expect((await by('kota').update({ ...linked, jabatan: 'Kepala seksi' })).statusCode).toBe(200)
    const second = await by('pusat').add(formSdm({ akun_id: auditor.id }))
    expect([second.json().code, second.json().errors[0].field]).toEqual(['SUDAH_ADA', 'akun_id'])
    expect((await clients.pusat.inject({ url: '/api/okkp/sdm/akun' })).json().data).toContainEqual({
      id: auditor.id,
      nama: expect.any(String),
      username: auditor.username,
    })
    expect((await clients.daerah.inject({ url: '/api/okkp/sdm/akun' })).json().code).toBe('TIDAK_BERWENANG')
  })

  test('is written within the region alone', async () => {
    const row = await by('kota').added()
    for (const answer of [await by('lain').update(row), await by('lain').remove(row.id)]) {
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'TIDAK_DITEMUKAN'])
    }
    expect((await by('daerah').remove(row.id)).json().message).toBe('Data telah dihapus')
    expect((await by('daerah').detail(row.id)).json().code).toBe('TIDAK_DITEMUKAN')
  })

  test.each(['OKKP_ADMIN_UJILAB', 'AUDITOR', 'SEKRETARIAT', 'PELAKU_USAHA'] as const)(
    'not by %s',
    async (role) => {
      const answer = await sdmCallsOf(await server.get().as(role)).add(formSdm())
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'TIDAK_BERWENANG'])
    },
  )
})

describe('list', () => {
  test('an office finds its own region, and is refused another', async () => {
    const mine = await by('kota').added({ nama_lengkap: 'Wilayah Bandung' })
    const theirs = await by('lain').added({ nama_lengkap: 'Wilayah Jakarta', provinsi_id: 31, kota_id: null })
    const namesOf = async (who: keyof typeof clients) =>
      (await by(who).list({ search: 'Wilayah', limit: '1000' }))
        .json()
        .data.map(({ id }: { id: number }) => id)
    expect(await namesOf('kota')).toEqual([mine.id])
    expect(await namesOf('daerah')).toEqual([mine.id])
    expect(await namesOf('lain')).toEqual([theirs.id])
    expect(await namesOf('pusat')).toEqual([mine.id, theirs.id])
    const foreign = await by('daerah').list({ provinsi_id: '31' })
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'WILAYAH_DITOLAK'])
  })

  test('is narrowed by category and by how competences stand', async () => {
    const until = (days: number) => [{ kategori: 'ppns', berlaku_sampai: addDays(today, days) }]
    const jabatan = 'Saringan keadaan'
    const [ended, soon, last, holds] = await Promise.all(
      [-1, 0, 60, 61].map((days) => by('kota').added({ jabatan, kompetensi: until(days) })),
    )
    const found = async (query: Record<string, string>) =>
      (await by('kota').list({ search: jabatan, sort: 'berlaku_sampai', ...query }))
        .json()
        .data.map(({ id }: { id: number }) => id)
    expect(await found({ keadaan: 'kedaluwarsa' })).toEqual([ended?.id])
    expect(await found({ keadaan: 'segera_habis' })).toEqual([soon?.id, last?.id])
    expect(await found({ keadaan: 'berlaku' })).toEqual([holds?.id])
    expect(await found({ keadaan: 'masih_berlaku' })).toEqual([soon?.id, last?.id, holds?.id])
    expect(await found({ kategori: 'ppns' })).toHaveLength(4)
    expect(await found({ kategori: 'auditor' })).toEqual([])
    expect(await found({ start_date: today })).toHaveLength(4)
    expect(await found({ end_date: addDays(today, -1) })).toEqual([])
  })

  test('by province everybody reads the public part of all of them, in order', async () => {
    await by('pusat').added({ provinsi_id: 11, kota_id: null, unit_kerja: 'Urut provinsi' })
    await by('pusat').added({ provinsi_id: 32, unit_kerja: 'Urut provinsi' })
    const { data } = (await by('daerah').list({ filter_by: 'provinsi', search: 'Urut provinsi' })).json()
    expect(data.map(({ provinsi }: { provinsi: string }) => provinsi)).toEqual(['Aceh', 'Jawa Barat'])
    expect(data.every((row: object) => !('nip' in row))).toBe(true)
  })
})
