import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** Less than half of what `axe.source` holds, for the wire and for the browser's parser. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Window = typeof globalThis & { axe?: typeof axe }

const wcag22aa = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } as const
// Names, roles and order are the same in both schemes; only what colours say is looked at again in the dark.
const colours = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const
const schemes = [
  { scheme: 'light', runOnly: wcag22aa },
  { scheme: 'dark', runOnly: colours },
] as const

/** Once a document. */
async function provideAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
  }
}

/** What is wrong with the document itself, whatever it shows. */
async function expectTidyDocument(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    titles: document.querySelectorAll('title:not(svg *)').length,
    emptyNonces: document.querySelectorAll('meta[nonce=""]').length,
    stylesInBody: document.body.querySelectorAll('style').length,
  }))
  expect(found, page.url()).toEqual({ titles: 1, emptyNonces: 0, stylesInBody: 0 })
}

/** What a screen has around it, the same as on the screen before. */
export const bingkai = ['nav[data-sidebar]']

/** No violation of WCAG 2.2 AA on what is shown now but for `without`, in light and in dark, in a tidy document. */
export async function expectAccessible(page: Page, without: readonly string[] = []): Promise<void> {
  await expectTidyDocument(page)
  await provideAxe(page)
  const found = await page.evaluate(
    async ({ looks, exclude }) => {
      window.scrollTo(0, 0)
      const root = document.documentElement
      const hasEnd = ({ effect }: Animation) =>
        effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY
      // Colours in the middle of a transition are nobody's colours; and a parent's may start one in its children.
      const settle = async () => {
        for (;;) {
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
          // A list that is fetched anew is dimmed until it is there.
          if (document.querySelector('[aria-busy="true"]')) continue
          const moving = document.getAnimations().filter(hasEnd)
          if (moving.length === 0) return
          await Promise.all(moving.map((animation) => animation.finished.catch(() => undefined)))
        }
      }
      /** Half under the bar at the top or the buttons at the foot, a field is too small only until somebody scrolls. */
      const isLargeInSight = async (target: string) => {
        document.querySelector(target)?.scrollIntoView({ block: 'center' })
        const again = await (window as Window).axe?.run(target, {
          runOnly: { type: 'rule', values: ['target-size'] },
        })
        return again?.violations.length === 0 && again.passes.length > 0
      }
      // What lies behind a dialog nobody reads now; it was looked at before.
      const seen = document.querySelector('[role="dialog"][aria-modal="true"], dialog:modal') ?? document
      const faults: string[] = []
      for (const { scheme, runOnly } of looks) {
        root.setAttribute('data-mantine-color-scheme', scheme)
        await settle()
        const results = await (window as Window).axe?.run(
          { include: [seen], exclude },
          {
            runOnly: { type: runOnly.type, values: [...runOnly.values] },
            resultTypes: ['violations'],
          },
        )
        if (!results) throw new Error('axe tidak termuat.')
        for (const { id, nodes } of results.violations) {
          for (const { target, failureSummary } of nodes) {
            if (id === 'target-size' && (await isLargeInSight(String(target[0])))) continue
            faults.push(`${id} (${scheme}): ${target.join(' ')}\n${failureSummary}`)
          }
        }
      }
      root.setAttribute('data-mantine-color-scheme', 'light')
      return faults
    },
    { looks: schemes, exclude: [...without] },
  )
  expect(found, `axe di ${page.url()}`).toEqual([])
}

/** Nothing scrolls sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, page.url()).toBeLessThanOrEqual(0)
}
