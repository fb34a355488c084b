import { beforeAll, describe, expect, test } from 'vitest'
import { uploadFile } from '#psat/data-usaha/data-usaha.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { faults, type PemohonWorld, pemohonWorld, recordOf, semuaKiriman } from './pemohon.fixture.ts'

const server = useTestApp()
let dunia: PemohonWorld
let lain: PemohonWorld

beforeAll(async () => {
  dunia = await pemohonWorld(server.get())
  lain = await pemohonWorld(server.get())
})

const countFiles = async (perusahaanId: number) => {
  const rows = await server
    .get()
    .platform.db.selectFrom('psat.pengajuan')
    .select('id')
    .where('perusahaan_id', '=', perusahaanId)
    .execute()
  return rows.length
}

async function pengalihanDisetujui(auditType: 'sppb_psat' | 'izin_edar_pl') {
  const form = await dunia.isian(auditType, 'pengalihan', {
    pemilik_baru: {
      nib: lain.company.nib,
      nama_pemilik_lama: dunia.company.nama_perseroan,
      nama_pemilik_baru: lain.company.nama_perseroan,
      alamat_pemilik_baru: 'Jalan Baru 2',
      tanggal_pengalihan: '2026-12-01',
    },
  })
  const { uuid } = await dunia.draf({ auditType, jenisPengajuan: 'pengalihan' })
  expect((await dunia.save(uuid, { isian: form, versi: 1 })).statusCode).toBe(200)
  const asked = await dunia.client.inject({
    method: 'POST',
    url: `/api/psat/draf/${uuid}/persetujuan`,
    payload: {},
  })
  const answered = await lain.client.inject({
    method: 'POST',
    url: `/api/psat/pengalihan/${asked.json().data.kode}/jawab`,
    payload: { setuju: true },
  })
  expect(answered.statusCode).toBe(200)
  return { ...form, draf: uuid }
}

async function kabarOf(nomor: string): Promise<string[]> {
  const told = await dunia.client.inject({ url: '/api/notifikasi/history?limit=100' })
  const all = told.json().detail.data.map(({ keterangan }: { keterangan: string }) => keterangan)
  return all.filter((keterangan: string) => keterangan.includes(nomor))
}

describe('submit', () => {
  test('receipt: once, also for the sender', async () => {
    const form = await dunia.isian('sppb_psat', 'permohonan_baru')
    const answer = await dunia.send('sppb_psat', 'permohonan_baru', form)
    expect(await kabarOf(answer.json().data.nomorPermohonan)).toEqual([
      expect.stringMatching(/sudah kami terima\. Sekarang di tahap Verifikasi awal, diperiksa paling lambat/),
    ])
  })

  test.each(semuaKiriman)('%s, %s', async (auditType, jenis) => {
    const form =
      jenis === 'pengalihan' ? await pengalihanDisetujui(auditType) : await dunia.isian(auditType, jenis)
    const sent = await dunia.terkirim(auditType, jenis, form)
    const page = await dunia.client.inject({ url: `/api/psat/pengajuan/${sent.uuid}` })
    const { data } = page.json()
    expect(data).toMatchObject({
      code: 10,
      auditType,
      jenisPengajuan: jenis,
      kode_pengajuan: sent.kode_pengajuan,
    })
    expect(data.salinan.unit_produksi[0].id).toBe(dunia.unit)
    expect(data.salinan.dokumen).toEqual(form.dokumen)
    for (const key of Object.values(form.dokumen)) {
      expect(data.salinan.berkas[key]).toMatchObject({ nama: 'contoh.pdf' })
      expect(await recordOf(server.get(), key)).toBe(`pengajuan/${sent.id_pengajuan}`)
    }
    if (jenis === 'pengalihan') {
      expect((await lain.client.inject({ url: `/api/psat/pengajuan/${sent.uuid}` })).statusCode).toBe(200)
    }
  })

  test('does not store parts of another kind', async () => {
    const form = await dunia.isian('izin_edar_pl', 'permohonan_baru', { ruang_lingkup: [dunia.lingkup] })
    const { uuid } = await dunia.terkirim('izin_edar_pl', 'permohonan_baru', form)
    const { salinan } = (await dunia.client.inject({ url: `/api/psat/pengajuan/${uuid}` })).json().data
    expect([salinan.ruang_lingkup, salinan.perubahan]).toEqual([[], null])
    expect(salinan.pemasok.map(({ id }: { id: number }) => id)).toEqual([dunia.pemasok])
  })

  test.each([
    ['sppb_psat', 'ruang_lingkup'],
    ['izin_edar_pl', 'info_produk'],
  ] as const)('%s: `produk` is the old name of %s', async (auditType, nama) => {
    const { [nama]: ids, ...form } = await dunia.isian(auditType, 'permohonan_baru')
    const sent = await dunia.terkirim(auditType, 'permohonan_baru', { ...form, produk: ids })
    const page = await dunia.client.inject({ url: `/api/psat/pengajuan/${sent.uuid}` })
    expect(page.json().data.isian[nama]).toEqual(ids)
    const both = await dunia.isian(auditType, 'permohonan_baru')
    expect((await dunia.send(auditType, 'permohonan_baru', { ...both, produk: ids })).statusCode).toBe(200)
    const other = await dunia.isian(auditType, 'permohonan_baru')
    const refused = await dunia.send(auditType, 'permohonan_baru', { ...other, produk: [999] })
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'VALIDASI_GAGAL'])
    expect(faults(refused).map(({ field }) => field)).toEqual(['produk'])
  })

  test("staff act for a company; the company's account becomes the applicant", async () => {
    const staff = await server.get().as('SEKRETARIAT')
    const form = await dunia.isian('sppb_psat', 'permohonan_baru', {}, staff)
    const missing = await dunia.send('sppb_psat', 'permohonan_baru', form, { by: staff })
    expect(faults(missing)[0]?.field).toBe('perusahaan')
    const payload = { ...form, perusahaan: dunia.company.uuid }
    const answer = await dunia.send('sppb_psat', 'permohonan_baru', payload, { by: staff })
    expect(answer.statusCode).toBe(200)
    const row = await server
      .get()
      .platform.db.selectFrom('psat.pengajuan')
      .select(['id_pengguna', 'is_input_pusat'])
      .where('uuid', '=', answer.json().data.uuid)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ id_pengguna: dunia.client.id, is_input_pusat: false })
    expect(await kabarOf(answer.json().data.nomorPermohonan)).toEqual([
      expect.stringContaining('dikirim petugas atas nama perusahaan Anda'),
    ])
    const auditor = await server.get().as('AUDITOR')
    expect((await dunia.send('sppb_psat', 'permohonan_baru', payload, { by: auditor })).statusCode).toBe(403)
    const other = await dunia.send('sppb_psat', 'permohonan_baru', payload, { by: lain.client })
    expect(other.statusCode).toBe(404)
  })

  test('staff cannot act for a company without an active account', async () => {
    const staff = await server.get().as('SEKRETARIAT')
    const sepi = await pemohonWorld(server.get())
    const form = await sepi.isian('sppb_psat', 'permohonan_baru', { perusahaan: sepi.company.uuid }, staff)
    await server
      .get()
      .platform.db.updateTable('akun.pengguna')
      .set({ aktif: false })
      .where('id', '=', sepi.client.id)
      .execute()
    const refusal = [{ field: 'perusahaan', message: expect.stringContaining('belum memiliki akun aktif') }]
    expect(faults(await sepi.send('sppb_psat', 'permohonan_baru', form, { by: staff }))).toEqual(refusal)
    const started = await staff.inject({
      method: 'POST',
      url: '/api/psat/draf',
      payload: { auditType: 'sppb_psat', jenisPengajuan: 'permohonan_baru', perusahaan: sepi.company.uuid },
    })
    expect(faults(started)).toEqual(refusal)
  })
})

describe('incomplete entries', () => {
  test('names all missing documents and fields at once', async () => {
    const answer = await dunia.send('sppb_psat', 'penambahan_ruang_lingkup', {})
    expect(answer.statusCode).toBe(400)
    expect(faults(answer).map(({ field }) => field)).toEqual([
      'izin_asal',
      'unit_produksi',
      'ruang_lingkup',
      'dokumen.surat_permohonan',
      'dokumen.denah_ruangan_psat',
      'dokumen.diagram_alir_psat',
      'dokumen.sop_psat',
      'dokumen.bukti_penerapan_sop',
      'dokumen.sertifikat_sppb_psat_sebelumnya',
      'dokumen.surat_pemeliharaan_psat',
      'dokumen.sertifikat_jaminan_keamanan_pangan',
    ])
    expect(faults(answer)).toContainEqual({
      field: 'dokumen.sop_psat',
      message: 'SOP penanganan dan sanitasi belum diunggah.',
    })
    expect(answer.json().message).toMatch(/^11 hal belum lengkap/)
  })

  test('names a wrong file type with its document', async () => {
    const form = await dunia.isian('sppb_psat', 'permohonan_baru')
    const png = await uploadFile(server.get(), dunia.client, 'png')
    const xlsx = await uploadFile(server.get(), dunia.client, 'xlsx')
    const dokumen = { ...form.dokumen, sop_psat: png, denah_ruangan_psat: xlsx }
    const answer = await dunia.send('sppb_psat', 'permohonan_baru', { ...form, dokumen })
    expect(faults(answer)).toEqual([
      {
        field: 'dokumen.denah_ruangan_psat',
        message: 'Denah ruang penanganan harus berupa PDF, JPEG, atau PNG, bukan Excel.',
      },
      { field: 'dokumen.sop_psat', message: 'SOP penanganan dan sanitasi harus berupa PDF, bukan PNG.' },
    ])
  })

  test('asks again for a foreign or swept file', async () => {
    const form = await dunia.isian('sppb_psat', 'permohonan_baru')
    const dokumen = { ...form.dokumen, sop_psat: await lain.pdf(), surat_permohonan: `${'0'.repeat(40)}.pdf` }
    const answer = await dunia.send('sppb_psat', 'permohonan_baru', { ...form, dokumen })
    expect(faults(answer).map(({ field }) => field)).toEqual(['dokumen.surat_permohonan', 'dokumen.sop_psat'])
  })

  test('refuses a unit, scope or produk of another company', async () => {
    const form = await dunia.isian('sppb_psat', 'permohonan_baru', {
      unit_produksi: [lain.unit],
      ruang_lingkup: [dunia.lingkup, lain.lingkup],
    })
    const answer = await dunia.send('sppb_psat', 'permohonan_baru', form)
    expect(faults(answer).map(({ field }) => field)).toEqual(['unit_produksi', 'ruang_lingkup'])
    const pl = await dunia.isian('izin_edar_pl', 'permohonan_baru', { info_produk: [lain.produk] })
    expect(faults(await dunia.send('izin_edar_pl', 'permohonan_baru', pl))[0]?.field).toBe('info_produk')
  })

  test('refuses a lease that ends before the certificate, also for the unit of a produk', async () => {
    const pendek = await dunia.add('unit-produksi', await dunia.sewa('2027-01-01'))
    const form = await dunia.isian('sppb_psat', 'permohonan_baru', { unit_produksi: [pendek] })
    const answer = await dunia.send('sppb_psat', 'permohonan_baru', form)
    expect(faults(answer)).toEqual([
      {
        field: 'unit_produksi',
        message: expect.stringMatching(/^Sewa Gudang \d+ berakhir 1 Januari 2027, sebelum sertifikatnya \(/),
      },
    ])
    const produk = await dunia.add('produk', await dunia.formProduk(pendek, dunia.pemasok))
    const pl = await dunia.isian('izin_edar_pl', 'permohonan_baru', { info_produk: [produk] })
    expect(faults(await dunia.send('izin_edar_pl', 'permohonan_baru', pl))[0]?.message).toMatch(/^Sewa/)
    // A change of data keeps the end date of its permit, so a lease until that date is enough.
    const cukup = await dunia.add('unit-produksi', await dunia.sewa('2029-02-01'))
    await dunia.terkirim(
      'sppb_psat',
      'perubahan_data',
      await dunia.isian('sppb_psat', 'perubahan_data', { unit_produksi: [cukup] }),
    )
  })

  test('incomplete company data point to /profil', async () => {
    const baru = await pemohonWorld(server.get())
    await server
      .get()
      .platform.db.updateTable('akun.perusahaan')
      .set({ telp: null, penanggung_jawab: null })
      .where('id', '=', baru.company.id)
      .execute()
    const form = await baru.isian('sppb_psat', 'permohonan_baru')
    expect(faults(await baru.send('sppb_psat', 'permohonan_baru', form))).toEqual([
      {
        field: 'perusahaan',
        message:
          'Data perusahaan belum lengkap. Isi nomor telepon dan nama penanggung jawab di Data Pelaku Usaha (/profil), lalu kirim lagi.',
      },
    ])
    expect(await countFiles(baru.company.id)).toBe(0)
  })
})

describe('OSS izin', () => {
  test('one of twenty concurrent applications for one izin wins', async () => {
    const id_izin_oss = await dunia.izinOss('018000000242')
    const before = await countFiles(dunia.company.id)
    const forms = await Promise.all(
      Array.from({ length: 20 }, () => dunia.isian('sppb_psat', 'permohonan_baru', { id_izin_oss })),
    )
    const answers = await Promise.all(forms.map((form) => dunia.send('sppb_psat', 'permohonan_baru', form)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const refused = answers.filter(({ statusCode }) => statusCode !== 200).map((answer) => answer.json().code)
    expect(new Set(refused)).toEqual(new Set(['IZIN_OSS_TERPAKAI']))
    expect(await countFiles(dunia.company.id)).toBe(before + 1)
    // The OSS administrators see the attempts and their count.
    const staff = await server.get().as('SEKRETARIAT')
    const { data } = (await staff.inject({ url: '/api/oss/integrasi' })).json()
    expect(data.masuk_ditolak[0]).toMatchObject({
      metode: 'pengajuan',
      nib: dunia.company.nib,
      galat: expect.stringMatching(/sudah dipakai oleh permohonan SPPB-/),
      kali: 19,
    })
  })

  test('refuses an izin of another NIB or for another kind', async () => {
    const send = async (id_izin_oss: number) =>
      dunia.send(
        'sppb_psat',
        'permohonan_baru',
        await dunia.isian('sppb_psat', 'permohonan_baru', { id_izin_oss }),
      )
    const foreign = await send(await lain.izinOss('018000000242'))
    expect(faults(foreign)).toEqual([{ field: 'id_izin_oss', message: 'Izin OSS ini tidak ditemukan.' }])
    expect(faults(await send(await dunia.izinOss('018000000244')))[0]?.message).toMatch(/bukan untuk jenis/)
  })
})

describe('repeated submission', () => {
  test('the same key gets the first answer; the draft ends once', async () => {
    const draf = await dunia.draf({ auditType: 'sppb_psat', jenisPengajuan: 'permohonan_baru' })
    const form = { ...(await dunia.isian('sppb_psat', 'permohonan_baru')), draf: draf.uuid }
    await dunia.save(draf.uuid, { isian: form, versi: 1 })
    const headers = { 'idempotency-key': 'kirim-sekali' }
    const send = () => dunia.send('sppb_psat', 'permohonan_baru', form, { headers })
    const before = await countFiles(dunia.company.id)
    const [first, second] = await Promise.all([send(), send()])
    expect([first.statusCode, second.json()]).toEqual([200, first.json()])
    expect(await countFiles(dunia.company.id)).toBe(before + 1)
    const again = await dunia.send('sppb_psat', 'permohonan_baru', form)
    expect([again.statusCode, again.json().message]).toEqual([
      404,
      'Draf tidak ditemukan. Mungkin sudah dikirim atau dibuang.',
    ])
    expect((await dunia.client.inject({ url: `/api/psat/draf/${draf.uuid}` })).statusCode).toBe(404)
  })

  test('refuses a draft of another kind or of another company', async () => {
    const draf = await dunia.draf({ auditType: 'izin_edar_pl', jenisPengajuan: 'permohonan_baru' })
    const form = { ...(await dunia.isian('sppb_psat', 'permohonan_baru')), draf: draf.uuid }
    expect((await dunia.send('sppb_psat', 'permohonan_baru', form)).statusCode).toBe(404)
    const theirs = { ...(await lain.isian('izin_edar_pl', 'permohonan_baru')), draf: draf.uuid }
    expect((await lain.send('izin_edar_pl', 'permohonan_baru', theirs)).statusCode).toBe(404)
  })
})
