import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Dark mode needs only the colour rules, because names, roles, order and sizes equal those of light mode. */
const runOnly = {
  light: { type: 'tag', values: wcag22aa },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, axe.RunOnly>

/** Waits for loading and transitions to end, because axe would measure temporary colours. */
const settle = (page: Page) =>
  page.waitForFunction(
    () =>
      !document.querySelector('[aria-busy="true"]') &&
      document.getAnimations().every(({ effect }) => effect?.getComputedTiming().iterations === Infinity),
  )

/** Returns the WCAG 2.2 AA violations that axe-core finds on the current page, in light and dark mode. */
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
      (options) => (window as typeof window & { axe: typeof axe }).axe.run(document, options),
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

export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(overflow, page.url()).toBeLessThanOrEqual(0)
}
