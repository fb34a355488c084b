import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { formPduk, offices } from '../registrasi.fixture.ts'

const server = useTestApp()
let office: Awaited<ReturnType<typeof offices>>
beforeAll(async () => {
  office = await offices(server.get())
})

const whole = 'NOMOR-2026-0001'
const longer = `${whole}-LEBIH`
type Call = typeof office.pusat
const found = async (client: Call, query: Record<string, string>) => {
  const { data, meta } = (await client.list(query)).json()
  return [data.map(({ no_registration }: { no_registration: string }) => no_registration), meta.total]
}

test('a number in full finds who carries it, in any letters and order, and not longer ones', async () => {
  await office.kota.added({ no_registration: whole })
  await office.kota.added({ no_registration: longer })
  const queries: Record<string, string>[] = [
    { no_reg: whole.toLowerCase() },
    { search: whole },
    { no_reg: whole, sort: 'unit_usaha' },
    { no_reg: whole, jenis_registrasi_id: '1' },
  ]
  for (const query of queries)
    expect([query, await found(office.pusat, query)]).toEqual([query, [[whole], 1]])
  expect(await found(office.pusat, { no_reg: whole, jenis_registrasi_id: '2' })).toEqual([[], 0])
  // A shorter text matches both numbers as a part.
  expect((await found(office.pusat, { no_reg: whole.slice(0, -1) }))[1]).toBe(2)
  expect(await found(office.pusat, { no_reg: whole, page: '2' })).toEqual([[], 1])
})

test('out of reach it is not found, nor is another in its place', async () => {
  await office.lain.added({ no_registration: 'NOMOR-LUAR-31', kota_id: 3171 })
  await office.kota.added({ no_registration: 'NOMOR-LUAR-31-A' })
  for (const client of [office.kota, office.daerah])
    expect(await found(client, { no_reg: 'NOMOR-LUAR-31' })).toEqual([[], 0])
  for (const client of [office.lain, office.pusat])
    expect(await found(client, { no_reg: 'NOMOR-LUAR-31' })).toEqual([['NOMOR-LUAR-31'], 1])
})

test('what was replaced and what replaced it carry the same number', async () => {
  const no_registration = 'NOMOR-LANJUT-7'
  const old = await office.kota.added({ no_registration })
  await office.kota.renew({ ...formPduk(), id: old.id, no_registration })
  expect(await found(office.kota, { no_reg: no_registration })).toEqual([
    [no_registration, no_registration],
    2,
  ])
  expect((await found(office.kota, { no_reg: no_registration, status: 'superseded' }))[1]).toBe(1)
})
