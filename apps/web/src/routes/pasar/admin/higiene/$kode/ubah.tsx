import { createFileRoute } from '@tanstack/react-router'
import { changeSanitasi } from '#pasar/sanitasi/sanitasi-forms.tsx'
import { ChangeScreen } from '#platform/record/ChangeScreen.tsx'

export const Route = createFileRoute('/pasar/admin/higiene/$kode/ubah')({
  component: () => <ChangeScreen of={changeSanitasi} />,
})
