import type { MouseEvent } from 'react'

/**
 * The cross of a choice, `clearButtonProps` of a `Select`. It is the one way to clear it, so the keyboard reaches it too.
 * Once pressed it is gone: the field takes the focus that it had.
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
