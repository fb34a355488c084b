import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react'
import classes from '#platform/light/fields/fields.module.css'

interface FieldProps {
  label: string
  help?: ReactNode
  fault?: string | undefined
}

const describedBy = (id: string, { help, fault }: FieldProps) =>
  [fault ? `${id}-salah` : '', help ? `${id}-bantuan` : ''].filter(Boolean).join(' ') || undefined

function Frame({ id, label, help, fault, children }: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {help && <small id={`${id}-bantuan`}>{help}</small>}
      {children}
      {fault && (
        <p id={`${id}-salah`} className={classes.fault}>
          {fault}
        </p>
      )}
    </div>
  )
}

export function Baris({ label, help, fault, ...input }: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId()
  const field = { label, help, fault }
  return (
    <Frame id={id} {...field}>
      <input
        id={id}
        aria-invalid={fault ? true : undefined}
        aria-describedby={describedBy(id, field)}
        {...input}
      />
    </Frame>
  )
}

export function Paragraf({
  label,
  help,
  fault,
  ...input
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useId()
  const field = { label, help, fault }
  return (
    <Frame id={id} {...field}>
      <textarea
        id={id}
        aria-invalid={fault ? true : undefined}
        aria-describedby={describedBy(id, field)}
        {...input}
      />
    </Frame>
  )
}
