import { Textarea } from '@mantine/core'
import { asText, type CommonField, inputProps } from '#platform/forms/fields.tsx'

export function TextareaField({ rows = 3, ...field }: CommonField & { rows?: number }) {
  return (
    <Textarea
      {...inputProps(field)}
      autosize
      minRows={rows}
      value={asText(field.value)}
      onChange={(event) => field.onChange(event.currentTarget.value)}
      onBlur={field.onBlur}
    />
  )
}
