import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { faults, type PemohonWorld, pemohonWorld } from '#psat/pengajuan/pemohon.fixture.ts'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { createPerusahaan } from '#testing/factories.ts'
import { receivedMail } from '#testing/mailbox.ts'

const server = useTestApp({}, { jobs: true })
let dunia: PemohonWorld
let baru: PemohonWorld

beforeAll(async () => {
  dunia = await pemohonWorld(server.get())
  baru = await pemohonWorld(server.get(), { email: 'pemilik.baru@contoh.id' })
})

let count = 0
const nibBaru = () => {
  count += 1
  return String(7_000_000_000_000 + (process.pid % 100_000) * 1_000_000 + count)
}

const pemilik = (nib: string | null) => ({
  nib: nib ?? '',
  nama_pemilik_lama: dunia.company.nama_perseroan,
  nama_pemilik_baru: 'PT Pemilik Baru',
  alamat_pemilik_baru: 'Jalan Baru 2',
  tanggal_pengalihan: '2026-12-01',
})

async function draf(nib: string | null, by: SignedInClient = dunia.client) {
  const isian = await dunia.isian('sppb_psat', 'pengalihan', { pemilik_baru: pemilik(nib) })
  const { uuid } = await dunia.draf(
    {
      auditType: 'sppb_psat',
      jenisPengajuan: 'pengalihan',
      ...(by === dunia.client ? {} : { perusahaan: dunia.company.uuid }),
    },
    by,
  )
  return { uuid, isian }
}
async function tersimpan(nib: string | null) {
  const made = await draf(nib)
  expect((await dunia.save(made.uuid, { isian: made.isian, versi: 1 })).statusCode).toBe(200)
  return made
}
let asked = 0
const addressAgain = () => {
  asked += 1
  return `10.0.0.${asked}`
}
const request = (uuid: string, payload: object = {}, by: SignedInClient = dunia.client) =>
  by.inject({
    method: 'POST',
    url: `/api/psat/draf/${uuid}/persetujuan`,
    payload,
    // Each request uses a new address, because the server limits requests per address and minute.
    remoteAddress: addressAgain(),
  })
const reply = (kode: string, payload: object, by: SignedInClient = baru.client) =>
  by.inject({ method: 'POST', url: `/api/psat/pengalihan/${kode}/jawab`, payload })
const masuk = async (by: SignedInClient = baru.client) =>
  (await by.inject({ url: '/api/psat/pengalihan' })).json().data
const send = ({ uuid, isian }: { uuid: string; isian: object }) =>
  dunia.send('sppb_psat', 'pengalihan', { ...isian, draf: uuid })
const notes = async ({ client }: PemohonWorld) =>
  (await client.inject({ url: '/api/notifikasi/history' })).json().detail.data

test('the log of failed requests does not store the transfer code', async () => {
  const kode = randomUUID()
  expect((await reply(kode, { setuju: true })).json().code).toBe('TIDAK_DITEMUKAN')
  const answer = await reply(kode, { setuju: true }, await server.get().as('AUDITOR'))
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'TIDAK_BERWENANG'])
  const { platform } = server.get()
  await platform.errorLog.flush()
  const row = await platform.db
    .selectFrom('platform.log_galat')
    .selectAll()
    .where('request_id', '=', answer.json().requestId)
    .executeTakeFirstOrThrow()
  expect(row.jalur).toBe('/api/psat/pengalihan/[disembunyikan]/jawab')
  expect(JSON.stringify(row)).not.toContain(kode)
})

describe('asking for consent', () => {
  test('a new owner with an account is told in the portal and by mail; the submission waits for the answer', async () => {
    const made = await tersimpan(baru.company.nib)
    expect((await send(made)).json().code).toBe('SYARAT_BELUM_TERPENUHI')
    const asked = await request(made.uuid)
    const { kode } = asked.json().data
    expect(asked.json().data).toMatchObject({ status: 'menunggu', berakun: true, email: null })
    const link = `/psat/pengajuan/pengalihan/${kode}`
    expect((await notes(baru))[0]).toMatchObject({ tautan: link })
    expect(await receivedMail(server.get(), 'pemilik.baru@contoh.id')).toContain(link)
    expect(await masuk()).toMatchObject([{ kode, pemilik_lama: dunia.company.nama_perseroan }])
    expect((await masuk(dunia.client)).length).toBe(0)

    const before = await send(made)
    expect([before.statusCode, before.json().message]).toEqual([
      409,
      'Pemilik baru belum menyetujui pengalihan ini.',
    ])
    expect((await reply(kode, { setuju: true }, dunia.client)).statusCode).toBe(404)
    expect((await reply(kode, { setuju: true })).statusCode).toBe(200)
    expect((await reply(kode, { setuju: false })).statusCode).toBe(409)
    expect((await notes(dunia))[0]).toMatchObject({ tautan: `/psat/pengajuan/draf/${made.uuid}` })
    expect((await send(made)).statusCode).toBe(200)
    expect(await masuk()).toEqual([])
  })

  test('a refusal stops the submission; the consent can be asked for again', async () => {
    const made = await tersimpan(baru.company.nib)
    const { kode } = (await request(made.uuid)).json().data
    await reply(kode, { setuju: false, alasan: 'Belum sepakat' })
    const { persetujuan } = (await dunia.client.inject({ url: `/api/psat/draf/${made.uuid}` })).json().data
    expect(persetujuan).toMatchObject({ status: 'menolak', alasan: 'Belum sepakat' })
    expect((await send(made)).statusCode).toBe(409)
    expect((await request(made.uuid)).json().data).toMatchObject({ kode, status: 'menunggu', alasan: null })
  })

  test('the consent lapses when the NIB or the izin changes', async () => {
    const made = await tersimpan(baru.company.nib)
    const { kode } = (await request(made.uuid)).json().data
    await reply(kode, { setuju: true })
    const izinLain = { ...made.isian, izin_asal: { registrasi_id: await dunia.izinTerbit('sppb_psat') } }
    expect((await send({ ...made, isian: izinLain })).statusCode).toBe(409)
    await dunia.save(made.uuid, { isian: izinLain, versi: 2 })
    const read = async () => (await dunia.client.inject({ url: `/api/psat/draf/${made.uuid}` })).json().data
    expect((await read()).persetujuan).toBeNull()
    expect((await reply(kode, { setuju: true })).statusCode).toBe(404)
  })

  test('without an account: invitation by mail, and its recipient can agree', async () => {
    const nib = nibBaru()
    const made = await tersimpan(nib)
    expect(faults(await request(made.uuid))[0]?.field).toBe('email')
    const email = `${randomUUID()}@contoh.id`
    const asked = await request(made.uuid, { email, nama: 'Bapak Baru' })
    expect(asked.json().data).toMatchObject({ berakun: false, email, status: 'menunggu' })
    const { kode } = asked.json().data
    const mail = await receivedMail(server.get(), email)
    expect(mail).toContain(encodeURIComponent(`/psat/pengajuan/pengalihan/${kode}`))
    const [, token] = /token=([\w-]+)/.exec(mail) ?? []
    const accepted = await server.get().app.inject({
      method: 'POST',
      url: '/api/perusahaan/terima-undangan',
      payload: { token, username: `baru_${nib}`, sandi_baru: 'kalimat sandi yang panjang' },
    })
    expect(accepted.statusCode).toBe(200)
    const company = await server
      .get()
      .platform.db.selectFrom('akun.perusahaan')
      .select(['id', 'nama_perseroan'])
      .where('nib', '=', nib)
      .executeTakeFirstOrThrow()
    expect(company.nama_perseroan).toBe('PT Pemilik Baru')
    const owner = await server.get().as('PELAKU_USAHA', { perusahaan_id: company.id })
    expect(await masuk(owner)).toMatchObject([{ kode }])
    expect((await reply(kode, { setuju: true }, owner)).statusCode).toBe(200)
    const sent = await send(made)
    expect(sent.statusCode).toBe(200)
    expect((await owner.inject({ url: `/api/psat/pengajuan/${sent.json().data.uuid}` })).statusCode).toBe(200)
  })

  test.each([
    [
      'a corrected NIB',
      ({ uuid, isian }: { uuid: string; isian: object }) =>
        dunia.save(uuid, { isian: { ...isian, pemilik_baru: pemilik(nibBaru()) }, versi: 2 }),
    ],
    [
      'a request to another e-mail address',
      ({ uuid }) => request(uuid, { email: `${randomUUID()}@contoh.id` }),
    ],
    [
      'the deletion of the draft',
      ({ uuid }) => dunia.client.inject({ method: 'DELETE', url: `/api/psat/draf/${uuid}` }),
    ],
  ] as [string, (made: Awaited<ReturnType<typeof tersimpan>>) => ReturnType<typeof request>][])(
    'a sent invitation becomes invalid after %s',
    async (_, change) => {
      const nib = nibBaru()
      const made = await tersimpan(nib)
      const email = `${randomUUID()}@contoh.id`
      expect((await request(made.uuid, { email })).statusCode).toBe(200)
      const [, token] = /token=([\w-]+)/.exec(await receivedMail(server.get(), email)) ?? []
      expect((await change(made)).statusCode).toBe(200)
      const accepted = await server.get().app.inject({
        method: 'POST',
        url: '/api/perusahaan/terima-undangan',
        payload: { token, username: `batal_${nib}`, sandi_baru: 'kalimat sandi yang panjang' },
      })
      expect(accepted.statusCode).toBe(400)
    },
  )

  test('others cannot open an account for a NIB that already holds a permit', async () => {
    const company = await createPerusahaan(server.get().platform.db, { nib: nibBaru() })
    await dunia.izinTerbit('sppb_psat', { perusahaan_id: company.id, nib: company.nib })
    const made = await tersimpan(company.nib)
    const answer = await request(made.uuid, { email: 'orang@contoh.id' })
    expect(faults(answer)).toEqual([
      { field: 'pemilik_baru.nib', message: expect.stringContaining('Hubungi sekretariat') },
    ])
    const staff = await server.get().as('SEKRETARIAT')
    const onBehalf = await draf(company.nib, staff)
    const izin = { registrasi_id: await dunia.izinTerbit('sppb_psat') }
    await dunia.save(
      onBehalf.uuid,
      { isian: { ...onBehalf.isian, izin_asal: izin, dokumen: {} }, versi: 1 },
      staff,
    )
    const email = `${randomUUID()}@contoh.id`
    expect((await request(onBehalf.uuid, { email }, staff)).statusCode).toBe(200)
  })

  test.each([
    ['a received OSS izin', async (nib: string) => dunia.izinOss('018000000242', nib)],
    [
      'business data',
      async (nib: string) => {
        const { id } = await createPerusahaan(server.get().platform.db, { nib })
        await server
          .get()
          .platform.db.insertInto('psat.mitra')
          .values({ perusahaan_id: id, jenis: 'pemasok', nama: 'Pemasok', alamat: 'Jalan 1' })
          .execute()
      },
    ],
    [
      'a request of another company',
      async (nib: string) => {
        const lain = await pemohonWorld(server.get())
        const { uuid } = await lain.draf({ auditType: 'sppb_psat', jenisPengajuan: 'pengalihan' })
        const isian = await lain.isian('sppb_psat', 'pengalihan', { pemilik_baru: pemilik(nib) })
        await lain.save(uuid, { isian, versi: 1 })
        const asked = await request(uuid, { email: `${randomUUID()}@contoh.id` }, lain.client)
        expect(asked.statusCode).toBe(200)
      },
    ],
  ])('operators cannot open an account for a NIB with %s', async (_, isi) => {
    const nib = nibBaru()
    await isi(nib)
    const made = await tersimpan(nib)
    expect(faults(await request(made.uuid, { email: `${randomUUID()}@contoh.id` }))).toEqual([
      { field: 'pemilik_baru.nib', message: expect.stringContaining('sudah tercatat di portal') },
    ])
  })

  test('two izin can go to the same new owner without an account', async () => {
    const nib = nibBaru()
    const email = `${randomUUID()}@contoh.id`
    for (const { uuid } of [await tersimpan(nib), await tersimpan(nib)]) {
      expect((await request(uuid, { email })).statusCode).toBe(200)
    }
  })

  test('izin outside the registry: only the secretariat invites to an account', async () => {
    const nib = nibBaru()
    const made = await draf(nib)
    const izin_asal = { registrasi_id: null, nomor: 'KARANGAN-1', berlaku_sampai: '2029-01-10' }
    const isian = { ...made.isian, izin_asal }
    expect((await dunia.save(made.uuid, { isian, versi: 1 })).statusCode).toBe(200)
    const email = `${randomUUID()}@contoh.id`
    expect(faults(await request(made.uuid, { email }))).toEqual([
      { field: 'pemilik_baru.nib', message: expect.stringContaining('dikirim oleh sekretariat') },
    ])
    const staff = await server.get().as('SEKRETARIAT')
    const onBehalf = await draf(nib, staff)
    await dunia.save(onBehalf.uuid, { isian: { ...isian, dokumen: {} }, versi: 1 }, staff)
    expect((await request(onBehalf.uuid, { email }, staff)).statusCode).toBe(200)
  })

  test("refuses an incomplete draft, another kind and another company's draft", async () => {
    const tanpaNib = await tersimpan(null)
    expect(faults(await request(tanpaNib.uuid))[0]?.field).toBe('pemilik_baru.nib')
    const sendiri = await tersimpan(dunia.company.nib)
    expect(faults(await request(sendiri.uuid))[0]?.field).toBe('pemilik_baru.nib')
    const biasa = await dunia.draf({ auditType: 'sppb_psat', jenisPengajuan: 'permohonan_baru' })
    expect((await request(biasa.uuid)).json().code).toBe('SYARAT_BELUM_TERPENUHI')
    expect((await request(biasa.uuid, {}, baru.client)).statusCode).toBe(404)
  })
})

describe('after submission', () => {
  async function terkirim(izin_asal?: object) {
    const made = await draf(baru.company.nib)
    const isian = izin_asal ? { ...made.isian, izin_asal } : made.isian
    expect((await dunia.save(made.uuid, { isian, versi: 1 })).statusCode).toBe(200)
    const { kode } = (await request(made.uuid)).json().data
    expect((await reply(kode, { setuju: true })).statusCode).toBe(200)
    const sent = await send({ ...made, isian })
    expect([sent.statusCode, sent.json().errors]).toEqual([200, undefined])
    return { ...sent.json().data, isian } as { id_pengajuan: number; uuid: string; isian: object }
  }

  test('a revision cannot replace the izin number that the new owner agreed to', async () => {
    const izin_asal = { registrasi_id: null, nomor: 'LAMA-77', berlaku_sampai: '2029-01-10' }
    const { id_pengajuan, isian } = await terkirim(izin_asal)
    const sekretariat = await server.get().as('SEKRETARIAT')
    await sekretariat.inject({
      method: 'POST',
      url: '/api/psat/sppb/audit/permohonan_baru',
      payload: { id_pengajuan, proses: 'REVISION', keterangan: 'Periksa lagi.' },
    })
    const revise = (nomor: string) =>
      dunia.revise('sppb_psat', 'pengalihan', {
        ...isian,
        izin_asal: { ...izin_asal, nomor },
        id_pengajuan,
      })
    expect(faults(await revise('LAMA-78'))[0]?.message).toMatch(/^Izin asal tidak dapat diganti/)
    expect((await revise('LAMA-77')).statusCode).toBe(200)
  })

  test('the intended owner of a withdrawn transfer no longer reads it', async () => {
    const { id_pengajuan, uuid } = await terkirim()
    const page = async () => (await baru.client.inject({ url: `/api/psat/pengajuan/${uuid}` })).statusCode
    const listed = async () =>
      (await baru.client.inject({ url: '/api/psat/sppb/history?code=all&limit=100' })).json().detail.data
        .query as { uuid: string }[]
    expect(await page()).toBe(200)
    expect((await listed()).map((row) => row.uuid)).toContain(uuid)
    const withdrawn = await dunia.client.inject({
      method: 'POST',
      url: '/api/psat/sppb/audit/penarikan',
      payload: { id_pengajuan, keterangan: 'Batal dialihkan.' },
    })
    expect(withdrawn.statusCode).toBe(200)
    expect(await page()).toBe(404)
    expect((await listed()).map((row) => row.uuid)).not.toContain(uuid)
  })
})

test('a revision cannot replace a new owner who has agreed', async () => {
  const asli = await tersimpan(baru.company.nib)
  const { kode } = (await request(asli.uuid)).json().data
  expect((await reply(kode, { setuju: true })).statusCode).toBe(200)
  const { id_pengajuan } = (await send(asli)).json().data
  const sekretariat = await server.get().as('SEKRETARIAT')
  const asked = await sekretariat.inject({
    method: 'POST',
    url: '/api/psat/sppb/audit/permohonan_baru',
    payload: { id_pengajuan, proses: 'REVISION', keterangan: 'Perbaiki alamatnya.' },
  })
  expect(asked.statusCode).toBe(200)
  const lain = await createPerusahaan(server.get().platform.db)
  const revise = (pemilik_baru: object) =>
    dunia.revise('sppb_psat', 'pengalihan', { ...asli.isian, id_pengajuan, pemilik_baru })
  const swapped = await revise(pemilik(lain.nib))
  expect([swapped.json().code, faults(swapped).map(({ field }) => field)]).toEqual([
    'VALIDASI_GAGAL',
    ['pemilik_baru.nib'],
  ])
  const same = { ...pemilik(baru.company.nib), alamat_pemilik_baru: 'Jalan Baru 3' }
  expect((await revise(same)).statusCode).toBe(200)
})
