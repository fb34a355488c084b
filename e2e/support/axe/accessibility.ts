import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from '../expect.ts'
import { type MappedRule, quickLook } from './quick-look.ts'

/** Less than half of what `axe.source` holds, for the wire and for the browser's parser. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Window = typeof globalThis & { axe?: typeof axe; quickLook?: typeof quickLook }

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const colours: MappedRule[] = ['color-contrast', 'link-in-text-block']
const mapped: MappedRule[] = [...colours, 'target-size', 'avoid-inline-spacing']

/** Colours in the middle of a transition are nobody's colours. */
function standStill(): void {
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(still)
}

/** Once a document. */
async function provideAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue
    await frame.evaluate(`${source};window.quickLook=${quickLook};(${standStill})()`)
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

interface Look {
  /** Selectors of what is left out. */
  without?: readonly string[]
  /** Let axe draw its map of the screen in the light: three times the work, for words on a picture and targets half covered. */
  whole?: boolean
}

/** What breaks WCAG 2.2 AA on what is shown now, in light and in dark. */
export async function findFaults(page: Page, { without = [], whole = false }: Look = {}): Promise<string[]> {
  await provideAxe(page)
  return page.evaluate(
    async ({ tags, mapped, colours, exclude, whole }) => {
      const { axe, quickLook } = window as Window
      if (!axe || !quickLook) throw new Error('axe tidak termuat.')
      window.scrollTo(0, 0)
      const root = document.documentElement
      const hasEnd = ({ effect }: Animation) =>
        effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY
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
        const again = await axe.run(target, { runOnly: ['target-size'] })
        return again.violations.length === 0 && again.passes.length > 0
      }
      // What lies behind a dialog nobody reads now; it was looked at before.
      const seen = document.querySelector('[role="dialog"][aria-modal="true"], dialog:modal') ?? document
      const faults: string[] = []
      const ask = async (include: Node[], options: axe.RunOptions, scheme: string) => {
        const { violations } = await axe.run(
          { include, exclude },
          { ...options, resultTypes: ['violations'], preload: false },
        )
        for (const { id, nodes } of violations) {
          for (const { target, failureSummary } of nodes) {
            if (id === 'target-size' && (await isLargeInSight(String(target[0])))) continue
            faults.push(`${id} (${scheme}): ${target.join(' ')}\n${failureSummary}`)
          }
        }
      }
      const askAboutDoubts = async (scheme: string, rules: readonly MappedRule[]) => {
        const doubtful = quickLook(seen, exclude)
        const doubted = rules.filter((rule) => doubtful[rule].length > 0)
        const include = doubted.flatMap((rule) => doubtful[rule])
        if (doubted.length === 0) return
        await settle()
        await ask(include, { runOnly: doubted }, scheme)
      }
      const rules = Object.fromEntries(mapped.map((id) => [id, { enabled: whole }]))
      root.setAttribute('data-mantine-color-scheme', 'light')
      await settle()
      await ask([seen], { runOnly: { type: 'tag', values: tags }, rules }, 'light')
      if (!whole) await askAboutDoubts('light', mapped)
      // Names, roles, order and sizes are the same in both schemes. Back in the light before the next frame, the dark need not
      // be drawn, unless there is something to ask.
      root.setAttribute('data-mantine-color-scheme', 'dark')
      await askAboutDoubts('dark', colours)
      root.setAttribute('data-mantine-color-scheme', 'light')
      return faults
    },
    { tags: wcag22aa, mapped, colours, exclude: [...without], whole },
  )
}

/** Nothing of that, in a tidy document. */
export async function expectAccessible(page: Page, look?: Look): Promise<void> {
  await expectTidyDocument(page)
  expect(await findFaults(page, look), `axe di ${page.url()}`).toEqual([])
}

/** Nothing scrolls sideways, once what was drawn for another width is drawn anew. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(overflow, page.url()).toBeLessThanOrEqual(0)
}
