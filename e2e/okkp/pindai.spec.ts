import { fotoQr, gambarKosong } from '../../apps/server/src/testing/gambar.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'

test('a permit is checked by a picture of its QR, in two presses', async ({ page }) => {
  const { data } = await (
    await page.request.get('/api/okkp/registrations/index_public?limit=1&status=valid')
  ).json()
  const { kode_verifikasi, no_registration } = data[0]
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/verifikasi')
  const scan = page.getByRole('button', { name: 'Pindai dengan kamera' })
  await scan.click()
  const dialog = page.getByRole('dialog', { name: 'Pindai QR sertifikat' })

  await test.step('without a camera it says what to do instead', async () => {
    await expect(dialog.getByRole('alert')).toContainText('tulis kodenya')
    await expectAccessible(page)
    await expectNoOverflow(page)
  })

  await test.step('a picture without a code, and one that leads elsewhere, are told apart', async () => {
    const blank = await gambarKosong()
    const choose = dialog.getByLabel('Pilih foto QR')
    await choose.setInputFiles({ name: 'kosong.png', mimeType: 'image/png', buffer: blank })
    await expect(dialog.getByText('Tidak ada kode yang terbaca')).toBeVisible()
    await choose.setInputFiles(await fotoQr('https://izin-palsu.example/cek'))
    await expect(dialog.getByText('izin-palsu.example, bukan ke registri resmi')).toBeVisible()
  })

  await test.step('the QR of a certificate opens its answer', async () => {
    await dialog
      .getByLabel('Pilih foto QR')
      .setInputFiles(await fotoQr(`https://portal.example/verifikasi/${kode_verifikasi}`))
    await expect(page).toHaveURL(`/verifikasi/${kode_verifikasi}`)
    await expect(page.getByText(no_registration, { exact: true }).first()).toBeVisible()
  })

  await test.step('a number in a code is looked for in the registry', async () => {
    await visit(page, '/verifikasi')
    await scan.click()
    await dialog.getByLabel('Pilih foto QR').setInputFiles(await fotoQr(no_registration))
    await expect(page.getByRole('searchbox')).toHaveValue(no_registration)
    await expect(page.getByRole('article').first()).toContainText(no_registration)
  })
})
