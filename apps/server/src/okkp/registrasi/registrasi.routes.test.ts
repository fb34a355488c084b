import type { Registrasi } from '@portal/domain/okkp/registrasi/registrasi.schema'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#platform/actor.ts'
import { useTestApp } from '#testing/app.ts'
import { createPerusahaan } from '#testing/factories.ts'
import { formOf, formPduk, offices } from './registrasi.fixture.ts'
import { readDetail } from './registrasi-read.service.ts'

const server = useTestApp()
let office: Awaited<ReturnType<typeof offices>>
const today = dayInJakarta(new Date())

beforeAll(async () => {
  office = await offices(server.get())
})

const idsOf = (answer: { json(): { data: Registrasi[] } }) => answer.json().data.map(({ id }) => id)

test('supervision is asked for only where there is some', async () => {
  const { id } = await office.kota.added()
  const actor = { role: 'OKKP_ADMIN_PUSAT', provinsi_id: null, kota_id: null } as Actor
  const asked: number[] = []
  const room = {
    list: async (_db: unknown, registrasiId: number) => {
      asked.push(registrasiId)
      return []
    },
    exists: async () => false,
  }
  const read = () => readDetail(server.get().platform, actor, id, room)
  await read()
  expect(asked).toEqual([])
  await server
    .get()
    .platform.db.insertInto('okkp.pengawasan')
    .values({ registrasi_id: id, jenis: 'berkala', tanggal: today, hasil: 'sesuai' })
    .execute()
  await read()
  expect(asked).toEqual([id])
})

describe('add', () => {
  test('stores the form, computes the expiry, and leaves an audit row', async () => {
    const form = formPduk({ unit_usaha: '  UD   Rapi ', ruang_lingkup: 'bukan kolom PDUK' })
    const answer = await office.kota.add(form)
    expect(answer.json()).toMatchObject({ success: true, message: 'Data telah ditambahkan' })
    const { data } = answer.json()
    expect(data).toMatchObject({
      unit_usaha: 'UD Rapi',
      ruang_lingkup: null,
      pusat: false,
      provinsi_id: 32,
      provinsi: 'Jawa Barat',
      kota: 'Kota Bandung',
      exp_sertifikat: '2029-03-05',
      status: 'valid',
      versi: 1,
      asal: 'manual',
      boleh_ubah: true,
    })
    expect(data.kode_verifikasi).toMatch(/^[2-9A-HJ-NP-Z]{12}$/)
    const detail = (await office.kota.detail(data.id)).json().data
    expect(detail).toMatchObject({ ...data, pengawasan: [], dibuat_oleh: expect.any(String) })
    const rows = await server
      .get()
      .platform.db.selectFrom('platform.jejak_audit')
      .select(['peristiwa', 'sesudah'])
      .where('rekaman', '=', `registrasi/${data.id}`)
      .execute()
    expect(rows).toEqual([{ peristiwa: 'registrasi.tambah', sesudah: data }])
  })

  test('a kind without years holds until revoked', async () => {
    const answer = await office.pusat.add({
      jenis_registrasi_id: 4,
      unit_usaha: 'PT Ekspor',
      jenis_hc_id: 2,
      komoditas_id: 1,
      identitas_lot: 'L1',
      negara_tujuan: 'Jepang',
      no_registration: 'HC-1',
      terbit_sertifikat: '2001-01-01',
    })
    expect(answer.json().data).toMatchObject({
      exp_sertifikat: null,
      sisa_hari: null,
      status: 'valid',
      pusat: true,
      provinsi_id: 0,
      provinsi: 'OKKP PUSAT',
      provinsi_unit: null,
    })
  })

  test.each([
    [{ jenis_registrasi_id: undefined }, 'jenis_registrasi_id', 'Pilih jenis registrasi dari daftar.'],
    [{ jenis_registrasi_id: 99 }, 'jenis_registrasi_id', 'Pilih jenis registrasi dari daftar.'],
    [{ unit_usaha: ' ' }, 'unit_usaha', 'Wajib diisi.'],
    [{ komoditas_id: 999_999 }, 'komoditas_id', 'Pilih komoditas dari daftar.'],
    [{ kota_id: 3299 }, 'kota_id', 'Pilih kabupaten/kota dari daftar.'],
    [
      { terbit_sertifikat: addDays(today, 1) },
      'terbit_sertifikat',
      'Tanggal terbit tidak boleh setelah hari ini.',
    ],
    [{ sertifikat: 'bukan-kunci' }, 'sertifikat', expect.stringContaining('Unggah lagi')],
    [{ foto_kemasan: `${'a'.repeat(40)}.png` }, 'foto_kemasan', expect.stringContaining('Unggah lagi')],
    [{ nib: '123' }, 'nib', 'NIB terdiri atas 13 angka.'],
  ])('refuses %j under its field', async (change, field, message) => {
    const answer = await office.daerah.add(formPduk(change))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toContainEqual({ field, message })
  })

  test('refuses a number of the same kind in any letters, and lets another kind have it', async () => {
    const { no_registration } = await office.kota.added()
    const answer = await office.daerah.add(formPduk({ no_registration: no_registration.toLowerCase() }))
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'SUDAH_ADA'])
    expect(answer.json().errors[0]).toEqual({
      field: 'no_registration',
      message: expect.stringContaining('Nomor registrasi sudah terdaftar'),
    })
    await office.kota.added({ jenis_registrasi_id: 2, no_registration })
  })

  test('of ten racing adds of one number exactly one wins', async () => {
    const form = formPduk()
    const answers = await Promise.all(Array.from({ length: 10 }, () => office.kota.add(form)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)])
  })

  test('a company that is known by its NIB is linked', async () => {
    const { db } = server.get().platform
    const { id, nib } = await createPerusahaan(db)
    const data = await office.kota.added({ nib })
    const row = await db
      .selectFrom('okkp.registrasi')
      .select('perusahaan_id')
      .where('id', '=', data.id)
      .executeTakeFirst()
    expect(row).toEqual({ perusahaan_id: id })
  })
})

describe('scope', () => {
  test('a region sees its own and central ones of its units, and nothing else', async () => {
    const [own, neighbour, central, foreign] = await Promise.all([
      office.kota.added(),
      office.daerah.added({ kota_id: 3217 }),
      office.pusat.added({ provinsi_id: 0, kota_id: 3273 }),
      office.lain.added({ kota_id: 3171 }),
    ])
    const all = [own, neighbour, central, foreign].map(({ id }) => id)
    const seen = async (calls: typeof office.kota) => {
      const ids = idsOf(await calls.list({ limit: '1000' }))
      return all.filter((id) => ids.includes(id))
    }
    expect(await seen(office.kota)).toEqual([own.id, central.id])
    expect(await seen(office.daerah)).toEqual([own.id, neighbour.id, central.id])
    expect(await seen(office.lain)).toEqual([foreign.id])
    expect(await seen(office.pusat)).toEqual(all)

    expect((await office.kota.detail(central.id)).json().data.boleh_ubah).toBe(false)
    expect((await office.kota.detail(neighbour.id)).statusCode).toBe(404)
    expect((await office.kota.history(neighbour.id)).statusCode).toBe(404)
    expect((await office.lain.remove(own.id)).statusCode).toBe(404)
    expect((await office.lain.update(formOf(own))).statusCode).toBe(404)
    for (const attempt of [office.kota.update(formOf(central)), office.daerah.remove(central.id)]) {
      expect([(await attempt).statusCode, (await attempt).json().code]).toEqual([403, 'TIDAK_BERWENANG'])
    }
  })

  test.each([
    { provinsi_id: 31 },
    { provinsi_id: 0 },
    { pusat: true },
    { kota_id: 3217 },
    { provinsi_unit_id: 31 },
  ])('a city that names %j is refused, not corrected', async (region) => {
    const answer = await office.kota.add(formPduk(region))
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'WILAYAH_DITOLAK'])
  })

  test('a query for another region is refused; province 0 asks for central ones of the own region', async () => {
    for (const [name, value] of [
      ['provinsi_id', '31'],
      ['kota_id', '3171'],
    ] as const) {
      expect((await office.daerah.list({ [name]: value })).json().code).toBe('WILAYAH_DITOLAK')
    }
    const central = await office.pusat.added({ pusat: true, kota_id: 3273 })
    const rows: Registrasi[] = (await office.daerah.list({ provinsi_id: '0', limit: '1000' })).json().data
    expect(rows.map(({ id }) => id)).toContain(central.id)
    expect(rows.every(({ pusat }) => pusat)).toBe(true)
  })

  test.each(['OKKP_ADMIN_UJILAB', 'PELAKU_USAHA', 'AUDITOR'] as const)(
    '%s has no business here',
    async (role) => {
      const client = await server.get().as(role)
      expect((await client.inject({ url: '/api/okkp/registrations' })).statusCode).toBe(403)
      expect((await server.get().app.inject({ url: '/api/okkp/registrations' })).statusCode).toBe(401)
    },
  )
})

describe('update', () => {
  test('changes, counts the version, and refuses a stale one', async () => {
    const before = await office.kota.added()
    const form = { ...formOf(before), unit_usaha: 'UD Baru', exp_sertifikat: '2030-01-01' }
    const answer = await office.kota.update(form)
    expect(answer.json().data).toMatchObject({
      unit_usaha: 'UD Baru',
      exp_sertifikat: '2030-01-01',
      versi: 2,
    })
    const stale = await office.daerah.update(form)
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'BENTROK'])

    const history = (await office.kota.history(before.id)).json().data
    expect(history.peristiwa[0]).toMatchObject({
      keterangan: 'Mengubah registrasi',
      perubahan: [
        { kolom: 'Nama unit usaha', dari: before.unit_usaha, ke: 'UD Baru' },
        { kolom: 'Berlaku sampai', dari: '5 Mar 2029', ke: '1 Jan 2030' },
      ],
    })
  })

  test('of two racing changes one wins', async () => {
    const before = await office.kota.added()
    const answers = await Promise.all(
      ['Satu', 'Dua'].map((unit_usaha) => office.kota.update({ ...formOf(before), unit_usaha })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  test('keeps the kind, and keeps central ones central when no region is named', async () => {
    const central = await office.pusat.added({ pusat: true, kota_id: 3273 })
    const form = { ...formOf(central), provinsi_id: undefined, pusat: undefined, provinsi_unit_id: undefined }
    expect((await office.pusat.update(form)).json().data).toMatchObject({ pusat: true, provinsi_unit_id: 32 })
    const other = await office.pusat.update({ ...form, jenis_registrasi_id: 2, versi: 2 })
    expect(other.json().errors[0].field).toBe('jenis_registrasi_id')
  })
})

describe('expiring', () => {
  test('lists those that end soon, the nearest first, within the scope', async () => {
    const ends = [70, 5, 30, -1]
    const made = await Promise.all(
      ends.map((left) => office.kota.added({ exp_sertifikat: addDays(today, left) })),
    )
    const { inject } = await server.get().as('OKKP_ADMIN_KOTA')
    const answer = await inject({ url: '/api/okkp/registrations/expiring', query: { limit: '1000' } })
    const mine = answer.json().data.filter((row: Registrasi) => made.some(({ id }) => id === row.id))
    expect(mine.map((row: Registrasi) => row.sisa_hari)).toEqual([5, 30])
    expect(mine[0]).toMatchObject({ segera_habis: true, punya_akun: false })
    const page = await inject({
      url: '/api/okkp/registrations/expiring',
      query: { days: '90', limit: '1000' },
    })
    expect(idsOf(page)).toContain(made[0]?.id)
  })
})
