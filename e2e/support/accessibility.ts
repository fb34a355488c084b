import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Names, roles, order and sizes are the same in both colour schemes. */
const runOnly = {
  light: { type: 'tag', values: wcag22aa },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, axe.RunOnly>

/** Colours of a list that is being loaded or in the middle of a transition are not those that people read. */
const settle = (page: Page) =>
  page.waitForFunction(
    () =>
      !document.querySelector('[aria-busy="true"]') &&
      document.getAnimations().every(({ effect }) => effect?.getComputedTiming().iterations === Infinity),
  )

/** What axe-core finds against WCAG 2.2 AA on what is shown now, in light and in dark. */
export async function findFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const scheme of ['light', 'dark'] as const) {
    await page.evaluate(
      (to) => document.documentElement.setAttribute('data-mantine-color-scheme', to),
      scheme,
    )
    await settle(page)
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
    const { violations } = await page.evaluate(
      (options) => (window as unknown as { axe: typeof axe }).axe.run(document, options),
      {
        runOnly: runOnly[scheme],
      },
    )
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        faults.push(`${id} (${scheme}): ${target.join(' ')}\n${failureSummary}`)
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-mantine-color-scheme', 'light'))
  return faults
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await findFaults(page), `axe: ${page.url()}`).toEqual([])
}

/** Nothing scrolls sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(overflow, page.url()).toBeLessThanOrEqual(0)
}
