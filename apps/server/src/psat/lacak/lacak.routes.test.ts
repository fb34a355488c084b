import { beforeAll, expect, test } from 'vitest'
import { type BerkasUji, type PsatWorld, psatWorld } from '#psat/psat.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { isKodeLacak, kodeLacak } from './kode-lacak.ts'

const server = useTestApp()
let world: PsatWorld
let berkas: BerkasUji
let nomor: string
let kode: string

const track = (payload: object) =>
  server.get().app.inject({ method: 'POST', url: '/api/psat/lacak', payload })

beforeAll(async () => {
  world = await psatWorld(server.get())
  berkas = await world.at('audit_dokumen')
  const { nomorPermohonan, kode_lacak } = await world.read('pemohon', berkas)
  nomor = nomorPermohonan
  kode = kode_lacak ?? ''
})

test('number and code show the stage and its date, and nothing else', async () => {
  const typed = { nomor: nomor.toLowerCase(), kode: kode.toLowerCase().replace(/(.{4})/g, '$1-') }
  const answer = await track(typed)
  expect(answer.statusCode).toBe(200)
  expect(answer.json().data).toEqual({
    nomor,
    tahap: 'Audit Dokumen',
    sejak: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
})

test('a wrong number and a wrong code are told the same', async () => {
  const other = await world.read('pemohon', await world.at('audit_dokumen'))
  const wrong = [
    await track({ nomor, kode: 'ZZZZZZZZZZZZ' }),
    await track({ nomor: 'SPPB-2020-99999', kode }),
    await track({ nomor: other.nomorPermohonan, kode }),
  ]
  expect(wrong.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  expect(new Set(wrong.map((answer) => answer.json().message)).size).toBe(1)
})

test.each([
  [{ nomor: 'ADU-2026-00042' }, 'nomor'],
  [{ kode: 'pendek' }, 'kode'],
])('refuses %j', async (given, field) => {
  const answer = await track({ nomor, kode, ...given })
  expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field])
})

test('the applicant alone reads the code', async () => {
  expect(kode).toMatch(/^[A-HJ-NP-Z2-9]{12}$/)
  expect((await world.read('koordinator', berkas)).kode_lacak).toBeNull()
})

test('a code belongs to its file, and outlives the change of the secret', () => {
  const before = { SESSION_SECRET: 'rahasia lama', SESSION_SECRET_BEFORE: undefined }
  const after = { SESSION_SECRET: 'rahasia baru', SESSION_SECRET_BEFORE: 'rahasia lama' }
  const old = kodeLacak(before, 'satu')
  expect(kodeLacak(before, 'dua')).not.toBe(old)
  expect([isKodeLacak(before, 'satu', old), isKodeLacak(after, 'satu', old)]).toEqual([true, true])
  expect([isKodeLacak(after, 'dua', old), isKodeLacak(before, 'satu', 'ZZZZZZZZZZZZ')]).toEqual([
    false,
    false,
  ])
})
