import { isDeepStrictEqual } from 'node:util'
import { type APIRequestContext, test as base, type Page } from '@playwright/test'
import { refreshCookie } from '../../apps/server/src/akun/sesi/refresh-cookie.http.ts'
import { captchaToken } from '../../apps/server/src/testing/captcha.ts'
import { solvedCaptcha } from '../../apps/server/src/testing/solve-captcha.ts'
import { borrowProfile, closeBrowsers, forget, giveBackProfile, openBrowser } from './browser-profile.ts'
import { database } from './database.ts'
import { expect } from './expect.ts'
import { watchPopups } from './popup.ts'
import { openSession } from './session.ts'

export const password = 'Portal-Pangan-2026'

/** Solves a captcha as the widget would and returns the token that log-in accepts. */
async function earnCaptchaToken(request: APIRequestContext): Promise<string> {
  const challenge = await (await request.get('/api/captcha/challenge')).json()
  const token = await solvedCaptcha(challenge)
  const answer = await request.post('/api/verify-captcha', { data: { token } })
  return (await answer.json()).data.captchaToken
}

/** Not so where pictures are taken of any running portal: there is only its API. */
const ownPortal = () => process.env.E2E_DATA_DIR !== undefined

/** The portal under test gives one away; any other wants the work. */
const tokenFor = (request: APIRequestContext) =>
  ownPortal() ? captchaToken({ db: database() }) : earnCaptchaToken(request)

interface OpenSession {
  accessToken: string
  data: { id: number; uuid: string; role: string }
}

/** The log-in itself, by the API; the refresh cookie stays in the context of the request. */
export async function logIn(
  request: APIRequestContext,
  username: string,
  sandi = password,
): Promise<OpenSession> {
  const data = { username, password: sandi, captchaToken: await tokenFor(request) }
  const answer = await request.post('/api/user/login', { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

/** An access token for calls without a browser; with a password it is logged in, otherwise a session is just there. */
export async function accessOf(
  request: APIRequestContext,
  username: string,
  sandi?: string,
): Promise<OpenSession> {
  return sandi === undefined && ownPortal() ? openSession(username) : logIn(request, username, sandi)
}

/** Signs in without the form: the refresh cookie lands in the page's context. With a password by the log-in of the API. */
export async function signIn(page: Page, username: string, sandi?: string): Promise<void> {
  const context = page.context()
  if (sandi === undefined && ownPortal()) {
    const { refreshToken } = await openSession(username)
    await context.addCookies([
      { ...refreshCookie, value: refreshToken, domain: '127.0.0.1', httpOnly: true, sameSite: 'Strict' },
    ])
  } else await logIn(context.request, username, sandi)
  // The web asks for the cookie's session only where it has had one; once, so that signing out stays signed out.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('e2e:masuk')) return
    sessionStorage.setItem('e2e:masuk', '1')
    localStorage.setItem('portal:sesi', '1')
  })
}

/** Signs in as people do, on the page of the log-in that is open. */
export async function signInByForm(page: Page, username: string, sandi = password): Promise<void> {
  await page.getByLabel('Nama pengguna').fill(username)
  await page.getByRole('textbox', { name: 'Kata sandi' }).fill(sandi)
  await expect(page.getByText('Pemeriksaan keamanan selesai')).toBeVisible()
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
}

/** Opens a path inside the running app, as a link would; loading the page anew costs the browser a second of work. */
export async function openInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), path)
}

/** One screen of staff after another: the first is loaded, the next are opened in the running app where it can tell them apart. */
export async function visit(page: Page, path: string): Promise<void> {
  const here = URL.canParse(page.url()) ? new URL(page.url()) : undefined
  if (here?.protocol === 'http:' && here.pathname !== new URL(path, here).pathname) {
    // The screen before stays until the next is there: its heading is not the one to wait for.
    await page.evaluate(() => {
      document.documentElement.setAttribute('data-e2e-sama', '')
      for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-e2e-lama', '')
    })
    await openInApp(page, path)
    // Whoever comes to another screen stands at its heading; from a public one to the log-in the page is loaded anew.
    const arrived = 'h1:not([data-e2e-lama]):focus, html:not([data-e2e-sama]) h1'
    await expect(page.locator(arrived).first()).toBeVisible()
  } else await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Memuat…').filter({ visible: true })).toHaveCount(0)
}

/**
 * A page that the server rendered can be read before it answers to clicks; people are slower than journeys. Those that
 * are about that very time say themselves what they wait for.
 */
function waitForLife(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    if (!options?.waitUntil) await page.locator('#bawaan').waitFor({ state: 'detached' })
    return answer
  }
}

/** Every journey also fails on an error in the console or a refused resource (CSP). */
export const test = base.extend<{ consoleGuard: undefined }>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what is asked for
    async ({}, use, lane) => {
      await use(await openBrowser(lane))
      await closeBrowsers()
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, javaScriptEnabled, hasTouch, viewport }, use, { project }) => {
    // Whoever gives a journey another kind of window by `test.use` names that option here too.
    const usual =
      javaScriptEnabled !== false && !hasTouch && isDeepStrictEqual(viewport, project.use.viewport)
    const context = usual ? await borrowProfile() : await browser.newContext()
    await use(context)
    await (usual ? giveBackProfile(context) : context.close())
  },
  consoleGuard: [
    async ({ page, javaScriptEnabled }, use) => {
      await forget(page)
      if (javaScriptEnabled !== false) waitForLife(page)
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
      page.on('console', (message) => {
        if (
          message.type() === 'error' &&
          /Content Security Policy|Refused to|Uncaught/.test(message.text())
        ) {
          faults.push(message.text())
        }
      })
      await watchPopups(page)
      // From the start: armed only at the click, a busy browser may have opened its own dialog first.
      page.on('filechooser', () => undefined)
      await use(undefined)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
