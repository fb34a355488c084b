import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/portal.ts'
import { signIn } from '../support/session.ts'

/** Returns a gate that holds requests back until the test opens it. */
function gate() {
  let open = () => {}
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { passed, open: () => open() }
}

/** Expected style of the sidebar placeholder, by window width. */
const sides = { 1440: { content: '""', wide: '236px' }, 360: { content: 'none' } }

test("the desk's outline stands before its code and before anybody is known, on a desk and on a phone", async ({
  page,
}) => {
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
  const expectOutline = async (selector: string) => {
    for (const [width, side] of Object.entries(sides)) {
      await page.setViewportSize({ width: Number(width), height: 800 })
      const bar = { content: '"Portal Pangan Segar"', height: '56px', wide: `${width}px` }
      await expect.poll(() => outline(selector)).toMatchObject({ bar, side })
    }
  }

  await page.goto('/okkp/admin/registrasi', { waitUntil: 'commit' })
  await expect(page.locator('#root:empty')).toBeAttached()
  await expectOutline('#root')

  code.open()
  await expect(page.getByRole('status')).toHaveText('Memuat…')
  await expectOutline('.opening')
  await expectAccessible(page)

  answers.open()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.opening')).toHaveCount(0)
})
