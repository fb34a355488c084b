import { createFileRoute } from '@tanstack/react-router'
import { changeRapid } from '#pasar/rapid-test/rapid-test-forms.tsx'
import { ChangeScreen } from '#platform/record/ChangeScreen.tsx'

export const Route = createFileRoute('/pasar/admin/pengujian/$id/ubah')({
  component: () => <ChangeScreen of={changeRapid} />,
})
