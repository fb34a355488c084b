import type { Page } from '@playwright/test'
import { expect, test, visit } from '../support/portal.ts'
import { database } from '../support/server.ts'
import { signIn } from '../support/session.ts'

const check = '/okkp/registrasi'
const hostile = `</script><script>alert(1)</script><!--<script> "PT' & $& __CSP_NONCE__ Tani`

interface Found {
  id: number
  kode_verifikasi: string
  no_registration: string
  unit_usaha: string
}

async function findOne(page: Page, query: string): Promise<Found> {
  const answer = await page.request.get(`/api/okkp/registrations/index_public?limit=1&${query}`)
  return (await answer.json()).data[0]
}

function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  return calls
}

/** Checks that React has hydrated the page, so that it responds to clicks. */
async function expectAlive(page: Page) {
  await expect(page.locator('#bawaan')).toHaveCount(0)
  await page.getByRole('button', { name: 'Ganti ke tampilan gelap' }).click()
  await expect(page.getByRole('button', { name: 'Ganti ke tampilan terang' })).toBeVisible()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a QR leads to the answer; an unknown code is told, and another one can be typed', async ({
    page,
  }) => {
    const { kode_verifikasi, no_registration, unit_usaha } = await findOne(page, 'status=valid')
    const answer = await page.goto(`/verifikasi/${kode_verifikasi}`)
    expect(answer?.status()).toBe(200)
    await expect(page).toHaveTitle(`${no_registration} · Portal Pangan Segar`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Berlaku')
    await expect(page.getByText(unit_usaha, { exact: true })).toBeVisible()
    await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
    // The server-rendered page includes the styles of the screen.
    await expect(page.getByRole('article')).toHaveCSS('border-top-style', 'solid')

    const unknown = await page.goto('/verifikasi/SALAHSALAH22')
    expect(unknown?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kode ini tidak ditemukan')
    await expect(page.getByText('SALAHSALAH22')).toBeVisible()
    await page.getByLabel('Kode verifikasi').fill(kode_verifikasi.toLowerCase())
    await page.getByRole('button', { name: 'Periksa' }).click()
    await expect(page).toHaveURL(`/verifikasi/${kode_verifikasi}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Berlaku')
  })

  test('the registry is read, searched and paged, leads to each answer, and says that nothing fits', async ({
    page,
  }) => {
    const answer = await page.goto(check)
    expect(answer?.status()).toBe(200)
    await expect(page).toHaveTitle('Cek registrasi · Portal Pangan Segar')
    await expect(page.getByRole('article')).toHaveCount(10)
    const first = await page.getByRole('article').first().textContent()
    await page.getByRole('link', { name: 'Halaman 2', exact: true }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByRole('article').first()).not.toHaveText(first ?? '')

    const { no_registration } = await findOne(page, 'status=expired')
    await page.getByRole('searchbox').fill(no_registration)
    await page.getByLabel('Cari pada').selectOption({ label: 'Nomor saja' })
    await page.getByRole('button', { name: 'Periksa' }).click()
    await expect(page).toHaveURL(`${check}?no_reg=${encodeURIComponent(no_registration)}`)
    await expect(page.getByRole('heading', { name: '1 registrasi ditemukan' })).toBeVisible()
    await page.getByRole('article').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tidak berlaku')

    const empty = await page.goto(`${check}?search=tidak%20ada%20yang%20begini`)
    expect(empty?.status()).toBe(200)
    await expect(page.getByText('Tidak ada registrasi yang cocok')).toBeVisible()
    const nowhere = await page.goto('/halaman-yang-tidak-ada')
    expect(nowhere?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ooops! Mohon maaf, halaman')

    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(check)
    await expect(page.getByLabel('Provinsi')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Saringan' })).toBeHidden()
  })
})

/** Holds matching files back until the test calls the returned function. */
async function holdBack(page: Page, files: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Opens a page and holds its scripts back until the test calls the returned function. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const letThrough = await holdBack(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  return letThrough
}

/**
 * Waits until the browser has drawn the whole HTML. A long page arrives in pieces, and the scripts do not cause these
 * layout shifts.
 */
async function untilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState !== 'loading')
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

test('the browser takes over what came, without asking again and without moving it', async ({ page }) => {
  const { kode_verifikasi } = await findOne(page, 'status=valid')
  const calls = watchCalls(page)
  for (const path of [`/verifikasi/${kode_verifikasi}`, check]) {
    const letThrough = await openWithoutCode(page, path)
    const heading = page.getByRole('heading', { level: 1 })
    const drawn = await heading.elementHandle()
    await untilDrawn(page)
    await expect(page.locator('#bawaan')).toBeAttached()
    await page.evaluate(() => {
      const moved: number[] = []
      Object.assign(window, { moved })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          moved.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift' })
    })
    calls.length = 0
    letThrough()
    await expect(page.locator('#bawaan')).toHaveCount(0)
    await expectAlive(page)
    expect(await heading.evaluate((now, before) => now === before, drawn), path).toBe(true)
    expect(calls, path).toEqual([])
    expect(await page.evaluate('moved'), path).toEqual([])
    await page.evaluate(() => localStorage.clear())
  }
  // The browser fetches the longest list only when its field gets the focus.
  await page.getByLabel('Komoditas').focus()
  await expect(page.locator('datalist option[value="Kubis"]')).toBeAttached()
  expect(calls).toEqual(['/api/okkp/static/komoditas'])
  // After navigation the browser calls the API, and the canonical link of the first page disappears.
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${check}$`))
  await page.getByRole('link', { name: 'Punya kode verifikasi?' }).click()
  await expect(page).toHaveTitle('Verifikasi sertifikat · Portal Pangan Segar')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(10)
  expect(calls).toContain('/api/okkp/registrations/index_public')
})

test('a link that is pressed while the page comes to life is followed by the browser', async ({ page }) => {
  // Without idle callbacks the page never finishes hydrating.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto('/', { waitUntil: 'load' })
  await page.evaluate(() => Object.assign(window, { delivered: true }))
  await page.getByRole('link', { name: 'Ajukan SPPB-PSAT' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Perizinan PSAT')
  expect(await page.evaluate(() => 'delivered' in window)).toBe(false)
})

test('a part whose code comes while somebody is on the way to another page stays as it came', async ({
  page,
}) => {
  const letWarnings = await holdBack(page, '**/assets/PeringatanDepan-*.js')
  await page.goto('/')
  const letNext = await holdBack(page, '**/assets/psat-*.js')
  const warnings = await page.getByRole('region', { name: 'Peringatan dan penarikan' }).elementHandle()
  const isAlive = () =>
    page.evaluate((part) => Object.keys(part ?? {}).some((key) => key.startsWith('__react')), warnings)
  expect(await isAlive(), 'its code is held back').toBe(false)
  await page.getByRole('link', { name: 'Ajukan SPPB-PSAT' }).click()
  letWarnings()
  await expect.poll(isAlive).toBe(true)
  letNext()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Perizinan PSAT')
})

test('what is typed and chosen before the code has come is kept and asked', async ({ page }) => {
  const letThrough = await openWithoutCode(page, check)
  await page.getByRole('searchbox').fill('beras')
  await page.getByLabel('Jenis', { exact: true }).selectOption({ label: 'SPPB-PSAT' })
  letThrough()
  await expect(page).toHaveURL(`${check}?search=beras&jenis_registrasi_id=5`)
  await expect(page.locator('#bawaan')).toHaveCount(0)
  await expect(page.getByLabel('Jenis', { exact: true })).toHaveValue('5')
  await expect(page.getByRole('searchbox')).toHaveValue('beras')
})

test('a hostile name is a name', async ({ page }) => {
  const found = await findOne(page, 'status=valid&page=40')
  await database()
    .updateTable('okkp.registrasi')
    .set({ unit_usaha: hostile })
    .where('id', '=', found.id)
    .execute()
  for (const path of [
    `/verifikasi/${found.kode_verifikasi}`,
    `${check}?no_reg=${encodeURIComponent(found.no_registration)}`,
  ]) {
    const answer = await page.goto(path)
    expect(await answer?.text(), path).not.toContain('<script>alert')
    await expect(page.getByText(hostile, { exact: true })).toBeVisible()
    await expectAlive(page)
    await expect(page.getByText(hostile, { exact: true })).toBeVisible()
    await page.evaluate(() => localStorage.clear())
  }
})

test('somebody signed in gets the page of a visitor, and is known after it', async ({ page }) => {
  const { kode_verifikasi } = await findOne(page, 'status=valid')
  await signIn(page, 'okkp_pusat')
  const answer = await page.goto(`/verifikasi/${kode_verifikasi}`)
  const html = (await answer?.text()) ?? ''
  expect(html).toContain('>Masuk<')
  expect(html).not.toContain('Ruang kerja saya')
  expect(html).not.toContain('okkp_pusat')
  await expect(page.getByRole('link', { name: 'Ruang kerja saya' })).toBeVisible()
})

test('cards that the server drew stay when the code of the page takes over', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 })
  for (const path of ['/okkp', '/pasar']) {
    const html = await (await page.request.get(path)).text()
    const drawn = /<main.*<\/main>/s.exec(html)?.[0].match(/<h2/g)?.length ?? 0
    expect(drawn, path).toBeGreaterThan(4)
    await visit(page, path)
    // The idle page prefetches the charts. Meanwhile no card may disappear.
    const fetched = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /ChartViews/.test(name)),
      )
    await expect.poll(fetched, path).toBe(true)
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 300))))
    expect(await page.locator('main h2').count(), path).toBeGreaterThanOrEqual(drawn)
  }
})
