import { Button, Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from '#platform/forms/Form.module.css'
import { Form } from '#platform/forms/Form.tsx'
import type { ZodForm } from '#platform/forms/use-zod-form.ts'
import { useFocusBack } from '#platform/notices/use-focus-back.ts'

interface DrawerShellProps {
  title: string
  /** What it is about: the file, the company. */
  about?: ReactNode
  /** 792 for people and their facts, 560 for a form. */
  wide?: boolean
  opened: boolean
  /** Another dialog stands in front: Escape is for that one. */
  covered?: boolean
  onClose: () => void
  /** After it has slid away. */
  onClosed: () => void
  children: ReactNode
}

/** From the right over the page, the whole screen on a phone. */
export function DrawerShell(props: DrawerShellProps) {
  const { title, about, wide = false, opened, covered = false, onClose, onClosed, children } = props
  useFocusBack()
  return (
    <Drawer
      data-form-drawer
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      position="right"
      size={wide ? 'min(792px, 100vw)' : 'min(560px, 100vw)'}
      title={
        <>
          <span className={classes.drawerTitle}>{title}</span>
          {about && <span className={classes.drawerAbout}>{about}</span>}
        </>
      }
      closeOnEscape={!covered}
      trapFocus={!covered}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
      classNames={{
        content: classes.drawer ?? '',
        header: classes.drawerHead ?? '',
        body: classes.drawerBody ?? '',
      }}
    >
      {children}
    </Drawer>
  )
}

interface DrawerFormProps {
  /** With a `draftKey`: what is filled in is kept, whatever closes the drawer. */
  form: ZodForm
  submitLabel: string
  onClose: () => void
  children: ReactNode
}

/** The form of a drawer. It is saved as it is filled in, so closing asks nothing. */
export function DrawerForm({ form, submitLabel, onClose, children }: DrawerFormProps) {
  return (
    <Form
      form={form}
      submitLabel={submitLabel}
      inDialog
      extraActions={
        <Button variant="default" size="lg" onClick={onClose}>
          Tutup
        </Button>
      }
    >
      {children}
    </Form>
  )
}

/** A long form beside the page it belongs to. */
export function FormDrawer({
  form,
  submitLabel,
  children,
  ...shell
}: DrawerShellProps & Omit<DrawerFormProps, 'onClose'>) {
  return (
    <DrawerShell {...shell}>
      <DrawerForm form={form} submitLabel={submitLabel} onClose={shell.onClose}>
        {children}
      </DrawerForm>
    </DrawerShell>
  )
}
