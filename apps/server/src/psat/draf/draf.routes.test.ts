import { isianKosong } from '@portal/domain/psat/isian/isian.schema'
import { beforeAll, describe, expect, test } from 'vitest'
import { faults, type PemohonWorld, pemohonWorld, recordOf } from '#psat/pengajuan/pemohon.fixture.ts'
import { type SignedInClient, useTestApp } from '#testing/app.ts'

const server = useTestApp()
let dunia: PemohonWorld
let lain: PemohonWorld

beforeAll(async () => {
  dunia = await pemohonWorld(server.get())
  lain = await pemohonWorld(server.get())
})

const baru = { auditType: 'sppb_psat', jenisPengajuan: 'permohonan_baru' } as const
const open = (uuid: string, by: SignedInClient = dunia.client) => by.inject({ url: `/api/psat/draf/${uuid}` })
const remove = (uuid: string, by: SignedInClient = dunia.client) =>
  by.inject({ method: 'DELETE', url: `/api/psat/draf/${uuid}` })
const start = (payload: object, by: SignedInClient = dunia.client) =>
  by.inject({ method: 'POST', url: '/api/psat/draf', payload })
const list = async (by: SignedInClient = dunia.client): Promise<string[]> =>
  (await by.inject({ url: '/api/psat/draf' })).json().data.map(({ uuid }: { uuid: string }) => uuid)

async function ditolak(jenis: 'permohonan_baru' | 'perpanjangan' = 'permohonan_baru') {
  const sent = await dunia.terkirim('sppb_psat', jenis, await dunia.isian('sppb_psat', jenis))
  const withdrawn = await dunia.client.inject({
    method: 'POST',
    url: '/api/psat/sppb/audit/penarikan',
    payload: { id_pengajuan: sent.id_pengajuan, keterangan: 'Salah kirim' },
  })
  expect(withdrawn.statusCode).toBe(200)
  return sent
}

describe('start', () => {
  test('a new draft is empty and appears neither in the history nor in counts', async () => {
    const draf = await dunia.draf(baru)
    expect(draf).toMatchObject({ ...baru, versi: 1, isian: isianKosong, jawaban: {}, pengajuan: null })
    expect(draf.perusahaan_uuid).toBe(dunia.company.uuid)
    expect(await list()).toContain(draf.uuid)
    const files = await dunia.client.inject({ url: '/api/psat/pengajuan' })
    expect(files.json()).toMatchObject({ data: [], counts: { proses: 0, menunggu_saya: 0 } })
    const history = await dunia.client.inject({ url: '/api/psat/sppb/history?code=all' })
    expect(history.json().detail.data.total_query).toBe(0)
  })

  test("from an issued izin: its data are filled in; refuses another company's izin", async () => {
    const registrasi_id = await dunia.izinTerbit('sppb_psat', { no_registration: 'ASAL-1' })
    const draf = await dunia.draf({ ...baru, jenisPengajuan: 'perpanjangan', registrasi_id })
    expect(draf.isian.izin_asal).toEqual({
      registrasi_id,
      nomor: 'ASAL-1',
      level: 2,
      ruang_lingkup: 'Bayam segar',
      berlaku_sampai: '2029-01-10',
    })
    const foreign = await lain.izinTerbit('sppb_psat')
    const answer = await start({ ...baru, jenisPengajuan: 'perpanjangan', registrasi_id: foreign })
    expect(faults(answer)[0]?.field).toBe('registrasi_id')
  })

  test('refuses an unknown kind and an OSS izin of another company', async () => {
    const unknown = { auditType: 'izin_edar_pl', jenisPengajuan: 'penambahan_ruang_lingkup' }
    expect(faults(await start(unknown))[0]?.field).toBe('jenisPengajuan')
    const id_izin_oss = await lain.izinOss('018000000242')
    expect(faults(await start({ ...baru, id_izin_oss }))[0]?.field).toBe('id_izin_oss')
  })

  test('"ajukan lagi" for a withdrawn berkas reuses its entries and files', async () => {
    const sent = await ditolak()
    const draf = await dunia.draf({ ...baru, dari_pengajuan: sent.uuid })
    expect(draf).toMatchObject({ dari_pengajuan: sent.uuid, isian: { unit_produksi: [dunia.unit] } })
    expect(Object.keys(draf.berkas)).toHaveLength(Object.keys(draf.isian.dokumen).length)
    const saved = await dunia.save(draf.uuid, { isian: draf.isian, versi: 1 })
    expect(saved.statusCode).toBe(200)
    const again = await dunia.terkirim('sppb_psat', 'permohonan_baru', { ...draf.isian, draf: draf.uuid })
    const page = await dunia.client.inject({ url: `/api/psat/pengajuan/${again.uuid}` })
    expect(page.json().data).toMatchObject({
      dari_pengajuan: sent.uuid,
      salinan: { dokumen: draf.isian.dokumen },
    })
    expect(await recordOf(server.get(), draf.isian.dokumen.sop_psat)).toBe(`pengajuan/${sent.id_pengajuan}`)
  })

  test('a running berkas, or one of another company, cannot be submitted again', async () => {
    const form = await dunia.isian('sppb_psat', 'permohonan_baru')
    const { uuid } = await dunia.terkirim('sppb_psat', 'permohonan_baru', form)
    expect((await start({ ...baru, dari_pengajuan: uuid })).json().code).toBe('SYARAT_BELUM_TERPENUHI')
    expect((await start({ ...baru, dari_pengajuan: uuid }, lain.client)).statusCode).toBe(404)
    expect((await start({ ...baru, pengajuan: uuid })).json().code).toBe('BUKAN_GILIRAN')
  })
})

describe('save', () => {
  test('raises the version; refuses an old version and names the new one', async () => {
    const { uuid } = await dunia.draf(baru)
    const isian = { ...isianKosong, unit_produksi: [dunia.unit] }
    expect((await dunia.save(uuid, { isian, langkah: 'usaha', versi: 1 })).json().data.versi).toBe(2)
    const late = await dunia.save(uuid, { isian: isianKosong, versi: 1 })
    expect([late.statusCode, late.json().versi]).toEqual([409, 2])
    expect((await open(uuid)).json().data).toMatchObject({ versi: 2, langkah: 'usaha', isian })
  })

  test('one of several concurrent saves wins', async () => {
    const { uuid } = await dunia.draf(baru)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => dunia.save(uuid, { isian: isianKosong, versi: 1 })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('binds files to the draft, releases replaced ones and refuses foreign ones', async () => {
    const { uuid } = await dunia.draf(baru)
    const [satu, dua] = [await dunia.pdf(), await dunia.pdf()]
    await dunia.save(uuid, { isian: { ...isianKosong, dokumen: { sop_psat: satu } }, versi: 1 })
    expect(await recordOf(server.get(), satu)).toBe(`draf/${uuid}`)
    await dunia.save(uuid, { isian: { ...isianKosong, dokumen: { sop_psat: dua } }, versi: 2 })
    expect(await recordOf(server.get(), satu)).toBeNull()
    const foreign = { ...isianKosong, dokumen: { sop_psat: await lain.pdf() } }
    expect(faults(await dunia.save(uuid, { isian: foreign, versi: 3 }))[0]?.field).toBe('dokumen.sop_psat')
    const view = (by: SignedInClient) => by.inject({ url: '/api/upload/view_pdf', query: { path: dua } })
    const kolega = await server.get().as('PELAKU_USAHA', { perusahaan_id: dunia.company.id })
    expect((await view(kolega)).statusCode).toBe(200)
    expect((await view(lain.client)).statusCode).toBe(404)
    expect((await remove(uuid)).statusCode).toBe(200)
    expect(await recordOf(server.get(), dua)).toBeNull()
  })

  test('colleagues open the same draft; other companies do not', async () => {
    const { uuid } = await dunia.draf(baru)
    const kolega = await server.get().as('PELAKU_USAHA', { perusahaan_id: dunia.company.id })
    expect((await open(uuid, kolega)).statusCode).toBe(200)
    for (const attempt of [
      open(uuid, lain.client),
      remove(uuid, lain.client),
      dunia.save(uuid, { isian: isianKosong, versi: 1 }, lain.client),
    ]) {
      expect((await attempt).statusCode).toBe(404)
    }
    expect(await list(lain.client)).toEqual([])
  })

  test('still opens after its unit and izin are gone', async () => {
    const unit = await dunia.add('unit-produksi', await dunia.formUnit())
    const registrasi_id = await dunia.izinTerbit('sppb_psat')
    const draf = await dunia.draf({ ...baru, jenisPengajuan: 'perpanjangan', registrasi_id })
    await dunia.save(draf.uuid, { isian: { ...draf.isian, unit_produksi: [unit] }, versi: 1 })
    await dunia.client.inject({
      method: 'DELETE',
      url: `/api/psat/data-usaha/unit-produksi/delete?id=${unit}`,
    })
    await server
      .get()
      .platform.db.updateTable('okkp.registrasi')
      .set({ dihapus: new Date() })
      .where('id', '=', registrasi_id)
      .execute()
    const opened = await open(draf.uuid)
    expect(opened.json().data.isian).toMatchObject({ unit_produksi: [unit], izin_asal: { registrasi_id } })
    const sent = await dunia.send('sppb_psat', 'perpanjangan', {
      ...opened.json().data.isian,
      draf: draf.uuid,
    })
    expect(faults(sent).map(({ field }) => field)).toEqual(
      expect.arrayContaining(['izin_asal', 'unit_produksi']),
    )
  })
})

describe('staff who act for a company', () => {
  test('see only drafts they wrote; the company sees them too', async () => {
    const staff = await server.get().as('SEKRETARIAT')
    const draf = await dunia.draf({ ...baru, perusahaan: dunia.company.uuid }, staff)
    expect(draf.nama_perusahaan).toBe(dunia.company.nama_perseroan)
    expect(await list(staff)).toEqual([draf.uuid])
    expect(await list()).toContain(draf.uuid)
    const other = await server.get().as('SEKRETARIAT')
    expect((await open(draf.uuid, other)).statusCode).toBe(404)
    expect(faults(await start(baru, staff))[0]?.field).toBe('perusahaan')
    const form = await dunia.isian('sppb_psat', 'permohonan_baru', {}, staff)
    await dunia.save(draf.uuid, { isian: form, versi: 1 }, staff)
    const sent = await dunia.send('sppb_psat', 'permohonan_baru', { ...form, draf: draf.uuid }, { by: staff })
    expect(sent.statusCode).toBe(200)
    expect(await list(staff)).toEqual([])
  })
})
