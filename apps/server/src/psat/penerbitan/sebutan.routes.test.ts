import { beforeAll, expect, test } from 'vitest'
import type { BerkasUji } from '#psat/psat.fixture.ts'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { terbitWorld } from './penerbitan.fixture.ts'

const server = useTestApp()
let world: Awaited<ReturnType<typeof terbitWorld>>
let berkas: BerkasUji
let perpanjangan: BerkasUji
beforeAll(async () => {
  world = await terbitWorld(server.get())
  const { db } = world.platform
  const { id } = await db
    .insertInto('oss.izin')
    .values({
      id_izin: 'I-SEBUTAN',
      kode_izin: '018000000242',
      nib: world.company.nib ?? '',
      no_identitas: '3273010101800001',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('akun.pengguna')
    .set({ nomor_identitas: '3273010101800002' })
    .where('id', '=', world.people.pemohon.id)
    .execute()
  berkas = await world.atNomor({ id_izin_oss: id })
  perpanjangan = await world.open({ jenisPengajuan: 'perpanjangan' })
})

function certificate(
  by: SignedInClient,
  method: 'GET' | 'POST',
  { id }: BerkasUji,
  user: string | number,
  query: Record<string, string> = {},
) {
  const payload = method === 'POST' ? { payload: {} } : {}
  return by.inject({ method, url: `/api/sertifikat/sppb-psat/${user}/${id}`, query, ...payload })
}
const fields = (answer: { json(): { errors: { field: string }[] } }) =>
  answer.json().errors.map(({ field }) => field)

test.each(['GET', 'POST'] as const)(
  '%s refuses whatever is not the file’s own, all at once',
  async (method) => {
    const { sekretariat, pemohon, pvtpp } = world.people
    const wrong = { type: 'PERUBAHAN', id_izin: 'I-LAIN', no_identitas: '1' }
    const answer = await certificate(sekretariat, method, berkas, pvtpp.id, wrong)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDASI_GAGAL'])
    expect(fields(answer)).toEqual(['user', 'type', 'id_izin', 'no_identitas'])
    expect(answer.json().errors[1].message).toContain('Permohonan Baru, bukan Perubahan Data')
    for (const [name, value] of Object.entries(wrong)) {
      expect(fields(await certificate(sekretariat, method, berkas, pemohon.id, { [name]: value }))).toEqual([
        name,
      ])
    }
    expect(fields(await certificate(sekretariat, method, berkas, pemohon.id, { type: 'LAIN' }))).toEqual([
      'type',
    ])
    for (const user of ['0', 'all', 'x']) {
      expect(fields(await certificate(sekretariat, method, berkas, user))).toEqual(['user'])
    }
  },
)

test('a file out of reach does not exist, whatever is said of it', async () => {
  const stranger = await server.get().as('PELAKU_USAHA')
  const answer = await certificate(stranger, 'GET', berkas, world.people.pemohon.id, { type: 'LAIN' })
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'TIDAK_DITEMUKAN'])
})

test('extension and addition go under PERMOHONAN as well as under their own names', async () => {
  const { pemohon } = world.people
  const codeFor = async (type: string) =>
    (await certificate(pemohon, 'GET', perpanjangan, pemohon.uuid, { type })).json().code
  for (const type of ['PERMOHONAN', 'PERPANJANGAN', 'perpanjangan', 'permohonan_baru', '']) {
    expect(await codeFor(type)).toBe('SYARAT_BELUM_TERPENUHI')
  }
  for (const type of ['PENAMBAHAN', 'PENGALIHAN']) expect(await codeFor(type)).toBe('VALIDASI_GAGAL')
  const noLicence = await certificate(pemohon, 'GET', perpanjangan, pemohon.id, { id_izin: 'I-SEBUTAN' })
  expect(noLicence.json().message).toContain('tidak memakai izin OSS')
})

test('what is right is let through: applicant or caller, NIB or identity number', async () => {
  const { sekretariat, pemohon } = world.people
  for (const no_identitas of [world.company.nib ?? '', '3273010101800001', '3273010101800002']) {
    const answer = await certificate(sekretariat, 'POST', berkas, sekretariat.uuid, {
      type: 'PERMOHONAN',
      id_izin: 'I-SEBUTAN',
      no_identitas,
    })
    expect(answer.json().code).toBe('SYARAT_BELUM_TERPENUHI')
  }
  expect((await world.number(berkas, 'SEBUTAN/1')).json().success).toBe(true)
  const issued = await world.issue(berkas)
  expect(issued.json()).toMatchObject({ success: true })
  const seen = await certificate(pemohon, 'GET', berkas, pemohon.uuid, { id_izin: 'I-SEBUTAN' })
  expect(seen.json().data.nomor).toBe('SEBUTAN/1')
})
