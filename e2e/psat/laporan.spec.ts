import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import { dayInJakarta, formatNumber } from '../../packages/domain/src/platform/format.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import { clientOf, signIn } from '../support/session.ts'

interface Bulan {
  total: number
  proses: number
  selesai: number
  ditolak: number
}

const panggilan = '/api/summary/permohonan/graph'
const tahunIni = Number(dayInJakarta(Date.now()).slice(0, 4))
const nama = (bulan: number) =>
  new Intl.DateTimeFormat('id-ID', { month: 'long' }).format(new Date(tahunIni, bulan, 10))

/**
 * Opens the report and returns the API response that the page received. Other e2e tests send applications meanwhile.
 */
async function openLaporan(page: Page, tahun: number): Promise<Bulan[]> {
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.url().includes(`${panggilan}/${tahun}`)),
    page.goto(`/psat/admin/report?tahun=${tahun}`),
  ])
  return (await answer.json()).response
}

const kartu = (page: Page, title: string | RegExp) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title }) })

async function download(page: Page, card: ReturnType<typeof kartu>, jenis: 'CSV' | 'PNG'): Promise<Download> {
  await card.getByRole('button', { name: 'Unduh CSV atau PNG' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: `Unduh ${jenis}`, exact: true }).click(),
  ])
  return file
}

const isi = async (file: Download) => await readFile(await file.path())

const bulanIni = Number(dayInJakarta(Date.now()).slice(5, 7)) - 1
/** Name of a month as charts of the current year show it. The current month is marked as not complete. */
const sebutan = (bulan: number) => `${nama(bulan)}${bulan === bulanIni ? ' (berjalan)' : ''}`

/** Opens the report while its figures are delayed, and checks that no card moves when they arrive. */
async function openDelayed(page: Page): Promise<void> {
  const held = Promise.withResolvers<void>()
  await page.route(`**${panggilan}/**`, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/psat/admin/report')
  const cards = page.locator('section').filter({ has: page.getByRole('heading', { level: 2 }) })
  const places = () => cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()))
  await expect(page.getByText('Memuat grafik…')).toHaveCount(3)
  const before = await places()
  held.resolve()
  await expect(page.getByRole('group', { name: /^Dibanding tahun/ })).toBeVisible()
  await expect(page.getByRole('group', { name: /^Keadaan permohonan/ })).toBeVisible()
  expect(await places()).toEqual(before)
  await page.unroute(`**${panggilan}/**`)
}

/** Reads the tooltip of a month by mouse or keyboard, closes it with Esc, opens it again, and returns both locators. */
async function readBulan(page: Page, look: (month: Locator) => Promise<void>) {
  const month = page
    .getByRole('group', { name: /^Permohonan masuk/ })
    .locator('path[data-opens]')
    .nth(bulanIni)
  const words = kartu(page, /^Permohonan masuk/).locator('dl')
  // Content that loads late may move the chart away from the pointer, so the test retries.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await look(month)
    await expect(words).toContainText('Jumlah', { timeout: 2000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(words).toHaveCount(0)
  await page.mouse.move(0, 0)
  await look(month)
  await expect(words).toBeVisible()
  return { month, words }
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } })

  test('cards keep their places, a finger reads a month; the picture file is light in the dark too, also while the table is shown', async ({
    page,
  }) => {
    await signIn(page, 'sekretariat')
    await openDelayed(page)
    const { words } = await readBulan(page, (month) => month.tap())
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(words).toHaveCount(0)
    await expect(page).toHaveURL(/report$/)

    await visit(page, '/psat/admin/report?tabel=keadaan')
    const card = kartu(page, /^Keadaan permohonan/)
    await expect(card.getByRole('table')).toBeVisible()
    await expect(page.getByRole('group', { name: /^Permohonan masuk/ })).toBeVisible()
    await expect(page.getByRole('group', { name: /^Dibanding tahun/ })).toBeVisible()
    await expectNoOverflow(page)
    await expectAccessible(page)
    await page.evaluate(() => document.documentElement.setAttribute('data-mantine-color-scheme', 'dark'))
    const png = (await isi(await download(page, card, 'PNG'))).toString('base64')
    const look = await page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(picture.width, picture.height)
      const context = canvas.getContext('2d')
      context?.drawImage(picture, 0, 0)
      const { data } = context?.getImageData(0, 0, picture.width, picture.height) ?? { data: [] }
      const colors = new Set<string>()
      for (let at = 0; at < data.length; at += 4) colors.add([data[at], data[at + 1], data[at + 2]].join())
      return { corner: [...data.slice(0, 3)], width: picture.width, green: colors.has('41,99,62') }
    }, png)
    const shown = await card.locator('svg[aria-roledescription]').evaluate((svg) => svg.getAttribute('width'))
    // The image has double resolution and a margin of 24 px. It contains #29633e, the first chart colour of light mode.
    expect(look).toEqual({ corner: [255, 255, 255], width: 2 * (Number(shown) + 48), green: true })
  })
})

test('the year as a chart says what the call does; it leads to the month, by pointer, table and keyboard; a year without anything says so', async ({
  page,
}) => {
  test.slow()
  await signIn(page, 'sekretariat')
  await test.step('words, keyboard, table and CSV hold the same numbers as the call', async () => {
    const angka = await openLaporan(page, tahunIni)
    const jumlah = (key: keyof Bulan) => angka.reduce((sum, satu) => sum + satu[key], 0)
    const dimulai = angka.slice(0, bulanIni + 1)
    const judul = `Permohonan masuk tahun ${tahunIni}`
    const grafik = page.getByRole('group', { name: judul, exact: true })
    await expect(grafik).toHaveAccessibleDescription(
      new RegExp(`^Seluruhnya ${formatNumber(jumlah('total'))} permohonan: Terbit ${jumlah('selesai')} `),
    )

    // The chart is one tab stop. Arrow keys move between months and between outcomes.
    const figur = (bulan: number, keadaan: 'Terbit' | 'Diproses', banyak: number | undefined) =>
      grafik.getByRole('link', {
        name: `${sebutan(bulan)}, ${keadaan}: ${banyak} dari ${angka[bulan]?.total} permohonan`,
        exact: true,
      })
    await figur(0, 'Terbit', angka[0]?.selesai).focus()
    await page.keyboard.press('ArrowRight')
    await expect(figur(1, 'Terbit', angka[1]?.selesai)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(figur(1, 'Diproses', angka[1]?.proses)).toBeFocused()
    await page.keyboard.press('End')
    const akhir = dimulai.length - 1
    await expect(figur(akhir, 'Diproses', angka[akhir]?.proses)).toBeFocused()

    const card = kartu(page, judul)
    await card.getByRole('button', { name: 'Tampilkan tabel' }).click()
    await expect(page).toHaveURL(/tabel=permohonan/)
    const tabel = page.getByRole('table', { name: judul })
    const baris = angka.map(({ selesai, proses, ditolak, total }, bulan) =>
      [sebutan(bulan), ...(bulan <= akhir ? [selesai, proses, ditolak, total] : Array(4).fill('–'))].join(
        ' ',
      ),
    )
    const kaki = ['selesai', 'proses', 'ditolak', 'total'].map((key) => jumlah(key as keyof Bulan))
    await expect(tabel.getByRole('row')).toHaveText(
      ['Bulan Terbit Diproses Ditolak Jumlah', ...baris, `Jumlah ${kaki.join(' ')}`].map(
        (line) => new RegExp(`^${line.replace(/[()]/g, '\\$&').replaceAll(' ', '\\s*')}$`),
      ),
    )
    await expectAccessible(page)

    const csv = await download(page, card, 'CSV')
    expect(csv.suggestedFilename()).toBe(`permohonan-masuk-tahun-${tahunIni}.csv`)
    const lines = angka.map(({ selesai, proses, ditolak, total }, bulan) =>
      [sebutan(bulan), ...(bulan <= akhir ? [selesai, proses, ditolak, total] : ['', '', '', ''])].join(','),
    )
    expect((await isi(csv)).toString()).toBe(
      `\uFEFF${['Bulan,Terbit,Diproses,Ditolak,Jumlah', ...lines].join('\r\n')}\r\n`,
    )

    // The URL contains the view, so a reload shows the table at once.
    await page.reload()
    await expect(tabel).toBeVisible()
    await expect(grafik).toBeHidden()
  })
  await test.step('a card keeps its place from before its figures are known; a pointer reads a month and opens it', async () => {
    await openDelayed(page)
    const { month } = await readBulan(page, (bar) => bar.hover())
    await month.click()
    await expect(page.getByRole('heading', { name: new RegExp(`diproses, ${nama(bulanIni)}`) })).toBeVisible()
  })
  await test.step('the year leads to the month: a list, and the same as Excel', async () => {
    const sekretariat = await clientOf('sekretariat')
    const { data } = await sekretariat.get<{ data: { uploadTime: string }[] }>(
      '/api/audit-document/uploadDocument?auditType=sppb_psat&tab=permohonan&orderBy=terbaru&limit=1&page=1',
    )
    const [tahun = '', bulan = ''] = dayInJakarta(data[0]?.uploadTime ?? 0).split('-')
    const namanya = nama(Number(bulan) - 1)
    await visit(page, `/psat/admin/report?tahun=${tahun}&tabel=permohonan`)
    await page.getByRole('table').getByRole('link', { name: namanya }).click()
    await expect(page.getByRole('heading', { name: `SPPB-PSAT diproses, ${namanya} ${tahun}` })).toBeVisible()
    await expectAccessible(page)
    const [excel] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Ekspor \d+ berkas ke Excel/ }).click(),
    ])
    expect(excel.suggestedFilename()).toBe(`ringkasan-sppb-psat-ongoing-${tahun}-${Number(bulan)}.xlsx`)
    await page.getByRole('combobox', { name: 'Keadaan' }).click()
    await page.getByRole('option', { name: 'Ditolak' }).click()
    await expect(page).toHaveURL(/hasil=reject/)
    await expect(page.getByRole('heading', { name: `SPPB-PSAT ditolak, ${namanya} ${tahun}` })).toBeVisible()
    // Enter on a figure of the chart does the same as the link in the table.
    await visit(page, `/psat/admin/report?tahun=${tahun}`)
    await page
      .getByRole('link', { name: new RegExp(`^${namanya}( \\(berjalan\\))?, Terbit:`) })
      .press('Enter')
    await expect(page).toHaveURL(new RegExp(`tab=bulanan.*bulan=${Number(bulan)}`))
  })
  await test.step('a year without anything says so; on paper colours have textures', async () => {
    await visit(page, '/psat/admin/report?tahun=2001')
    await expect(page.getByText('Belum ada permohonan')).toHaveCount(3)
    await expect(page.getByRole('button', { name: 'Tampilkan tabel' })).toHaveCount(0)
    await expectAccessible(page)
    await visit(page, `/psat/admin/report?tahun=${tahunIni}`)
    const textures = page.getByRole('group', { name: /^Permohonan masuk/ }).locator('path[data-paper]')
    await expect(textures.first()).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(textures.first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Tampilkan tabel' })).toHaveCount(0)
  })
})
