import { useState } from 'react'

/**
 * Renders the options on focus: with the page, list filters would render hundreds of unused options. On open is too
 * late, because the arrow key that opens the list must reach the selected option.
 */
export function useChoicesOnFocus() {
  const [keepMounted, setWanted] = useState(false)
  return { keepMounted, onFocus: () => setWanted(true) }
}
