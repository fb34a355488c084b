import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { newAccount, newAccountWithTemporaryPassword } from '../support/accounts.ts'
import { expectSuccess } from '../support/popup.ts'
import { expect, signIn, test } from '../support/portal.ts'
import { totpCode } from '../support/totp.ts'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mPgS3fGihiGlgQA7IcuAexREUAAAAAASUVORK5CYII=',
  'base64',
)
const sandiBaru = 'kebun teh di lereng gunung'

const menu = (page: Page, nama: string) => page.getByRole('button', { name: `Menu akun ${nama}` })

async function changePassword(page: Page, lama: string, baru: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Ganti kata sandi' })
  await form.getByRole('textbox').nth(0).fill(lama)
  await form.getByRole('textbox').nth(1).fill(baru)
  await form.getByRole('textbox').nth(2).fill(baru)
  await form.getByRole('button', { name: 'Ganti kata sandi' }).click()
}

test('mengubah nama dan foto sendiri', async ({ page, browser }) => {
  const account = await newAccount(browser)
  await signIn(page, account.username, account.sandi)
  await page.goto('/admin/profil')
  const avatar = menu(page, account.nama).locator('img')
  await expect(avatar).toHaveCount(0)
  await expect(menu(page, account.nama).locator('[data-initials]')).toHaveAttribute(
    'data-initials',
    /^\p{L}{1,2}$/u,
  )

  await page.locator('input[type=file]').setInputFiles({
    name: 'catatan.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('bukan gambar'),
  })
  await expect(page.getByText('Jenis berkas tidak diterima. Unggah JPEG atau PNG.')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({
    name: 'wajah.png',
    mimeType: 'image/png',
    buffer: pixel,
  })
  await expect(avatar).toHaveAttribute('src', /^blob:/)

  await page.getByLabel('Nama lengkap').fill('Di')
  await page.getByRole('button', { name: 'Simpan data diri' }).click()
  await expect(page.getByText('Satu isian perlu diperbaiki')).toBeVisible()
  await page.getByLabel('Nama lengkap').fill('Dewi Anggraini')
  await page.getByLabel('No. telepon').fill('0812345678')
  await page.getByRole('button', { name: 'Simpan data diri' }).click()
  await expectSuccess(page, 'Data telah diubah')
  await expect(menu(page, 'Dewi Anggraini')).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('No. telepon')).toHaveValue('0812345678')
  await expect(menu(page, 'Dewi Anggraini').locator('img')).toHaveAttribute('src', /^blob:/)
  await page.getByRole('button', { name: 'Hapus foto' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus foto' }).click()
  await expect(menu(page, 'Dewi Anggraini').locator('[data-initials]')).toHaveAttribute('data-initials', 'DA')
})

test('kata sandi baru mengakhiri sesi di peramban lain', async ({ page, browser }) => {
  const account = await newAccount(browser)
  const other = await browser.newContext()
  const elsewhere = await other.newPage()
  await signIn(elsewhere, account.username, account.sandi)
  await elsewhere.goto('/admin')
  await signIn(page, account.username, account.sandi)
  await page.goto('/admin/profil')
  await expect(page.getByRole('list', { name: 'Sesi' }).getByRole('listitem')).toHaveCount(2)

  await changePassword(page, 'bukan kata sandinya', sandiBaru)
  await expect(page.getByText('Kata sandi lama tidak cocok.').first()).toBeVisible()
  await changePassword(page, account.sandi, sandiBaru)
  await expectSuccess(page, 'Kata sandi telah diganti')

  await page.reload()
  await expect(page.getByRole('list', { name: 'Sesi' }).getByRole('listitem')).toHaveCount(1)
  // The stream of the bell is such a call too, so the other browser may already be there.
  await elsewhere.goto('/admin/notifikasi')
  await expect(elsewhere).toHaveURL('/admin/login')
  await other.close()
})

test('mengakhiri satu sesi lain', async ({ page, browser }) => {
  const account = await newAccount(browser)
  const other = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  })
  const elsewhere = await other.newPage()
  await signIn(elsewhere, account.username, account.sandi)
  await elsewhere.goto('/admin')
  await expect(elsewhere.getByRole('heading', { level: 1 })).toContainText(account.nama)
  await signIn(page, account.username, account.sandi)
  await page.goto('/admin/profil')

  const sessions = page.getByRole('list', { name: 'Sesi' }).getByRole('listitem')
  await expect(sessions.first()).toContainText('Perangkat ini')
  await expect(sessions.nth(1)).toContainText('Firefox di Linux')
  await page.getByRole('button', { name: 'Akhiri sesi Firefox di Linux' }).click()
  await expect(page.getByText('Sesi telah diakhiri.')).toBeVisible()
  await expect(sessions).toHaveCount(1)

  await elsewhere.getByRole('link', { name: 'Profil Saya', exact: true }).click()
  await expect(elsewhere).toHaveURL('/admin/login')
  await other.close()
})

test('memasang autentikator, masuk dengan kodenya, lalu melepasnya', async ({ page, browser }) => {
  const account = await newAccount(browser)
  await signIn(page, account.username, account.sandi)
  await page.goto('/admin/profil')
  await page.getByRole('button', { name: 'Pasang autentikator' }).click()
  await expect(page.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeVisible()
  await expectAccessible(page)
  const secret = await page.getByTestId('kunci-autentikator').textContent()

  await page.getByLabel('Kode enam angka').fill('000000')
  await page.getByRole('button', { name: 'Aktifkan autentikator' }).click()
  await expect(page.getByText('Kode tidak cocok atau sudah kedaluwarsa.').first()).toBeVisible()
  await page.getByLabel('Kode enam angka').fill(totpCode(secret ?? ''))
  await page.getByRole('button', { name: 'Aktifkan autentikator' }).click()
  await expectSuccess(page, 'Autentikator aktif')
  await expect(page.getByRole('button', { name: 'Lepas autentikator' })).toBeVisible()

  const other = await browser.newContext()
  const again = await other.newPage()
  await again.goto('/admin/login')
  await again.getByLabel('Nama pengguna').fill(account.username)
  await again.getByRole('textbox', { name: 'Kata sandi' }).fill(account.sandi)
  await expect(again.getByText('Pemeriksaan keamanan selesai')).toBeVisible()
  await again.getByRole('button', { name: 'Masuk', exact: true }).click()
  // A code counts once; the one of the next step is within the tolerance.
  await again.getByLabel('Kode enam angka').fill(totpCode(secret ?? '', 1))
  await again.getByRole('button', { name: 'Periksa kode' }).click()
  await expect(again).toHaveURL('/admin')
  await other.close()

  await page.getByRole('button', { name: 'Lepas autentikator' }).click()
  const form = page.getByRole('form', { name: 'Lepas autentikator' })
  await form.getByRole('textbox').fill(account.sandi)
  await form.getByRole('button', { name: 'Lepas autentikator' }).click()
  await expect(page.getByText('Belum dipasang')).toBeVisible()
})

test('kata sandi sementara diganti sebelum halaman lain terbuka', async ({ page, browser }) => {
  const account = await newAccountWithTemporaryPassword(browser)
  await signIn(page, account.username, account.sandi)
  await page.goto('/admin/notifikasi')
  await expect(page).toHaveURL('/admin/profil')
  await expect(page.getByText('Kata sandi Anda sementara')).toBeVisible()
  await expect(page.getByText('Data diri')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Notifikasi/ })).toHaveCount(0)
  await expectAccessible(page)
  await changePassword(page, account.sandi, sandiBaru)
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(account.nama)
})

test('pelaku usaha melihat perusahaannya dan mengundang kolega', async ({ page }) => {
  await signIn(page, 'pelaku_usaha2')
  await page.goto('/psat/profil')
  await expect(page.getByRole('heading', { name: 'Perusahaan' })).toBeVisible()
  await page.getByLabel('Nama kolega').fill('Rangga Saputra')
  await page.getByLabel('Surel kolega').fill('rangga')
  await page.getByRole('button', { name: 'Kirim undangan' }).click()
  await expect(page.getByText('Satu isian perlu diperbaiki')).toBeVisible()
  await page.getByLabel('Surel kolega').fill('rangga@contoh.id')
  await page.getByRole('button', { name: 'Kirim undangan' }).click()
  await expect(page.getByRole('list', { name: 'Kolega' })).toContainText('rangga@contoh.id')
  await page.getByRole('button', { name: 'Batalkan undangan Rangga Saputra' }).click()
  await page.getByRole('button', { name: 'Batalkan undangan', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Kolega' })).not.toContainText('rangga@contoh.id')
})

test('profil petugas dapat dipakai semua orang, juga di layar sempit', async ({ page }) => {
  await signIn(page, 'sekretariat')
  await page.goto('/psat/admin/profil')
  await expect(page.getByText('Perangkat ini')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
