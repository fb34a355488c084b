/** Rules for which axe draws a map of the whole screen first, most of what it costs; and one that looks at all that has a style. */
export type MappedRule = 'color-contrast' | 'target-size' | 'link-in-text-block' | 'avoid-inline-spacing'

/**
 * What might break one of them, found in some hundredths of the time from styles and boxes alone; axe is asked about
 * these. It takes words to stand on what holds them, and no target to be covered. One function, for it is sent to the
 * browser as text.
 */
export function quickLook(seen: ParentNode, exclude: readonly string[]): Record<MappedRule, Element[]> {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number]
  const known = new Map<string, Colour | undefined>()
  const read = (text: string): Colour | undefined => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = text.match(/-?[\d.]+(e-?\d+)?/g)?.map(Number) ?? []
    if (/^rgba?\(/.test(text)) return [red, green, blue, alpha]
    return text.startsWith('color(srgb ') ? [red * 255, green * 255, blue * 255, alpha] : undefined
  }
  const colourOf = (text: string) => {
    if (!known.has(text)) known.set(text, read(text))
    return known.get(text)
  }
  const over = ([red, green, blue, alpha]: Colour, under: Colour, share = alpha): Colour => [
    red * share + under[0] * (1 - share),
    green * share + under[1] * (1 - share),
    blue * share + under[2] * (1 - share),
    1,
  ]
  const linear = (part: number) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4
  const luminance = ([red, green, blue]: Colour) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  const contrast = (one: Colour, other: Colour) => {
    const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05]
    return Math.max(a, b) / Math.min(a, b)
  }

  interface Ground {
    style: CSSStyleDeclaration
    above: Ground | undefined
    /** Before the element's own colour, and with it; none where a picture lies, of which axe cannot tell either. */
    behind: Colour | undefined
    fill: Colour | undefined
  }
  const grounds = new Map<Element, Ground>()
  const groundOf = (element: Element): Ground => {
    const made = grounds.get(element)
    if (made) return made
    const above = element.parentElement ? groundOf(element.parentElement) : undefined
    const style = getComputedStyle(element)
    const behind: Colour | undefined = above ? above.fill : [255, 255, 255, 1]
    const own = style.backgroundImage === 'none' ? colourOf(style.backgroundColor) : undefined
    const fill = own?.[3] === 1 ? own : own && behind && over(own, behind)
    const ground = { style, above, behind, fill }
    grounds.set(element, ground)
    return ground
  }
  const isPale = (element: Element) => {
    const ground = groundOf(element)
    const colour = colourOf(ground.style.color)
    if (!ground.fill || !colour) return false
    let words = over(colour, ground.fill)
    let under = ground.fill
    // What is half there is so with all that it holds.
    for (let at: Ground | undefined = ground; at; at = at.above) {
      const share = Number(at.style.opacity)
      if (share === 1 || !at.behind) continue
      words = over(words, at.behind, share)
      under = over(under, at.behind, share)
    }
    const size = Number.parseFloat(ground.style.fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(ground.style.fontWeight) >= 700)
    return contrast(words, under) < (isLarge ? 3 : 4.5)
  }

  const isLeftOut = (element: Element) => exclude.some((selector) => element.closest(selector))
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const isDisabled = (element: Element) =>
    element.closest(':disabled, [aria-disabled="true"]') !== null ||
    element.closest('label')?.control?.matches(':disabled') === true
  const isText = ({ nodeType }: Node) => nodeType === Node.TEXT_NODE
  const wordsOf = ({ childNodes }: Element) =>
    [...childNodes].map((node) => (isText(node) ? node.nodeValue : '')).join('')
  const hasWords = (element: Element) =>
    /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName)
      ? !/^(hidden|range|color|checkbox|radio|image)$/.test((element as HTMLInputElement).type)
      : // A single sign may be an ornament: axe leaves it to people.
        wordsOf(element).trim().length > 1

  const hasWordsBeside = (element: Element) =>
    groundOf(element).style.display === 'inline' &&
    [element.previousSibling, element.nextSibling].some(
      (node) =>
        node?.textContent?.trim() &&
        (isText(node) || (node instanceof Element && groundOf(node).style.display === 'inline')),
    )
  const looksLikeText = (element: Element) => {
    const { style } = groundOf(element)
    return !style.textDecorationLine.includes('underline') && Number.parseFloat(style.borderBottomWidth) === 0
  }

  const roles = [
    'button',
    'link',
    'tab',
    'option',
    'menuitem',
    'switch',
    'checkbox',
    'radio',
    'slider',
    'combobox',
  ]
  const targets = [
    ...['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex="0"]'],
    ...roles.map((role) => `[role="${role}"]`),
  ].join()
  const boxes = [...seen.querySelectorAll(targets)]
    .filter((element) => isShown(element) && !isDisabled(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0)
  const isSmall = ({ width, height }: DOMRect) => Math.round(width) < 24 || Math.round(height) < 24
  /** A circle of 24 px around its middle touches no other target, nor the circle of another small one. */
  const hasRoom = ({ element, box }: (typeof boxes)[number]) => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return boxes.every(({ element: other, box: at }) => {
      if (other.contains(element) || element.contains(other)) return true
      const across = Math.max(at.left - x, x - at.right, 0)
      const down = Math.max(at.top - y, y - at.bottom, 0)
      const apart = Math.hypot(at.x + at.width / 2 - x, at.y + at.height / 2 - y)
      return Math.hypot(across, down) >= 12 && (!isSmall(at) || apart >= 24)
    })
  }

  const inView = (element: Element) => isShown(element) && !isLeftOut(element)
  return {
    'target-size': boxes
      .filter((one) => isSmall(one.box) && !hasWordsBeside(one.element) && !hasRoom(one))
      .map(({ element }) => element)
      .filter(inView),
    'link-in-text-block': [...seen.querySelectorAll('a[href]')].filter(
      (element) => inView(element) && hasWordsBeside(element) && looksLikeText(element),
    ),
    // Only what nobody can override, written into the element itself.
    'avoid-inline-spacing': [...seen.querySelectorAll('[style*="!important"]')].filter(inView),
    'color-contrast': [...seen.querySelectorAll('*')].filter(
      (element) => hasWords(element) && inView(element) && !isDisabled(element) && isPale(element),
    ),
  }
}
