import classes from '#platform/forms/FixedField.module.css'

/** Shows a fixed value among the fields of a form, as read-only text. */
export function FixedField({ label, text }: { label: string; text: string }) {
  return (
    <dl className={classes.fixed}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </dl>
  )
}
