import { Button, Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import classes from '#platform/forms/Form.module.css'
import { Form } from '#platform/forms/Form.tsx'
import type { ZodForm } from '#platform/forms/use-zod-form.ts'
import { useFocusBack } from '#platform/notices/use-focus-back.ts'

interface DrawerShellProps {
  title: string
  /** The subject of the drawer, such as the licence file or the company. */
  about?: ReactNode
  /** Uses 792 px for details of people instead of 560 px for a form. */
  wide?: boolean
  /** On a phone the drawer comes from below and is as high as its content, because the page above still matters. */
  sheet?: boolean
  opened: boolean
  /** Another dialog is in front, so Escape must not close this one. */
  covered?: boolean
  onClose: () => void
  /** Runs after the exit transition. */
  onClosed: () => void
  children: ReactNode
}

/** A drawer that slides in from the right; it covers the whole screen on a phone. */
export function DrawerShell(props: DrawerShellProps) {
  const {
    title,
    about,
    wide = false,
    sheet = false,
    opened,
    covered = false,
    onClose,
    onClosed,
    children,
  } = props
  const narrow = useMediaQuery('(max-width: 767.98px)', undefined, { getInitialValueInEffect: false })
  const below = sheet && narrow
  useFocusBack()
  return (
    <Drawer
      data-form-drawer
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      position={below ? 'bottom' : 'right'}
      size={below ? 'auto' : wide ? 'min(792px, 100vw)' : 'min(560px, 100vw)'}
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
        content: `${classes.drawer} ${below ? classes.sheet : ''}`,
        header: classes.drawerHead ?? '',
        body: classes.drawerBody ?? '',
      }}
    >
      {children}
    </Drawer>
  )
}

interface DrawerFormProps {
  /** A form with a `draftKey` keeps its values when the drawer closes. */
  form: ZodForm
  submitLabel: string
  onClose: () => void
  children: ReactNode
}

/** The form of a drawer. The browser saves a draft while the user types, so closing needs no confirmation. */
export function DrawerForm({ form, submitLabel, onClose, children }: DrawerFormProps) {
  return (
    <Form
      form={form}
      submitLabel={submitLabel}
      inDialog
      extraActions={
        <Button variant="default" size="lg" onClick={onClose}>
          Batal
        </Button>
      }
    >
      {children}
    </Form>
  )
}

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
