import { Checkbox } from '@mantine/core'
import { aspekLabels, aspekPengawasan } from '@portal/domain/okkp/registrasi/registrasi.pengawasan'
import classes from '#okkp/pengawasan/pengawasan.module.css'
import { Fault } from '#platform/forms/fields.tsx'
import type { FieldBinding } from '#platform/forms/use-zod-form.ts'

export function AspekField({ id, label, value, error, onChange }: FieldBinding) {
  return (
    <Checkbox.Group
      label={label}
      value={Array.isArray(value) ? value.map(String) : []}
      onChange={onChange}
      error={error ? <Fault>{error}</Fault> : undefined}
    >
      <div className={classes.choices}>
        {aspekPengawasan.map((aspek, index) => (
          // The error summary links to the first checkbox.
          <Checkbox key={aspek} value={aspek} label={aspekLabels[aspek]} {...(index === 0 ? { id } : {})} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
