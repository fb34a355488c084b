let printing = false

/** Checks whether the browser is printing, so that components must render at once. */
export const isPrinting = (): boolean => printing

if (!import.meta.env.SSR) {
  window.addEventListener('beforeprint', () => {
    printing = true
  })
  window.addEventListener('afterprint', () => {
    printing = false
  })
}
