import type { MouseEvent } from 'react'

/**
 * Props for the clear button of a `Select` (`clearButtonProps`). The keyboard can reach the button, because it is the
 * only way to clear the field. The button disappears when pressed, so the field takes its focus.
 */
export const clearButton = (name: string) => ({
  'aria-label': `Kosongkan ${name}`,
  'aria-hidden': false,
  tabIndex: 0,
  size: '28',
  onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (document.activeElement === currentTarget)
      currentTarget.closest(':has(> input)')?.querySelector('input')?.focus()
  },
})
