import {
  type ConvertCSSVariablesInput,
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core'
import { cssVariablesResolver, theme } from '#platform/theme/theme.ts'

/** The server's nonce for style elements. Browsers hide it from the attribute and leave it in the property. */
export function styleNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
}

function themeVariables(): ConvertCSSVariablesInput {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme)
  const base = defaultCssVariablesResolver(whole)
  const own = cssVariablesResolver(whole)
  return {
    variables: { ...base.variables, ...own.variables },
    light: { ...base.light, ...own.light },
    dark: { ...base.dark, ...own.dark },
  }
}

/** Mantine's provider would write the variables of the theme into the body, where no style element belongs. */
export function writeThemeStyle(): void {
  const style = document.createElement('style')
  style.nonce = styleNonce()
  style.textContent = convertCssVariables(themeVariables())
  document.head.append(style)
}
