import type { Page } from '@playwright/test'
import { expect, test, visit } from '../support/portal.ts'
import { password, signIn, signInByForm } from '../support/session.ts'

async function sidebarLabels(page: Page): Promise<string[]> {
  const nav = page.locator('nav[data-sidebar]').first()
  await expect(nav).toBeVisible()
  const folded = nav.locator('button[aria-expanded="false"]')
  while ((await folded.count()) > 0) await folded.first().click()
  return nav
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => (link.querySelector('[data-label]') ?? link).textContent?.trim() ?? ''),
    )
}

const expectSidebar = (page: Page, labels: string[]) =>
  expect.poll(() => sidebarLabels(page), page.url()).toEqual(labels)

const submit = (page: Page) => page.getByRole('button', { name: 'Masuk', exact: true })

/** Signs out through the menu and checks that a protected page then redirects to the log-in. */
async function signOut(page: Page, inside: string, login: string): Promise<void> {
  await page.getByRole('button', { name: /^Menu akun/ }).click()
  await page.getByRole('menuitem', { name: 'Keluar' }).click()
  await expect(page).toHaveURL('/admin/login')
  await visit(page, inside)
  await expect(page).toHaveURL(login)
}

// `navigation.test.ts` and `guards.test.ts` in `domain/portal` cover all sidebars and guards for all roles. This file
// checks that a sidebar shows its entries and that a refused user is redirected.

test('staff: wrong password, menu and log-out for good; a pelaku usaha who logs in there arrives at /psat', async ({
  page,
}) => {
  await page.goto('/admin/login')
  await test.step('a wrong password is told, the name stays, and it may be tried again', async () => {
    await signInByForm(page, 'superadmin', 'bukan kata sandinya')
    const dialog = page.getByRole('alertdialog', { name: 'Gagal' })
    await expect(dialog).toContainText('Nama pengguna atau kata sandi tidak cocok.')
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByLabel('Nama pengguna')).toHaveValue('superadmin')
    await signInByForm(page, 'superadmin')
    await expect(page).toHaveURL('/admin')
  })
  await test.step('the sidebars of two areas, and the way to OSS from the start page', async () => {
    const okkp = ['Tindak lanjut', 'Laporan masyarakat', 'Peringatan', 'Rapor', 'Batas cemaran']
    const actions = [...okkp, 'Pesan OSS', 'Teks baku', 'Jejak audit']
    const named = ['Profil Saya', 'Kelola Semua Akun', 'Log Error']
    await expectSidebar(page, [...named, ...actions, 'Beranda petugas', 'Notifikasi'])
    // An OSS administrator can open the integration from the start page, even when no message waits.
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Pesan OSS/ })
      .click()
    await expect(page).toHaveURL('/admin/oss')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pesan OSS')
    await visit(page, '/psat/admin')
    const tabs = ['Permohonan', 'Audit Dokumen', 'Audit Lapang', 'Lampiran Teknis']
    const masters = ['Auditor', 'PVTPP', 'Tenggat', 'Hari Libur', 'Tarif PNBP', 'Daftar Periksa']
    const kinds = ['Jenis Dokumen', 'Jenis Klaim']
    const more = ['Pesan OSS', 'Teks baku', 'Dashboard', 'Kalender audit']
    await expectSidebar(page, ['Tambah Data', ...tabs, ...tabs, ...masters, ...kinds, 'Laporan', ...more])
  })
  await signOut(page, '/admin', '/admin/login')
  await test.step('signed out for good; an operator who signs in here comes to /psat', async () => {
    const challenge = Promise.withResolvers<void>()
    await page.route('**/api/captcha/challenge', async (route) => {
      await challenge.promise
      await route.continue()
    })
    await page.goto('/admin')
    await expect(page).toHaveURL('/admin/login')
    await page.getByLabel('Nama pengguna').fill('pelaku_usaha')
    const sandi = page.getByRole('textbox', { name: 'Kata sandi' })
    await sandi.fill(password)
    // The user presses Enter at once. The form waits for the captcha's proof of work.
    await sandi.press('Enter')
    await expect(submit(page)).toBeDisabled()
    challenge.resolve()
    await expect(page).toHaveURL('/psat')
  })
})

test('pelaku usaha: empty form, requested page, menu and log-out', async ({ page }) => {
  await page.goto('/perizinan/edar?keadaan=terbit')
  await expect(page).toHaveURL('/login')
  await expect(page).toHaveTitle('Masuk · Portal Pangan Segar')
  await submit(page).click()
  await expect(page.getByText('Wajib diisi.')).toHaveCount(4)
  await expect(page.getByRole('alert')).toContainText('2 isian perlu diperbaiki')
  const nama = page.getByLabel('Nama pengguna')
  await nama.focus()
  await expect(nama).toHaveCSS('outline-style', 'solid')
  await signInByForm(page, 'pelaku_usaha')
  await expect(page).toHaveURL('/perizinan/edar?keadaan=terbit')
  await visit(page, '/psat/admin/report')
  await expect(page).toHaveURL('/psat')
  await visit(page, '/')
  // The demo company holds an issued SPPB, which opens the izin edar area.
  await expectSidebar(page, ['Dashboard', 'Data Pelaku Usaha', 'Izin Edar'])
  await signOut(page, '/psat/profil', '/login')
})

test('a laboratory is refused on screens of others and reads its part of two services', async ({ page }) => {
  await signIn(page, 'okkp_ujilab')
  // The first visit by URL also restores the session. Inside the app the same guard applies.
  await page.goto('/okkp/admin/registrasi')
  await expect(page).toHaveURL('/admin')
  await visit(page, '/okkp/admin/data/komoditas')
  await expect(page).toHaveURL('/admin')
  await visit(page, '/okkp/admin')
  const tests = ['Laboratorium', 'Rapid Test', 'Mutu']
  await expectSidebar(page, [
    'Dashboard',
    ...tests,
    'Pendataan',
    'Panduan Pengguna',
    'Tindak lanjut',
    'Rapor',
  ])
  await visit(page, '/okkp/admin?tab=peta&tabel=registrasi')
  await expect(page.getByRole('table').locator('tbody tr').first()).toBeVisible()
  await expect(page.getByRole('table').getByRole('link'), 'figures, and no list').toHaveCount(0)
  // This role may only read market profiles. Every other market page redirects to them.
  for (const path of ['/pasar/admin', '/pasar/admin/pengujian/add', '/pasar/admin/data/kuesioner']) {
    await visit(page, path)
    await expect(page).toHaveURL('/pasar/admin/profil')
  }
  await visit(page, '/pasar/admin/profil/add')
  await expect(page.getByText('Profil pasar hanya untuk dibaca')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Simpan profil' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Lihat profil pasar' }).click()
  await expectSidebar(page, ['Profil Pasar'])
  await expect(page.getByRole('heading', { level: 1, name: 'Profil pasar' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tambah profil' })).toHaveCount(0)
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Kelengkapan dokumen' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ubah profil' })).toHaveCount(0)
})
