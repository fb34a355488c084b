import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { registrasiCalls } from '#okkp/registrasi/registrasi.fixture.ts'
import { samplePicture } from '#platform/files/samples.fixture.ts'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { uploadBytes } from '#testing/upload.ts'
import { strictXml } from './xml.fixture.ts'

const server = useTestApp({ PUBLIC_URL: 'https://portal.example.go.id' })
const base = '/api/okkp/peringatan'
let pusat: SignedInClient
let pusat2: SignedInClient
let jabar: SignedInClient
let jatim: SignedInClient

beforeAll(async () => {
  const { as } = server.get()
  pusat = await as('OKKP_ADMIN_PUSAT')
  pusat2 = await as('OKKP_ADMIN_PUSAT')
  jabar = await as('OKKP_ADMIN_DAERAH', { provinsi_id: 32 })
  jatim = await as('OKKP_ADMIN_DAERAH', { provinsi_id: 35 })
})

const form = (given: object = {}) => ({
  jenis: 'penarikan',
  judul: 'Kacang tanah bets 12 ditarik dari peredaran',
  pangan: 'Kacang tanah kupas Sari',
  isi: 'Uji laboratorium menemukan aflatoksin di atas batas pada bets ini.',
  saran: 'Jangan dimakan; kembalikan ke tempat membeli.',
  bets: '12/2026',
  ...given,
})
const add = (by: SignedInClient, given: object = {}) =>
  by.inject({ method: 'POST', url: `${base}/add`, payload: form(given) })
const put = (by: SignedInClient, step: string, payload: object) =>
  by.inject({ method: 'PUT', url: `${base}/${step}`, payload })
const detail = (by: SignedInClient, id: number) =>
  by.inject({ url: `${base}/detail`, query: { id: String(id) } })
const seen = async (id: number) => {
  const { versi } = (await detail(pusat, id)).json().data
  return { id, versi }
}
const open = (path: string) => server.get().app.inject({ url: `${base}/${path}` })
const shown = (id: number) => open(`publik/detail?id=${id}`)

async function published(given: object = {}, by = pusat): Promise<number> {
  const { id } = (await add(by, given)).json().data
  expect((await put(pusat2, 'terbitkan', await seen(id))).statusCode).toBe(200)
  return id
}

describe('a second person', () => {
  test('whoever wrote it does not publish it; another one does, and then everybody reads it', async () => {
    const { id } = (await add(pusat)).json().data
    expect((await shown(id)).statusCode).toBe(404)
    const own = await put(pusat, 'terbitkan', await seen(id))
    expect([own.statusCode, own.json().code]).toEqual([403, 'PERLU_ORANG_KEDUA'])
    expect((await detail(pusat, id)).json().data).toMatchObject({
      tulisan_saya: true,
      boleh_terbitkan: false,
    })
    expect((await detail(pusat2, id)).json().data).toMatchObject({
      tulisan_saya: false,
      boleh_terbitkan: true,
    })
    const done = await put(pusat2, 'terbitkan', await seen(id))
    expect(done.json().message).toBe('Sudah terbit dan tampil bagi umum')
    expect(done.json().data).toMatchObject({
      status: 'berlaku',
      draf: null,
      riwayat: [{ nomor: 1, tindakan: 'terbit' }],
    })
    expect((await shown(id)).json().data).toMatchObject({
      judul: form().judul,
      status: 'berlaku',
      provinsi: null,
    })
  })

  test('whoever changed the draft is one of its writers too', async () => {
    const { id } = (await add(pusat)).json().data
    const changed = await put(pusat2, 'update', {
      ...form({ judul: 'Judul yang diperbaiki orang kedua' }),
      ...(await seen(id)),
    })
    expect(changed.json().data.draf.penulis).toHaveLength(2)
    for (const by of [pusat, pusat2])
      expect((await put(by, 'terbitkan', await seen(id))).json().code).toBe('PERLU_ORANG_KEDUA')
    const third = await server.get().as('SUPERADMIN')
    expect((await put(third, 'terbitkan', await seen(id))).statusCode).toBe(200)
  })

  test('the table itself refuses a publisher who wrote, and any change of what was published', async () => {
    const { id } = (await add(pusat)).json().data
    const { db } = server.get().platform
    await expect(
      sql`update okkp.peringatan_versi set terbit = now(), penerbit = ${pusat.id} where peringatan_id = ${id}`.execute(
        db,
      ),
    ).rejects.toThrow(/check constraint/)
    const out = await published()
    await expect(
      sql`update okkp.peringatan_versi set judul = 'Diubah diam-diam' where peringatan_id = ${out}`.execute(
        db,
      ),
    ).rejects.toThrow()
    await expect(
      sql`delete from okkp.peringatan_versi where peringatan_id = ${out}`.execute(db),
    ).rejects.toThrow()
  })

  test('of two who publish at once one is told', async () => {
    const { id } = (await add(jabar)).json().data
    const at = await seen(id)
    const answers = await Promise.all([put(pusat, 'terbitkan', at), put(pusat2, 'terbitkan', at)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })
})

describe('corrected and withdrawn in the open', () => {
  test('every version stays to be read, with its reason', async () => {
    const id = await published()
    const without = await put(pusat, 'koreksi', { ...form({ bets: '13/2026' }), ...(await seen(id)) })
    expect([without.json().code, without.json().errors[0].field]).toEqual(['VALIDASI_GAGAL', 'alasan'])
    const koreksi = {
      ...form({ bets: '13/2026', alasan: 'Nomor betsnya 13, bukan 12.' }),
      ...(await seen(id)),
    }
    expect((await put(pusat, 'koreksi', koreksi)).json().data.draf).toMatchObject({
      tindakan: 'koreksi',
      nomor: 2,
    })
    const meanwhile = (await shown(id)).json().data
    expect([meanwhile.bets, meanwhile.riwayat.map(({ nomor }: { nomor: number }) => nomor)]).toEqual([
      '12/2026',
      [1],
    ])
    expect((await put(pusat, 'terbitkan', await seen(id))).json().code).toBe('PERLU_ORANG_KEDUA')
    await put(pusat2, 'terbitkan', await seen(id))
    expect((await shown(id)).json().data).toMatchObject({
      bets: '13/2026',
      tindakan: 'koreksi',
      riwayat: [
        { nomor: 2, tindakan: 'koreksi', bets: '13/2026', alasan: 'Nomor betsnya 13, bukan 12.' },
        { nomor: 1, tindakan: 'terbit', bets: '12/2026', alasan: null },
      ],
    })
    const again = await put(pusat2, 'cabut', { ...(await seen(id)), alasan: 'Uji ulang menyatakan aman.' })
    expect(again.json().data).toMatchObject({ status: 'berlaku', draf: { tindakan: 'cabut' } })
    const gone = await put(pusat, 'terbitkan', await seen(id))
    expect(gone.json().message).toBe('Sudah dicabut; alasannya tampil bagi umum')
    const end = (await shown(id)).json().data
    expect(end).toMatchObject({ status: 'dicabut', alasan: 'Uji ulang menyatakan aman.' })
    expect(end.riwayat.map(({ tindakan }: { tindakan: string }) => tindakan)).toEqual([
      'cabut',
      'koreksi',
      'terbit',
    ])
    expect(JSON.stringify(end)).not.toContain(pusat.username)
    for (const step of ['koreksi', 'cabut']) {
      const late = await put(pusat, step, { ...koreksi, ...(await seen(id)) })
      expect([late.statusCode, late.json().code]).toEqual([409, 'BUKAN_GILIRAN'])
    }
  })

  test('a correction keeps the kind and the region that people have read', async () => {
    const id = await published({ provinsi_id: 32 })
    const before = (await shown(id)).json().data
    const alasan = 'Nomor betsnya 13, bukan 12.'
    const given = form({ alasan, bets: '13/2026', jenis: 'peringatan', provinsi_id: 35 })
    expect((await put(pusat, 'koreksi', { ...given, ...(await seen(id)) })).statusCode).toBe(200)
    expect((await put(pusat, 'update', { ...given, ...(await seen(id)) })).statusCode).toBe(200)
    await put(pusat2, 'terbitkan', await seen(id))
    expect((await shown(id)).json().data).toMatchObject({
      bets: '13/2026',
      jenis: before.jenis,
      provinsi: before.provinsi,
    })
    expect((await detail(pusat, id)).json().data).toMatchObject({ jenis: 'penarikan', provinsi_id: 32 })
  })

  test('what was published is neither changed nor deleted; a draft is', async () => {
    const id = await published()
    expect((await put(pusat, 'update', { ...form(), ...(await seen(id)) })).json().code).toBe('BUKAN_GILIRAN')
    const remove = (which: number) =>
      pusat.inject({ method: 'DELETE', url: `${base}/delete`, query: { id: String(which) } })
    expect((await remove(id)).json().code).toBe('BUKAN_GILIRAN')
    await put(pusat, 'cabut', { ...(await seen(id)), alasan: 'Ternyata tidak perlu.' })
    expect(
      (await put(pusat, 'cabut', { ...(await seen(id)), alasan: 'Sekali lagi dicabut.' })).json().code,
    ).toBe('BUKAN_GILIRAN')
    expect((await remove(id)).statusCode).toBe(200)
    expect((await shown(id)).json().data.status).toBe('berlaku')
    const { id: draft } = (await add(pusat)).json().data
    expect((await remove(draft)).statusCode).toBe(200)
    expect((await detail(pusat, draft)).statusCode).toBe(404)
  })
})

describe('who', () => {
  test('an office of a province writes for its own, and sees no other’s', async () => {
    const own = (await add(jabar)).json().data
    expect(own.provinsi_id).toBe(32)
    expect((await add(jabar, { provinsi_id: 35 })).json().code).toBe('WILAYAH_DITOLAK')
    expect((await detail(jatim, own.id)).json().code).toBe('TIDAK_DITEMUKAN')
    expect((await put(jatim, 'update', { ...form(), id: own.id, versi: own.versi })).json().code).toBe(
      'TIDAK_DITEMUKAN',
    )
    const list = (await jatim.inject({ url: base })).json()
    expect(list.data.map(({ id }: { id: number }) => id)).not.toContain(own.id)
    const refused = await put(jatim, 'terbitkan', { id: own.id, versi: own.versi })
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'TIDAK_BERWENANG'])
  })

  test.each(['OKKP_ADMIN_KOTA', 'OKKP_ADMIN_UJILAB', 'OKPO_ADMIN', 'PELAKU_USAHA'] as const)(
    '%s writes none',
    async (role) => {
      const answer = await add(await server.get().as(role))
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'TIDAK_BERWENANG'])
    },
  )

  test.each([
    [{ judul: 'Pendek' }, 'judul'],
    [{ isi: 'Terlalu pendek.' }, 'isi'],
    [{ saran: '' }, 'saran'],
    [{ pangan: '' }, 'pangan'],
    [{ jenis: 'lain' }, 'jenis'],
  ])('refuses %j at its field', async (given, field) => {
    const answer = await add(pusat, given)
    expect([answer.json().code, answer.json().errors[0].field]).toEqual(['VALIDASI_GAGAL', field])
  })

  test('the start page counts what others wrote', async () => {
    const card = async (by: SignedInClient) =>
      (await by.inject({ url: '/api/admin/beranda' }))
        .json()
        .data.kartu.find(({ judul }: { judul: string }) => judul.startsWith('Peringatan menunggu'))
    const [mine, others] = [(await card(pusat)).jumlah, (await card(pusat2)).jumlah]
    await add(pusat)
    expect([(await card(pusat)).jumlah, (await card(pusat2)).jumlah]).toEqual([mine, others + 1])
    expect(await card(jabar)).toBeUndefined()
  })
})

describe('read by all', () => {
  test('of a permit, in any letters, while it holds', async () => {
    const izin = await registrasiCalls(await server.get().as('OKKP_ADMIN_KOTA')).added()
    const nomor_izin = izin.no_registration.toLowerCase()
    const id = await published({ nomor_izin })
    const of = async () =>
      (await open(`publik?berlaku=ya&nomor=${encodeURIComponent(izin.no_registration)}`))
        .json()
        .data.map((one: { id: number }) => one.id)
    expect(await of()).toEqual([id])
    expect((await shown(id)).json().data.kode_verifikasi).toBe(izin.kode_verifikasi)
    await put(pusat, 'cabut', { ...(await seen(id)), alasan: 'Bukan izin yang ini.' })
    await put(pusat2, 'terbitkan', await seen(id))
    expect(await of()).toEqual([])
    const all = (await open('publik?limit=100')).json().data
    expect(all.find((one: { id: number }) => one.id === id)).toMatchObject({ status: 'dicabut' })
  })

  test('the feed is Atom, whatever the words hold', async () => {
    const judul = 'Beras "A" & <b>B</b>\u0007 ditarik semua'
    const id = await published({ judul, jenis: 'peringatan' })
    const feed = await open('atom.xml')
    expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    const doc = strictXml(feed.body)
    expect(doc.root).toBe('feed')
    expect(doc.texts('feed/id')).toEqual(['https://portal.example.go.id/peringatan'])
    expect(doc.texts('feed/updated')).toHaveLength(1)
    expect(doc.texts('feed/author/name')).toHaveLength(1)
    const ids = doc.texts('feed/entry/id')
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids[0]).toBe(`https://portal.example.go.id/peringatan/${id}`)
    expect(doc.texts('feed/entry/title')[0]).toBe('Peringatan: Beras "A" & <b>B</b> ditarik semua')
    for (const part of ['title', 'updated', 'published', 'content'])
      expect(doc.texts(`feed/entry/${part}`)).toHaveLength(ids.length)
    for (const moment of doc.texts('feed/entry/updated')) expect(new Date(moment).toISOString()).toBe(moment)
  })

  test('the map of the site names them, drafts not', async () => {
    const id = await published()
    const { id: draft } = (await add(pusat)).json().data
    const { body } = await server.get().app.inject({ url: '/sitemap.xml' })
    expect(body).toContain(`/peringatan/${id}<`)
    expect(body).not.toContain(`/peringatan/${draft}<`)
  })
})

test('a photo of the product is public with its warning, stays with the versions that show it, and is checked', async () => {
  const upload = async (by: SignedInClient) =>
    uploadBytes(server.get().platform, by, 'kemasan.png', await samplePicture('png'))
  const foto = await upload(pusat)
  const id = await published({ foto })
  expect((await shown(id)).json().data.foto).toBe(foto)
  const picture = { url: `/api/upload/display_image?path=${foto}` }
  expect((await server.get().app.inject(picture)).statusCode).toBe(200)

  const other = await upload(pusat)
  const { jenis: _, ...isi } = form({ foto: other, alasan: 'Fotonya keliru.' })
  expect((await put(pusat, 'koreksi', { ...isi, ...(await seen(id)) })).statusCode).toBe(200)
  expect((await put(pusat2, 'terbitkan', await seen(id))).statusCode).toBe(200)
  const { data } = (await shown(id)).json()
  expect([data.foto, ...data.riwayat.map((versi: { foto: string }) => versi.foto)]).toEqual([
    other,
    other,
    foto,
  ])
  expect((await server.get().app.inject(picture)).statusCode).toBe(200)

  const foreign = await add(pusat, { foto: 'tidak-ada.png' })
  expect([foreign.statusCode, foreign.json().errors[0].field]).toEqual([400, 'foto'])
})
