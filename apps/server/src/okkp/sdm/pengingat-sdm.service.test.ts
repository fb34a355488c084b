import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { expect, test } from 'vitest'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { warnOfKompetensi } from './pengingat-sdm.service.ts'
import { sdmCallsOf } from './sdm.fixture.ts'

const server = useTestApp()
const today = dayInJakarta(new Date())

async function newsOf(client: SignedInClient): Promise<string[]> {
  const answer = await client.inject({ url: '/api/notifikasi/history', query: { limit: '100' } })
  return answer.json().detail.data.map(({ keterangan }: { keterangan: string }) => keterangan)
}

test('the offices of the region are told at 60, 30 and 7 days, once each, and so is the person', async () => {
  const { platform } = server.get()
  const [kota, daerah, lain, pusat, auditor] = await Promise.all([
    server.get().as('OKKP_ADMIN_KOTA'),
    server.get().as('OKKP_ADMIN_DAERAH'),
    server.get().as('OKKP_ADMIN_DAERAH', { provinsi_id: 31 }),
    server.get().as('OKKP_ADMIN_PUSAT'),
    server.get().as('AUDITOR'),
  ])
  const days = [61, 60, 31, 30, 8, 7, 0, -1]
  const kompetensi = days.map((left) => ({
    kategori: 'auditor',
    jenis: `Ke-${left}.`,
    berlaku_sampai: addDays(today, left),
  }))
  await sdmCallsOf(pusat).added({ kompetensi, akun_id: auditor.id })
  await sdmCallsOf(pusat).added({ provinsi_id: 0, kota_id: null, kompetensi: kompetensi.slice(1, 2) })
  await warnOfKompetensi(platform)
  const first = await newsOf(kota)
  expect(days.map((left) => first.filter((text) => text.includes(`(Ke-${left}.)`)).length)).toEqual([
    0, 1, 1, 1, 1, 1, 1, 0,
  ])
  expect(first.find((text) => text.includes('(Ke-7.)'))).toMatch(/habis 7 hari lagi.*uji ulang/)
  expect((await newsOf(daerah)).length).toBe(6)
  expect((await newsOf(auditor)).length).toBe(6)
  expect(await newsOf(lain)).toEqual([])
  expect((await newsOf(pusat)).length).toBe(1)

  await Promise.all([warnOfKompetensi(platform), warnOfKompetensi(platform)])
  expect(await newsOf(kota)).toEqual(first)

  // One day later one competence reaches its first reminder (60 days left) and two reach their next one (30 and 7 days
  // left).
  await warnOfKompetensi({ ...platform, clock: () => new Date(Date.now() + 86_400_000) })
  expect(await newsOf(kota)).toHaveLength(first.length + 3)
})

test('the start page counts people whose competence ends soon, within the region, as its link shows them', async () => {
  const kota = await server.get().as('OKKP_ADMIN_KOTA')
  const lain = await server.get().as('OKKP_ADMIN_DAERAH', { provinsi_id: 91 })
  const cardsOf = async (client: SignedInClient): Promise<{ tautan: string; jumlah: number }[]> => {
    const { kartu } = (await client.inject({ url: '/api/admin/beranda' })).json().data
    return kartu.filter(({ tautan }: { tautan: string }) => tautan.startsWith('/okkp/admin/sdm'))
  }
  const cards = await cardsOf(kota)
  expect(cards.map(({ jumlah }) => jumlah)).toEqual([1, 1])
  for (const { tautan, jumlah } of cards) {
    const query = Object.fromEntries(new URL(tautan, 'http://portal.test').searchParams)
    expect((await sdmCallsOf(kota).list(query)).json().meta.total).toBe(jumlah)
  }
  expect(await cardsOf(lain)).toEqual([])
})
