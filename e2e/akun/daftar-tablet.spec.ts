import type { Page } from '@playwright/test'
import { alamatOf, semuaLayar } from '../support/axe/semua-layar.ts'
import { expect, signIn, test, visit } from '../support/portal.ts'

/** Forms and pages of one record have no list of their own. */
const bukanDaftar =
  /\/(add|impor|ubah|isi|telusur|lapangan|revisi|tanda-terima|perbaikan|profil|\$(?!type$)\w+)$/
const layar = semuaLayar().filter(({ rute, as }) => as !== 'umum' && !bukanDaftar.test(rute))

/** Of every list on the screen: how many rows its foot counts, and how many can be seen. */
const hitungBaris = (page: Page) =>
  page.locator('main section:has(> footer)').evaluateAll((lists) =>
    lists.map((list) => {
      const [, first, last] =
        list.querySelector('footer')?.textContent?.match(/^([\d.]+)–([\d.]+) dari/) ?? []
      const number = (text = '0') => Number(text.replaceAll('.', ''))
      const isSeen = (part: Element) => part.checkVisibility() && part.getBoundingClientRect().height > 20
      const rows = [...list.querySelectorAll('tbody tr')].filter((row) => [...row.children].some(isSeen))
      return { disebut: number(last) - number(first) + 1, terlihat: rows.length }
    }),
  )

for (const [as, milik] of Map.groupBy(layar, (satu) => satu.as)) {
  test(`on a tablet every list shows the rows that its foot counts: ${as}`, async ({ page }) => {
    test.setTimeout(milik.length * 10_000)
    await page.setViewportSize({ width: 820, height: 1180 })
    await signIn(page, as)
    const adaDaftar: string[] = []
    for (const { rute } of milik) {
      await test.step(rute, async () => {
        await visit(page, await alamatOf(rute))
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
        for (const { disebut, terlihat } of await hitungBaris(page)) {
          expect.soft(terlihat, rute).toBe(disebut)
          adaDaftar.push(rute)
        }
      })
    }
    expect(adaDaftar.length, adaDaftar.join(' ')).toBeGreaterThan(as === 'superadmin' ? 30 : 0)
  })
}
