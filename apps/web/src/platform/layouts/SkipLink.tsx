import classes from '#platform/layouts/SkipLink.module.css'

/** The first stop of the keyboard: past the navigation, to the content. */
export function SkipLink() {
  return (
    <button type="button" className={classes.skip} onClick={() => document.getElementById('isi')?.focus()}>
      Langsung ke isi
    </button>
  )
}
