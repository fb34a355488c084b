import type { Page } from '@playwright/test'
import { generate } from 'otplib'
import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import { expectSuccess } from '../support/screen.ts'
import {
  newAccount,
  newTemporaryAccount,
  openSession,
  password,
  signIn,
  signInByForm,
} from '../support/session.ts'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mPgS3fGihiGlgQA7IcuAexREUAAAAAASUVORK5CYII=',
  'base64',
)
const sandiBaru = 'kebun teh di lereng gunung'
/** Returns the code that an authenticator shows now or `later` seconds from now. */
const kodeOf = (kunci: string, later = 0) =>
  generate({ secret: kunci.replaceAll(' ', ''), epoch: Math.floor(Date.now() / 1000) + later })

const menu = (page: Page, nama: string) => page.getByRole('button', { name: `Menu akun ${nama}` })

async function changePassword(page: Page, lama: string, baru: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Ganti kata sandi' })
  await form.getByRole('textbox').nth(0).fill(lama)
  await form.getByRole('textbox').nth(1).fill(baru)
  await form.getByRole('textbox').nth(2).fill(baru)
  await form.getByRole('button', { name: 'Ganti kata sandi' }).click()
}

test('own name, photo and authenticator, whose code the log-in asks for', async ({ page }) => {
  test.slow()
  const account = await newAccount()
  const nama = 'Dewi Anggraini'
  await signIn(page, account.username)
  await page.goto('/admin/profil')

  await test.step('name and photo', async () => {
    const avatar = menu(page, account.nama).locator('img')
    await expect(avatar).toHaveCount(0)
    await expect(menu(page, account.nama).locator('[data-initials]')).toHaveAttribute(
      'data-initials',
      /^\p{L}{1,2}$/u,
    )
    const file = page.locator('input[type=file]')
    const text = Buffer.from('bukan gambar')
    await file.setInputFiles({ name: 'catatan.txt', mimeType: 'text/plain', buffer: text })
    await expect(page.getByText('Jenis berkas tidak diterima. Unggah JPEG atau PNG.')).toBeVisible()
    await file.setInputFiles({ name: 'wajah.png', mimeType: 'image/png', buffer: pixel })
    await expect(avatar).toHaveAttribute('src', /^blob:/)

    await page.getByLabel('Nama lengkap').fill('Di')
    await page.getByRole('button', { name: 'Simpan data diri' }).click()
    await expect(page.getByText('Satu isian perlu diperbaiki')).toBeVisible()
    await page.getByLabel('Nama lengkap').fill(nama)
    await page.getByLabel('No. telepon').fill('0812345678')
    await page.getByRole('button', { name: 'Simpan data diri' }).click()
    await expectSuccess(page, 'Data telah diubah')
    await expect(menu(page, nama)).toBeVisible()
  })

  const secret = await test.step('an authenticator is set up', async () => {
    await page.getByRole('button', { name: 'Pasang autentikator' }).click()
    const sure = page.getByRole('form', { name: 'Pasang autentikator' })
    await sure.getByRole('textbox').fill(account.sandi)
    await sure.getByRole('button', { name: 'Pasang autentikator' }).click()
    await expect(page.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    await expectAccessible(page)
    await expectNoOverflow(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    const found = (await page.getByTestId('kunci-autentikator').textContent()) ?? ''
    await page.getByLabel('Kode enam angka').fill('000000')
    await page.getByRole('button', { name: 'Aktifkan autentikator' }).click()
    await expect(page.getByText('Kode tidak cocok atau sudah kedaluwarsa.').first()).toBeVisible()
    await page.getByLabel('Kode enam angka').fill(await kodeOf(found))
    await page.getByRole('button', { name: 'Aktifkan autentikator' }).click()
    await expectSuccess(page, 'Autentikator aktif')
    await expect(page.getByRole('button', { name: 'Lepas autentikator' })).toBeVisible()
    return found
  })

  await test.step('the log-in asks for its code; the start page says in words what was done, and what was changed is there again', async () => {
    await menu(page, nama).click()
    await page.getByRole('menuitem', { name: 'Keluar' }).click()
    await signInByForm(page, account.username, account.sandi)
    // Each code works once. The server also accepts the code of the next time step.
    await page.getByLabel('Kode enam angka').fill(await kodeOf(secret, 30))
    await page.getByRole('button', { name: 'Periksa kode' }).click()
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`, ${nama}`)
    await expect(page.getByText('Semua beres', { exact: true })).toBeVisible()
    await expect(page.getByText('Mengubah profil sendiri').first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /Jejak audit/ })).toHaveCount(0)
    await visit(page, '/admin/profil')
    await expect(page.getByLabel('No. telepon')).toHaveValue('0812345678')
    await expect(menu(page, nama).locator('img')).toHaveAttribute('src', /^blob:/)
    await page.getByRole('button', { name: 'Hapus foto' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hapus foto' }).click()
    await expect(menu(page, nama).locator('[data-initials]')).toHaveAttribute('data-initials', 'DA')
    await page.getByRole('button', { name: 'Lepas autentikator' }).click()
    const form = page.getByRole('form', { name: 'Lepas autentikator' })
    await form.getByRole('textbox').fill(account.sandi)
    await form.getByRole('button', { name: 'Lepas autentikator' }).click()
    await expect(page.getByText('Belum dipasang')).toBeVisible()
  })
})

test('a temporary password is changed first; other sessions end one by one, or through a new password', async ({
  page,
  browser,
}) => {
  const account = await newTemporaryAccount()
  await signIn(page, account.username)
  await page.goto('/admin/notifikasi')
  await test.step('no other page opens before', async () => {
    await expect(page).toHaveURL('/admin/profil')
    await expect(page.getByText('Kata sandi Anda sementara')).toBeVisible()
    await expect(page.getByText('Data diri')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Notifikasi/ })).toHaveCount(0)
    await expectAccessible(page)
    await changePassword(page, account.sandi, sandiBaru)
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(account.nama)
  })

  const sessions = page.getByRole('list', { name: 'Sesi' }).getByRole('listitem')
  await test.step('one other session is ended, and its browser is led to the log-in', async () => {
    const other = await browser.newContext({
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    })
    const elsewhere = await other.newPage()
    await elsewhere.goto('/admin/login')
    await signInByForm(elsewhere, account.username, sandiBaru)
    await expect(elsewhere.getByRole('heading', { level: 1 })).toContainText(account.nama)
    await page.goto('/admin/profil')
    await expect(sessions.first()).toContainText('Perangkat ini')
    await expect(sessions.nth(1)).toContainText('Firefox di Linux')
    await page.getByRole('button', { name: 'Akhiri sesi Firefox di Linux' }).click()
    await expect(page.getByText('Sesi telah diakhiri.')).toBeVisible()
    await expect(sessions).toHaveCount(1)
    await elsewhere.getByRole('link', { name: 'Profil Saya', exact: true }).click()
    await expect(elsewhere).toHaveURL('/admin/login')
    await other.close()
  })

  await test.step('a new password ends the others', async () => {
    await openSession(account.username)
    await page.reload()
    await expect(sessions).toHaveCount(2)
    await changePassword(page, 'bukan kata sandinya', password)
    await expect(page.getByText('Kata sandi lama tidak cocok.').first()).toBeVisible()
    await changePassword(page, sandiBaru, password)
    await expectSuccess(page, 'Kata sandi telah diganti')
    await page.reload()
    await expect(sessions).toHaveCount(1)
  })
})

test('a pelaku usaha sees the company, invites a colleague and has an own bell', async ({ page }) => {
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
  await test.step('the bell, and where it leads to', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: /^Notifikasi/ }).click()
    await expect(page.getByRole('dialog', { name: /^Notifikasi/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Lihat semua notifikasi' }).click()
    await expect(page).toHaveURL('/psat/notifikasi')
    await expect(page.getByRole('tab', { name: 'Semua' })).toBeVisible()
    await expectNoOverflow(page)
  })
})

test('a deputy is named for three days, seen, and the leave ended', async ({ page }) => {
  const day = (from: number) =>
    new Date(Date.now() + from * 86_400_000).toLocaleDateString('id-ID', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'Asia/Jakarta',
    })
  // These days do not overlap with any leave in the demo data.
  const [first, last] = [day(220), day(222)]
  await signIn(page, 'lead_auditor2')
  await page.goto('/admin/profil')
  const form = page.getByRole('form', { name: 'Tunjuk wakil' })
  await form.getByRole('combobox', { name: 'Wakil' }).click()
  await page.getByRole('option').first().click()
  await form.getByRole('textbox', { name: 'Hari pertama' }).fill(first)
  await form.getByRole('textbox', { name: 'Hari terakhir' }).fill(last)
  await form.getByLabel('Alasan').fill('Cuti tahunan')
  await form.getByRole('button', { name: 'Tunjuk wakil' }).click()
  const leave = page.getByRole('list', { name: 'Cuti dan wakil' }).getByText(`${first} sampai ${last}`)
  await expect(leave).toBeVisible()
  await page.getByRole('button', { name: `Batalkan cuti ${first} sampai ${last}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Batalkan cuti' }).click()
  await expect(page.getByText('Cuti telah diakhiri.')).toBeVisible()
  await expect(leave).toHaveCount(0)
})
