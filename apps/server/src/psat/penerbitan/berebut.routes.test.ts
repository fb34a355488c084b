import { beforeAll, expect, test, vi } from 'vitest'
import { recordIssuedPermit } from '#okkp/index.ts'
import type { Trx } from '#platform/database/database.ts'
import { useTestApp } from '#testing/app.ts'
import { untilLocked } from '#testing/locks.ts'
import { terbitWorld } from './penerbitan.fixture.ts'

const server = useTestApp()
let world: Awaited<ReturnType<typeof terbitWorld>>
beforeAll(async () => {
  world = await terbitWorld(server.get())
})

/** Creates an issued permit and a renewal at the stage of its number. */
async function renewalOf(nomor: string) {
  const { berkas } = await world.issued({}, nomor)
  const { registrasi_id: asal } = await world.penerbitan('sekretariat', berkas)
  const from = { jenisPengajuan: 'perpanjangan', izin_asal_registrasi_id: asal } as const
  const file = await world.atNomor(from)
  expect((await world.number(file, `${nomor}/baru`)).statusCode).toBe(200)
  return { asal: Number(asal), file, from }
}

const registri = (id: number) =>
  world.platform.db
    .selectFrom('okkp.registrasi')
    .select(['id', 'sanksi', 'menggantikan', 'digantikan_oleh'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Issues the file while the transaction of another server is open and commits shortly afterwards. */
async function issueBeside<T>(
  file: Parameters<typeof world.issue>[0],
  other: (trx: Trx) => Promise<T>,
): Promise<{ answer: Awaited<ReturnType<typeof world.issue>>; result: T }> {
  const started = Promise.withResolvers<void>()
  const committed = world.platform.db.transaction().execute(async (trx) => {
    const result = await other(trx)
    started.resolve()
    await untilLocked(world.platform.db)
    return result
  })
  await started.promise
  const answer = await world.issue(file)
  return { answer, result: await committed }
}

test('two servers issuing from one permit: the second replaces what the first has made', async () => {
  const { asal, file } = await renewalOf('DUA-SERVER/1')
  const { answer, result: first } = await issueBeside(file, (trx) =>
    recordIssuedPermit(
      trx,
      {
        jenis_registrasi_id: 5,
        no_registration: 'DUA-SERVER/lain',
        pusat: true,
        unit_usaha: world.company.nama_perseroan,
        perusahaan_id: world.company.id,
        terbit_sertifikat: '2026-01-05',
        supersedes: { id: asal, sebab: 'perubahan' },
      },
      new Date(),
    ),
  )
  expect(answer.statusCode).toBe(200)
  const { registrasi_id } = await world.penerbitan('sekretariat', file)
  expect((await registri(asal)).digantikan_oleh).toBe(first.id)
  expect((await registri(first.id)).digantikan_oleh).toBe(registrasi_id)
  expect((await registri(registrasi_id)).menggantikan).toBe(first.id)
})

test('a revocation that is being written when issuing begins is seen', async () => {
  const { asal, file } = await renewalOf('CABUT/1')
  const { answer } = await issueBeside(file, (trx) =>
    trx.updateTable('okkp.registrasi').set({ sanksi: 'dicabut' }).where('id', '=', asal).execute(),
  )
  expect([answer.statusCode, answer.json().message]).toEqual([409, 'Izin asal CABUT/1 sedang dicabut.'])
  expect(await registri(asal)).toMatchObject({ sanksi: 'dicabut', digantikan_oleh: null })
})

test('a revocation during printing waits, and is told of the successor', async () => {
  const { asal, file } = await renewalOf('CABUT/2')
  const okkp = await server.get().as('OKKP_ADMIN_PUSAT')
  let revocation: ReturnType<typeof okkp.inject> | undefined
  const { signer } = world.platform
  const sign = signer.sign.bind(signer)
  const spy = vi.spyOn(signer, 'sign').mockImplementationOnce(async (...given) => {
    revocation = okkp.inject({
      method: 'POST',
      url: '/api/okkp/registrations/pengawasan/add',
      payload: {
        registrasi_id: asal,
        tanggal: '2026-01-05',
        jenis: 'berkala',
        aspek: ['label'],
        hasil: 'tidak_sesuai',
        sanksi: 'pencabutan',
      },
    })
    await untilLocked(world.platform.db)
    return sign(...given)
  })
  const answer = await world.issue(file)
  spy.mockRestore()
  const revoked = await revocation
  expect(answer.statusCode).toBe(200)
  expect([revoked?.statusCode, revoked?.json().message]).toEqual([
    409,
    'Registrasi ini sudah digantikan. Catat pengawasan pada penggantinya.',
  ])
  expect((await registri(asal)).sanksi).toBeNull()
})
