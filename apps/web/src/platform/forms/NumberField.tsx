import { NumberInput } from '@mantine/core'
import { type CommonField, inputProps } from '#platform/forms/fields.tsx'

interface NumberFieldProps extends CommonField {
  decimals?: number
  min?: number
  max?: number
  suffix?: string
  /** For a year or a code: no thousands separator. */
  plain?: boolean
}

/** A number field with Indonesian separators: dot for thousands, comma for decimals. An empty field is null. */
export function NumberField({ decimals = 0, min, max, suffix, plain, ...field }: NumberFieldProps) {
  const value = typeof field.value === 'number' || typeof field.value === 'string' ? field.value : ''
  return (
    <NumberInput
      {...inputProps(field)}
      value={value}
      onChange={(next) => field.onChange(next === '' ? null : next)}
      onBlur={field.onBlur}
      thousandSeparator={plain ? '' : '.'}
      decimalSeparator=","
      decimalScale={decimals}
      allowDecimal={decimals > 0}
      allowNegative={(min ?? 0) < 0}
      hideControls
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
      {...(suffix ? { suffix: ` ${suffix}` } : {})}
    />
  )
}
