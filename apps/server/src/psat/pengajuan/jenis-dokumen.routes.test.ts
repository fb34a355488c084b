import type { JenisDokumen } from '@portal/domain/psat/isian/dokumen'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type PsatWorld, psatWorld } from '#psat/psat.fixture.ts'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { faults, type PemohonWorld, pemohonWorld } from './pemohon.fixture.ts'

const server = useTestApp()
let dunia: PemohonWorld
let kantor: PsatWorld
let pusat: SignedInClient

beforeAll(async () => {
  dunia = await pemohonWorld(server.get())
  kantor = await psatWorld(server.get())
  pusat = await server.get().as('OKKP_ADMIN_PUSAT')
})

const base = '/api/okkp/static/documentType'
const made: number[] = []
const remove = (id: number) =>
  pusat.inject({ method: 'DELETE', url: `${base}/delete`, query: { id: String(id) } })

afterEach(async () => {
  for (const id of made.splice(0)) await remove(id)
})

async function request(nama: string, wajib: boolean): Promise<string> {
  const payload = { nama, wajib, diminta_pada: ['sppb_psat.permohonan_baru'] }
  const { id } = (await pusat.inject({ method: 'POST', url: `${base}/add`, payload })).json().data
  made.push(id)
  return `jenis_${id}`
}

const send = async (dokumen: object = {}) => {
  const isian = await dunia.isian('sppb_psat', 'permohonan_baru')
  return dunia.send('sppb_psat', 'permohonan_baru', { ...isian, dokumen: { ...isian.dokumen, ...dokumen } })
}
const read = async (uuid: string) =>
  (await dunia.client.inject({ url: `/api/psat/pengajuan/${uuid}` })).json().data

async function requestPerbaikan(id_pengajuan: number): Promise<void> {
  const answer = await kantor.people.sekretariat.inject({
    method: 'POST',
    url: '/api/psat/sppb/audit/permohonan_baru',
    payload: { id_pengajuan, proses: 'REVISION', keterangan: 'Perbaiki.' },
  })
  expect(answer.statusCode).toBe(200)
}
const drafPerbaikan = (uuid: string) =>
  dunia.draf({ auditType: 'sppb_psat', jenisPengajuan: 'permohonan_baru', pengajuan: uuid })
const jenisDi = (draf: { jenis_dokumen: JenisDokumen[] }, kunci: string) =>
  draf.jenis_dokumen.find(({ id }) => `jenis_${id}` === kunci)

describe('a paper that the office asks for', () => {
  test('stands in the form; without one that must be there nothing is sent', async () => {
    const kunci = await request('Surat kuasa', true)
    const draf = await dunia.draf({ auditType: 'sppb_psat', jenisPengajuan: 'permohonan_baru' })
    expect(jenisDi(draf, kunci)).toMatchObject({ nama: 'Surat kuasa', wajib: true })
    const refused = await send()
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'VALIDASI_GAGAL'])
    expect(faults(refused)).toEqual([{ field: `dokumen.${kunci}`, message: 'Surat kuasa belum diunggah.' }])
    const sent = await send({ [kunci]: await dunia.pdf() })
    expect(sent.statusCode).toBe(200)
    const { salinan } = await read(sent.json().data.uuid)
    expect(salinan.label_dokumen).toMatchObject({
      [kunci]: 'Surat kuasa',
      sop_psat: 'SOP penanganan dan sanitasi',
    })
  })

  test('need not be given where it is optional, and is left out where nobody asks', async () => {
    const kunci = await request('Profil singkat', false)
    expect((await send()).statusCode).toBe(200)
    await remove(made.splice(0)[0] ?? 0)
    const sent = await send({ [kunci]: await dunia.pdf() })
    expect(sent.statusCode).toBe(200)
    expect((await read(sent.json().data.uuid)).salinan.dokumen).not.toHaveProperty(kunci)
  })

  test('a file that was sent keeps paper and name after its type is deleted, through a revision too', async () => {
    const kunci = await request('Surat kuasa', true)
    const berkas = await dunia.pdf()
    const isian = await dunia.isian('sppb_psat', 'permohonan_baru')
    const dokumen = { ...isian.dokumen, [kunci]: berkas }
    const sent = await dunia.terkirim('sppb_psat', 'permohonan_baru', { ...isian, dokumen })
    await remove(made.splice(0)[0] ?? 0)
    await requestPerbaikan(sent.id_pengajuan)
    const draf = await drafPerbaikan(sent.uuid)
    expect(jenisDi(draf, kunci)).toMatchObject({ nama: 'Surat kuasa', wajib: false })
    const again = { ...isian, dokumen, id_pengajuan: sent.id_pengajuan, jawaban: {} }
    expect((await dunia.revise('sppb_psat', 'permohonan_baru', again)).statusCode).toBe(200)
    const { salinan } = await read(sent.uuid)
    expect(salinan.dokumen[kunci]).toBe(berkas)
    expect(salinan.label_dokumen[kunci]).toBe('Surat kuasa')
  })

  test('a demand that comes after sending does not hold for the revision', async () => {
    const isian = await dunia.isian('sppb_psat', 'permohonan_baru')
    const sent = await dunia.terkirim('sppb_psat', 'permohonan_baru', isian)
    await requestPerbaikan(sent.id_pengajuan)
    const kunci = await request('Surat kuasa', true)
    expect(jenisDi(await drafPerbaikan(sent.uuid), kunci)).toMatchObject({ wajib: false })
    const again = { ...isian, id_pengajuan: sent.id_pengajuan, jawaban: {} }
    expect((await dunia.revise('sppb_psat', 'permohonan_baru', again)).statusCode).toBe(200)
  })
})
