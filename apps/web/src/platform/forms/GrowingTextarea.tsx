import { Textarea, type TextareaProps } from '@mantine/core'
import classes from '#platform/forms/GrowingTextarea.module.css'

interface GrowingTextareaProps extends Omit<TextareaProps, 'style' | 'classNames'> {
  rows: number
  /** Beyond these it scrolls. */
  mostRows?: number
}

/** Grows with what is written, by the browser: measured by code, every field of a long form is laid out anew at each step. */
export function GrowingTextarea({ rows, mostRows, ...props }: GrowingTextareaProps) {
  const style = { '--rows': rows, ...(mostRows && { '--most-rows': mostRows }) }
  return <Textarea {...props} rows={rows} style={style} classNames={{ input: classes.input }} />
}
