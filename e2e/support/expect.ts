import {
  expect as base,
  type ExpectMatcherState,
  type Locator,
  type MatcherReturnType,
  type Page,
} from '@playwright/test'

const passed: MatcherReturnType = { pass: true, message: () => '' }

/** Playwright's own words, where it does not come about. */
async function told(look: Promise<void>, isNot: boolean): Promise<MatcherReturnType> {
  try {
    await look
    return { ...passed, pass: !isNot }
  } catch (fault) {
    return { pass: isNot, message: () => (fault instanceof Error ? fault.message : String(fault)) }
  }
}

const inTime = (wait: Promise<void>) =>
  wait.then(
    () => true,
    () => false,
  )
/** It was waited for already: looked at once more, for the report. */
const once = { timeout: 1 }

/** What is asked of something that has to be there first. */
const ofWhatIsThere = [
  'toBeChecked',
  'toBeDisabled',
  'toBeEnabled',
  'toBeFocused',
  'toBeInViewport',
  'toContainText',
  'toHaveAccessibleDescription',
  'toHaveAttribute',
  'toHaveText',
  'toHaveValue',
] as const
type Asked = (typeof ofWhatIsThere)[number]
type Look = (...asked: never[]) => Promise<void>

function onceThere(name: Asked) {
  return async function (this: ExpectMatcherState, what: Locator, ...asked: unknown[]) {
    const { isNot, timeout } = this
    // Not for lists, which may be of none, nor where less time is given.
    const plain = asked.every((one) => !Array.isArray(one) && !Object.hasOwn(Object(one), 'timeout'))
    if (!isNot && plain) await inTime(what.waitFor({ state: 'attached', timeout }))
    const looks: Record<Asked, Look> = isNot ? base(what).not : base(what)
    return told(looks[name](...(asked as never[])), isNot)
  }
}
/** What may be asked, Playwright's own type says. */
const patient: typeof base = base.extend(
  Object.fromEntries(ofWhatIsThere.map((name) => [name, onceThere(name)])),
)

/**
 * Each time a look fails, Playwright writes down the whole page, should it have been the last one: that is a tenth of
 * all that the browser does in a journey. What is waited for most is waited for without it.
 */
export const expect = patient.extend({
  async toBeVisible(what: Locator, options: { timeout?: number } = {}) {
    const timeout = options.timeout ?? this.timeout
    if (this.isNot) return told(base(what).not.toBeVisible({ timeout }), true)
    if (await inTime(what.waitFor({ timeout }))) return passed
    return told(base(what).toBeVisible(once), false)
  },
  async toHaveURL(page: Page, url: string | RegExp) {
    const { timeout } = this
    if (this.isNot) return told(base(page).not.toHaveURL(url, { timeout }), true)
    if (!(url instanceof RegExp)) return told(base(page).toHaveURL(url, { timeout }), false)
    if (await inTime(page.waitForURL(url, { timeout, waitUntil: 'commit' }))) return passed
    return told(base(page).toHaveURL(url, once), false)
  },
})
