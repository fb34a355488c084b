/** Every token as it is in the light, whatever the page shows: those of the plain `:root` (tokens.css). */
export function lightTokens(): Map<string, string> {
  const tokens = new Map<string, string>()
  for (const sheet of document.styleSheets) {
    for (const rule of readable(sheet)) {
      if (!(rule instanceof CSSStyleRule) || rule.selectorText !== ':root') continue
      for (const name of rule.style) {
        if (name.startsWith('--')) tokens.set(name, rule.style.getPropertyValue(name).trim())
      }
    }
  }
  return tokens
}

/** A sheet of another origin, as an extension puts in, does not show its rules. */
function readable(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules
  } catch {
    return []
  }
}
