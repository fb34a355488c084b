/**
 * Returns the light mode values of all tokens, from the plain `:root` rule (tokens.css), regardless of the current
 * mode.
 */
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

/** The browser denies access to the rules of cross-origin sheets, such as those of extensions. */
function readable(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules
  } catch {
    return []
  }
}
