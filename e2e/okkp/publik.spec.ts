import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import { signIn } from '../support/session.ts'

const check = '/okkp/registrasi'

interface Found {
  kode_verifikasi: string
  no_registration: string
  unit_usaha: string
}

async function findOne(page: Page, query: string): Promise<Found> {
  const answer = await page.request.get(`/api/okkp/registrations/index_public?limit=1&${query}`)
  const { data } = await answer.json()
  expect(data, `registrasi contoh untuk ${query}`).toHaveLength(1)
  return data[0]
}

test('from the front page to the certificate: suggested, checked, opened, verified', async ({ page }) => {
  const { kode_verifikasi, no_registration, unit_usaha } = await findOne(page, 'status=valid')
  await visit(page, '/')
  const box = page.getByRole('combobox', { name: 'Nomor izin, nama usaha' })

  await test.step('two actions tell whether a number holds', async () => {
    await box.fill(no_registration)
    await page.getByRole('option').filter({ hasText: no_registration }).click()
    await expect(page).toHaveURL(`/verifikasi/${kode_verifikasi}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Berlaku')
    await page.goBack()
  })

  await test.step('the box suggests, also to the keyboard and who mistypes', async () => {
    await box.fill('pasar bandng')
    await expect(page.getByRole('group', { name: 'Pasar' }).getByRole('option').first()).toContainText(
      'Bandung',
    )
    await expectAccessible(page)
    await box.press('ArrowUp')
    const last = page.getByRole('option').last()
    await expect(last).toHaveAttribute('aria-selected', 'true')
    await expect(box).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id')) ?? '')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/pasar\/detail\?id=\d+/)
    await page.goBack()
  })

  await page.getByRole('link', { name: 'Ajukan SPPB-PSAT' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Perizinan PSAT')
  await expect(page.getByText(/Layanan paling lama \d+ hari kerja/)).toHaveCount(2)
  await page.goBack()
  await box.fill(no_registration)
  await page.getByRole('button', { name: 'Periksa' }).click()

  await expect(page).toHaveURL(/\/okkp\/registrasi\?search=/)
  await expect(page.getByRole('heading', { name: '1 registrasi ditemukan' })).toBeVisible()
  const card = page.getByRole('article')
  await expect(card).toContainText('Berlaku')
  await expect(card).toContainText(unit_usaha)

  await card.getByRole('link').click()
  const dialog = page.getByRole('dialog', { name: 'Rincian registrasi' })
  await expect(dialog.getByRole('heading', { name: 'Berlaku' })).toBeVisible()
  await expect(dialog.getByRole('img', { name: /QR/ })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`detail=${kode_verifikasi}`))
  await expectAccessible(page)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(card.getByRole('link')).toBeFocused()
  await page.goForward()
  await dialog.getByRole('link', { name: 'Halaman verifikasi' }).click()

  await expect(page).toHaveURL(`/verifikasi/${kode_verifikasi}`)
  await expect(page.getByText(no_registration, { exact: true })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cetak hasil ini' })).toBeHidden()
})

test('the registry is filtered and paged in its address, by a typed commodity too; its data are open', async ({
  page,
}) => {
  await visit(page, check)
  await test.step('filters and page stand in the address, and Back goes back', async () => {
    await page.getByLabel('Jenis', { exact: true }).selectOption({ label: 'SPPB-PSAT' })
    await expect(page).toHaveURL(/jenis_registrasi_id=5/)
    await page.getByLabel('Status').focus()
    await page.getByLabel('Status').selectOption({ label: 'Tidak berlaku' })
    await expect(page).toHaveURL(/status=tidak_berlaku/)
    await expect(page.getByLabel('Status')).toBeFocused()
    await expect(page.getByRole('article').first()).toContainText(/Kedaluwarsa|Dibekukan|Dicabut|Digantikan/)
    await page.goBack()
    await expect(page).not.toHaveURL(/status=/)
    await expect(page.getByLabel('Status')).toHaveValue('')
    await expect(page.getByLabel('Jenis', { exact: true })).toHaveValue('5')
    await page.getByRole('link', { name: 'Halaman 2', exact: true }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByRole('link', { name: 'Halaman 2', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    // The search treats two letters as the start of a word.
    await page.getByRole('searchbox').fill('CV')
    await page.getByRole('button', { name: 'Periksa' }).click()
    await expect(page).toHaveURL(/search=CV/)
    await expect(page.getByRole('article').first()).toContainText('CV ')
    await page.getByLabel('Cari pada').selectOption({ label: 'Nomor saja' })
    await page.getByRole('searchbox').fill('tidak ada nomor begini')
    await page.getByRole('button', { name: 'Periksa' }).click()
    await expect(page).toHaveURL(/no_reg=/)
    await expect(page.getByText('Tidak ada registrasi yang cocok')).toBeVisible()
  })

  await test.step('a commodity is typed, from those that registrations name', async () => {
    await visit(page, check)
    const field = page.getByRole('combobox', { name: 'Komoditas' })
    await field.focus()
    await expect(page.locator('datalist option').first()).toBeAttached()
    const offered = await page.locator('datalist option').count()
    const { meta } = await (
      await page.request.get('/api/okkp/static/komoditas?terdaftar=true&limit=1')
    ).json()
    expect(offered).toBe(meta.total)
    await field.fill('bukan pangan')
    await field.blur()
    await expect(field).toHaveAccessibleDescription(/Tidak ada “bukan pangan” dalam registri/)
    await expect(page).not.toHaveURL(/komoditas_id/)
    await field.fill('beras')
    await expect(page).toHaveURL(/komoditas_id=\d+/)
    await expect(field).toHaveValue('Beras')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.reload()
    await expect(field).toHaveValue('Beras')
    await field.fill('')
    await expect(page).not.toHaveURL(/komoditas_id/)
  })

  await test.step('open data is described, and its addresses answer', async () => {
    await page.getByRole('link', { name: /tersedia sebagai data terbuka/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data terbuka')
    await expect(page.getByText(/^[\d.]+ baris · data per \d+ \p{L}+ \d{4}$/u)).toHaveCount(4)
    for (const [name, type] of [
      ['Unduh Excel', 'spreadsheetml.sheet'],
      ['Unduh CSV', 'text/csv'],
      ['Buka JSON', 'application/json'],
    ] as const) {
      const links = page.getByRole('link', { name })
      await expect(links).toHaveCount(4)
      for (const link of await links.all()) {
        const answer = await page.request.get(`${await link.getAttribute('href')}?limit=3`)
        expect(answer.headers()['content-type']).toContain(type)
      }
    }
    await visit(page, '/halaman-yang-tidak-ada')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ooops! Mohon maaf, halaman')
  })
})

test('a code says plainly whether its registration holds; a wrong one is explained', async ({ page }) => {
  for (const [index, [status, badge]] of (
    [
      ['superseded', 'Digantikan'],
      ['expired', 'Kedaluwarsa'],
      ['suspended', 'Dibekukan'],
      ['revoked', 'Dicabut'],
    ] as const
  ).entries()) {
    const { kode_verifikasi } = await findOne(page, `status=${status}`)
    await visit(page, `/verifikasi/${kode_verifikasi}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tidak berlaku')
    await expect(page.getByText(badge, { exact: true })).toBeVisible()
    await expectAccessible(page)
    if (index > 0) continue
    await page.getByRole('link', { name: 'Lihat penggantinya' }).click()
    await expect(page).not.toHaveURL(new RegExp(kode_verifikasi))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  const { kode_verifikasi, no_registration } = await findOne(page, 'status=valid')
  await visit(page, '/verifikasi/SALAHSALAH22')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kode ini tidak ditemukan')
  await expect(page.getByText('Jangan anggap sertifikat itu sah')).toBeInViewport()
  await expect(page.getByRole('link', { name: /Cari menurut nomor/ })).toBeVisible()
  await expectAccessible(page)

  // The form accepts a code in lower case and with spaces.
  await visit(page, '/verifikasi')
  await page.getByRole('button', { name: 'Periksa' }).click()
  await expect(page.getByLabel('Kode verifikasi')).toHaveAccessibleDescription('Tulis kodenya lebih dahulu.')
  await page.getByLabel('Kode verifikasi').fill(kode_verifikasi.toLowerCase().replace(/(.{4})/g, '$1 - '))
  await page.getByRole('button', { name: 'Periksa' }).click()
  await expect(page.getByText(no_registration, { exact: true })).toBeVisible()
})

test('on a phone every public page fits', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const { kode_verifikasi } = await findOne(page, 'status=superseded')
  await visit(page, `${check}?search=beras`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: 'Saringan' }).click()
  await expect(page.getByLabel('Provinsi')).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page)
  // The other pages use the same components, so axe need not check them.
  const special = ['/', `/verifikasi/${kode_verifikasi}`, '/okkp/sdm']
  for (const path of [...special, '/verifikasi', '/data-terbuka']) {
    await visit(page, path)
    await expectNoOverflow(page)
    if (special.includes(path)) await expectAccessible(page)
  }
})

test('a first load stays light: public pages, the log-in, the desk', async ({ browser, request }) => {
  const { data } = await (await request.get('/api/pasar-pangan/public/pasar?limit=1')).json()
  // halaman-umum.spec.ts checks the size of files that a public page names in its HTML. This test checks that the page
  // requests no others.
  const most = [
    { path: '/', scripts: 160_000, styles: 45_000, files: 60, later: true },
    { path: `/pasar/detail?id=${data[0].id}`, scripts: 160_000, styles: 45_000, files: 60, later: true },
    { path: '/login', scripts: 300_000, styles: 80_000, files: 80 },
    { path: '/okkp/admin/registrasi', scripts: 450_000, styles: 90_000, files: 180, as: 'okkp_pusat' },
  ]
  const weights = new Map<string, number>()
  const weightOf = async (url: string) => {
    const known = weights.get(url) ?? gzipSync(await (await request.get(url)).body()).length
    weights.set(url, known)
    return known
  }
  for (const { path, files, as, later, ...budgets } of most) {
    const page = await browser.newPage()
    if (as) await signIn(page, as)
    const asked = { scripts: new Set<string>(), styles: new Set<string>() }
    let loaded = false
    page.on('load', () => {
      loaded = true
    })
    page.on('request', (request) => {
      if (later && loaded) return
      if (request.resourceType() === 'script') asked.scripts.add(request.url())
      if (request.resourceType() === 'stylesheet') asked.styles.add(request.url())
    })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const kind of ['scripts', 'styles'] as const) {
      let bytes = 0
      for (const url of asked[kind]) bytes += await weightOf(url)
      expect(bytes, `${kind} ${path}`).toBeGreaterThan(kind === 'scripts' ? 50_000 : 5000)
      expect(bytes, `${kind} ${path}`).toBeLessThanOrEqual(budgets[kind])
    }
    await page.close()
    expect(asked.scripts.size + asked.styles.size, `berkas ${path}`).toBeLessThanOrEqual(files)
  }
})
