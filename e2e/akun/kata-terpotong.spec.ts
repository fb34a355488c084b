import type { Locator, Page } from '@playwright/test'
import { expect, test, visit } from '../support/portal.ts'
import { database } from '../support/server.ts'
import { signIn } from '../support/session.ts'

const wide = (page: Page, width: number) => page.setViewportSize({ width, height: 900 })

/** Returns the words that overflow their own element or an ancestor that clips them. */
const cutOff = (words: Locator) =>
  words.evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const { left, right } = range.getBoundingClientRect()
        for (let box: Element | null = element; box && box.tagName !== 'MAIN'; box = box.parentElement) {
          const { overflowX } = getComputedStyle(box)
          const edge = box.getBoundingClientRect()
          if (overflowX !== 'visible' && (right > edge.right + 1 || left < edge.left - 1)) return true
        }
        return false
      })
      .map((element) => element.textContent),
  )

const cutPlaceholders = (page: Page) =>
  page.locator('main input[placeholder]').evaluateAll((fields) => {
    const pen = document.createElement('canvas').getContext('2d')
    return (fields as HTMLInputElement[])
      .filter((field) => field.checkVisibility() && field.value === '')
      .filter((field) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(field)
        if (pen) pen.font = font
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        return (pen?.measureText(field.placeholder).width ?? 0) > room
      })
      .map((field) => field.placeholder)
  })

const hiddenWidth = (box: Locator) => box.evaluate((element) => element.scrollWidth - element.clientWidth)

/** Lists whose search placeholder names several fields. */
const daftar = [
  '/admin/logs',
  '/okkp/admin/data/komoditas',
  '/okkp/admin/data/parameter',
  '/okkp/admin/lab/mutu',
  '/okkp/admin/lab/rapid',
  '/okkp/admin/lab/uji',
  '/okkp/admin/pengaduan',
  '/okkp/admin/peringatan',
  '/okkp/admin/registrasi',
  '/okkp/admin/sdm',
  '/okkp/admin/tindak-lanjut',
  '/pasar/admin/pengujian',
]

test('no list cuts its search, its tabs or its last column off', async ({ page }) => {
  test.setTimeout(daftar.length * 30_000)
  await signIn(page, 'superadmin')
  for (const path of daftar) {
    await test.step(path, async () => {
      await wide(page, 1440)
      await visit(page, path)
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      for (const width of [1440, 1366, 1024, 768, 360]) {
        await wide(page, width)
        await expect.poll(() => cutPlaceholders(page), `${path} ${width}`).toEqual([])
        if (width < 768) continue
        for (const box of await page
          .locator('main')
          .locator('nav[aria-label]:has(a[data-on]), div:has(> table)')
          .all())
          await expect.poll(() => hiddenWidth(box), `${path} ${width}`).toBeLessThanOrEqual(1)
      }
    })
  }
})

test('how files stand against their deadlines is told in whole words', async ({ page }) => {
  await signIn(page, 'sekretariat')
  await visit(page, '/psat/admin')
  const tiles = page.getByRole('list', { name: /^Tenggat/ }).getByRole('link')
  await expect(tiles).toHaveCount(8)
  // The next tile covers text that is too long for its tile.
  const tooLong = () =>
    tiles.evaluateAll((all) =>
      all.filter((tile) => tile.scrollWidth > tile.clientWidth).map((tile) => tile.textContent),
    )
  for (const width of [1440, 1366, 992, 360]) {
    await wide(page, width)
    await expect.poll(tooLong, String(width)).toEqual([])
  }
})

test('the button of a certificate shows its whole word', async ({ page }) => {
  const { id } = await database()
    .selectFrom('okkp.registrasi')
    .select('id')
    .where('sertifikat', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow()
  await signIn(page, 'okkp_pusat')
  await visit(page, `/okkp/admin/registrasi/${id}`)
  const word = page.getByRole('button', { name: 'Lihat Sertifikat' }).getByText('Lihat', { exact: true })
  await expect(word).toBeVisible()
  for (const width of [1440, 820, 360]) {
    await wide(page, width)
    await expect.poll(() => cutOff(word), String(width)).toEqual([])
  }
})

test('a tab bar fades at an end only where tabs are hidden beyond it', async ({ page }) => {
  await signIn(page, 'okkp_pusat')
  await visit(page, '/okkp/admin/pengaduan')
  const bar = page.getByRole('navigation', { name: 'Tindak lanjut' })
  const images = /none|linear-gradient\((?:[^()]|\([^()]*\))*\)/g
  const fades = async () => {
    const drawn = await bar.evaluate((element) => getComputedStyle(element).backgroundImage)
    return drawn.match(images)?.map((image) => image !== 'none')
  }
  await expect.poll(fades).toEqual([false, false])
  await wide(page, 360)
  await bar.evaluate((element) => element.scrollTo({ left: 0 }))
  await expect.poll(fades).toEqual([false, true])
  await bar.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
  await expect.poll(fades).toEqual([true, false])
})

test('a list of which nothing can be chosen has no column to choose in', async ({ page }) => {
  await signIn(page, 'superadmin')
  await visit(page, '/psat/admin/perizinan/sppb_psat')
  const table = page.getByRole('table')
  await expect(table.locator('tbody tr').first()).toBeVisible()
  const boxes = await table.getByRole('checkbox').count()
  await expect(table.getByRole('columnheader').first()).toHaveText(boxes > 0 ? '' : /Permohonan/)
  expect(boxes).toBe(0)
})
