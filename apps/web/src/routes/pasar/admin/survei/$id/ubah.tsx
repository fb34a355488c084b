import { createFileRoute } from '@tanstack/react-router'
import { changeSurvei } from '#pasar/survei/survei-forms.tsx'
import { ChangeScreen } from '#platform/record/ChangeScreen.tsx'

export const Route = createFileRoute('/pasar/admin/survei/$id/ubah')({
  component: () => <ChangeScreen of={changeSurvei} />,
})
