import { dayInJakarta } from '@portal/domain/platform/format'
import { expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'

const server = useTestApp()
const get = (url: string, query: Record<string, string> = {}) => server.get().app.inject({ url, query })
const kepuasan = '/api/data-terbuka/v1/kepuasan.json'

async function rate(tanggal: string, ratings: readonly (number | null)[]) {
  await server
    .get()
    .platform.db.insertInto('okkp.penilaian')
    .values(
      ratings.map((nilai) => ({
        nilai,
        tanggal,
        sumber: 'kertas' as const,
        nama: 'Rahasia',
        created_at: new Date(`${tanggal}T03:00:00Z`),
      })),
    )
    .execute()
}

test('satisfaction is told of months that are over and have five ratings or more', async () => {
  const [year] = dayInJakarta(server.get().platform.clock()).split('-')
  const before = Number(year) - 1
  await rate(`${before}-01-10`, [5, 4, 4, 4, 3])
  // Four ratings, and one comment without a rating.
  await rate(`${before}-02-10`, [1, 1, 1, 1, null])
  await rate(`${before}-03-10`, [5, 5, 5, 5, 5, 4])
  await rate(dayInJakarta(server.get().platform.clock()), [1, 1, 1, 1, 1, 1])
  const answer = await get(kepuasan)
  expect(answer.json()).toEqual({
    success: true,
    data: [
      { bulan: `${before}-01`, jumlah: 5, rata_rata: 4 },
      { bulan: `${before}-03`, jumlah: 6, rata_rata: 4.83 },
    ],
    meta: { limit: 1000, berikutnya: null, total: 2, per: `${before}-03-31`, diperbarui: null },
  })
  expect(answer.body).not.toContain('Rahasia')
  const first = (await get(kepuasan, { limit: '1' })).json()
  expect(first.meta.berikutnya).toBe(before * 100 + 1)
  const second = (await get(kepuasan, { setelah: String(first.meta.berikutnya) })).json()
  expect(second.data.map(({ bulan }: { bulan: string }) => bulan)).toEqual([`${before}-03`])
})

test('a paper form that comes late does not change a month that has been told', async () => {
  const before = (await get(kepuasan)).json().data
  const staff = await server.get().as('OKKP_ADMIN_PUSAT')
  const told = before.find(({ jumlah }: { jumlah: number }) => jumlah > 0)
  const late = await staff.inject({
    method: 'POST',
    url: '/api/okkp/ratings/add',
    payload: { ratings: 1, tanggal: `${told.bulan}-12` },
  })
  expect(late.statusCode).toBe(200)
  expect((await get(kepuasan)).json().data).toEqual(before)
})

test.each(['csv', 'json'])('the address before versions leads on (%s)', async (kind) => {
  const answer = await get(`/api/data-terbuka/registrasi.${kind}`, { limit: '2' })
  expect([answer.statusCode, answer.headers.location]).toEqual([
    308,
    `/api/data-terbuka/v1/registrasi.${kind}?limit=2`,
  ])
})
