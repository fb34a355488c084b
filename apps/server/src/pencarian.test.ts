import type { KelompokPencarian } from '@portal/domain/platform/pencarian/pencarian.contract'
import type { Role } from '@portal/domain/platform/roles'
import { beforeAll, describe, expect, test } from 'vitest'
import { rapidCalls } from '#okkp/rapid-test/rapid-test.fixture.ts'
import { registrasiCalls } from '#okkp/registrasi/registrasi.fixture.ts'
import { sdmCallsOf } from '#okkp/sdm/sdm.fixture.ts'
import { ujiLabCalls } from '#okkp/uji-lab/uji-lab.fixture.ts'
import { mutuCalls } from '#okkp/uji-mutu/uji-mutu.fixture.ts'
import { pasarCallsOf } from '#pasar/pasar/pasar.fixture.ts'
import { profilCallsOf } from '#pasar/profil/profil.fixture.ts'
import { rapidPasarCallsOf } from '#pasar/rapid-test/rapid-test-pasar.fixture.ts'
import { searchSources } from '#platform/pencarian/pencarian.service.ts'
import type { SumberPencarian } from '#platform/pencarian/sumber.ts'
import { actorOf, type Orang, type PsatWorld, psatWorld } from '#psat/psat.fixture.ts'
import { type SignedInClient, useTestApp } from '#testing/app.ts'

const server = useTestApp()
let psat: PsatWorld

/**
 * Bandung and Bekasi lie in the same province, Jakarta in another. `fill` creates one record of every kind per city.
 */
const cities = { Bandung: 3273, Bekasi: 3275, Jakarta: 3171 } as const

async function fill(client: SignedInClient, city: keyof typeof cities) {
  const kota_id = cities[city]
  const provinsi_id = Math.floor(kota_id / 100)
  const nama = `Zamrud ${city}`
  await registrasiCalls(client).added({ kota_id, unit_usaha: nama })
  await ujiLabCalls(client).added({ kota_id, lembaga: nama })
  await (await rapidCalls(client)).added({ kota_id, lokasi_sampel: nama })
  await (await mutuCalls(client)).added({ kota_id, lokasi_sampel: nama })
  await sdmCallsOf(client).added({ kota_id, provinsi_id, nama_lengkap: nama })
  const pasar = await pasarCallsOf(client).added({ kota_id, nama, lintang: null, bujur: null })
  await profilCallsOf(client).addedKota(pasar.id)
  await (await rapidPasarCallsOf(server.get(), client)).added(pasar.id)
}

beforeAll(async () => {
  for (const [city, kota_id] of Object.entries(cities)) {
    const provinsi_id = Math.floor(kota_id / 100)
    const client = await server.get().as('OKKP_ADMIN_KOTA', { kota_id, provinsi_id })
    await fill(client, city as keyof typeof cities)
  }
  psat = await psatWorld(server.get())
})

const ask = (client: SignedInClient, kata: string) =>
  client.inject({ url: '/api/pencarian', query: { kata } })

async function found(client: SignedInClient, kata: string): Promise<KelompokPencarian[]> {
  const answer = await ask(client, kata)
  expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
  return answer.json().data
}

const citiesIn = (groups: readonly KelompokPencarian[]) =>
  Object.fromEntries(
    groups.map(({ nama, hasil }) => [
      nama,
      hasil.map(({ judul, keterangan }) => /Zamrud (\w+)/.exec(`${judul} ${keterangan}`)?.[1]).sort(),
    ]),
  )

const records = ['Registrasi & sertifikat', 'SDM']
const tests = ['Uji laboratorium', 'Rapid test']
const mutu = ['Uji mutu']
const profil = ['Profil pasar']
const markets = ['Pasar', 'Rapid test pasar']
const [all, province, city] = [Object.keys(cities), ['Bandung', 'Bekasi'], ['Bandung']]

/** Kinds of record and regions that each role may find. The accounts belong to Jawa Barat and Kota Bandung. */
const expected: [Role, string[], string[]][] = [
  ['SUPERADMIN', [...records, ...tests, ...mutu, ...profil, ...markets], all],
  ['OKKP_ADMIN_PUSAT', [...records, ...tests, ...mutu, ...profil, ...markets], all],
  ['OKKP_ADMIN_DAERAH', [...records, ...mutu, ...profil, ...markets], province],
  ['OKKP_ADMIN_KOTA', [...records, ...tests, ...mutu, ...profil, ...markets], city],
  ['OKKP_ADMIN_UJILAB', [...tests, ...mutu, ...profil], province],
  ['OKPO_ADMIN', [...profil, ...markets], province],
  ['SEKRETARIAT', [], []],
  ['KOORDINATOR_SEKRETARIAT', [], []],
  ['SUBKOORDINATOR_SEKRETARIAT', [], []],
  ['AUDITOR', [], []],
  ['LEAD_AUDITOR', [], []],
  ['PVTPP', [], []],
]

describe('records of the registry and of markets', () => {
  test.each(expected)('%s finds its kinds, of its region alone', async (role, kinds, where) => {
    const client = await server.get().as(role)
    expect(citiesIn(await found(client, 'zamrud'))).toEqual(
      Object.fromEntries(kinds.map((kind) => [kind, where])),
    )
  })
})

test('licence files of both kinds are found by who works on them, and opened where they work', async () => {
  const berkas = await psat.at('audit_dokumen')
  const edar = await psat.open({ auditType: 'izin_edar_pl' })
  const linksOf = async (client: SignedInClient) =>
    (await found(client, psat.company.nama_perseroan)).flatMap(({ hasil }) =>
      hasil.map(({ tautan }) => tautan),
    )
  const list = '/psat/admin/perizinan'
  const both = [`${list}/sppb_psat/${berkas.uuid}`, `${list}/izin_edar_pl/${edar.uuid}`]
  const of = (who: Orang) => linksOf(psat.people[who])
  for (const who of ['superadmin', 'sekretariat', 'koordinator', 'subkoordinator'] as const)
    expect([who, await of(who)]).toEqual([who, both])
  for (const who of ['auditor', 'lead'] as const) expect([who, await of(who)]).toEqual([who, [both[0]]])
  expect(await linksOf(await server.get().as('AUDITOR'))).toEqual([])
  expect(await of('pvtpp')).toEqual([])
  for (const role of ['OKKP_ADMIN_PUSAT', 'OKPO_ADMIN'] as const)
    expect(await linksOf(await server.get().as(role))).toEqual([])
  const decided = await psat.at('rekomendasi')
  expect(await of('pvtpp')).toEqual([`${list}/sppb_psat/audit?id=${decided.uuid}`])
})

test('accounts are found by the one who keeps them', async () => {
  const wanted = await server.get().as('SEKRETARIAT', { nama: 'Bu Pirus Kencana' })
  const groups = await found(await server.get().as('SUPERADMIN'), 'pirus kencana')
  expect(groups.map(({ nama, hasil }) => [nama, hasil.map(({ tautan }) => tautan)])).toEqual([
    ['Akun', [`/admin/user/${wanted.uuid}`]],
  ])
  expect(await found(await server.get().as('SEKRETARIAT'), 'pirus kencana')).toEqual([])
})

test('the rest is told with its number, and one step away in its list', async () => {
  const kota = await server.get().as('OKKP_ADMIN_KOTA')
  for (let n = 0; n < 6; n += 1) await registrasiCalls(kota).added({ unit_usaha: `Safir & Co ${n}` })
  const [group, ...others] = await found(kota, 'safir & co')
  expect(others).toEqual([])
  expect(group).toMatchObject({ total: 6, daftar: '/okkp/admin/registrasi?search=safir+%26+co' })
  expect(group?.hasil).toHaveLength(5)
})

test('a total beyond what the server counts is given as a minimum', async () => {
  const { db } = server.get().platform
  const many = Array.from({ length: 1001 }, (_one, nth) => ({
    username: `ametis-${nth}`,
    nama: `Ametis ${nth}`,
    role: 'SEKRETARIAT' as const,
  }))
  await db.insertInto('akun.pengguna').values(many).execute()
  const [group] = await found(await server.get().as('SUPERADMIN'), 'ametis')
  expect(group).toMatchObject({ nama: 'Akun', total: 1000, total_is_minimum: true })
})

test('operators and visitors have no such search; two letters say nothing', async () => {
  expect((await ask(psat.people.pemohon, 'zamrud')).json().code).toBe('TIDAK_BERWENANG')
  const visitor = await server.get().app.inject({ url: '/api/pencarian', query: { kata: 'zamrud' } })
  expect(visitor.json().code).toBe('SESI_BERAKHIR')
  const { code, errors } = (await ask(psat.people.sekretariat, ' ab ')).json()
  expect([code, errors[0].field]).toEqual(['VALIDASI_GAGAL', 'kata'])
})

test('a source that fails loses its own finds only', async () => {
  const { platform } = server.get()
  const source = (nama: string, search: SumberPencarian['search']): SumberPencarian => ({
    nama,
    access: 'beranda.petugas',
    daftar: () => null,
    search,
  })
  const hasil = [{ judul: 'Ada', keterangan: '', tautan: '/admin' }]
  const groups = await searchSources(
    platform,
    [
      source('Rusak', () => Promise.reject(new Error('putus'))),
      source('Utuh', async () => ({ hasil, total: { total: 1 } })),
    ],
    actorOf(psat.people.sekretariat, null),
    'apa saja',
  )
  expect(groups).toEqual([{ nama: 'Utuh', hasil, total: 1, daftar: null }])
})
