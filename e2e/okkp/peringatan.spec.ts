import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import { expectSuccess } from '../support/screen.ts'

const phone = { width: 360, height: 740 }

test('a recall is written by one, published by a second, corrected and withdrawn in the open', async ({
  page,
  openAs,
}) => {
  const judul = `Jagung pipil ditarik karena jamur, uji ${Date.now()}`
  const { data } = await (
    await page.request.get('/api/okkp/registrations/index_public?limit=1&status=valid')
  ).json()
  const { kode_verifikasi, no_registration } = data[0]
  const delivered = async (path: string) => (await page.request.get(path)).text()
  const writer = await openAs('okkp_pusat')
  const second = await openAs('superadmin')
  let address = ''

  await test.step('the writer saves a draft and cannot publish it', async () => {
    await writer.goto('/okkp/admin/peringatan')
    await writer.getByRole('link', { name: 'Tulis peringatan' }).click()
    await writer.getByRole('combobox', { name: 'Jenis' }).click()
    await writer.getByRole('option', { name: 'Penarikan dari peredaran' }).click()
    await writer.getByLabel('Judul').fill(judul)
    await writer.getByLabel('Apa yang terjadi').fill('Uji laboratorium menemukan kapang jauh di atas batas.')
    await writer.getByLabel('Apa yang harus dilakukan').fill('Jangan dimakan, kembalikan ke penjual.')
    await writer.getByLabel('Pangan', { exact: true }).fill('Jagung pipil kering 1 kg')
    await writer.getByLabel('Nomor izin').fill(no_registration)
    await writer.getByRole('button', { name: 'Simpan draf' }).click()
    await expect(writer.getByText('Anda ikut menulisnya')).toBeVisible()
    await expect(writer.getByRole('button', { name: 'Terbitkan' })).toBeDisabled()
    address = new URL(writer.url()).pathname
    expect(await delivered('/peringatan')).not.toContain(judul)
  })

  await test.step('a second person publishes it', async () => {
    await second.goto(address)
    await second.getByRole('button', { name: 'Terbitkan' }).press('Enter')
    await second.getByRole('dialog').getByRole('button', { name: 'Terbitkan' }).press('Enter')
    await expectSuccess(second, 'Sudah terbit')
    // The pressed button disappears, so the focus moves to the heading.
    await expect(second.getByRole('heading', { level: 1 })).toBeFocused()
  })

  await test.step('everybody reads it: front page, permit, feed', async () => {
    await visit(page, '/')
    await expect(page.getByRole('link', { name: judul })).toBeVisible()
    const feed = await page.locator('link[type="application/atom+xml"]').getAttribute('href')
    expect(await (await page.request.get(feed ?? '')).text()).toContain(judul)
    await visit(page, `/verifikasi/${kode_verifikasi}`)
    await expectAccessible(page)
    await page.getByRole('link', { name: judul }).click()
    await expect(page.getByRole('heading', { level: 1, name: judul })).toBeVisible()
    await expect(page.getByRole('link', { name: no_registration })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const words of [
      'Otoritas keamanan pangan segar',
      /^PP-\d{4}-\d{5}$/,
      'Diterbitkan oleh OKKP Pusat.',
    ])
      await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByRole('img', { name: 'Kode QR catatan ini di portal' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cetak lembar' })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await expect(page.getByText('Diterbitkan oleh OKKP Pusat.')).toBeHidden()
    await page.setViewportSize(phone)
    await expectNoOverflow(page)
  })

  await test.step('corrected: what it said before stays to be read', async () => {
    await second.getByRole('link', { name: 'Koreksi' }).click()
    await second.getByLabel('Bets').fill('0817')
    await second.getByRole('button', { name: 'Simpan koreksi' }).click()
    await expect(second.getByText('Tulis alasannya untuk umum', { exact: false }).first()).toBeVisible()
    await second.getByLabel('Alasan untuk umum').fill('Nomor betsnya belum tertulis.')
    await second.getByRole('button', { name: 'Simpan koreksi' }).click()
    await expect(second.getByText('Anda ikut menulisnya')).toBeVisible()
    await writer.reload()
    await writer.getByRole('button', { name: 'Terbitkan' }).click()
    await writer.getByRole('dialog').getByRole('button', { name: 'Terbitkan' }).click()
    await expectSuccess(writer, 'Sudah terbit')
    const corrected = await delivered(page.url())
    expect(corrected).toContain('Peringatan ini dikoreksi.')
    expect(corrected).toMatch(/<h2[^>]*>Riwayat</)
  })

  await test.step('withdrawn: gone from the permit, still on the list with its reason', async () => {
    await writer.reload()
    await writer.getByRole('button', { name: 'Cabut' }).click()
    const dialog = writer.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Usulkan pencabutan' }).click()
    await expect(dialog.getByLabel('Alasan untuk umum')).toBeFocused()
    await dialog.getByLabel('Alasan untuk umum').fill('Uji ulang menyatakan aman.')
    await dialog.getByRole('button', { name: 'Usulkan pencabutan' }).click()
    await expectSuccess(writer, 'menunggu orang kedua')
    await second.goto(address)
    await second.getByRole('button', { name: 'Cabut peringatan' }).click()
    await second.getByRole('dialog').getByRole('button', { name: 'Cabut peringatan' }).click()
    await expectSuccess(second, 'Sudah dicabut')
    await second.setViewportSize(phone)
    await expectNoOverflow(second)
    await page.reload()
    await expect(page.getByText('Peringatan ini dicabut.')).toBeVisible()
    await expectAccessible(page)
    expect(await delivered(`/verifikasi/${kode_verifikasi}`)).not.toContain(judul)
    await visit(page, '/peringatan')
    await expect(page.getByRole('listitem').filter({ hasText: judul })).toContainText('Dicabut')
    await expectNoOverflow(page)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('warnings come whole from the server, and what is not there is 404', async ({ page }) => {
    const { data } = await (await page.request.get('/api/okkp/peringatan/publik')).json()
    await page.goto('/peringatan')
    await page.getByRole('link', { name: data[0].judul }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(data[0].judul)
    await expect(page).toHaveTitle(`${data[0].judul} · Portal Pangan Segar`)
    expect((await page.goto('/peringatan/999999'))?.status()).toBe(404)
  })
})
