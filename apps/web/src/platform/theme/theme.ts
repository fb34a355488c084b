// Imports only types. Importing the components would add them to every page with this theme, including the login.
import type {
  ActionIcon,
  Anchor,
  Button,
  Card,
  CSSVariablesResolver,
  Drawer,
  Input,
  MantineColorsTuple,
  Menu,
  Modal,
  Notification,
  Paper,
  Popover,
  Progress,
  Select,
  Skeleton,
  Table,
  Tabs,
  Tooltip,
  VariantColorsResolver,
} from '@mantine/core'
import { createTheme, defaultVariantColorsResolver } from '@mantine/core'
import { chooseActiveOnEnter } from '#platform/theme/select-keys.ts'
import classes from '#platform/theme/theme.module.css'

/** Returns a colour scale of tokens.css. `dark` is Mantine's own scale and has no token. */
function scale(name: string): MantineColorsTuple {
  const step = (n: number) => `var(--${name}-${n})`
  return [step(0), step(1), step(2), step(3), step(4), step(5), step(6), step(7), step(8), step(9)]
}

const dark: MantineColorsTuple = [
  '#E9EFEB',
  '#C3CEC8',
  '#9DABA3',
  '#7C8B83',
  '#4A5850',
  '#2B3731',
  '#1C2621',
  '#151D19',
  '#101714',
  '#0B110E',
]

const font = 'var(--font)'

/** Colours are CSS variables, so Mantine cannot compute the text contrast. Tokens define the text colour. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  if (input.variant !== 'filled') return colors
  const brand = input.color === undefined || input.color === theme.primaryColor
  return { ...colors, color: brand ? 'var(--on-brand)' : 'var(--on-solid)' }
}

const buttonSize = (height: number, padding: number, font: number) => ({
  '--button-height': `${height}px`,
  '--button-padding-x': `${padding}px`,
  '--button-fz': `${font}px`,
})

/** Heights: 30 px small, 36 px staff, 40 px forms, 48 px public and touch. */
const buttonSizes: Record<string, ReturnType<typeof buttonSize>> = {
  xs: buttonSize(28, 8, 12),
  sm: buttonSize(30, 10, 13),
  md: buttonSize(36, 14, 14),
  lg: buttonSize(40, 16, 14),
  xl: buttonSize(48, 20, 16),
}

type Part<C extends { extend: (part: never) => unknown }> = Parameters<C['extend']>[0]

export const theme = createTheme({
  primaryColor: 'daun',
  primaryShade: { light: 7, dark: 4 },
  colors: {
    daun: scale('daun'),
    kunyit: scale('kunyit'),
    batu: scale('batu'),
    pandan: scale('pandan'),
    cabai: scale('cabai'),
    nila: scale('nila'),
    gray: scale('batu'),
    red: scale('cabai'),
    green: scale('pandan'),
    blue: scale('nila'),
    yellow: scale('kunyit'),
    dark,
  },
  variantColorResolver,
  white: '#FFFFFF',
  black: '#171E1A',
  fontFamily: font,
  headings: {
    fontFamily: font,
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '24px', lineHeight: '32px' },
      h2: { fontSize: '20px', lineHeight: '28px' },
      h3: { fontSize: '18px', lineHeight: '26px' },
      h4: { fontSize: '16px', lineHeight: '24px' },
      h5: { fontSize: '15px', lineHeight: '22px' },
      h6: { fontSize: '14px', lineHeight: '20px' },
    },
  },
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
  lineHeights: { xs: '1.34', sm: '1.46', md: '1.5', lg: '1.6', xl: '1.6' },
  fontWeights: { regular: '400', medium: '600', bold: '700' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  shadows: {
    xs: 'none',
    sm: 'var(--shadow-button)',
    md: 'var(--shadow-menu)',
    lg: 'var(--shadow-dialog)',
    xl: 'var(--shadow-hero)',
  },
  breakpoints: { xs: '22.5em', sm: '48em', md: '62em', lg: '75em', xl: '90em' },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 36 } } satisfies Part<
      typeof ActionIcon
    >,
    Anchor: { defaultProps: { underline: 'hover' } } satisfies Part<typeof Anchor>,
    Button: {
      classNames: { root: classes.button },
      defaultProps: { size: 'md' },
      vars: (_theme, { size }) => ({ root: buttonSizes[String(size)] ?? {} }),
    } satisfies Part<typeof Button>,
    Card: { defaultProps: { radius: 'lg', withBorder: true, padding: 'md' } } satisfies Part<typeof Card>,
    // Without this role, screen readers would treat the dialog header as the page banner.
    Drawer: {
      classNames: { content: classes.floating, header: classes.floating },
      defaultProps: { attributes: { header: { role: 'presentation' } } },
    } satisfies Part<typeof Drawer>,
    Input: { classNames: { input: classes.input } } satisfies Part<typeof Input>,
    InputWrapper: {
      classNames: { label: classes.label, description: classes.help, error: classes.error },
      defaultProps: { withAsterisk: false },
    } satisfies Part<(typeof Input)['Wrapper']>,
    // Mantine's focus placeholder is invalid inside role="menu", so the first item takes the focus.
    Menu: {
      defaultProps: { shadow: 'md', transitionProps: { duration: 180 }, withInitialFocusPlaceholder: false },
    } satisfies Part<typeof Menu>,
    Modal: {
      defaultProps: {
        radius: 'xl',
        centered: true,
        closeButtonProps: { 'aria-label': 'Tutup' },
        attributes: { header: { role: 'presentation' } },
      },
      classNames: { title: classes.modalTitle, content: classes.floating, header: classes.floating },
    } satisfies Part<typeof Modal>,
    Notification: { defaultProps: { radius: 'lg' } } satisfies Part<typeof Notification>,
    Paper: { defaultProps: { radius: 'lg' } } satisfies Part<typeof Paper>,
    Popover: { defaultProps: { shadow: 'md' } } satisfies Part<typeof Popover>,
    Progress: { defaultProps: { radius: 3, size: 6 } } satisfies Part<typeof Progress>,
    // Only the clear button clears a select; choosing the selected option again keeps it.
    Select: {
      defaultProps: { allowDeselect: false, onKeyDownCapture: chooseActiveOnEnter },
    } satisfies Part<typeof Select>,
    Skeleton: { defaultProps: { radius: 'sm' } } satisfies Part<typeof Skeleton>,
    Table: { defaultProps: { verticalSpacing: 12 } } satisfies Part<typeof Table>,
    Tabs: { classNames: { tab: classes.tab } } satisfies Part<typeof Tabs>,
    Tooltip: {
      defaultProps: { openDelay: 300, events: { hover: true, focus: true, touch: false } },
    } satisfies Part<typeof Tooltip>,
  },
})

const shared = {
  '--mantine-color-body': 'var(--page)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-2)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-2)',
  '--mantine-color-error': 'var(--bad-ink)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-primary-color-filled': 'var(--brand)',
  '--mantine-primary-color-filled-hover': 'var(--brand-hover)',
  '--mantine-primary-color-contrast': 'var(--on-brand)',
  '--mantine-primary-color-light': 'var(--brand-soft)',
  '--mantine-primary-color-light-hover': 'var(--brand-soft-2)',
  '--mantine-primary-color-light-color': 'var(--brand-ink)',
  '--mantine-color-daun-filled': 'var(--brand)',
  '--mantine-color-daun-filled-hover': 'var(--brand-hover)',
  '--mantine-color-daun-light': 'var(--brand-soft)',
  '--mantine-color-daun-light-hover': 'var(--brand-soft-2)',
  '--mantine-color-daun-light-color': 'var(--brand-ink)',
  '--mantine-color-red-filled': 'var(--bad-solid)',
  '--mantine-color-red-filled-hover': 'var(--bad-ink)',
  '--mantine-color-cabai-filled': 'var(--bad-solid)',
  '--mantine-color-cabai-filled-hover': 'var(--bad-ink)',
  '--mantine-color-red-light': 'var(--bad-bg)',
  '--mantine-color-red-light-color': 'var(--bad-ink)',
  '--mantine-color-gray-subtle-color': 'var(--ink-2)',
}

/** Maps Mantine's variables to our tokens, which already handle light and dark mode. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: shared,
  dark: shared,
})
