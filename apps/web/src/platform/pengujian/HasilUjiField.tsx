import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type Choice, ChoiceField } from '#platform/forms/ChoiceButtons.tsx'
import type { FieldBinding } from '#platform/forms/use-zod-form.ts'

const choices: readonly Choice<string>[] = [
  { value: 'Negatif', label: 'Negatif', icon: IconMinus, tone: 'ok' },
  { value: 'Positif', label: 'Positif', icon: IconPlus, tone: 'bad' },
]

/** Result of a rapid test: two buttons, because it is the one field that every sample needs. */
export const HasilUjiField = (field: FieldBinding) => <ChoiceField {...field} choices={choices} />
