import { useId } from 'react'
import { Fault } from '#platform/forms/fields.tsx'
import { FileField } from '#platform/forms/files/FileField.tsx'
import { GrowingTextarea } from '#platform/forms/GrowingTextarea.tsx'
import classes from '#psat/temuan/Findings.module.css'

export interface Jawaban {
  jawaban: string
  berkas?: string | null | undefined
}

interface AnswerFieldProps {
  id: number
  value: Jawaban
  onChange: (value: Jawaban) => void
  error?: string | undefined
  disabled?: boolean | undefined
  /** Receives each running upload, so that the form does not send an answer without its file. */
  waitFor?: ((work: Promise<unknown>) => void) | undefined
}

export function AnswerField({ id, value, onChange, error, disabled = false, waitFor }: AnswerFieldProps) {
  const prefix = useId()
  return (
    <div className={classes.answerField}>
      <GrowingTextarea
        id={`${prefix}-jawaban-${id}`}
        label="Jawaban Anda"
        description="Jelaskan apa yang sudah diperbaiki."
        rows={2}
        maxLength={2000}
        value={value.jawaban}
        disabled={disabled}
        error={error ? <Fault>{error}</Fault> : undefined}
        onChange={(event) => onChange({ ...value, jawaban: event.currentTarget.value })}
      />
      <FileField
        id={`${prefix}-berkas-${id}`}
        name={`jawaban.${id}.berkas`}
        label="Berkas pendukung"
        optional
        value={value.berkas ?? null}
        error={undefined}
        disabled={disabled}
        onBlur={() => undefined}
        waitFor={waitFor ?? (() => undefined)}
        onChange={(kunci) => onChange({ ...value, berkas: typeof kunci === 'string' ? kunci : null })}
      />
    </div>
  )
}
