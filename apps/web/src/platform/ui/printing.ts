let printing = false

/** On its way to paper: what is not drawn now is not on it. */
export const isPrinting = (): boolean => printing

if (!import.meta.env.SSR) {
  window.addEventListener('beforeprint', () => {
    printing = true
  })
  window.addEventListener('afterprint', () => {
    printing = false
  })
}
