import { Textarea, type TextareaProps } from '@mantine/core'
import classes from '#platform/forms/GrowingTextarea.module.css'

interface GrowingTextareaProps extends Omit<TextareaProps, 'style' | 'classNames'> {
  rows: number
  /** The field scrolls beyond this number of rows. */
  mostRows?: number
}

/**
 * A textarea that grows through CSS. Measuring its height in code would force a layout of all fields of a long form at
 * each key press.
 */
export function GrowingTextarea({ rows, mostRows, ...props }: GrowingTextareaProps) {
  const style = { '--rows': rows, ...(mostRows && { '--most-rows': mostRows }) }
  return <Textarea {...props} rows={rows} style={style} classNames={{ input: classes.input }} />
}
