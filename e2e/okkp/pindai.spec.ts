import sharp from 'sharp'
import { encode } from 'uqr'
import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts'
import { expect, test } from '../support/portal.ts'

/** A photo of a QR: grey around it, larger than it needs to be. */
async function qrPhoto(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const pixels = Buffer.from(data.flatMap((row) => row.map((dark) => (dark ? 20 : 235))))
  const buffer = await sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(480, 480, { kernel: 'nearest' })
    .extend({ top: 60, bottom: 90, left: 120, right: 40, background: '#9a9a9a' })
    .jpeg()
    .toBuffer()
  return { name: 'qr.jpg', mimeType: 'image/jpeg', buffer }
}

test('a permit is checked by a picture of its QR, in two presses', async ({ page }) => {
  const { data } = await (
    await page.request.get('/api/okkp/registrations/index_public?limit=1&status=valid')
  ).json()
  const { kode_verifikasi, no_registration } = data[0]
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/verifikasi')
  const scan = page.getByRole('button', { name: 'Pindai dengan kamera' })
  await scan.click()
  const dialog = page.getByRole('dialog', { name: 'Pindai QR sertifikat' })

  await test.step('without a camera it says what to do instead', async () => {
    await expect(dialog.getByRole('alert')).toContainText('tulis kodenya')
    await expectAccessible(page)
    await expectNoOverflow(page)
  })

  await test.step('a picture without a code, and one that leads elsewhere, are told apart', async () => {
    const blank = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'white' } })
      .png()
      .toBuffer()
    const choose = dialog.getByLabel('Pilih foto QR')
    await choose.setInputFiles({ name: 'kosong.png', mimeType: 'image/png', buffer: blank })
    await expect(dialog.getByText('Tidak ada kode yang terbaca')).toBeVisible()
    await choose.setInputFiles(await qrPhoto('https://izin-palsu.example/cek'))
    await expect(dialog.getByText('izin-palsu.example, bukan ke registri resmi')).toBeVisible()
  })

  await test.step('the QR of a certificate opens its answer', async () => {
    await dialog
      .getByLabel('Pilih foto QR')
      .setInputFiles(await qrPhoto(`https://portal.example/verifikasi/${kode_verifikasi}`))
    await expect(page).toHaveURL(`/verifikasi/${kode_verifikasi}`)
    await expect(page.getByText(no_registration, { exact: true }).first()).toBeVisible()
  })

  await test.step('a number in a code is looked for in the registry', async () => {
    await page.goto('/verifikasi')
    await scan.click()
    await dialog.getByLabel('Pilih foto QR').setInputFiles(await qrPhoto(no_registration))
    await expect(page.getByRole('searchbox')).toHaveValue(no_registration)
    await expect(page.getByRole('article').first()).toContainText(no_registration)
  })
})
