import type { ReactNode } from 'react'
import { CheckboxField } from '#platform/forms/choice-fields.tsx'
import classes from '#platform/forms/Form.module.css'
import type { FieldBinding } from '#platform/forms/use-zod-form.ts'
import { Section } from '#platform/page/Section.tsx'

interface PersetujuanSectionProps<Name extends string> {
  field: (name: Name | 'persetujuan') => FieldBinding
  /** What is asked of a person, and of nobody who did not agree. */
  pribadi: readonly Name[]
  isian: ReactNode
  children?: ReactNode
}

/** Who stands in the stall: consent is asked for first, and without it nothing of the person is. */
export function PersetujuanSection<Name extends string>(props: PersetujuanSectionProps<Name>) {
  const { field, pribadi, isian, children } = props
  const consent = field('persetujuan')
  return (
    <Section
      title="Pedagang"
      text="Tanyakan persetujuannya lebih dahulu (UU 27/2022). Tanpa persetujuan, hanya kios dan dagangannya yang dicatat."
    >
      <div className={classes.fields}>
        <CheckboxField
          {...consent}
          onChange={(on) => {
            consent.onChange(on)
            // What was typed before the answer was no is not kept.
            if (!on) for (const name of pribadi) field(name).onChange(null)
          }}
        />
        {consent.value === true && isian}
        {children}
      </div>
    </Section>
  )
}
