import { createFileRoute } from '@tanstack/react-router'
import { changePasar } from '#pasar/pasar/pasar-forms.tsx'
import { ChangeScreen } from '#platform/record/ChangeScreen.tsx'

export const Route = createFileRoute('/pasar/admin/pasar/$id/ubah')({
  component: () => <ChangeScreen of={changePasar} />,
})
