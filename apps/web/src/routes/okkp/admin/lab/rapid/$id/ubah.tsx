import { createFileRoute } from '@tanstack/react-router'
import { changeRapid } from '#okkp/rapid-test/rapid-test-forms.tsx'
import { ChangeScreen } from '#platform/record/ChangeScreen.tsx'

export const Route = createFileRoute('/okkp/admin/lab/rapid/$id/ubah')({
  component: () => <ChangeScreen of={changeRapid} />,
})
