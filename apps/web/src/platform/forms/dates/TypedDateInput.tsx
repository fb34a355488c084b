import { ActionIcon, CloseButton, Popover, TextInput, type TextInputProps } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import classes from '#platform/forms/dates/TypedDateInput.module.css'
import { Icon } from '#platform/icon/Icon.tsx'

interface TypedDateInputProps
  extends Pick<
    TextInputProps,
    'id' | 'name' | 'label' | 'description' | 'error' | 'disabled' | 'placeholder' | 'aria-label'
  > {
  /** The field name for the labels of its buttons and calendar. */
  called: string
  text: string
  onType: (text: string) => void
  /** Returns false if the text is not a valid date. */
  onSettle: () => boolean
  onBlur?: ((event: FocusEvent) => void) | undefined
  onClear?: (() => void) | undefined
  calendar: (close: () => void) => ReactNode
  onCalendarClosed?: () => void
}

/** A text field with a calendar, which its button or the down arrow opens. The typed text applies on blur. */
export function TypedDateInput(props: TypedDateInputProps) {
  const { called, text, onType, onSettle, onBlur, onClear, calendar, onCalendarClosed, ...input } = props
  const [opened, setOpened] = useState(false)
  const disabled = input.disabled ?? false
  const clear = onClear && text !== '' && !disabled ? onClear : undefined

  function show(open: boolean) {
    if (open && !disabled) onSettle()
    setOpened(open && !disabled)
    if (!open) onCalendarClosed?.()
  }

  function keyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      show(true)
    }
    // Enter must not submit a form with an invalid date.
    if (event.key === 'Enter' && !onSettle()) event.preventDefault()
  }

  return (
    <TextInput
      {...input}
      autoComplete="off"
      maxLength={60}
      value={text}
      onChange={(event) => onType(event.currentTarget.value)}
      onKeyDown={keyDown}
      onBlur={(event) => {
        // The window lost the focus, not the field, so the user can continue typing.
        if (document.activeElement === event.currentTarget) return
        onSettle()
        onBlur?.(event)
      }}
      rightSectionWidth={clear ? 68 : 38}
      rightSectionPointerEvents="all"
      rightSection={
        <span className={classes.buttons}>
          {clear && (
            <CloseButton size={30} iconSize={16} aria-label={`Kosongkan ${called}`} onClick={clear} />
          )}
          <ActionIcon
            size={30}
            aria-label={`Buka kalender: ${called}`}
            aria-expanded={opened}
            aria-haspopup="dialog"
            disabled={disabled}
            onClick={() => show(!opened)}
          >
            <Icon of={IconCalendar} />
          </ActionIcon>
        </span>
      }
      inputContainer={(field) => (
        <Popover
          opened={opened}
          onChange={show}
          position="bottom-start"
          withRoles={false}
          trapFocus
          returnFocus
        >
          <Popover.Target>
            <div>{field}</div>
          </Popover.Target>
          <Popover.Dropdown role="dialog" aria-label={`Kalender: ${called}`} data-mantine-stop-propagation>
            {calendar(() => show(false))}
          </Popover.Dropdown>
        </Popover>
      )}
    />
  )
}
