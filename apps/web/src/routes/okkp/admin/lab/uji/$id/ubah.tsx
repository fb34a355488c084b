import { createFileRoute } from '@tanstack/react-router'
import { changeUji } from '#okkp/uji-lab/uji-lab-forms.tsx'
import { ChangeScreen } from '#platform/record/ChangeScreen.tsx'

export const Route = createFileRoute('/okkp/admin/lab/uji/$id/ubah')({
  component: () => <ChangeScreen of={changeUji} />,
})
