import { expect, signIn, test } from '../support/portal.ts'

const history = '**/api/psat/sppb/history*'
const link = { name: 'Izin Edar', exact: true }

test('tautan izin edar tampil hanya bila ada SPPB yang terbit', async ({ page }) => {
  const asked: string[] = []
  await page.route(history, (route) => {
    asked.push(new URL(route.request().url()).search)
    return route.fulfill({ json: { success: true, detail: { data: { query: [{ id_pengajuan: 1 }] } } } })
  })
  await signIn(page, 'pelaku_usaha')
  await page.goto('/')
  await expect(page.getByRole('link', link)).toHaveAttribute('href', '/perizinan/edar')
  const sent = new URLSearchParams(asked[0])
  expect(Object.fromEntries(sent)).toMatchObject({ code: '70', role: 'PELAKU_USAHA', page: '1', limit: '1' })
})

test('galat menyembunyikan tautannya dan memberi kabar', async ({ page }) => {
  await page.route(history, (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'Terjadi kesalahan', errors: [] } }),
  )
  await signIn(page, 'pelaku_usaha')
  await page.goto('/')
  await expect(page.getByText('Data izin belum dapat dimuat.')).toBeVisible()
  await expect(page.getByRole('link', link)).toHaveCount(0)
})
