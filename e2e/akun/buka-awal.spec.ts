import { expectAccessible } from '../support/accessibility.ts'
import { expect, signIn, test } from '../support/portal.ts'

/** Requests wait at a gate until the test opens it. */
function gate() {
  let open = () => {}
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { passed, open: () => open() }
}

for (const width of [1440, 360]) {
  test(`the desk's outline stands before its code and before anybody is known, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await signIn(page, 'okkp_pusat')
    const code = gate()
    const answers = gate()
    await page.route('**/assets/*.js', async (route) => {
      await code.passed
      await route.continue()
    })
    await page.route('**/api/**', async (route) => {
      await answers.passed
      await route.continue()
    })
    const outline = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const of = (part: string) => {
          const { content, height, width: wide } = getComputedStyle(element, part)
          return { content, height, wide }
        }
        return { bar: of('::before'), side: of('::after') }
      })
    const sidebar = width >= 1200 ? { content: '""', wide: '236px' } : { content: 'none' }
    const expected = {
      bar: { content: '"Portal Pangan Segar"', height: '56px', wide: `${width}px` },
      side: sidebar,
    }

    await page.goto('/okkp/admin/registrasi', { waitUntil: 'commit' })
    await expect(page.locator('#root:empty')).toBeAttached()
    await expect.poll(() => outline('#root')).toMatchObject(expected)

    code.open()
    await expect(page.getByRole('status')).toHaveText('Memuat…')
    expect(await outline('.opening')).toMatchObject(expected)
    await expectAccessible(page)

    answers.open()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.opening')).toHaveCount(0)
  })
}
