import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { faults, type PemohonWorld, pemohonWorld } from '#psat/pengajuan/pemohon.fixture.ts'
import { type SignedInClient, useTestApp } from '#testing/app.ts'

const server = useTestApp()
let dunia: PemohonWorld
let lain: PemohonWorld

beforeAll(async () => {
  dunia = await pemohonWorld(server.get())
  lain = await pemohonWorld(server.get())
})

describe('izin asal (the permit an application starts from)', () => {
  const extend = async (registrasi_id: number | null, more: object = {}) =>
    dunia.send(
      'sppb_psat',
      'perpanjangan',
      await dunia.isian('sppb_psat', 'perpanjangan', { izin_asal: { registrasi_id, ...more } }),
    )

  test("another company's izin is not found, and its owner is not named", async () => {
    const answer = await extend(await lain.izinTerbit('sppb_psat'))
    expect(faults(answer)).toEqual([
      { field: 'izin_asal', message: 'Izin ini tidak ditemukan di antara izin Anda. Pilih lagi.' },
    ])
    expect(faults(await extend(await dunia.izinTerbit('izin_edar_pl')))[0]?.field).toBe('izin_asal')
  })

  test('refuses a revoked or suspended izin; accepts an expired one', async () => {
    const dicabut = await dunia.izinTerbit('sppb_psat', { sanksi: 'dicabut' })
    expect(faults(await extend(dicabut))[0]?.message).toMatch(/berstatus dicabut/)
    const habis = await dunia.izinTerbit('sppb_psat', {
      terbit_sertifikat: '2019-01-01',
      exp_sertifikat: '2024-01-01',
    })
    expect((await extend(habis)).statusCode).toBe(200)
  })

  test('an expired izin can only be renewed, inside and outside the registry', async () => {
    const habis = await dunia.izinTerbit('sppb_psat', {
      no_registration: 'HABIS-2',
      terbit_sertifikat: '2019-01-01',
      exp_sertifikat: '2024-01-01',
    })
    const lama = { registrasi_id: null, nomor: 'LAMA-2', berlaku_sampai: '2024-01-01' }
    for (const jenis of ['penambahan_ruang_lingkup', 'perubahan_data', 'pengalihan'] as const) {
      const send = async (izin_asal: object) =>
        faults(await dunia.send('sppb_psat', jenis, await dunia.isian('sppb_psat', jenis, { izin_asal })))
      expect(await send({ registrasi_id: habis })).toContainEqual({
        field: 'izin_asal',
        message: expect.stringContaining('Izin HABIS-2 sudah berakhir 1 Januari 2024.'),
      })
      expect(await send(lama)).toContainEqual({
        field: 'izin_asal.berlaku_sampai',
        message: expect.stringContaining('ajukan perpanjangan lebih dahulu'),
      })
    }
    const started = await dunia.client.inject({
      method: 'POST',
      url: '/api/psat/draf',
      payload: { auditType: 'sppb_psat', jenisPengajuan: 'pengalihan', registrasi_id: habis },
    })
    expect(faults(started)[0]?.field).toBe('registrasi_id')
    expect((await extend(null, lama)).statusCode).toBe(200)
  })

  test('an izin that ends today is still valid', async () => {
    const clock = vi.spyOn(server.get().platform, 'clock').mockReturnValue(new Date('2026-11-16T05:00:00Z'))
    onTestFinished(() => clock.mockRestore())
    const faultsOn = async (exp_sertifikat: string) => {
      const registrasi_id = await dunia.izinTerbit('sppb_psat', { exp_sertifikat })
      const form = await dunia.isian('sppb_psat', 'perubahan_data', { izin_asal: { registrasi_id } })
      const answer = await dunia.send('sppb_psat', 'perubahan_data', form)
      return faults(answer).filter(({ field }) => field === 'izin_asal')
    }
    expect(await faultsOn('2026-11-16')).toEqual([])
    expect(await faultsOn('2026-11-15')).toHaveLength(1)
  })

  test('one open berkas for each izin and kind, even in a race', async () => {
    const id = await dunia.izinTerbit('sppb_psat')
    const forms = await Promise.all(
      Array.from({ length: 5 }, () =>
        dunia.isian('sppb_psat', 'perpanjangan', { izin_asal: { registrasi_id: id } }),
      ),
    )
    const answers = await Promise.all(forms.map((form) => dunia.send('sppb_psat', 'perpanjangan', form)))
    const won = answers.filter(({ statusCode }) => statusCode === 200)
    expect(won).toHaveLength(1)
    const refused = answers.find(({ statusCode }) => statusCode !== 200)
    expect(refused?.json().message).toContain(won[0]?.json().data.nomorPermohonan)
    const { uuid, nomorPermohonan } = won[0]?.json().data ?? {}
    expect(refused?.statusCode).toBe(409)
    expect(refused?.json().pengajuan).toEqual({ uuid, nomorPermohonan })
    const listed = await dunia.client.inject({ url: '/api/psat/izin-saya?auditType=sppb_psat' })
    const held = listed.json().data.find((izin: { registrasi_id: number }) => izin.registrasi_id === id)
    expect(held.diajukan).toEqual([{ uuid, nomorPermohonan, jenis: 'perpanjangan' }])
    // A draft does not start from it either.
    const draft = { auditType: 'sppb_psat', jenisPengajuan: 'perpanjangan', registrasi_id: id }
    const begun = await dunia.client.inject({ method: 'POST', url: '/api/psat/draf', payload: draft })
    expect([begun.statusCode, begun.json().pengajuan?.uuid]).toEqual([409, uuid])
    const change = await dunia.isian('sppb_psat', 'perubahan_data', { izin_asal: { registrasi_id: id } })
    expect((await dunia.send('sppb_psat', 'perubahan_data', change)).statusCode).toBe(200)
  })

  describe('penambahan and perubahan do not run together for one izin', () => {
    const kedua = ['penambahan_ruang_lingkup', 'perubahan_data'] as const
    type Kedua = (typeof kedua)[number]
    const send = async (jenis: Kedua, izin_asal: object) =>
      dunia.send('sppb_psat', jenis, await dunia.isian('sppb_psat', jenis, { izin_asal }))
    const ditolak = (jalan: string, nomorIzin: string, nomor: string) => ({
      code: 'SUDAH_ADA',
      message: expect.stringContaining(`${jalan} untuk izin ${nomorIzin} sedang diproses (${nomor}).`),
      errors: [{ field: 'izin_asal', message: expect.any(String) }],
    })

    test.each([
      ['penambahan_ruang_lingkup', 'Penambahan Ruang Lingkup', 'perubahan_data'],
      ['perubahan_data', 'Perubahan Data', 'penambahan_ruang_lingkup'],
    ] as const)('a running %s (%s) blocks %s until it ends', async (pertama, label, berikut) => {
      const registrasi_id = await dunia.izinTerbit('sppb_psat', { no_registration: `BERSAMA-${pertama}` })
      const satu = await send(pertama, { registrasi_id })
      expect(satu.statusCode).toBe(200)
      const { nomorPermohonan, id_pengajuan } = satu.json().data
      const dua = await send(berikut, { registrasi_id })
      expect([dua.statusCode, dua.json()]).toEqual([
        409,
        expect.objectContaining(ditolak(label, `BERSAMA-${pertama}`, nomorPermohonan)),
      ])
      await server
        .get()
        .platform.db.updateTable('psat.pengajuan')
        .set({ tahap: 'ditolak', selesai: new Date() })
        .where('id', '=', id_pengajuan)
        .execute()
      expect((await send(berikut, { registrasi_id })).statusCode).toBe(200)
    })

    const asal = {
      'inside the registry': async () => ({ registrasi_id: await dunia.izinTerbit('sppb_psat') }),
      'outside the registry': async () => ({
        registrasi_id: null,
        nomor: `LUAR-${crypto.randomUUID()}`,
        berlaku_sampai: '2030-12-31',
      }),
    }
    test.each(Object.entries(asal))(
      'one of several concurrent applications wins, izin %s',
      async (_di, make) => {
        const izin = await make()
        const forms = await Promise.all(
          [...kedua, ...kedua].map(async (jenis) => ({
            jenis,
            form: await dunia.isian('sppb_psat', jenis, { izin_asal: izin }),
          })),
        )
        const answers = await Promise.all(
          forms.map(({ jenis, form }) => dunia.send('sppb_psat', jenis, form)),
        )
        expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
        const won = answers.find(({ statusCode }) => statusCode === 200)?.json().data.nomorPermohonan
        for (const lost of answers.filter(({ statusCode }) => statusCode === 409))
          expect(lost.json().message).toContain(won)
      },
    )

    test('also when the izin is renewed meanwhile', async () => {
      const lama = await dunia.izinTerbit('sppb_psat')
      const { nomorPermohonan } = (await send('penambahan_ruang_lingkup', { registrasi_id: lama })).json()
        .data
      const baru = await dunia.izinTerbit('sppb_psat', { no_registration: 'DIPERPANJANG-1' })
      // A renewal links both registrasi rows to each other.
      const { db } = server.get().platform
      await db.updateTable('okkp.registrasi').set({ digantikan_oleh: baru }).where('id', '=', lama).execute()
      await db.updateTable('okkp.registrasi').set({ menggantikan: lama }).where('id', '=', baru).execute()
      const answer = await send('perubahan_data', { registrasi_id: baru })
      expect([answer.statusCode, answer.json().message]).toEqual([
        409,
        expect.stringContaining(nomorPermohonan),
      ])
    })

    test('a draft for this izin cannot be started either', async () => {
      const registrasi_id = await dunia.izinTerbit('sppb_psat')
      await send('penambahan_ruang_lingkup', { registrasi_id })
      const started = await dunia.client.inject({
        method: 'POST',
        url: '/api/psat/draf',
        payload: { auditType: 'sppb_psat', jenisPengajuan: 'perubahan_data', registrasi_id },
      })
      expect([started.statusCode, started.json().code]).toEqual([409, 'SUDAH_ADA'])
    })
  })

  test('an izin older than the portal is proved by its certificate', async () => {
    const form = await dunia.isian('sppb_psat', 'perpanjangan', {
      izin_asal: { registrasi_id: null, nomor: 'LAMA-1', berlaku_sampai: '2026-12-31' },
    })
    const { sertifikat_sppb_psat_sebelumnya: _tanpa, ...dokumen } = form.dokumen
    expect(faults(await dunia.send('sppb_psat', 'perpanjangan', { ...form, dokumen }))).toEqual([
      {
        field: 'dokumen.sertifikat_sppb_psat_sebelumnya',
        message: 'Sertifikat SPPB sebelumnya belum diunggah.',
      },
    ])
    expect((await dunia.send('sppb_psat', 'perpanjangan', form)).statusCode).toBe(200)
  })

  test('a number from the registry cannot be typed in', async () => {
    const nomor = 'TERCATAT-9'
    await lain.izinTerbit('sppb_psat', { no_registration: nomor })
    const lama = { nomor: nomor.toLowerCase(), berlaku_sampai: '2029-01-10' }
    const answer = await extend(null, lama)
    expect(faults(answer)[0]).toEqual({
      field: 'izin_asal.nomor',
      message: 'Nomor ini tidak dapat dipakai. Periksa nomor pada sertifikat Anda, atau hubungi sekretariat.',
    })
  })

  test('the list of own izin names the running berkas', async () => {
    const id = await dunia.izinTerbit('izin_edar_pl')
    const form = await dunia.isian('izin_edar_pl', 'perpanjangan', { izin_asal: { registrasi_id: id } })
    const { uuid } = await dunia.terkirim('izin_edar_pl', 'perpanjangan', form)
    const list = async (by: SignedInClient) =>
      (await by.inject({ url: '/api/psat/izin-saya?auditType=izin_edar_pl' })).json().data
    expect(await list(dunia.client)).toContainEqual(
      expect.objectContaining({ registrasi_id: id, status: 'valid', sedang_diajukan: uuid }),
    )
    expect(await list(lain.client)).toEqual([])
  })
})
