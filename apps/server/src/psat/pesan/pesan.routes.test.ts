import { beforeAll, describe, expect, test } from 'vitest'
import { type BerkasUji, type PsatWorld, psatWorld } from '#psat/psat.fixture.ts'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { createPerusahaan } from '#testing/factories.ts'

const server = useTestApp()
let dunia: PsatWorld
let berkas: BerkasUji

beforeAll(async () => {
  dunia = await psatWorld(server.get())
  berkas = await dunia.open()
})

const url = (uuid = berkas.uuid) => `/api/psat/pengajuan/${uuid}/pesan`
const send = (by: SignedInClient, payload: object, uuid?: string) =>
  by.inject({ method: 'POST', url: url(uuid), payload })
const lastNote = async (who: SignedInClient) =>
  (await who.inject({ url: '/api/notifikasi/history?limit=1' })).json().detail.data[0]

describe('conversation', () => {
  test('a question notifies the holder of the stage; an answer notifies the company', async () => {
    const { pemohon, sekretariat } = dunia.people
    const key = await dunia.upload('pemohon')
    const asked = await send(pemohon, { isi: '  Apakah lampiran ini cukup? ', berkas: [key] })
    expect(asked.json().data).toMatchObject({ saya: true, isi: 'Apakah lampiran ini cukup?', berkas: [key] })
    expect(await lastNote(sekretariat)).toMatchObject({
      keterangan: expect.stringContaining(`(${berkas.nomor})`),
      tautan: `/psat/admin/perizinan/sppb_psat/${berkas.uuid}`,
      id_pengajuan: String(berkas.id),
    })
    await send(sekretariat, { isi: 'Cukup.' })
    expect(await lastNote(pemohon)).toMatchObject({ tautan: `/psat/pengajuan/${berkas.uuid}` })
    const { data } = (await pemohon.inject({ url: url() })).json()
    expect(data.map(({ isi, saya, peran }: Record<string, unknown>) => [isi, saya, peran])).toEqual([
      ['Apakah lampiran ini cukup?', true, 'PELAKU_USAHA'],
      ['Cukup.', false, 'SEKRETARIAT'],
    ])
    const view = (by: SignedInClient) => by.inject({ url: `/api/upload/view_pdf?path=${key}` })
    expect((await view(sekretariat)).statusCode).toBe(200)
    expect((await view(dunia.people.auditor)).statusCode).toBe(404)
  })

  test('notifies the team in an audit stage', async () => {
    const audit = await dunia.at('audit_dokumen')
    await send(dunia.people.pemohon, { isi: 'Kapan audit selesai?' }, audit.uuid)
    expect((await lastNote(dunia.people.auditor)).id_pengajuan).toBe(String(audit.id))
    expect((await lastNote(dunia.people.lead)).id_pengajuan).toBe(String(audit.id))
  })

  test('refuses an empty message, a foreign file and a foreign application', async () => {
    const { pemohon, auditor } = dunia.people
    expect((await send(pemohon, { isi: '  ' })).json().errors).toEqual([
      { field: 'isi', message: 'Tulis pesan Anda.' },
    ])
    const foreign = await dunia.upload('sekretariat')
    expect((await send(pemohon, { isi: 'Lihat', berkas: [foreign] })).json().errors[0].field).toBe('berkas')
    const other = await createPerusahaan(server.get().platform.db)
    const stranger = await server.get().as('PELAKU_USAHA', { perusahaan_id: other.id })
    for (const by of [stranger, auditor]) {
      expect((await send(by, { isi: 'Halo' })).statusCode).toBe(404)
      expect((await by.inject({ url: url() })).statusCode).toBe(404)
    }
  })

  test('a new owner reads the berkas, but not its conversation', async () => {
    const company = await createPerusahaan(server.get().platform.db)
    const owner = await server.get().as('PELAKU_USAHA', { perusahaan_id: company.id })
    const transfer = await dunia.open({ jenisPengajuan: 'pengalihan', perusahaan_baru_id: company.id })
    expect((await owner.inject({ url: `/api/psat/pengajuan/${transfer.uuid}` })).statusCode).toBe(200)
    expect((await owner.inject({ url: url(transfer.uuid) })).statusCode).toBe(404)
  })

  test('a repeated submission does not become two messages', async () => {
    const once = () =>
      dunia.people.pemohon.inject({
        method: 'POST',
        url: url(),
        payload: { isi: 'Sekali saja' },
        headers: { 'idempotency-key': 'pesan-sekali' },
      })
    const [first, second] = [await once(), await once()]
    expect(second.json()).toEqual(first.json())
  })
})
