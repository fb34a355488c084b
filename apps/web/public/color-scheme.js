// Runs before the first paint, so that a dark page never flashes white. Kept apart: inline scripts are refused.
;(() => {
  let choice = null
  try {
    choice = localStorage.getItem('portal:tampilan')
  } catch {
    // Storage may be shut off; the device's own choice holds then.
  }
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()
