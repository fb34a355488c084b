import classes from '#platform/forms/FixedField.module.css'

/** What is settled already stands among the fields, and is not asked. */
export function FixedField({ label, text }: { label: string; text: string }) {
  return (
    <dl className={classes.fixed}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </dl>
  )
}
