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
  /** Wider, for a form of many fields or one that holds a list. */
  size?: 'md' | 'lg' | 'xl'
  opened: boolean
  /** Another dialog stands in front: Escape is for that one. */
  covered?: boolean
  onClose: () => void
  /** After it has faded. */
  onClosed: () => void
  children: ReactNode
}

/** A short form in a dialog. Whatever closes it, typed work is not lost without a question. */
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
    // What is thrown away must not come back as a draft.
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
  // The Escape that asks the question must not answer it as well.
  await new Promise((resolve) => setTimeout(resolve))
  return confirm({
    title: 'Buang isian ini?',
    text: 'Isian yang belum disimpan akan hilang.',
    confirmLabel: 'Buang isian',
    cancelLabel: 'Lanjut mengisi',
    tone: 'bad',
  })
}
