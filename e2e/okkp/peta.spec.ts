import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { RegistrasiWilayah } from '@portal/domain/okkp/dasbor/dasbor.contract'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import { signIn } from '../support/session.ts'

const address = '/okkp/admin?tab=peta'
const berlaku = (row: RegistrasiWilayah) => row.total_registrasi - row.total_tidak_berlaku
const written = (value: number) => value.toLocaleString('id-ID')

/** Returns the server's response for the map that `work` opens. Other e2e tests may add registrations at any time. */
async function answerTo(page: Page, work: () => Promise<unknown>): Promise<RegistrasiWilayah[]> {
  const answer = page.waitForResponse((response) => response.url().includes('registrasi_by_provinsi'))
  await work()
  return (await (await answer).json()).data
}

async function tableOf(page: Page): Promise<[string, string][]> {
  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  return rows.evaluateAll((all) =>
    all.map((row): [string, string] => {
      const [name, value] = [row.querySelector('th'), row.querySelector('td')]
      return [name?.textContent ?? '', value?.textContent ?? '']
    }),
  )
}

const region = (page: Page, nama: string) => page.getByRole('button', { name: new RegExp(`^${nama}: `) })

test('the map is read, opened and left by the keyboard, and its numbers are those of the table and the list', async ({
  page,
}) => {
  await signIn(page, 'okkp_pusat')
  const rows = await test.step('the tab shows 38 provinces by the place of units', async () => {
    const found = await answerTo(page, () => page.goto(address))
    await expect(
      page.getByRole('group', { name: 'Registrasi berlaku per provinsi', exact: true }).getByRole('button'),
    ).toHaveCount(38)
    await expect(page.getByText('termasuk terbitan OKKP Pusat')).toBeVisible()
    return found
  })

  await test.step('the table has the same numbers, sorted as asked, in the address', async () => {
    await page.getByRole('button', { name: 'Tampilkan tabel' }).click()
    await expect(page).toHaveURL(/tabel=registrasi/)
    const shown = await tableOf(page)
    expect(Object.fromEntries(shown)).toEqual(
      Object.fromEntries(rows.map((row) => [row.provinsi, written(berlaku(row))])),
    )
    await page.getByRole('button', { name: 'Provinsi' }).click()
    expect((await tableOf(page)).slice(0, 2).map(([nama]) => nama)).toEqual(['Aceh', 'Bali'])
    await expect(page.getByRole('columnheader', { name: 'Provinsi' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Tampilkan peta' }).click()
  })

  await test.step('the figures leave as CSV, the drawing as a picture', async () => {
    const saved = async (name: string) => {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Unduh CSV atau PNG' }).click()
      await page.getByRole('button', { name, exact: true }).click()
      const file = await download
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
    }
    const csv = await saved('Unduh CSV')
    const jabar = rows.find(({ provinsi_id }) => provinsi_id === 32)
    expect(csv.name).toBe('registrasi-berlaku-per-provinsi.csv')
    expect(csv.bytes.toString()).toContain(
      `32,Jawa Barat,${jabar ? berlaku(jabar) : ''},${jabar?.unit_usaha}`,
    )
    const png = await saved('Unduh PNG')
    expect([png.name, png.bytes.subarray(1, 4).toString()]).toEqual([
      'registrasi-berlaku-per-provinsi.png',
      'PNG',
    ])
    expect(png.bytes.length).toBeGreaterThan(20_000)
  })

  await test.step('arrows lead to the neighbour, Enter into it', async () => {
    await region(page, 'Jawa Barat').focus()
    await page.keyboard.press('ArrowRight')
    await expect(region(page, 'Jawa Tengah')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    const cities = await answerTo(page, () => page.keyboard.press('Enter'))
    await expect(page).toHaveURL(/wilayah=32/)
    await expect(page.getByRole('heading', { name: 'Registrasi berlaku di Jawa Barat' })).toBeVisible()
    const bandung = cities.find(({ kota_id }) => kota_id === 3273)
    expect(bandung && berlaku(bandung)).toBeGreaterThan(0)
    await expect(region(page, 'Kota Bandung')).toHaveAccessibleName(
      new RegExp(
        `^Kota Bandung: ${written(bandung ? berlaku(bandung) : 0)} registrasi berlaku, peringkat \\d+ dari 27$`,
      ),
    )
    // The first city has the focus, so that arrow keys continue to work.
    await expect(page.locator('path:focus')).toHaveAttribute('data-id', '3201')
  })

  await test.step('Escape leads back to where one was; the way is written above', async () => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(region(page, 'Jawa Barat')).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Registrasi berlaku di Jawa Barat' })).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Wilayah pada peta' })
      .getByRole('link', { name: 'Indonesia' })
      .click()
    await expect(page.getByRole('heading', { name: 'Registrasi berlaku per provinsi' })).toBeVisible()
  })

  await test.step('filters stand in the address; what nothing fits is explained', async () => {
    await visit(page, `${address}&start_terbit=2190-01-01&end_terbit=2190-12-31`)
    await expect(page.getByText('Belum ada registrasi yang cocok dengan saringan ini.')).toBeVisible()
    await expect(region(page, 'Jawa Barat')).toHaveAccessibleName('Jawa Barat: 0 registrasi berlaku')
    await page.getByRole('combobox', { name: 'Yang dihitung' }).click()
    await page.getByRole('option', { name: 'Registrasi tidak berlaku' }).click()
    await expect(page).toHaveURL(/ukuran=tidak-berlaku/)
    await expect(page.getByRole('heading', { name: 'Registrasi tidak berlaku per provinsi' })).toBeVisible()
  })

  await test.step('a number opens the list it counts', async () => {
    const cities = await answerTo(page, () =>
      page.goto(`${address}&wilayah=32&ukuran=semua&tabel=registrasi`),
    )
    const bandung = cities.find(({ kota_id }) => kota_id === 3273)
    const total = written(bandung?.total_registrasi ?? 0)
    await page.getByRole('link', { name: `${total} registrasi, Kota Bandung` }).click()
    await expect(page).toHaveURL(/\/okkp\/admin\/registrasi\?.*kota_id=3273/)
    await expect(page.getByText(`dari ${total} registrasi`)).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a finger is shown a province first, and opens it with a second tap', async ({ page }) => {
    await signIn(page, 'okkp_pusat')
    await page.goto(address)
    const kalteng = region(page, 'Kalimantan Tengah')
    await kalteng.tap()
    await expect(page.locator('dl').getByText('Unit usaha terdaftar')).toBeVisible()
    await expect(page).not.toHaveURL(/wilayah/)
    await expectAccessible(page)
    await kalteng.tap()
    await expect(page).toHaveURL(/wilayah=62/)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Perbesar', exact: true }).tap()
    await expect(page.getByRole('button', { name: 'Tampilkan seluruhnya' })).toBeVisible()
  })
})
