import { createFileRoute } from '@tanstack/react-router'
import { changeRegistrasi } from '#okkp/registrasi/registrasi-forms.tsx'
import { ChangeScreen } from '#platform/record/ChangeScreen.tsx'

export const Route = createFileRoute('/okkp/admin/registrasi/$id/ubah')({
  component: () => <ChangeScreen of={changeRegistrasi} />,
})
