import { beforeAll, describe, expect, test } from 'vitest'
import { uploadFile } from '#psat/data-usaha/data-usaha.fixture.ts'
import { type PsatWorld, psatWorld } from '#psat/psat.fixture.ts'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { faults, type PemohonWorld, pemohonWorld, recordOf } from './pemohon.fixture.ts'

const server = useTestApp()
let dunia: PemohonWorld
let lain: PemohonWorld
let kantor: PsatWorld
let sekretariat: SignedInClient

beforeAll(async () => {
  dunia = await pemohonWorld(server.get())
  lain = await pemohonWorld(server.get())
  kantor = await psatWorld(server.get())
  sekretariat = kantor.people.sekretariat
})

type Berkas = Awaited<ReturnType<PemohonWorld['terkirim']>> & { isian: Record<string, unknown> }

async function diminta(): Promise<Berkas & { temuan: number[] }> {
  const isian = await dunia.isian('sppb_psat', 'permohonan_baru')
  const sent = await dunia.terkirim('sppb_psat', 'permohonan_baru', isian)
  const temuan: number[] = []
  for (const bidang of ['dokumen.sop_psat', 'unit_produksi']) {
    const answer = await sekretariat.inject({
      method: 'POST',
      url: `/api/psat/pengajuan/${sent.uuid}/temuan`,
      payload: { sasaran: 'isian', bidang, uraian: 'Belum sesuai.' },
    })
    expect(answer.statusCode).toBe(200)
    temuan.push(answer.json().data.id)
  }
  const asked = await sekretariat.inject({
    method: 'POST',
    url: '/api/psat/sppb/audit/permohonan_baru',
    payload: { id_pengajuan: sent.id_pengajuan, proses: 'REVISION', keterangan: 'Perbaiki dua hal.' },
  })
  expect(asked.statusCode).toBe(200)
  return { ...sent, isian, temuan }
}

const page = async (uuid: string, by: SignedInClient = dunia.client) =>
  (await by.inject({ url: `/api/psat/pengajuan/${uuid}` })).json().data
const jawaban = (temuan: number[], berkas: string | null = null) =>
  Object.fromEntries(temuan.map((id) => [id, { jawaban: 'Sudah diperbaiki.', berkas }]))
const revise = (berkas: Berkas, more: object, by?: SignedInClient) =>
  dunia.revise(
    'sppb_psat',
    'permohonan_baru',
    { ...berkas.isian, id_pengajuan: berkas.id_pengajuan, ...more },
    by,
  )

describe('revision', () => {
  test('through a draft: answers the temuan, makes a new copy, ends the draft and shows the differences', async () => {
    const berkas = await diminta()
    const draf = await dunia.draf({
      auditType: 'sppb_psat',
      jenisPengajuan: 'permohonan_baru',
      pengajuan: berkas.uuid,
    })
    const kolega = await server.get().as('PELAKU_USAHA', { perusahaan_id: dunia.company.id })
    const same = await dunia.draf(
      { auditType: 'sppb_psat', jenisPengajuan: 'permohonan_baru', pengajuan: berkas.uuid },
      kolega,
    )
    expect(same.uuid).toBe(draf.uuid)

    const [sop, bukti] = [await uploadFile(server.get(), dunia.client, 'pdf'), await dunia.pdf()]
    const isian = { ...draf.isian, dokumen: { ...draf.isian.dokumen, sop_psat: sop } }
    const answers = jawaban(berkas.temuan, bukti)
    expect((await dunia.save(draf.uuid, { isian, jawaban: answers, versi: 1 })).statusCode).toBe(200)
    const sent = await revise({ ...berkas, isian }, { jawaban: answers })
    expect([sent.statusCode, sent.json().errors]).toEqual([200, undefined])
    expect(sent.json().data.code_status_proses).toBe(10)

    const { putaran, temuan, salinan } = await page(berkas.uuid)
    expect(putaran).toBe(2)
    expect(temuan.map(({ status }: { status: string }) => status)).toEqual(['dijawab', 'dijawab'])
    expect(salinan.dokumen.sop_psat).toBe(sop)
    for (const key of [sop, bukti]) {
      expect(await recordOf(server.get(), key)).toBe(`pengajuan/${berkas.id_pengajuan}`)
    }
    expect((await dunia.client.inject({ url: `/api/psat/draf/${draf.uuid}` })).statusCode).toBe(404)
  })

  test('comparison: leaves out equal parts, takes any two copies, only for readers of the berkas', async () => {
    const berkas = await diminta()
    const unit = await dunia.add('unit-produksi', await dunia.formUnit({ nama_unit: 'Gudang Tambahan' }))
    const sent = await revise(berkas, {
      unit_produksi: [dunia.unit, unit],
      jawaban: jawaban(berkas.temuan),
    })
    expect(sent.statusCode).toBe(200)
    const url = `/api/psat/pengajuan/${berkas.uuid}/perbandingan`
    const { data } = (await sekretariat.inject({ url })).json()
    expect(data).toEqual({
      dari: 1,
      ke: 2,
      perubahan: [
        {
          bidang: `unit_produksi.${unit}`,
          label: 'Unit penanganan',
          jenis: 'ditambah',
          semula: null,
          menjadi: 'Gudang Tambahan',
          berkas_semula: null,
          berkas_menjadi: null,
        },
      ],
    })
    expect((await sekretariat.inject({ url: `${url}?dari=2&ke=2` })).json().data.perubahan).toEqual([])
    expect((await sekretariat.inject({ url: `${url}?dari=1&ke=9` })).statusCode).toBe(404)
    expect((await lain.client.inject({ url })).statusCode).toBe(404)
    expect((await (await server.get().as('AUDITOR')).inject({ url })).statusCode).toBe(404)
  })

  test('names each temuan without an answer', async () => {
    const berkas = await diminta()
    const [first, second] = berkas.temuan
    const answer = await revise(berkas, { jawaban: jawaban(first === undefined ? [] : [first]) })
    expect(answer.statusCode).toBe(400)
    expect(faults(answer).map(({ field }) => field)).toEqual([`jawaban.${second}.jawaban`])
    expect((await page(berkas.uuid)).code).toBe(11)
  })

  test("refuses missing entries, an old version, a wrong turn and another company's berkas", async () => {
    const berkas = await diminta()
    const answers = { jawaban: jawaban(berkas.temuan) }
    const kurang = await revise(berkas, { ...answers, unit_produksi: [] })
    expect(faults(kurang)[0]?.field).toBe('unit_produksi')
    expect((await revise(berkas, { ...answers, versi: 99 })).json().code).toBe('BENTROK')
    expect((await revise(berkas, answers, lain.client)).statusCode).toBe(404)
    expect((await revise(berkas, answers, sekretariat)).json().code).toBe('TIDAK_BERWENANG')
    const otherPath = { ...berkas.isian, ...answers, id_pengajuan: berkas.id_pengajuan }
    expect((await dunia.revise('sppb_psat', 'perpanjangan', otherPath)).statusCode).toBe(404)
    expect((await dunia.revise('izin_edar_pl', 'permohonan_baru', otherPath)).statusCode).toBe(404)
    expect((await revise(berkas, answers)).statusCode).toBe(200)
    const again = await revise(berkas, answers)
    expect([again.statusCode, again.json().code]).toEqual([409, 'BUKAN_GILIRAN'])
  })

  test('`produk` is the old name of ruang_lingkup here too', async () => {
    const berkas = await diminta()
    const lain = await dunia.add('ruang-lingkup', dunia.formLingkup())
    const answer = await revise(berkas, {
      ruang_lingkup: [],
      produk: [lain],
      jawaban: jawaban(berkas.temuan),
    })
    expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
    expect((await page(berkas.uuid)).isian.ruang_lingkup).toEqual([lain])
  })

  test('ten concurrent submissions make one new copy', async () => {
    const berkas = await diminta()
    const send = () => revise(berkas, { jawaban: jawaban(berkas.temuan) })
    const answers = await Promise.all(Array.from({ length: 10 }, send))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await page(berkas.uuid)).putaran).toBe(2)
  })

  test('the draft of an earlier round is not offered again; a new one starts from the beginning', async () => {
    const berkas = await diminta()
    const asked = { auditType: 'sppb_psat', jenisPengajuan: 'permohonan_baru', pengajuan: berkas.uuid }
    const draf = await dunia.draf(asked)
    await dunia.save(draf.uuid, { isian: draf.isian, jawaban: jawaban(berkas.temuan), versi: 1 })
    // The applicant answers through the audit call instead of the draft.
    const review = await dunia.client.inject({
      method: 'POST',
      url: '/api/psat/sppb/audit/permohonan_baru',
      payload: { id_pengajuan: berkas.id_pengajuan, proses: 'REVIEW', jawaban: jawaban(berkas.temuan) },
    })
    expect(review.statusCode).toBe(200)
    const list = await dunia.client.inject({ url: '/api/psat/draf' })
    expect(list.json().data.map(({ uuid }: { uuid: string }) => uuid)).not.toContain(draf.uuid)
    await sekretariat.inject({
      method: 'POST',
      url: '/api/psat/sppb/audit/permohonan_baru',
      payload: { id_pengajuan: berkas.id_pengajuan, proses: 'REVISION', keterangan: 'Sekali lagi.' },
    })
    expect(await dunia.draf(asked)).toMatchObject({ uuid: draf.uuid, jawaban: {}, versi: 3 })
  })

  test('a revision draft survives an extension of time', async () => {
    const berkas = await diminta()
    const asked = { auditType: 'sppb_psat', jenisPengajuan: 'permohonan_baru', pengajuan: berkas.uuid }
    const draf = await dunia.draf(asked)
    const answers = jawaban(berkas.temuan)
    await dunia.save(draf.uuid, { isian: draf.isian, jawaban: answers, versi: 1 })
    for (const [by, name] of [
      [dunia.client, 'minta'],
      [sekretariat, 'beri'],
    ] as const) {
      const answer = await by.inject({
        method: 'POST',
        url: `/api/psat/sppb/tambahan-waktu/${name}`,
        payload: { id_pengajuan: berkas.id_pengajuan, keterangan: 'Menunggu hasil uji.' },
      })
      expect(answer.statusCode).toBe(200)
    }
    const list = await dunia.client.inject({ url: '/api/psat/draf' })
    expect(list.json().data.map(({ uuid }: { uuid: string }) => uuid)).toContain(draf.uuid)
    expect(await dunia.draf(asked)).toMatchObject({ uuid: draf.uuid, jawaban: answers, versi: 2 })
  })

  test('a revision draft and its own documents end with the berkas', async () => {
    const berkas = await diminta()
    const draf = await dunia.draf({
      auditType: 'sppb_psat',
      jenisPengajuan: 'permohonan_baru',
      pengajuan: berkas.uuid,
    })
    const baru = await dunia.pdf()
    const isian = { ...draf.isian, dokumen: { ...draf.isian.dokumen, sop_psat: baru } }
    expect((await dunia.save(draf.uuid, { isian, jawaban: {}, versi: 1 })).statusCode).toBe(200)
    expect(await recordOf(server.get(), baru)).toBe(`draf/${draf.uuid}`)
    const withdrawn = await dunia.client.inject({
      method: 'POST',
      url: '/api/psat/sppb/audit/penarikan',
      payload: { id_pengajuan: berkas.id_pengajuan, keterangan: 'Batal.' },
    })
    expect(withdrawn.statusCode).toBe(200)
    expect(await recordOf(server.get(), baru)).toBeNull()
    expect((await dunia.client.inject({ url: `/api/psat/draf/${draf.uuid}` })).statusCode).toBe(404)
    // The submitted papers stay with the file.
    expect(await recordOf(server.get(), draf.isian.dokumen.sop_psat)).toBe(`pengajuan/${berkas.id_pengajuan}`)
  })

  test('a revision draft cannot be sent as a new application', async () => {
    const berkas = await diminta()
    const draf = await dunia.draf({
      auditType: 'sppb_psat',
      jenisPengajuan: 'permohonan_baru',
      pengajuan: berkas.uuid,
    })
    const payload = { ...(await dunia.isian('sppb_psat', 'permohonan_baru')), draf: draf.uuid }
    const answer = await dunia.send('sppb_psat', 'permohonan_baru', payload)
    expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
      404,
      'TIDAK_DITEMUKAN',
      'Draf ini bukan untuk jenis permohonan tersebut.',
    ])
    expect((await revise(berkas, { jawaban: jawaban(berkas.temuan) })).statusCode).toBe(200)
  })

  test('the izin asal cannot be replaced', async () => {
    const isian = await dunia.isian('sppb_psat', 'perpanjangan')
    const sent = await dunia.terkirim('sppb_psat', 'perpanjangan', isian)
    await sekretariat.inject({
      method: 'POST',
      url: '/api/psat/sppb/audit/permohonan_baru',
      payload: { id_pengajuan: sent.id_pengajuan, proses: 'REVISION', keterangan: 'Periksa lagi.' },
    })
    const lainnya = { registrasi_id: await dunia.izinTerbit('sppb_psat') }
    const payload = { ...isian, id_pengajuan: sent.id_pengajuan }
    const swapped = await dunia.revise('sppb_psat', 'perpanjangan', { ...payload, izin_asal: lainnya })
    expect(faults(swapped)[0]?.message).toMatch(/^Izin asal tidak dapat diganti/)
    expect((await dunia.revise('sppb_psat', 'perpanjangan', payload)).statusCode).toBe(200)
  })
})
