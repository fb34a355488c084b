import { type UseFormReturnType, useForm } from '@mantine/form'
import { type ReactNode, type SyntheticEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { z } from 'zod'
import { isAbort } from '#platform/api/client.ts'
import { dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'
import { serverFaults, settle } from '#platform/forms/resolver.ts'
import { useLeaveWarning } from '#platform/forms/use-leave-warning.ts'
import { popup } from '#platform/notices/popup.ts'
import { session } from '#platform/session/browser-session.ts'
import { ApiError } from '#platform/wire/api-error.ts'

/** Form values: every value may be empty. */
export type Blank<T> = { [K in keyof T]: T[K] | null }
type Path<V> = Extract<keyof V, string> | `${Extract<keyof V, string>}.${string}`

export interface ZodFormOptions<S extends z.ZodType<unknown, object>> {
  schema: S
  initialValues: Blank<z.input<S>>
  labels: Partial<Record<Path<z.input<S>>, string>>
  /**
   * Receives valid values. A thrown ApiError shows its messages under the fields. Returning false means that nothing
   * was sent (the user cancelled), so the form stays unchanged.
   */
  onSubmit: (values: z.input<S>) => unknown
  /** Keeps the input as a draft in this browser until it is sent. */
  draftKey?: string
  /** Fields that a draft must not contain (passwords). */
  draftOmit?: readonly string[]
  /** False for forms whose loss costs nothing, such as the login. */
  warnBeforeLeaving?: boolean
}

export interface FieldBinding {
  id: string
  name: string
  label: string
  value: unknown
  error: ReactNode
  onChange: (value: unknown) => void
  onBlur: (event: unknown) => void
  /** Makes the submit wait for this work, such as a running upload. */
  waitFor: (work: Promise<unknown>) => void
  /**
   * Blocks the submit while a field has an invalid state, such as a failed upload or an invalid date. The form calls
   * `letGo` on reset.
   */
  hold?: (by: string, message: string | undefined, letGo?: () => void) => void
}

export interface FormFault {
  id: string
  label: string
  message: string
}

interface Held {
  path: string
  message: string
  letGo: (() => void) | undefined
}

const pauseBeforeSaving = 600

/** Creates a Mantine form with a Zod schema, Indonesian messages, server errors, draft and leave warning. */
export function useZodForm<S extends z.ZodType<unknown, object>>(options: ZodFormOptions<S>) {
  type Values = Blank<z.input<S>>
  const { schema, initialValues, labels, draftKey, draftOmit = [], warnBeforeLeaving = true } = options
  const formId = useId()
  // The account that opened the form. A draft saved when the session ends still belongs to this account.
  const [owner] = useState(() => session.user()?.uuid ?? 'tamu')
  const [draft] = useState(() => (draftKey ? readDraft<Partial<Values>>(owner, draftKey) : undefined))
  const [restored, setRestored] = useState(draft?.savedAt)
  const [savedAt, setSavedAt] = useState(draft?.savedAt)
  const [submitting, setSubmitting] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const unkept = useRef<Values>(undefined)
  const pending = useRef(new Set<Promise<unknown>>())
  const held = useRef(new Map<string, Held>())

  const form = useForm<Values>({
    mode: 'controlled',
    initialValues,
    validate: (values) => settle(schema, values as object).faults,
    validateInputOnBlur: false,
    onValuesChange: (values) => {
      if (!draftKey) return
      clearTimeout(timer.current)
      unkept.current = values
      timer.current = setTimeout(() => keep(values), pauseBeforeSaving)
    },
  })

  function keep(values: Values) {
    unkept.current = undefined
    if (draftKey && form.isDirty()) setSavedAt(writeDraft(owner, draftKey, values as object, draftOmit))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is laid over the form once, at the start
  useEffect(() => {
    if (draft) form.setValues(draft.values as Partial<Values>)
    return () => {
      clearTimeout(timer.current)
      if (unkept.current) keep(unkept.current)
    }
  }, [])

  const clearDraft = useCallback(() => {
    clearTimeout(timer.current)
    unkept.current = undefined
    if (draftKey) dropDraft(owner, draftKey)
    setRestored(undefined)
    setSavedAt(undefined)
  }, [draftKey, owner])

  useLeaveWarning({
    isDirty: () => warnBeforeLeaving && form.isDirty() && !submitting,
    ...(draftKey ? { keepDraft: () => keep(form.getValues()), dropDraft: clearDraft } : {}),
  })

  const fieldId = (path: string) => `${formId}-${path}`
  const labelOf = (path: string) => (labels as Record<string, string | undefined>)[path] ?? path

  function field(path: Path<z.input<S>>): FieldBinding {
    const props = (form as UseFormReturnType<Record<string, unknown>>).getInputProps(path)
    return {
      id: fieldId(path),
      name: path,
      label: labelOf(path),
      value: props.value,
      error: props.error,
      onChange: props.onChange,
      onBlur: props.onBlur,
      waitFor: (work) => {
        pending.current.add(work)
        void work.finally(() => pending.current.delete(work))
      },
      hold: (by, message, letGo) => {
        if (message !== undefined) held.current.set(by, { path, message, letGo })
        // Releasing the hold also removes its error message.
        else if (held.current.delete(by)) form.clearFieldError(path)
      },
    }
  }

  async function submit(event?: SyntheticEvent) {
    event?.preventDefault()
    if (submitting) return
    if (pending.current.size > 0) {
      setSubmitting(true)
      await Promise.allSettled(pending.current)
      setSubmitting(false)
    }
    setAttempt((count) => count + 1)
    form.clearErrors()
    const { faults: wrong, values } = settle(schema, form.getValues() as object)
    const holding = [...held.current.values()].map(({ path, message }) => [path, message])
    const faults = { ...wrong, ...Object.fromEntries(holding) }
    if (Object.keys(faults).length > 0) return form.setErrors(faults)
    setSubmitting(true)
    try {
      if ((await options.onSubmit(values as z.input<S>)) === false) return
      clearDraft()
      form.resetDirty()
    } catch (error) {
      // The user left the screen, which aborted the call.
      if (isAbort(error)) return
      if (error instanceof ApiError && error.fields.length > 0) form.setErrors(serverFaults(error.fields))
      else popup.failure(error instanceof ApiError ? error.message : undefined)
      // A bug in the code: the user gets a message, and the rethrow reports the error.
      if (!(error instanceof ApiError)) throw error
    } finally {
      setSubmitting(false)
    }
  }

  function reset() {
    for (const { letGo } of held.current.values()) letGo?.()
    held.current.clear()
    form.reset()
    clearDraft()
  }

  const faults: FormFault[] = Object.entries(form.errors)
    .filter(([, message]) => Boolean(message))
    .map(([path, message]) => ({ id: fieldId(path), label: labelOf(path), message: String(message) }))

  return { form, field, submit, submitting, reset, faults, attempt, draft: { restored, savedAt } }
}

export type ZodForm = Pick<
  ReturnType<typeof useZodForm>,
  'submit' | 'submitting' | 'reset' | 'faults' | 'attempt' | 'draft'
>
