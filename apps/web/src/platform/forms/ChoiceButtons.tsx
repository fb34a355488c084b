import type { Icon as Glyph } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import classes from '#platform/forms/ChoiceButtons.module.css'
import { Fault } from '#platform/forms/fields.tsx'
import type { FieldBinding } from '#platform/forms/use-zod-form.ts'
import { Icon } from '#platform/icon/Icon.tsx'

export interface Choice<Value extends string | number> {
  value: Value
  label: string
  icon?: Glyph
  tone?: 'ok' | 'warn' | 'bad'
}

interface ChoiceButtonsProps<Value extends string | number> {
  /** Name of the radio group, unique on the page. */
  name: string
  choices: readonly Choice<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** Runs after a choice by finger or mouse. Arrow keys also choose, but must not leave the group. */
  onPick?: (() => void) | undefined
  /** Draws each icon above its label. */
  stacked?: boolean
  id?: string | undefined
}

/** Answers in one row of equal buttons, at least 48 px high. They are radio buttons for keyboard and screen reader. */
export function ChoiceButtons<Value extends string | number>(props: ChoiceButtonsProps<Value>) {
  const { name, choices, value, onChange, onPick, stacked = false, id } = props
  return (
    <div
      className={classes.choices}
      style={{ '--columns': choices.length } as CSSProperties}
      data-many={choices.length > 3 || undefined}
      data-stacked={stacked || undefined}
    >
      {choices.map((choice, index) => (
        <label key={choice.value} className={classes.choice} data-tone={choice.tone}>
          <input
            type="radio"
            name={name}
            id={index === 0 ? id : undefined}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
            onClick={(event) => event.detail > 0 && onPick?.()}
          />
          {choice.icon && <Icon of={choice.icon} size={18} />}
          {choice.label}
        </label>
      ))}
    </div>
  )
}

/** The same as a field of a form. */
export function ChoiceField({
  choices,
  stacked = false,
  ...field
}: FieldBinding & { choices: readonly Choice<string>[]; stacked?: boolean }) {
  const { id, name, label, value, error, onChange } = field
  return (
    <fieldset className={classes.field} aria-describedby={error ? `${id}-salah` : undefined}>
      <legend>{label}</legend>
      <ChoiceButtons
        id={id}
        name={name}
        choices={choices}
        stacked={stacked}
        value={typeof value === 'string' ? value : null}
        onChange={onChange}
      />
      {error && (
        <p id={`${id}-salah`} className={classes.fault} role="alert">
          <Fault>{error}</Fault>
        </p>
      )}
    </fieldset>
  )
}
