// Runs before the first paint, so that a dark page never flashes white, nor "Masuk" at somebody who is signed in.
// Put into the page by the build and named by its hash in the content security policy.
;(() => {
  const root = document.documentElement
  let choice = null
  try {
    choice = localStorage.getItem('portal:tampilan')
    if (localStorage.getItem('portal:sesi')) root.setAttribute('data-sesi', '')
  } catch {
    // Storage may be shut off; the device's own choice holds then.
  }
  // The desk's bar and sidebar are drawn before any code has come (base.css); the paths are those of layout-of.ts.
  const desk =
    /^\/(admin(?!\/login)|(psat|okkp|pasar)\/admin|profil|perizinan|psat\/(pengajuan|profil|notifikasi))(\/|$)/i
  if (desk.test(location.pathname)) root.setAttribute('data-buka', 'meja')
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()
