import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { isSealed } from '#platform/secrets/number-seal.ts'
import { useTestApp } from '#testing/app.ts'
import { formPduk, offices } from '../registrasi.fixture.ts'

const server = useTestApp()
let office: Awaited<ReturnType<typeof offices>>
const today = dayInJakarta(new Date())
const contact = { kontak_telepon: '081200001234', kontak_surel: 'tani@contoh.id' }

beforeAll(async () => {
  office = await offices(server.get())
})

const note = (registrasi_id: number, more: object = {}) => ({
  registrasi_id,
  tanggal: today,
  cara: 'telepon',
  catatan: 'Akan memperpanjang pekan depan.',
  ...more,
})

describe('the contact of a registration', () => {
  test('is stored sealed, shown to staff and told in the history', async () => {
    const { id, ...added } = await office.kota.added(contact)
    expect(added).toMatchObject(contact)
    const { rows } = await sql<Record<'a' | 'b', string>>`
      select kontak_telepon || '' as a, kontak_surel || '' as b from okkp.registrasi where id = ${id}`.execute(
      server.get().platform.db,
    )
    expect(Object.values(rows[0] ?? {}).map(isSealed)).toEqual([true, true])
    const audit = await sql<{ teks: string }>`
      select sesudah::text as teks from platform.jejak_audit where rekaman = ${`registrasi/${id}`}`.execute(
      server.get().platform.db,
    )
    expect(audit.rows[0]?.teks).not.toContain(contact.kontak_telepon)

    const detail = (await office.kota.detail(id)).json().data
    const changed = await office.kota.update({
      ...detail,
      kontak_telepon: '',
      kontak_surel: 'lain@contoh.id',
    })
    expect(changed.json().data).toMatchObject({ kontak_telepon: null, kontak_surel: 'lain@contoh.id' })
    const [event] = (await office.kota.history(id)).json().data.peristiwa
    expect(event.perubahan).toEqual([
      { kolom: 'No. telepon', dari: '081200001234', ke: '(kosong)' },
      { kolom: 'Surel', dari: 'tani@contoh.id', ke: 'lain@contoh.id' },
    ])
  })

  test.each([
    ['kontak_telepon', '0812-0000-1234', 'Isi dengan angka saja.'],
    ['kontak_telepon', '0812', 'Minimal jumlah karakter No. telepon adalah 8'],
    ['kontak_telepon', '0'.repeat(21), 'Maksimal 20 karakter.'],
    ['kontak_surel', 'tani@contoh', 'Tulis alamat surel yang benar, mis. nama@contoh.id.'],
  ])('refuses %s=%s under its field', async (field, value, message) => {
    const answer = await office.kota.add(formPduk({ [field]: value }))
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ field, message }]])
  })

  test('is part of an export of staff', async () => {
    const { no_registration } = await office.kota.added(contact)
    const client = await server.get().as('OKKP_ADMIN_KOTA')
    const answer = await client.inject({
      method: 'POST',
      url: '/api/okkp/exports',
      payload: { headers: ['no_registration', ...Object.keys(contact)], no_reg: no_registration },
    })
    expect(answer.json().errors).toBeUndefined()
    const query = { path: answer.json().data.path }
    const file = await client.inject({ url: '/api/upload/view_pdf', query })
    const { sheets } = await readXlsx(new Uint8Array(file.rawPayload))
    expect(sheets[0]?.rows).toEqual([
      ['No', 'Nomor registrasi', 'No. telepon', 'Surel'],
      [1, no_registration, ...Object.values(contact)],
    ])
  })
})

describe('the log of contacts', () => {
  test('is shown newest first, its last note also among those about to end', async () => {
    const { id } = await office.kota.added({ ...contact, exp_sertifikat: addDays(today, 20) })
    const of = async () => (await office.kota.expiring({ limit: '1000' })).json().data.find(byId)
    const byId = (row: { id: number }) => row.id === id
    expect(await of()).toMatchObject({ ...contact, kontak_terakhir: null })
    const first = await office.kota.contact(note(id))
    expect(first.json().data).toMatchObject({ ...note(id), oleh: expect.stringContaining('Akun Uji') })
    await office.daerah.contact(note(id, { tanggal: addDays(today, -3), cara: 'surat', catatan: ' Surat. ' }))
    const { catatan_kontak } = (await office.kota.detail(id)).json().data
    expect(catatan_kontak.map(({ cara, catatan }: Record<string, string>) => [cara, catatan])).toEqual([
      ['telepon', 'Akan memperpanjang pekan depan.'],
      ['surat', 'Surat.'],
    ])
    expect((await of()).kontak_terakhir).toEqual(catatan_kontak[0])
    const [event] = (await office.kota.history(id)).json().data.peristiwa
    expect(event.keterangan).toBe('Mencatat kontak dengan pemegang registrasi')
  })

  test('keeps both notes of two officers at once', async () => {
    const { id, versi } = await office.kota.added()
    const answers = await Promise.all([
      office.kota.contact(note(id, { catatan: 'Satu.' })),
      office.daerah.contact(note(id, { catatan: 'Dua.' })),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const detail = (await office.kota.detail(id)).json().data
    expect(detail.catatan_kontak.map(({ catatan }: { catatan: string }) => catatan).toSorted()).toEqual([
      'Dua.',
      'Satu.',
    ])
    expect(detail.versi).toBe(versi)
  })

  test.each([
    [{ tanggal: addDays(today, 1) }, 'tanggal', 'Tanggal kontak tidak boleh setelah hari ini.'],
    [{ catatan: '  ' }, 'catatan', 'Tulis hasil kontaknya.'],
    [{ catatan: undefined }, 'catatan', 'Wajib diisi.'],
    [{ catatan: 'x'.repeat(2001) }, 'catatan', 'Maksimal 2000 karakter.'],
    [{ cara: 'burung' }, 'cara', 'Pilih cara menghubungi.'],
  ])('refuses another $1: $2', async (change, field, message) => {
    const { id } = await office.kota.added()
    const answer = await office.kota.contact(note(id, change))
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ field, message }]])
  })

  test('refuses other regions, what is central and merely readable, and what was replaced', async () => {
    const own = await office.kota.added()
    expect((await office.lain.contact(note(own.id))).statusCode).toBe(404)
    expect((await office.kota.contact(note(2_000_000_000))).statusCode).toBe(404)
    const central = await office.pusat.added({ pusat: true })
    expect((await office.kota.contact(note(central.id))).statusCode).toBe(403)
    const laboratory = await server.get().as('OKKP_ADMIN_UJILAB')
    const url = '/api/okkp/registrations/kontak/add'
    expect((await laboratory.inject({ method: 'POST', url, payload: note(own.id) })).statusCode).toBe(403)
    await office.kota.renew({ ...formPduk(), id: own.id })
    expect((await office.kota.contact(note(own.id))).json().code).toBe('BENTROK')
  })
})
