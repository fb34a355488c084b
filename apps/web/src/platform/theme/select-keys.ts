import type { KeyboardEvent } from 'react'

/** The select whose last key was an arrow. Only one field has the focus, so one variable serves all selects. */
let arrowed: EventTarget | undefined

/**
 * Lets Enter choose the option that the arrow keys reached. Mantine forgets that option if a list opens again before
 * its timer after closing has run, which quick keys on a busy page cause. Mantine then ignores Enter.
 */
export function chooseActiveOnEnter(event: KeyboardEvent<HTMLElement>) {
  const option = event.key === 'Enter' && arrowed === event.target ? activeOption(event.currentTarget) : null
  arrowed = event.key.startsWith('Arrow') ? event.target : undefined
  if (option === null) return
  event.preventDefault()
  event.stopPropagation()
  option.click()
}

/** The option that screen readers announce, if the list is open. */
function activeOption(input: HTMLElement) {
  const id = input.ariaExpanded === 'true' ? input.getAttribute('aria-activedescendant') : null
  return id === null ? null : document.getElementById(id)
}
