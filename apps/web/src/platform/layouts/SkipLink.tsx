import classes from '#platform/layouts/SkipLink.module.css'

/** The first tab stop: skips the navigation and moves the focus to the content. */
export function SkipLink() {
  return (
    <button type="button" className={classes.skip} onClick={() => document.getElementById('isi')?.focus()}>
      Langsung ke isi
    </button>
  )
}
