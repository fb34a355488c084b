import { Button, Modal } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { Form } from '#platform/forms/Form.tsx'
import type { ZodForm } from '#platform/forms/use-zod-form.ts'
import { confirm } from '#platform/notices/confirm.ts'
import { useFocusBack } from '#platform/notices/use-focus-back.ts'

interface FormModalProps {
  title: string
  form: ZodForm & { form: { isDirty: () => boolean } }
  submitLabel: string
  /** Larger sizes are for forms with many fields or a list. */
  size?: 'md' | 'lg' | 'xl'
  opened: boolean
  /** Another dialog is in front, so Escape must not close this one. */
  covered?: boolean
  onClose: () => void
  /** Runs after the exit transition. */
  onClosed: () => void
  children: ReactNode
}

/** A dialog with a short form. Every way of closing asks before it discards input. */
export function FormModal(props: FormModalProps) {
  const {
    title,
    form,
    submitLabel,
    size = 'md',
    opened,
    covered = false,
    onClose,
    onClosed,
    children,
  } = props
  const asking = useRef(false)
  useFocusBack()

  async function leave() {
    if (asking.current) return
    asking.current = true
    const dirty = form.form.isDirty()
    const agreed = !dirty || (await mayDiscard())
    asking.current = false
    if (!agreed) return
    // Discarded input must not return as a draft.
    if (dirty) form.reset()
    onClose()
  }

  return (
    <Modal
      opened={opened}
      onClose={() => void leave()}
      onExitTransitionEnd={onClosed}
      title={title}
      size={size}
      closeOnEscape={!covered}
      trapFocus={!covered}
    >
      <Form
        form={form}
        submitLabel={submitLabel}
        inDialog
        extraActions={
          <Button variant="default" size="lg" onClick={() => void leave()}>
            Batal
          </Button>
        }
      >
        {children}
      </Form>
    </Modal>
  )
}

async function mayDiscard(): Promise<boolean> {
  // The Escape key press that opens the question must not close it too.
  await new Promise((resolve) => setTimeout(resolve))
  return confirm({
    title: 'Buang isian ini?',
    text: 'Isian yang belum disimpan akan hilang.',
    confirmLabel: 'Buang isian',
    cancelLabel: 'Lanjut mengisi',
    tone: 'bad',
  })
}
