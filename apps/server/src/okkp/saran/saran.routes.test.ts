import type { saranOkkp } from '@portal/domain/okkp/saran/saran.contract'
import type { Result } from '@portal/domain/platform/contract'
import { beforeAll, expect, test } from 'vitest'
import { formPduk, offices } from '#okkp/registrasi/registrasi.fixture.ts'
import { useTestApp } from '#testing/app.ts'

const server = useTestApp()
const ask = (kata: string) => server.get().app.inject({ url: '/api/okkp/saran', query: { kata } })
const saran = async (kata: string): Promise<Result<typeof saranOkkp>['data']> => (await ask(kata)).json().data

beforeAll(async () => {
  const { kota } = await offices(server.get())
  const add = async (more: object) => expect((await kota.add(formPduk(more))).statusCode).toBe(200)
  await add({ unit_usaha: 'CV Tunas Melati', no_registration: 'SARAN-1-PDUK', nama_psat: 'Lengkuas iris' })
  await add({ unit_usaha: 'CV Tunas Melati', no_registration: 'SARAN-2-PDUK', nama_psat: 'Kunyit iris' })
})

test('a number, a food and a holder are found, and a holder is named once', async () => {
  expect((await saran('SARAN-1-PDUK')).izin.map(({ no_registration }) => no_registration)).toEqual([
    'SARAN-1-PDUK',
  ])
  expect(await saran('lengkuas iris')).toMatchObject({ usaha: [], mirip: false })
  const holder = await saran('tunas melati')
  expect([holder.izin.length, holder.usaha, holder.mirip]).toEqual([2, ['CV Tunas Melati'], false])
  expect(JSON.stringify(holder)).not.toContain('Jalan Rahasia')
})

test('a mistyped word finds what is like it, and says so; nonsense finds nothing', async () => {
  const typo = await saran('lengkuass irsi')
  expect([typo.mirip, typo.izin[0]?.no_registration]).toEqual([true, 'SARAN-1-PDUK'])
  expect(await saran('qqqqzzzz')).toEqual({ izin: [], usaha: [], komoditas: [], mirip: false })
})

test('commodities are those that some registration names', async () => {
  const { db } = server.get().platform
  const nameOf = async (used: boolean) => {
    const rows = await db.selectFrom('okkp.komoditas').select(['id', 'nama']).orderBy('id').limit(2).execute()
    return (used ? rows[0] : rows[1])?.nama ?? ''
  }
  const [used, unused] = [await nameOf(true), await nameOf(false)]
  expect((await saran(used)).komoditas.map(({ nama }) => nama)).toContain(used)
  expect((await saran(unused)).komoditas.map(({ nama }) => nama)).not.toContain(unused)
})

test.each(['ab', '  a  ', 'x'.repeat(101)])('%j is refused at its name', async (kata) => {
  const answer = (await ask(kata)).json()
  expect([answer.code, answer.errors[0].field]).toEqual(['VALIDASI_GAGAL', 'kata'])
})
