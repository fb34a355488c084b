import type { Page } from '@playwright/test'
import { expect, openInApp, password, signIn, signInByForm, test } from '../support/portal.ts'

interface Journey {
  username: string
  /** Labels of the sidebar at the landing page, then of each service the role may open. */
  sidebars: Record<string, string[]>
  /** Screens the role may not open, and where it is sent. */
  refused: [path: string, to: string][]
}

const profil = ['Profil Saya']
const okkpKota = [
  'Dashboard',
  'Registrasi & Sertifikat',
  'Laboratorium',
  'Rapid Test',
  'Mutu',
  'Pendataan',
  'Kompetensi SDM',
  'Panduan Pengguna',
]
const okkpMaster = [
  'Komoditas',
  'Jenis Registrasi',
  'Jenis Sertifikat',
  'Jenis HC',
  'Jenis Uji Lab',
  'Jenis Rapid Test',
  'Parameter',
  'Provinsi',
]
const okkpPusat = [...okkpKota.slice(0, -1), ...okkpMaster, 'Feedback', 'Panduan Pengguna']
const pasar = [
  'Dashboard',
  'Data Pasar',
  'Profil Pasar',
  'Survei Program',
  'Rapid Test',
  'Pendataan',
  'Sanitasi Higiene',
]
const pasarPusat = [...pasar, 'Kuesioner', 'SOP Sanitasi']
const desk = ['Permohonan', 'Lampiran Teknis', 'Permohonan', 'Lampiran Teknis', 'Laporan']
const audits = ['Audit Dokumen', 'Audit Lapang', 'Audit Dokumen', 'Audit Lapang', 'Laporan']
const tabs = ['Permohonan', 'Audit Dokumen', 'Audit Lapang', 'Lampiran Teknis']
const psatMaster = [
  'Auditor',
  'PVTPP',
  'Tenggat',
  'Hari Libur',
  'Tarif PNBP',
  'Daftar Periksa',
  'Jenis Dokumen',
  'Jenis Klaim',
]
const psatSuper = ['Tambah Data', ...tabs, ...tabs, ...psatMaster, 'Laporan']

const toAdmin = (...paths: string[]): [string, string][] => paths.map((path) => [path, '/admin'])

/**
 * One of each look: everything, a desk with tabs, none but the start page, parts of two services, an operator. Entries and
 * guards of all roles are pinned in `domain/portal` (`navigation.test.ts`, `guards.test.ts`).
 */
const journeys: Journey[] = [
  {
    username: 'superadmin',
    sidebars: {
      '/admin': [...profil, 'Kelola Semua Akun', 'Log Error'],
      '/psat/admin': psatSuper,
      '/okkp/admin': [...okkpPusat.slice(0, -1), 'Pengaturan Akun', 'Panduan Pengguna'],
      '/pasar/admin': pasarPusat,
    },
    refused: toAdmin('/psat/profil', '/psat/notifikasi', '/profil'),
  },
  {
    username: 'lead_auditor',
    sidebars: { '/admin': profil, '/psat/admin': audits },
    refused: toAdmin('/admin/settings', '/psat/admin/perizinan/sppb_psat/audit', '/pasar/admin'),
  },
  {
    username: 'sekretariat',
    sidebars: { '/admin': profil, '/psat/admin': ['Tambah Data', ...desk] },
    refused: toAdmin('/admin/logs', '/psat/admin/data/pvtpp', '/okkp/admin/registrasi'),
  },
  {
    username: 'pvtpp',
    sidebars: { '/admin': profil },
    refused: toAdmin('/psat/admin', '/psat/admin/report', '/okkp/admin'),
  },
  {
    username: 'okkp_ujilab',
    sidebars: {
      '/admin': profil,
      '/okkp/admin': ['Dashboard', 'Laboratorium', 'Rapid Test', 'Mutu', 'Pendataan', 'Panduan Pengguna'],
      '/pasar/admin/profil': ['Profil Pasar'],
    },
    refused: toAdmin('/okkp/admin/registrasi', '/okkp/admin/sdm', '/okkp/admin/data/komoditas'),
  },
  {
    username: 'pelaku_usaha',
    // The demonstration's company holds an issued SPPB, which opens the area of izin edar.
    sidebars: { '/': ['Dashboard', 'Data Pelaku Usaha', 'Izin Edar'] },
    refused: [
      ['/admin', '/psat'],
      ['/okkp/admin', '/psat'],
      ['/psat/admin/report', '/psat'],
    ],
  },
]

/** Every link of the sidebar, the ones inside a folded group too. */
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

for (const { username, sidebars, refused } of journeys) {
  test(`${username} melihat menunya dan ditolak di tempat lain`, async ({ page }) => {
    await signIn(page, username)
    for (const [index, [path, to]] of refused.entries()) {
      // Once by its address, which also brings the session back; the guard is the same inside the app.
      await (index === 0 ? page.goto(path) : openInApp(page, path))
      await expect(page, path).toHaveURL(to)
    }
    for (const [path, labels] of Object.entries(sidebars)) {
      if (new URL(page.url()).pathname !== path) await openInApp(page, path)
      await expect.poll(() => sidebarLabels(page), path).toEqual(labels)
    }
  })
}

for (const [username, login, home, inside] of [
  ['superadmin', '/admin/login', '/admin', '/admin'],
  ['pelaku_usaha', '/login', '/', '/psat/profil'],
] as const) {
  test(`${username} masuk lewat formulir, dan keluar untuk seterusnya`, async ({ page }) => {
    await page.goto(login)
    await signInByForm(page, username)
    await expect(page).toHaveURL(home)
    await page.getByRole('button', { name: /^Menu akun/ }).click()
    await page.getByRole('menuitem', { name: 'Keluar' }).click()
    await expect(page).toHaveURL('/admin/login')
    await openInApp(page, inside)
    await expect(page).toHaveURL(login)
    await page.goto(inside)
    await expect(page).toHaveURL(login)
  })
}

test('pelaku usaha yang masuk lewat halaman petugas sampai di /psat', async ({ page }) => {
  const challenge = Promise.withResolvers<void>()
  await page.route('**/api/captcha/challenge', async (route) => {
    await challenge.promise
    await route.continue()
  })
  await page.goto('/admin/login')
  await page.getByLabel('Nama pengguna').fill('pelaku_usaha')
  const sandi = page.getByRole('textbox', { name: 'Kata sandi' })
  await sandi.fill(password)
  // Enter at once: the form waits for the work that proves no robot is at it.
  await sandi.press('Enter')
  await expect(page.getByRole('button', { name: 'Masuk', exact: true })).toBeDisabled()
  challenge.resolve()
  await expect(page).toHaveURL('/psat')
})

test('kata sandi salah diberi tahu, isian nama tetap ada, dan boleh dicoba lagi', async ({ page }) => {
  await page.goto('/admin/login')
  await signInByForm(page, 'sekretariat', 'bukan kata sandinya')
  const dialog = page.getByRole('alertdialog', { name: 'Gagal' })
  await expect(dialog).toContainText('Nama pengguna atau kata sandi tidak cocok.')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByLabel('Nama pengguna')).toHaveValue('sekretariat')
  await signInByForm(page, 'sekretariat')
  await expect(page).toHaveURL('/admin')
})

test('isian kosong diberi pesan di bawah kolomnya; sesudah masuk terbuka halaman yang diminta', async ({
  page,
}) => {
  await page.goto('/perizinan/edar?keadaan=terbit')
  await expect(page).toHaveURL('/login')
  await expect(page).toHaveTitle('Masuk · Portal Pangan Segar')
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(page.getByText('Wajib diisi.')).toHaveCount(4)
  await expect(page.getByRole('alert')).toContainText('2 isian perlu diperbaiki')
  const nama = page.getByLabel('Nama pengguna')
  await nama.focus()
  await expect(nama).toHaveCSS('outline-style', 'solid')
  await signInByForm(page, 'pelaku_usaha')
  await expect(page).toHaveURL('/perizinan/edar?keadaan=terbit')
})

test('who looks after OSS gets there from the start page, also while nothing waits', async ({ page }) => {
  await signIn(page, 'sekretariat')
  await page.goto('/admin')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Integrasi OSS/ })
    .click()
  await expect(page).toHaveURL('/admin/oss')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Integrasi OSS')
})
