import { Button, Modal } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { Form } from '#platform/forms/Form.tsx'
import type { ZodForm } from '#platform/forms/use-zod-form.ts'
import { confirm } from '#platform/ui/confirm.ts'

interface FormModalProps {
  title: string
  form: ZodForm & { form: { isDirty: () => boolean } }
  submitLabel: string
  opened: boolean
  onClose: () => void
  /** After it has faded; until then it stays mounted, so that the focus goes back where it came from. */
  onClosed: () => void
  children: ReactNode
}

/** A short form in a dialog. Whatever closes it, typed work is not lost without a question. */
export function FormModal({ title, form, submitLabel, opened, onClose, onClosed, children }: FormModalProps) {
  const asking = useRef(false)

  async function leave() {
    if (asking.current) return
    asking.current = true
    const agreed = !form.form.isDirty() || (await mayDiscard())
    asking.current = false
    if (agreed) onClose()
  }

  return (
    <Modal opened={opened} onClose={() => void leave()} onExitTransitionEnd={onClosed} title={title}>
      <Form
        form={form}
        submitLabel={submitLabel}
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
