import { asText, type CommonField, inputProps } from '#platform/forms/fields.tsx'
import { GrowingTextarea } from '#platform/forms/GrowingTextarea.tsx'

export function TextareaField({ rows = 3, ...field }: CommonField & { rows?: number }) {
  return (
    <GrowingTextarea
      {...inputProps(field)}
      rows={rows}
      value={asText(field.value)}
      onChange={(event) => field.onChange(event.currentTarget.value)}
      onBlur={field.onBlur}
    />
  )
}
