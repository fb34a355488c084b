import { AxeBuilder } from '@axe-core/playwright'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import { solvedCaptcha } from '../../apps/server/src/testing/solve-captcha.ts'

export const password = 'Portal-Pangan-2026'

/** Solves a captcha as the widget would and returns the token that log-in accepts. */
async function captchaToken(request: APIRequestContext): Promise<string> {
  const challenge = await (await request.get('/api/captcha/challenge')).json()
  const token = await solvedCaptcha(challenge)
  const answer = await request.post('/api/verify-captcha', { data: { token } })
  return (await answer.json()).data.captchaToken
}

interface OpenSession {
  accessToken: string
  data: { id: number; uuid: string; role: string }
}

/** Logs in by the API; the refresh cookie stays in the context of the request. */
export async function logIn(
  request: APIRequestContext,
  username: string,
  sandi = password,
): Promise<OpenSession> {
  const data = { username, password: sandi, captchaToken: await captchaToken(request) }
  const answer = await request.post('/api/user/login', { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

/** Signs in without the form: the refresh cookie lands in the page's context. */
export async function signIn(page: Page, username: string, sandi = password): Promise<void> {
  await logIn(page.context().request, username, sandi)
  // The web asks for the cookie's session only where it has had one; once, so that signing out stays signed out.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('e2e:masuk')) return
    sessionStorage.setItem('e2e:masuk', '1')
    localStorage.setItem('portal:sesi', '1')
  })
}

/** Colours in the middle of a transition are nobody's colours: waits until every finite animation has ended. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.all(finite.map((animation) => animation.finished.catch(() => undefined)))
  })
}

/** No violation of WCAG 2.2 AA on what is shown now, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await page.evaluate(
      (value) => document.documentElement.setAttribute('data-mantine-color-scheme', value),
      scheme,
    )
    await settled(page)
    const axe = new AxeBuilder({ page })
    // Names, roles and order are the same in both; only what colours say is looked at again in the dark.
    if (scheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block'])
    else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    const { violations } = await axe.analyze()
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
    expect(found, `axe (${scheme}) di ${page.url()}`).toEqual([])
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-mantine-color-scheme', 'light'))
}

/** Every journey also fails on an error in the console or a refused resource (CSP). */
export const test = base.extend<{ consoleGuard: undefined }>({
  consoleGuard: [
    async ({ page }, use) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      page.on('console', (message) => {
        if (
          message.type() === 'error' &&
          /Content Security Policy|Refused to|Uncaught/.test(message.text())
        ) {
          faults.push(message.text())
        }
      })
      await use(undefined)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
