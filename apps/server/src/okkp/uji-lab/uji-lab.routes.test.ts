import type { UjiLab } from '@portal/domain/okkp/uji-lab/uji-lab.schema'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { registrasiCalls } from '#okkp/registrasi/registrasi.fixture.ts'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import {
  formLogam,
  formOf,
  jenisUji,
  komoditasId,
  parameterId,
  type UjiLabCalls,
  ujiLabCalls,
} from './uji-lab.fixture.ts'

const server = useTestApp()
let client: SignedInClient
let lab: UjiLabCalls

beforeAll(async () => {
  client = await server.get().as('OKKP_ADMIN_UJILAB', { provinsi_id: 32 })
  lab = ujiLabCalls(client)
})

const timbal = { parameter: 'Timbal (Pb)', hasil_uji: '0,05', satuan: 'mg/kg' }

describe('add', () => {
  test('one form holds several parameters, the chain of custody and the report', async () => {
    const answer = await lab.add(
      formLogam({
        kode_sampel: ' JBR/001 ',
        diambil_oleh: 'Rina',
        diambil_pada: '2026-02-01',
        diserahkan_oleh: 'Rina',
        diserahkan_pada: '2026-02-02',
        diterima_oleh: 'Dedi',
        diterima_pada: '2026-02-02',
        multiple_parameter: [
          { ...timbal, metode_uji: 'ICP-MS' },
          { parameter_id: await parameterId(server.get(), 'Kadmium (Cd)'), hasil_uji: '<0,01' },
        ],
      }),
    )
    expect(answer.statusCode).toBe(200)
    const data: UjiLab = answer.json().data
    expect(data).toMatchObject({
      kode_sampel: 'JBR/001',
      jenis_uji_lab: 'Logam Berat',
      provinsi_id: 32,
      provinsi: 'Jawa Barat',
      kota_id: null,
      diterima_oleh: 'Dedi',
      versi: 1,
    })
    expect(
      data.multiple_parameter.map(({ parameter, hasil_uji, satuan, metode_uji }) => [
        parameter,
        hasil_uji,
        satuan,
        metode_uji,
      ]),
    ).toEqual([
      ['Timbal (Pb)', '0,05', 'mg/kg', 'ICP-MS'],
      ['Kadmium (Cd)', '<0,01', 'mg/kg', null],
    ])
    expect((await lab.detail(data.id)).json().data).toEqual({
      ...data,
      dibuat_oleh: expect.any(String),
      diubah_oleh: expect.any(String),
    })
  })

  test('the portal makes a code where none is given, another each time', async () => {
    const [one, two] = [await lab.added(), await lab.added()]
    expect(one.kode_sampel).toMatch(/^UL-\d{2}-\d{6,}$/)
    expect(two.kode_sampel).not.toBe(one.kode_sampel)
  })

  test('a code is taken once, in any letters, until its sample is deleted', async () => {
    const first = await lab.added({ kode_sampel: 'Sama-1' })
    const again = await lab.add(formLogam({ kode_sampel: 'SAMA-1' }))
    expect(again.json()).toMatchObject({ code: 'SUDAH_ADA', errors: [{ field: 'kode_sampel' }] })
    await lab.remove(first.id)
    await lab.added({ kode_sampel: 'SAMA-1' })
  })

  test('of many racing for one code exactly one wins', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => lab.add(formLogam({ kode_sampel: 'BALAP' }))),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(409)])
  })

  test('names a registration of any region by its number; the history tells of another one', async () => {
    const semarang = await server.get().as('OKKP_ADMIN_KOTA', { provinsi_id: 33, kota_id: 3374 })
    const sold = await registrasiCalls(semarang).added({ kota_id: 3374 })
    const row = await lab.added({ no_registrasi: sold.no_registration.toLowerCase() })
    expect(row).toMatchObject({
      registrasi_id: sold.id,
      no_registrasi: sold.no_registration,
      unit_usaha: sold.unit_usaha,
    })
    expect(await lab.ids({ registrasi_id: String(sold.id) })).toEqual([row.id])
    const byId = await lab.added({ registrasi_id: sold.id })
    expect(byId.no_registrasi).toBe(sold.no_registration)
    const { data } = (await lab.update({ ...formOf(row), no_registrasi: null, registrasi_id: null })).json()
    expect([data.registrasi_id, data.no_registrasi]).toEqual([null, null])
    const [change] = (await lab.riwayat(row.id)).json().data
    expect(change.perubahan).toContainEqual({
      kolom: 'Nomor registrasi',
      dari: sold.no_registration,
      ke: '(kosong)',
    })
  })

  test.each([
    [{ jenis_uji_lab_id: 99 }, 'jenis_uji_lab_id', 'Pilih jenis uji dari daftar.'],
    [{ komoditas_id: 999_999 }, 'komoditas_id', 'Pilih komoditas dari daftar.'],
    [{ tanggal: '2999-01-01' }, 'tanggal', expect.any(String)],
    [{ tanggal: 'kemarin' }, 'tanggal', expect.any(String)],
    [{ diambil_pada: '2026-02-11' }, 'tanggal', 'Sampel tidak mungkin diuji sebelum diambil.'],
    [{ multiple_parameter: [] }, 'multiple_parameter', 'Isi paling sedikit satu parameter.'],
    [{ kode_sampel: 'ul-26-000001' }, 'kode_sampel', expect.stringContaining('dibuat oleh portal')],
    [{ registrasi_id: 999_999 }, 'registrasi_id', 'Registrasi ini tidak ada di registri.'],
    [{ no_registrasi: 'TIDAK-ADA-1' }, 'no_registrasi', expect.stringContaining('tidak ada di registri')],
    [{ kota_id: 3299 }, 'kota_id', 'Kabupaten/kota ini tidak dikenal.'],
    [{ created_for: 99 }, 'created_for', 'Wilayah ini tidak dikenal.'],
    [{ lhu: `${'a'.repeat(40)}.png` }, 'lhu', expect.stringContaining('PDF')],
    [{ lhu: `${'a'.repeat(40)}.pdf` }, 'lhu', expect.stringContaining('Unggah lagi')],
  ])('refuses %j at its field and stores nothing', async (more, field, message) => {
    const before = await stored()
    const answer = await lab.add(formLogam(more))
    expect(answer.json()).toMatchObject({ code: 'VALIDASI_GAGAL', errors: [{ field, message }] })
    expect(await stored()).toEqual(before)
  })

  test.each([
    ['text', { hasil_uji: 'banyak' }, 'hasil_uji'],
    ['nothing', { hasil_uji: ' ' }, 'hasil_uji'],
    ['less than zero', { hasil_uji: '-0,1' }, 'hasil_uji'],
    ['beyond all measure', { hasil_uji: '1e400' }, 'hasil_uji'],
    ['beyond all measure, as a number', { hasil_uji: Number.POSITIVE_INFINITY }, 'hasil_uji'],
    ['an unknown unit', { satuan: 'sendok/kg' }, 'satuan'],
    ['a parameter of another kind of test', { parameter: 'Salmonella' }, 'parameter_id'],
    ['a parameter nobody knows', { parameter_id: 999_999, parameter: undefined }, 'parameter_id'],
    ['no parameter', { parameter: '' }, 'parameter_id'],
  ])('refuses %s at the field of its row', async (_name, change, field) => {
    const before = await stored()
    const answer = await lab.add(
      formLogam({ multiple_parameter: [timbal, { ...timbal, parameter: 'Merkuri (Hg)', ...change }] }),
    )
    expect(answer.json()).toMatchObject({
      code: 'VALIDASI_GAGAL',
      errors: [{ field: `multiple_parameter.1.${field}`, message: expect.stringMatching(/\S/) }],
    })
    expect(await stored()).toEqual(before)
  })

  test('the same parameter twice is said at the second', async () => {
    const answer = await lab.add(formLogam({ multiple_parameter: [timbal, timbal] }))
    expect(answer.json().errors).toEqual([
      { field: 'multiple_parameter.1.parameter_id', message: 'Parameter ini sudah diisi di atas.' },
    ])
  })

  test('forbidden additives are a kind of their own', async () => {
    const formalin = [{ parameter: 'Formalin', hasil_uji: 'negatif' }]
    await lab.added({ jenis_uji_lab_id: jenisUji.bahan, multiple_parameter: formalin })
    const wrong = await lab.add(formLogam({ multiple_parameter: formalin }))
    expect(wrong.json().errors[0].message).toBe(
      'Parameter ini bukan parameter Logam Berat. Pilih dari daftar.',
    )
  })
})

/** Counts the rows of both tables, because a failed write must not store a part. */
async function stored() {
  const { rows } = await sql`select (select count(*) from okkp.uji_lab) as uji,
    (select count(*) from okkp.hasil_uji_lab) as hasil`.execute(server.get().platform.db)
  return rows
}

describe('correction', () => {
  test('asks why, and the history shows who, when, what and why', async () => {
    const row = await lab.added({ lokasi_sampel: 'Pasar Lama' })
    const { alasan_perubahan: _why, ...form } = formOf(row)
    const silent = await lab.update({ ...form, lokasi_sampel: 'Pasar Baru' })
    expect(silent.json()).toMatchObject({ code: 'VALIDASI_GAGAL', errors: [{ field: 'alasan_perubahan' }] })

    const changed = await lab.update({
      ...form,
      lokasi_sampel: 'Pasar Baru',
      multiple_parameter: [{ ...timbal, hasil_uji: '0,07' }],
      alasan_perubahan: 'Salah salin dari LHU',
    })
    expect(changed.json().data).toMatchObject({ versi: 2, lokasi_sampel: 'Pasar Baru' })
    const [latest, first] = (await lab.riwayat(row.id)).json().data
    expect(latest).toEqual({
      waktu: expect.any(String),
      pengguna: expect.any(String),
      keterangan: 'Mengubah uji laboratorium',
      alasan: 'Salah salin dari LHU',
      perubahan: [
        { kolom: 'Lokasi sampel', dari: 'Pasar Lama', ke: 'Pasar Baru' },
        { kolom: 'Hasil uji', dari: '0,05', ke: '0,07' },
      ],
    })
    expect(first).toMatchObject({ keterangan: 'Menambahkan uji laboratorium', alasan: null, perubahan: [] })
  })

  test('of an older version is refused', async () => {
    const row = await lab.added()
    expect((await lab.update(formOf(row))).statusCode).toBe(200)
    expect((await lab.update(formOf(row))).json().code).toBe('BENTROK')
  })

  test('keeps the code that the portal has made', async () => {
    const row = await lab.added()
    const { data } = (await lab.update(formOf(row))).json()
    expect(data.kode_sampel).toBe(row.kode_sampel)
    const other = await lab.added()
    const stolen = await lab.update({ ...formOf(row), versi: 2, kode_sampel: other.kode_sampel })
    expect(stolen.json().errors[0].field).toBe('kode_sampel')
  })
})

describe('verdict', () => {
  const judged = (written: object) => lab.add(formLogam({ multiple_parameter: [{ ...timbal, ...written }] }))

  test('without a limit stays open until a person says why', async () => {
    const komoditas_id = await unmapped()
    const open = (await lab.added({ komoditas_id })) as UjiLab
    expect([open.status, open.multiple_parameter[0]?.usul]).toEqual([null, null])
    const bare = await lab.add(formLogam({ komoditas_id, multiple_parameter: [{ ...timbal, status: 'MS' }] }))
    expect(bare.json().errors[0].field).toBe('multiple_parameter.0.alasan')
    for (const ground of [{ alasan: 'Menurut LHU' }, { standar: 'Codex 0,1 mg/kg' }]) {
      const row = await lab.added({
        komoditas_id,
        multiple_parameter: [{ ...timbal, status: 'TMS', ...ground }],
      })
      expect([row.status, row.multiple_parameter[0]?.status]).toEqual(['TMS', 'TMS'])
    }
  })

  test('above the limit is TMS, cites the rule and the way it was found; at the limit it is MS', async () => {
    const komoditas_id = await komoditasId(server.get(), 'Beras')
    const judge = async (hasil_uji: string, satuan = 'mg/kg') =>
      lab.added({ komoditas_id, multiple_parameter: [{ ...timbal, hasil_uji, satuan }] })
    const above = await judge('0,1001')
    expect([above.status, above.multiple_parameter[0]?.usul]).toEqual(['TMS', 'TMS'])
    expect(above.multiple_parameter[0]).toMatchObject({
      batas_id: expect.any(Number),
      batas: expect.stringMatching(/^maks\. 0,1 mg\/kg \(.*2024.*\)$/),
      cara: 'jenis',
      alasan_usul: expect.stringContaining('Beras'),
    })
    expect((await judge('0,1')).status).toBe('MS')
    expect((await judge('100', 'µg/kg')).status).toBe('MS')
    expect((await judge('101', 'µg/kg')).status).toBe('TMS')
    expect((await judge('<0,05')).status).toBe('MS')
  })

  test('one bad parameter makes a bad sample; a person may overrule with a reason, which is kept', async () => {
    const komoditas_id = await komoditasId(server.get(), 'Beras')
    const kadmium = { parameter: 'Kadmium (Cd)', hasil_uji: '0,01', satuan: 'mg/kg' }
    const bad = { ...timbal, hasil_uji: '0,5' }
    const row = await lab.added({ komoditas_id, multiple_parameter: [kadmium, bad] })
    expect([row.status, ...row.multiple_parameter.map(({ status }) => status)]).toEqual(['TMS', 'MS', 'TMS'])

    const silent = await lab.add(
      formLogam({ komoditas_id, multiple_parameter: [kadmium, { ...bad, status: 'MS' }] }),
    )
    expect(silent.json().errors).toEqual([
      { field: 'multiple_parameter.1.alasan', message: expect.stringContaining('mengusulkan TMS') },
    ])
    const alasan = 'Hasil uji ulang laboratorium rujukan'
    const overruled = await lab.added({
      komoditas_id,
      multiple_parameter: [kadmium, { ...bad, status: 'MS', alasan }],
    })
    expect([overruled.status, overruled.multiple_parameter[1]]).toEqual([
      'MS',
      expect.objectContaining({ usul: 'TMS', status: 'MS', alasan }),
    ])
  })

  test('is proposed before anything is stored, and says what cannot be read', async () => {
    const asked = {
      komoditas_id: String(await komoditasId(server.get(), 'Beras')),
      parameter_id: String(await parameterId(server.get(), 'Timbal (Pb)')),
      hasil_uji: '0,5',
      satuan: 'mg/kg',
      tanggal: '2026-02-10',
    }
    expect((await lab.usul(asked)).json().data).toMatchObject({ usul: 'TMS', cara: 'jenis' })
    const wrong = await lab.usul({ ...asked, hasil_uji: 'banyak', satuan: 'sendok' })
    expect(wrong.json().errors.map(({ field }: { field: string }) => field)).toEqual(['hasil_uji', 'satuan'])
  })

  test('is one of two words', async () => {
    expect((await judged({ status: 'Baik' })).json().errors[0].field).toBe('multiple_parameter.0.status')
  })
})

/** Inserts a commodity that is mapped to no food. */
async function unmapped(): Promise<number> {
  const { id } = await server
    .get()
    .platform.db.insertInto('okkp.komoditas')
    .values({ nama: `Tak terpetakan ${process.hrtime.bigint()}`, kelompok_id: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('the report is a PDF of the test alone, replaced and left with it', async () => {
  const { db, files } = server.get().platform
  const upload = async (letter: string) => {
    const kunci = `${letter.repeat(40)}.pdf`
    const values = { kunci, nama_asli: 'LHU.pdf', jenis: 'pdf' as const, ukuran: 1, sha256: 'x' }
    await db
      .insertInto('platform.berkas')
      .values({ ...values, pengunggah_id: client.id })
      .execute()
    return kunci
  }
  const ownerOf = async (kunci: string) =>
    (await db.selectFrom('platform.berkas').select('rekaman').where('kunci', '=', kunci).executeTakeFirst())
      ?.rekaman
  const [old, next] = [await upload('c'), await upload('d')]
  const row = await lab.added({ lhu: old })
  expect(await ownerOf(old)).toBe(`uji-lab/${row.id}`)
  await lab.update({ ...formOf(row), lhu: next })
  expect([await ownerOf(old), await ownerOf(next)]).toEqual([null, `uji-lab/${row.id}`])

  const may = async (role: Parameters<ReturnType<typeof server.get>['as']>[0], provinsi_id: number) => {
    const { id, uuid, username } = await server.get().as(role, { provinsi_id })
    const actor = {
      id,
      uuid,
      username,
      nama: '',
      role,
      provinsi_id,
      kota_id: null,
      perusahaan_id: null,
      sesi_id: '',
      wajib_ganti_sandi: false,
    }
    return files.view(next, { actor }).then(
      () => true,
      () => false,
    )
  }
  expect([
    await may('OKKP_ADMIN_UJILAB', 32),
    await may('OKKP_ADMIN_UJILAB', 33),
    await may('OKKP_ADMIN_DAERAH', 32),
  ]).toEqual([true, false, false])
})

test('a deleted test is gone from lists, counts and by number', async () => {
  const row = await lab.added({ lokasi_sampel: 'Akan dihapus' })
  expect(await lab.ids({ search: 'akan dihapus' })).toEqual([row.id])
  const total = async () => (await lab.list()).json().meta.total
  const before = await total()
  expect((await lab.remove(row.id)).json().message).toBe('Data telah dihapus')
  expect(await total()).toBe(before - 1)
  expect(await lab.ids({ search: 'akan dihapus' })).toEqual([])
  expect((await lab.detail(row.id)).json().code).toBe('TIDAK_DITEMUKAN')
})
