import { createFileRoute } from '@tanstack/react-router'
import { changeSdm } from '#okkp/sdm/sdm-forms.tsx'
import { ChangeScreen } from '#platform/record/ChangeScreen.tsx'

export const Route = createFileRoute('/okkp/admin/sdm/$id/ubah')({
  component: () => <ChangeScreen of={changeSdm} />,
})
