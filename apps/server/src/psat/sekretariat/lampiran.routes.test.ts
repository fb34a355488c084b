import { buffer } from 'node:stream/consumers'
import { PDFDocument } from '@cantoo/pdf-lib'
import { beforeAll, describe, expect, test } from 'vitest'
import { samplePdfOf } from '#platform/files/samples.fixture.ts'
import { pdfWords } from '#platform/pdf/pdf-tools.fixture.ts'
import { faults } from '#psat/pengajuan/pemohon.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { uploadBytes } from '#testing/upload.ts'
import { drawnDigest } from './compare-pdf.ts'
import { type BerkasUji, type BerkasWorld, berkasWorld } from './sekretariat.fixture.ts'

// Each test takes files through about twelve calls and creates PDFs.
const server = useTestApp()
let dunia: BerkasWorld
beforeAll(async () => {
  dunia = await berkasWorld(server.get())
})
const accept = { status: 'accept' }
const back = { status: 'revision', keterangan: 'Alamat unit belum benar.' }
const fileOf = async (key: string) => buffer(await server.get().platform.files.read(key))
const generate = (
  berkas: BerkasUji,
  query: Record<string, string> = {},
  who: 'sekretariat' | 'auditor' = 'sekretariat',
) =>
  dunia.people[who].inject({
    url: `/api/audit-document/lampiranTeknis/generate/${berkas.auditType}/${berkas.auditId}/`,
    query,
  })
const detail = async (berkas: BerkasUji) =>
  (
    await dunia.people.sekretariat.inject({
      url: `/api/audit-document/lampiranTeknis/detail/${berkas.auditType}/${berkas.auditId}`,
    })
  ).json().data
const upload = (bytes: Uint8Array) =>
  uploadBytes(server.get().platform, dunia.people.sekretariat, 'lampiran.pdf', Buffer.from(bytes))
const signed = (pdf: Uint8Array) =>
  server.get().platform.signer.sign(pdf, { reason: 'Lampiran teknis', name: 'Dr. Ratna Wulan' })

describe('data of the annex', () => {
  test('what is filled in stays, is printed, and keeps the number from everybody else', async () => {
    const berkas = await dunia.at('lampiran_teknis')
    const { nomorIzin, ...isian } = dunia.lampiran()
    const stored = await dunia.step('sekretariat', berkas, 'infoPsat/create', { nomorIzin, ...isian })
    expect([stored.message, stored.code_status_proses]).toEqual(['Data telah disimpan', 40])
    const again = await dunia.call('sekretariat', berkas, 'infoPsat/update', {
      method: 'PUT',
      koreksi: { 'perusahaan.nama': 'PT Nama Tercetak' },
    })
    expect([again.statusCode, again.json().message]).toEqual([200, 'Data telah diubah'])
    expect(await detail(berkas)).toMatchObject({
      isian: {
        level: 2,
        penandatangan: 'Dr. Ratna Wulan',
        koreksi: { 'perusahaan.nama': 'PT Nama Tercetak' },
      },
      dibuat: null,
      penyetuju: [],
      oss: 'tanpa',
    })
    const preview = await generate(berkas)
    const withoutSlash = `/api/audit-document/lampiranTeknis/generate/${berkas.auditType}/${berkas.auditId}`
    expect((await dunia.people.sekretariat.inject({ url: withoutSlash })).statusCode).toBe(200)
    expect([preview.statusCode, preview.json().data.nomor]).toEqual([200, nomorIzin])
    const words = await pdfWords(await fileOf(preview.json().data.path))
    expect(words).toContain('PT Nama Tercetak')
    expect(words).toContain('PRATINJAU')
    const other = await dunia.at('lampiran_teknis')
    const taken = await dunia.call('sekretariat', other, 'infoPsat/create', { nomorIzin })
    expect([taken.json().code, faults(taken).map(({ field }) => field)]).toEqual(['SUDAH_ADA', ['nomorIzin']])
  })

  test('a line that is not printed cannot be corrected', async () => {
    const berkas = await dunia.at('lampiran_teknis')
    const answer = await dunia.call('sekretariat', berkas, 'infoPsat/create', { koreksi: { tidak_ada: 'x' } })
    expect(faults(answer).map(({ field }) => field)).toEqual(['koreksi.tidak_ada'])
  })

  test('change data belong to a change of an izin edar, transfer data to a transfer', async () => {
    const perubahan = { data_awal: 'Kemasan 1 kg', data_baru: 'Kemasan 5 kg', alasan_perubahan: 'Pasar' }
    const berkas = await dunia.at('lampiran_teknis', {
      auditType: 'izin_edar_pl',
      jenisPengajuan: 'perubahan_data',
    })
    const saved = await dunia.step('sekretariat', berkas, 'infoIzinEdarPl/perubahanData', perubahan)
    expect(saved.message).toBe('Data telah disimpan')
    const changed = await dunia.call('sekretariat', berkas, 'infoIzinEdarPl/perubahanData/update', {
      method: 'PUT',
      ...perubahan,
      data_baru: 'Kemasan 10 kg',
    })
    expect(changed.json().message).toBe('Data telah diubah')
    expect((await detail(berkas)).perubahan).toMatchObject({ data_baru: 'Kemasan 10 kg' })
    const wrong = await dunia.call('sekretariat', berkas, 'infoIzinEdarPl/pengalihanData', {
      nib: '1234567890123',
    })
    expect([wrong.json().code, wrong.json().syarat]).toEqual(['SYARAT_BELUM_TERPENUHI', 'pengalihan_edar'])
    const sppb = await dunia.at('lampiran_teknis')
    const other = await dunia.call('sekretariat', sppb, 'infoIzinEdarPl/perubahanData', perubahan)
    expect(other.json().syarat).toBe('perubahan_edar')
  })
})

describe('several at once', () => {
  const url = '/api/audit-document/lampiranTeknis/signedLamtek/bersama'
  const signAll = (payload: object, who: 'sekretariat' | 'koordinator' = 'sekretariat') =>
    dunia.people[who].inject({ method: 'POST', url, payload })
  const outcomes = (data: { hasil: string; code: string | null }[]) =>
    data.map(({ hasil, code }) => [hasil, code])

  test('several attachments are signed in one go, each as it was approved; sent again, they are as they were', async () => {
    const [sppb, edar] = [
      await dunia.at('process_publish'),
      await dunia.at('process_publish', { auditType: 'izin_edar_pl' }),
    ]
    const body = { berkas: [sppb, edar].map(({ uuid }) => ({ uuid })) }
    const answer = (await signAll(body)).json()
    expect([answer.message, outcomes(answer.data)]).toEqual([
      '2 lampiran ditandatangani',
      [
        ['berhasil', null],
        ['berhasil', null],
      ],
    ])
    const signatures = []
    for (const berkas of [sppb, edar]) {
      const { bertanda, caraTanda } = await detail(berkas)
      signatures.push(bertanda)
      expect(caraTanda).toBe('di_sini')
      expect((await dunia.read('sekretariat', berkas)).code).toBe(60)
    }
    expect(new Set(signatures).size).toBe(2)
    const again = (await signAll(body)).json()
    expect(outcomes(again.data)).toEqual([
      ['sudah', null],
      ['sudah', null],
    ])
    expect((await detail(sppb)).bertanda).toBe(signatures[0])
  })

  test('one that is not ready, has changed or is not there holds nobody up; who may not sign is refused whole', async () => {
    const early = await dunia.at('review_lamtek_2')
    const changed = await dunia.at('process_publish')
    const ready = await dunia.at('process_publish')
    const { versi } = await dunia.read('sekretariat', changed)
    const body = {
      berkas: [
        { uuid: early.uuid },
        { uuid: changed.uuid, versi: versi - 1 },
        { uuid: '00000000-0000-4000-8000-000000000000' },
        { uuid: ready.uuid },
      ],
    }
    expect((await signAll(body, 'koordinator')).json().code).toBe('TIDAK_BERWENANG')
    const answer = (await signAll(body)).json()
    expect([answer.message, outcomes(answer.data)]).toEqual([
      '1 lampiran ditandatangani, 3 ditolak',
      [
        ['ditolak', 'BUKAN_GILIRAN'],
        ['ditolak', 'BENTROK'],
        ['ditolak', 'TIDAK_DITEMUKAN'],
        ['berhasil', null],
      ],
    ])
    expect((await dunia.read('sekretariat', changed)).code).toBe(51)
    expect((await signAll({ berkas: [] })).json().errors[0].field).toBe('berkas')
  })
})

test('the current template names the company, the old one does not', async () => {
  const berkas = await dunia.at('lampiran_teknis')
  await dunia.step('sekretariat', berkas, 'infoPsat/create', dunia.lampiran())
  const wordsOf = async (query: Record<string, string>) =>
    pdfWords(await fileOf((await generate(berkas, query)).json().data.path))
  const [kini, lama] = [await wordsOf({}), await wordsOf({ isOldTemplete: 'true' })]
  expect(kini).toContain('Nama perusahaan')
  expect(kini).not.toContain('LAMPIRAN TEKNIS')
  expect(lama).toContain('LAMPIRAN TEKNIS')
  expect(lama).not.toContain('Nama perusahaan')
})

describe('making and approving', () => {
  test('without number, level or signer nothing is made', async () => {
    const berkas = await dunia.at('lampiran_teknis')
    const full = dunia.lampiran()
    for (const [missing, field] of [
      ['nomorIzin', 'nomorIzin'],
      ['level', 'level'],
    ] as const) {
      const { [missing]: _, ...rest } = full
      const answer = await dunia.call('sekretariat', berkas, 'lampiranTeknis/create', rest)
      expect([answer.json().code, faults(answer).map((fault) => fault.field)]).toEqual([
        'VALIDASI_GAGAL',
        [field],
      ])
    }
    expect((await dunia.step('sekretariat', berkas, 'lampiranTeknis/create', full)).message).toBe(
      'Data telah ditambahkan',
    )
  })

  test('two people approve, neither of them its author; given back it is made and approved anew', async () => {
    const berkas = await dunia.at('lampiran_teknis')
    await dunia.step('superadmin', berkas, 'lampiranTeknis/create', dunia.lampiran())
    const own = await dunia.call('superadmin', berkas, 'lampiranTeknis/approvedLamtek', accept)
    expect([own.json().code, own.json().syarat]).toEqual(['SYARAT_BELUM_TERPENUHI', 'bukan_pembuat'])
    const early = await dunia.call('koordinator', berkas, 'lampiranTeknis/approvedLamtek', accept)
    expect(early.json().code).toBe('TIDAK_BERWENANG')
    await dunia.step('subkoordinator', berkas, 'lampiranTeknis/approvedLamtek', accept)
    const returned = await dunia.step('koordinator', berkas, 'lampiranTeknis/approvedLamtek', back)
    expect(returned.code_status_proses).toBe(40)
    expect(await dunia.read('sekretariat', berkas)).toMatchObject({ catatan: back.keterangan })
    expect((await detail(berkas)).penyetuju).toEqual([])
    const made = await dunia.call('sekretariat', berkas, 'lampiranTeknis/update', { method: 'PUT' })
    expect([made.statusCode, made.json().message]).toEqual([200, 'Data telah diubah'])
    await dunia.step('subkoordinator', berkas, 'lampiranTeknis/approvedLamtek', accept)
    const twice = await dunia.step('koordinator', berkas, 'lampiranTeknis/approvedLamtek', accept)
    expect(twice.code_status_proses).toBe(51)
    expect((await detail(berkas)).penyetuju).toHaveLength(2)
  })
})

describe('signature', () => {
  test('signed here', async () => {
    const berkas = await dunia.at('process_publish')
    await dunia.step('sekretariat', berkas, 'lampiranTeknis/signedLamtek', accept)
    const { bertanda, caraTanda, berkas: approved } = await detail(berkas)
    expect(caraTanda).toBe('di_sini')
    expect(await drawnDigest(await fileOf(bertanda))).toBe(await drawnDigest(await fileOf(approved)))
  })

  test('an upload must be signed, and show what was approved', async () => {
    const berkas = await dunia.at('process_publish')
    const sign = async (pdf: Uint8Array) =>
      dunia.call('sekretariat', berkas, 'lampiranTeknis/signedLamtek', {
        ...accept,
        dokumen: await upload(pdf),
      })
    const download = await fileOf((await generate(berkas)).json().data.path)
    const refused = async (pdf: Uint8Array) => {
      const answer = await sign(pdf)
      expect([answer.json().code, faults(answer)[0]?.field]).toEqual(['VALIDASI_GAGAL', 'dokumen'])
      return faults(answer)[0]?.message
    }
    expect(await refused(download)).toContain('tidak bertanda tangan')

    const foreign = await PDFDocument.create()
    foreign.addPage().drawText('Lampiran lain')
    expect(await refused(await signed(await foreign.save()))).toContain('bukan lampiran yang disetujui')

    const edited = await PDFDocument.load(download)
    edited.getPage(0).drawText('Level 9')
    expect(await refused(await signed(await edited.save()))).toContain('bukan lampiran yang disetujui')

    const covered = await PDFDocument.load(download)
    const note = covered.context.register(
      covered.context.obj({ Type: 'Annot', Subtype: 'FreeText', Rect: [0, 0, 400, 400] }),
    )
    covered.getPage(0).node.addAnnot(note)
    expect(await refused(await signed(await covered.save()))).toContain('bukan lampiran yang disetujui')

    const broken = Buffer.from(await signed(download))
    broken[200] = (broken[200] ?? 0) ^ 1
    expect(await refused(broken)).toMatch(/rusak|tidak dikenal|tidak bertanda/)

    expect((await sign(await signed(download))).statusCode).toBe(200)
    expect((await detail(berkas)).caraTanda).toBe('diunggah')
  })

  test('for OSS: not larger than it takes; a number that it added after the approval is no change', async () => {
    const id_izin_oss = await dunia.izinOss('018000000242')
    const berkas = await dunia.at('process_publish', { isian: { id_izin_oss } })
    const large = await dunia.call('sekretariat', berkas, 'lampiranTeknis/signedLamtek', {
      ...accept,
      dokumen: await upload(samplePdfOf(2_000_001)),
    })
    expect(large.json().code).toBe('SERTIFIKAT_TERLALU_BESAR')
    const before = await fileOf((await generate(berkas)).json().data.path)
    await server
      .get()
      .platform.db.updateTable('oss.izin')
      .set({ nomor_oss: 'PB-UMKU-77' })
      .where('id', '=', id_izin_oss)
      .execute()
    const after = await fileOf((await generate(berkas)).json().data.path)
    expect(await pdfWords(after)).toContain('PB-UMKU-77')
    for (const pdf of [before, after]) {
      const other = await dunia.call('sekretariat', berkas, 'lampiranTeknis/signedLamtek', {
        ...accept,
        dokumen: await upload(await signed(pdf)),
        versi: pdf === before ? 1 : undefined,
      })
      expect([other.statusCode, other.json().code]).toEqual(
        pdf === before ? [409, 'BENTROK'] : [200, undefined],
      )
    }
  })

  test('given back it goes to the secretariat again', async () => {
    const berkas = await dunia.at('process_publish')
    const returned = await dunia.step('sekretariat', berkas, 'lampiranTeknis/signedLamtek', back)
    expect(returned.code_status_proses).toBe(40)
  })
})

describe('OSS and certificate', () => {
  const certify = async (berkas: BerkasUji, more: object = {}) =>
    dunia.call('sekretariat', berkas, 'uploadDocument/uploadSertificate', {
      sertifikat: await dunia.upload('sekretariat'),
      ...more,
    })

  test('without a licence the certificate is uploaded at once, and opens the registry', async () => {
    const berkas = await dunia.at('finish_publish')
    const none = await dunia.call('sekretariat', berkas, 'uploadDocument/submitOss')
    expect([none.json().code, none.json().syarat]).toEqual(['SYARAT_BELUM_TERPENUHI', 'berizin_oss'])
    const bare = await dunia.call('sekretariat', berkas, 'uploadDocument/uploadSertificate')
    expect(faults(bare).map(({ field }) => field)).toEqual(['sertifikat'])
    await server.get().as('OKKP_ADMIN_PUSAT')
    const done = await certify(berkas)
    expect([done.statusCode, done.json().message]).toEqual([200, 'Data telah disimpan'])
    const { registrasi_id } = done.json().data
    const { db } = server.get().platform
    const entry = await db
      .selectFrom('okkp.registrasi')
      .select(['no_registration', 'jenis_registrasi_id', 'perusahaan_id', 'lengkap'])
      .where('id', '=', registrasi_id)
      .executeTakeFirstOrThrow()
    const page = await dunia.read('sekretariat', berkas)
    expect(page).toMatchObject({ process: 'complete', code: 61, akhir: 'terbit', aksi: [] })
    expect(entry).toEqual({
      no_registration: page.nomor,
      jenis_registrasi_id: 5,
      perusahaan_id: dunia.company.id,
      lengkap: true,
    })
    const told = await db
      .selectFrom('akun.notifikasi')
      .select('keterangan')
      .where('tautan', '=', `/okkp/admin/registrasi?add=${registrasi_id}`)
      .execute()
    const pusat = await db
      .selectFrom('akun.pengguna')
      .select('id')
      .where('role', '=', 'OKKP_ADMIN_PUSAT')
      .execute()
    expect(pusat.length).toBeGreaterThan(0)
    expect(told).toHaveLength(pusat.length)
    // The notice must not ask for completion of a complete registrasi.
    for (const { keterangan } of told) {
      expect(keterangan).toContain(`Registrasi baru tercatat lengkap: `)
      expect(keterangan).not.toContain('dilengkapi')
    }
    expect((await certify(berkas)).json().code).toBe('BUKAN_GILIRAN')
  })

  test('with a licence OSS is told in order, and the certificate waits for its answer or gives a reason', async () => {
    const { db } = server.get().platform
    const sent = (id: number) =>
      db
        .selectFrom('oss.pesan_keluar')
        .select(['kd_status', 'metode'])
        .where('pengajuan_id', '=', id)
        .orderBy('urutan')
        .execute()
    const licensed = async () =>
      dunia.at('finish_publish', { isian: { id_izin_oss: await dunia.izinOss('018000000242') } })
    const berkas = await licensed()
    const early = await certify(berkas)
    expect(faults(early).map(({ field }) => field)).toEqual(['tanpaOss'])
    const asked = await dunia.call('sekretariat', berkas, 'uploadDocument/submitOss', { status: 'revision' })
    expect(faults(asked).map(({ field }) => field)).toEqual(['keterangan'])
    await dunia.step('sekretariat', berkas, 'uploadDocument/submitOss')
    expect((await sent(berkas.auditId)).map(({ kd_status }) => kd_status)).toEqual([
      '09',
      '10',
      '20',
      '40',
      '45',
      '49',
      '50',
    ])
    expect((await detail(berkas)).oss).toBe('menunggu')
    const twice = await dunia.call('sekretariat', berkas, 'uploadDocument/submitOss')
    expect(twice.json().syarat).toBe('belum_dikirim')
    expect(faults(await certify(berkas)).map(({ field }) => field)).toEqual(['tanpaOss'])
    await db
      .updateTable('oss.pesan_keluar')
      .set({ status: 'terkirim' })
      .where('pengajuan_id', '=', berkas.auditId)
      .execute()
    expect((await detail(berkas)).oss).toBe('diterima')
    expect((await certify(berkas)).statusCode).toBe(200)

    const urgent = await licensed()
    const forced = await certify(urgent, { tanpaOss: 'OSS mati sejak kemarin, barang sudah di pelabuhan.' })
    expect(forced.statusCode).toBe(200)
    const returned = await licensed()
    const again = await dunia.call('sekretariat', returned, 'uploadDocument/submitOss', {
      status: 'revision',
      keterangan: 'Salah cetak.',
    })
    expect(again.json().data.code_status_proses).toBe(40)
  })

  test('an izin edar goes the whole way without a field audit', async () => {
    const berkas = await dunia.at('complete', { auditType: 'izin_edar_pl' })
    const page = await dunia.read('sekretariat', berkas)
    expect(page.tahapan.map(({ code }) => code)).toEqual([10, 20, 21, 31, 40, 41, 50, 51, 60, 61])
    expect(page.tahapan.every(({ keadaan }) => keadaan === 'selesai')).toBe(true)
  })

  test('an attachment is no file of track pengajuan, and nobody else reads it', async () => {
    const berkas = await dunia.at('lampiran_teknis')
    const outsider = await server.get().as('AUDITOR')
    const answer = await outsider.inject({
      url: `/api/audit-document/lampiranTeknis/detail/sppb_psat/${berkas.auditId}`,
    })
    expect(answer.json().code).toBe('TIDAK_DITEMUKAN')
    const application = await dunia.terkirim(
      'sppb_psat',
      'permohonan_baru',
      await dunia.isian('sppb_psat', 'permohonan_baru'),
    )
    expect(
      (
        await generate({ auditId: application.id_pengajuan, auditType: 'sppb_psat', uuid: application.uuid })
      ).json().code,
    ).toBe('TIDAK_DITEMUKAN')
  })
})
