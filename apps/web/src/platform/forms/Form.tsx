import { Button, Loader } from '@mantine/core'
import { formatDateTime, formatTime } from '@portal/domain/platform/format'
import { IconCloudCheck, IconHistory } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import classes from '#platform/forms/Form.module.css'
import type { FormFault, ZodForm } from '#platform/forms/use-zod-form.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { Callout } from '#platform/page/Callout.tsx'

interface FormProps {
  form: ZodForm
  children: ReactNode
  /** Verb and object: "Simpan komoditas". */
  submitLabel: string
  /** Beside the submit button: a way back, "Simpan draf". */
  extraActions?: ReactNode
  /** In a dialog the buttons stay in sight at the bottom right, the primary one last, and the first field has the focus. */
  inDialog?: boolean
  /** A page of several parts: its buttons stay in sight at the foot of the window. */
  long?: boolean
  'aria-label'?: string
}

/** One column: what is wrong on top, the fields, the buttons below. */
export function Form(props: FormProps) {
  const { form, children, submitLabel, extraActions, inDialog = false, long = false, ...rest } = props
  const fields = useRef<HTMLDivElement>(null)
  useFirstField(fields, inDialog)
  // Not `loading`, which disables: the focus would fall out of the form, and out of the dialog it stands in.
  const busy = form.submitting || undefined
  const submit = (
    <Button
      type="submit"
      size="lg"
      data-disabled={busy}
      aria-disabled={busy}
      {...(busy ? { leftSection: <Loader size={18} color="currentColor" aria-hidden="true" /> } : {})}
    >
      {submitLabel}
    </Button>
  )
  const saved = form.draft.savedAt && (
    <span className={classes.saved}>
      <span role="status">
        <Icon of={IconCloudCheck} />
        Draf tersimpan pukul {formatTime(form.draft.savedAt)}
      </span>
      {inDialog && !form.draft.restored && (
        <Button variant="subtle" size="sm" onClick={form.reset}>
          Buang isian
        </Button>
      )}
    </span>
  )
  return (
    <form
      className={classes.form}
      data-in-dialog={inDialog || undefined}
      data-long={long || undefined}
      onSubmit={(event) => void form.submit(event)}
      noValidate
      {...rest}
    >
      <DraftNotice form={form} />
      <FaultSummary faults={form.faults} attempt={form.attempt} />
      <div ref={fields} className={classes.fields}>
        {children}
      </div>
      {inDialog ? (
        <div className={classes.foot}>
          {saved}
          {extraActions}
          {submit}
        </div>
      ) : (
        <div className={classes.actions}>
          {submit}
          {extraActions}
          {saved}
        </div>
      )}
    </form>
  )
}

/** A file is chosen by its button; what only helps to fill another field (`data-aid`) comes after that. */
const firstOf =
  'input:not([type="hidden"], [hidden], [data-aid]), textarea, select, input[type="file"] ~ div button'

/** A dialog begins at its first field, not at the button that closes it; also where the fields come later. */
function useFirstField(fields: RefObject<HTMLDivElement | null>, wanted: boolean): void {
  useLayoutEffect(() => {
    const box = wanted ? fields.current : null
    const enabled = [...(box?.querySelectorAll<HTMLInputElement>(firstOf) ?? [])].find(
      ({ disabled }) => !disabled,
    )
    // Of a group of choices the one that is taken has the focus.
    const taken =
      enabled?.type === 'radio' && box?.querySelector<HTMLInputElement>(`[name="${enabled.name}"]:checked`)
    const first = taken || enabled
    if (!first) return
    // Read by the trap of a dialog that is just opening; one that stands open already is past that.
    first.dataset.autofocus = ''
    const dialog = box?.closest('[role="dialog"]')
    if (dialog?.contains(document.activeElement)) first.focus()
  }, [fields, wanted])
}

/** As the fields stand on the page, from top to bottom; a schema may name them in another order. */
function fromTop(faults: readonly FormFault[]): FormFault[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const place = ({ id }: FormFault) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return faults.toSorted((a, b) => place(a) - place(b))
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
        {fromTop(faults).map((fault) => (
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
