import type { ReactNode } from 'react'
import { CheckboxField } from '#platform/forms/choice-fields.tsx'
import classes from '#platform/forms/Form.module.css'
import type { FieldBinding } from '#platform/forms/use-zod-form.ts'
import { Section } from '#platform/page/Section.tsx'

interface PersetujuanSectionProps<Name extends string> {
  field: (name: Name | 'persetujuan') => FieldBinding
  /** Fields with personal data, which require consent. */
  pribadi: readonly Name[]
  isian: ReactNode
  children?: ReactNode
}

/** Section about the person. The form asks for consent first and hides the personal fields without it. */
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
            // Without consent the form discards personal data that the officer has already typed.
            if (!on) for (const name of pribadi) field(name).onChange(null)
          }}
        />
        {consent.value === true && isian}
        {children}
      </div>
    </Section>
  )
}
