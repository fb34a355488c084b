import { Button } from '@mantine/core'
import { formatDateTime, formatTime } from '@portal/domain/platform/format'
import { IconCloudCheck, IconHistory } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from '#platform/forms/Form.module.css'
import type { FormFault, ZodForm } from '#platform/forms/use-zod-form.ts'
import { Callout } from '#platform/page/Callout.tsx'

interface FormProps {
  form: ZodForm
  children: ReactNode
  /** Verb and object: "Simpan komoditas". */
  submitLabel: string
  /** Beside the submit button: a way back, "Simpan draf". */
  extraActions?: ReactNode
  'aria-label'?: string
}

/** One column: what is wrong on top, the fields, the buttons below. */
export function Form({ form, children, submitLabel, extraActions, ...rest }: FormProps) {
  return (
    <form className={classes.form} onSubmit={(event) => void form.submit(event)} noValidate {...rest}>
      <DraftNotice form={form} />
      <FaultSummary faults={form.faults} attempt={form.attempt} />
      <div className={classes.fields}>{children}</div>
      <div className={classes.actions}>
        <Button type="submit" size="lg" loading={form.submitting}>
          {submitLabel}
        </Button>
        {extraActions}
        {form.draft.savedAt && (
          <span className={classes.saved} role="status">
            <IconCloudCheck size={18} stroke={1.75} aria-hidden="true" />
            Draf tersimpan pukul {formatTime(form.draft.savedAt)}
          </span>
        )}
      </div>
    </form>
  )
}

/** Every fault once more, with a link to its field; it takes the focus after a failed attempt. */
function FaultSummary({ faults, attempt }: { faults: readonly FormFault[]; attempt: number }) {
  const box = useRef<HTMLDivElement>(null)
  const failing = faults.length > 0
  useEffect(() => {
    if (failing && attempt > 0) box.current?.focus()
  }, [attempt, failing])
  if (!failing) return null
  return (
    <Callout
      ref={box}
      tone="bad"
      title={faults.length === 1 ? 'Satu isian perlu diperbaiki' : `${faults.length} isian perlu diperbaiki`}
      flush
    >
      <ul>
        {faults.map((fault) => (
          <li key={fault.id}>
            <a
              href={`#${fault.id}`}
              onClick={(event) => {
                event.preventDefault()
                const target = document.getElementById(fault.id)
                target?.scrollIntoView({ block: 'center' })
                target?.focus()
              }}
            >
              {fault.label}
            </a>
            : {fault.message}
          </li>
        ))}
      </ul>
    </Callout>
  )
}

function DraftNotice({ form }: { form: ZodForm }) {
  if (!form.draft.restored) return null
  return (
    <Callout
      role="status"
      icon={IconHistory}
      flush
      actions={
        <Button variant="subtle" size="sm" onClick={form.reset}>
          Buang isian
        </Button>
      }
    >
      Isian Anda dari {formatDateTime(form.draft.restored)} dipulihkan.
    </Callout>
  )
}
