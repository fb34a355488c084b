import { Button, Loader } from '@mantine/core'
import { formatDateTime, formatTime } from '@portal/domain/platform/format'
import { IconCloudCheck, IconHistory, IconLock } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import classes from '#platform/forms/Form.module.css'
import type { FormFault, ZodForm } from '#platform/forms/use-zod-form.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { Callout } from '#platform/page/Callout.tsx'

interface FormProps {
  form: ZodForm
  children: ReactNode
  submitLabel: string
  /** Why the form cannot be sent yet. Only for short forms whose gaps the eye finds at once. */
  locked?: string | undefined
  /** Actions beside the submit button, such as a back link or "Simpan draf". */
  extraActions?: ReactNode
  /**
   * In a dialog the buttons stick to the bottom right with the primary button last, and the first field gets the focus.
   */
  inDialog?: boolean
  /** A page with several sections: its buttons stick to the bottom of the window. */
  long?: boolean
  'aria-label'?: string
}

export function Form(props: FormProps) {
  const { form, children, submitLabel, locked, extraActions, inDialog = false, long = false, ...rest } = props
  const fields = useRef<HTMLDivElement>(null)
  const why = useId()
  useFirstField(fields, inDialog)
  // `loading` would disable the button and drop the focus from the form and its dialog.
  const busy = form.submitting || undefined
  const submit = (
    <Button
      type="submit"
      size="lg"
      disabled={locked !== undefined}
      aria-describedby={locked && why}
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
          {locked && (
            <p className={classes.reason} id={why}>
              <Icon of={IconLock} size={16} />
              {locked}
            </p>
          )}
        </div>
      )}
    </form>
  )
}

/** A file field is focused through its button. Helper inputs (`data-aid`) only fill another field and are skipped. */
const firstOf =
  'input:not([type="hidden"], [hidden], [data-aid]), textarea, select, input[type="file"] ~ div button'

/** Focuses the first field of a dialog instead of its close button, also if the fields render later. */
function useFirstField(fields: RefObject<HTMLDivElement | null>, wanted: boolean): void {
  useLayoutEffect(() => {
    const box = wanted ? fields.current : null
    const enabled = [...(box?.querySelectorAll<HTMLInputElement>(firstOf) ?? [])].find(
      ({ disabled }) => !disabled,
    )
    // In a radio group the checked option gets the focus.
    const taken =
      enabled?.type === 'radio' && box?.querySelector<HTMLInputElement>(`[name="${enabled.name}"]:checked`)
    const first = taken || enabled
    if (!first) return
    // Mantine's focus trap reads `data-autofocus` while the dialog opens. A dialog that is already open needs an
    // explicit focus call. What stands above the field stays in view, also on a phone.
    first.dataset.autofocus = ''
    const dialog = box?.closest('[role="dialog"]')
    if (dialog?.contains(document.activeElement)) first.focus({ preventScroll: true })
  }, [fields, wanted])
}

/** Sorts errors by the position of their fields on the page, because the schema may have a different order. */
function fromTop(faults: readonly FormFault[]): FormFault[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const place = ({ id }: FormFault) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return faults.toSorted((a, b) => place(a) - place(b))
}

/** Lists all errors with links to their fields. The list takes the focus after a failed submit. */
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
