import { beforeAll, expect, test } from 'vitest'
import { uploadFile } from '#psat/data-usaha/data-usaha.fixture.ts'
import { type PsatWorld, psatWorld } from '#psat/psat.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { createPerusahaan } from '#testing/factories.ts'

const server = useTestApp()
let world: PsatWorld
beforeAll(async () => {
  world = await psatWorld(server.get())
})

type Berkas = Awaited<ReturnType<PsatWorld['at']>>
type Orang = 'koordinator' | 'sekretariat'

const asked = async (berkas: readonly Berkas[], more: object = {}) => ({
  berkas: berkas.map(({ uuid }) => ({ uuid })),
  tanggal_penugasan: '2026-11-20',
  surat_tugas: await world.upload('koordinator'),
  lead_auditor: [world.people.lead.id],
  tim_auditor: [world.people.auditor.id],
  ...more,
})
const send = (payload: object, headers = {}, who: Orang = 'koordinator') =>
  world.people[who].inject({ method: 'POST', url: '/api/psat/penunjukan', payload, headers })
const hasilOf = async (payload: object, headers = {}) =>
  (await send(payload, headers)).json().data.map((satu: Record<string, unknown>) => [satu.hasil, satu.code])

test.each([
  ['a copy of the office’s letter', {}],
  ['a letter that the portal writes', { surat_tugas: null }],
])('several files get one team, each in its own history and with %s', async (_, letter) => {
  const berkas = [await world.at('penunjukan_auditor'), await world.at('penunjukan_auditor')]
  const answer = await send(await asked(berkas, { keterangan: 'Satu rombongan.', ...letter }))
  expect(answer.json()).toMatchObject({
    message: 'Tim audit ditetapkan bagi 2 berkas',
    data: berkas.map(({ uuid, nomor }) => ({ uuid, nomorPermohonan: nomor, hasil: 'berhasil' })),
  })
  const pages = await Promise.all(berkas.map((satu) => world.read('auditor', satu)))
  const letters = pages.map(({ tim }) => tim?.surat_tugas)
  expect(new Set(letters).size).toBe(2)
  for (const page of pages) {
    expect(page.riwayat.at(-1)).toMatchObject({ aksi: 'tunjuk_auditor', catatan: 'Satu rombongan.' })
  }
})

test('what one file refuses does not hold the others, and each refusal says why', async () => {
  const tied = await createPerusahaan(world.platform.db)
  const auditor = await server.get().as('AUDITOR')
  await world.platform.db
    .insertInto('psat.benturan')
    .values({ auditor_id: auditor.id, perusahaan_id: tied.id, alasan: 'Saudara kandung bekerja di sana.' })
    .execute()
  const free = await world.at('penunjukan_auditor')
  const early = await world.at('verifikasi_permohonan')
  const taken = await world.at('audit_dokumen')
  const transfer = await world.at('penunjukan_auditor', {
    jenisPengajuan: 'pengalihan',
    perusahaan_baru_id: tied.id,
  })
  const stranger = { uuid: '00000000-0000-4000-8000-000000000000' } as Berkas
  const body = await asked([early, taken, transfer, stranger, free], { tim_auditor: [auditor.id] })
  const { data, message } = (await send(body)).json()
  expect(message).toBe('1 berkas mendapat tim audit, 4 ditolak')
  expect(data.map((satu: Record<string, unknown>) => [satu.hasil, satu.code])).toEqual([
    ['ditolak', 'BUKAN_GILIRAN'],
    ['ditolak', 'BENTROK'],
    ['ditolak', 'VALIDASI_GAGAL'],
    ['ditolak', 'TIDAK_DITEMUKAN'],
    ['berhasil', null],
  ])
  expect(data[2].alasan).toContain('menyatakan benturan kepentingan')
  expect((await world.read('koordinator', taken)).tim?.auditor).not.toContainEqual(
    expect.objectContaining({ id: auditor.id }),
  )
})

test('a file that changed since the list was read is refused; sent again, what was done is told as done', async () => {
  const [first, second] = [await world.at('penunjukan_auditor'), await world.at('penunjukan_auditor')]
  const { versi } = await world.read('koordinator', first)
  const body = await asked([first, second], {
    berkas: [
      { uuid: first.uuid, versi: versi - 1 },
      { uuid: second.uuid, versi },
    ],
  })
  expect(await hasilOf(body)).toEqual([
    ['ditolak', 'BENTROK'],
    ['berhasil', null],
  ])
  const again = { ...body, berkas: [{ uuid: first.uuid, versi }, { uuid: second.uuid }] }
  expect(await hasilOf(again)).toEqual([
    ['berhasil', null],
    ['sudah', null],
  ])
  expect(
    await hasilOf(await asked([second], { tim_auditor: [(await server.get().as('AUDITOR')).id] })),
  ).toEqual([['ditolak', 'BENTROK']])
})

test('two at once leave one step in each file', async () => {
  const berkas = [await world.at('penunjukan_auditor'), await world.at('penunjukan_auditor')]
  const body = await asked(berkas)
  const both = await Promise.all([1, 2].map(() => send(body, { 'idempotency-key': 'bersama-1' })))
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  for (const satu of berkas) {
    const { riwayat } = await world.read('koordinator', satu)
    expect(riwayat.filter(({ aksi }) => aksi === 'tunjuk_auditor')).toHaveLength(1)
  }
})

test('who may not appoint is refused whole, and so is a letter of somebody else or a list of nobody', async () => {
  const berkas = [await world.at('penunjukan_auditor')]
  const body = await asked(berkas)
  expect((await send(body, {}, 'sekretariat')).json().code).toBe('TIDAK_BERWENANG')
  const foreign = await uploadFile(server.get(), world.people.sekretariat)
  expect((await send({ ...body, surat_tugas: foreign })).json()).toMatchObject({
    code: 'VALIDASI_GAGAL',
    errors: [{ field: 'surat_tugas' }],
  })
  expect((await send({ ...body, berkas: [] })).json().errors[0].field).toBe('berkas')
  expect((await send({ ...body, lead_auditor: [] })).json().errors[0].field).toBe('lead_auditor')
})

test('candidates for several files show what ties them to any of the applicants', async () => {
  const tied = await createPerusahaan(world.platform.db)
  const auditor = await server.get().as('AUDITOR')
  await world.platform.db
    .insertInto('psat.benturan')
    .values({ auditor_id: auditor.id, perusahaan_id: tied.id, alasan: 'Pernah bekerja di sana.' })
    .execute()
  const plain = await world.at('penunjukan_auditor')
  const transfer = await world.at('penunjukan_auditor', {
    jenisPengajuan: 'pengalihan',
    perusahaan_baru_id: tied.id,
  })
  const benturanFor = async (berkas: string) => {
    const answer = await world.people.koordinator.inject({
      url: `/api/psat/penunjukan/calon?berkas=${berkas}`,
    })
    return answer.json().data.find(({ id }: { id: number }) => id === auditor.id).benturan
  }
  expect(await benturanFor(plain.uuid)).toEqual([])
  expect(await benturanFor(`${plain.uuid},${transfer.uuid}`)).toEqual([
    { perusahaan: tied.nama_perseroan, keterangan: 'Pernah bekerja di sana.' },
  ])
  const wrong = await world.people.koordinator.inject({ url: '/api/psat/penunjukan/calon?berkas=x' })
  expect(wrong.json().code).toBe('VALIDASI_GAGAL')
})
