import { useState } from 'react'

/**
 * Choices are drawn when their field gets the focus: with the page, the filters of a list would draw and place hundreds
 * that nobody opens. Not as late as they are opened: the arrow key that opens them goes to the chosen one at once.
 */
export function useChoicesOnFocus() {
  const [keepMounted, setWanted] = useState(false)
  return { keepMounted, onFocus: () => setWanted(true) }
}
