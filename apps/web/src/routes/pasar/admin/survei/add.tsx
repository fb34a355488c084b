import { createFileRoute } from '@tanstack/react-router'
import { addSurvei } from '#pasar/survei/survei-forms.tsx'
import { AddScreen } from '#platform/record/AddScreen.tsx'

export const Route = createFileRoute('/pasar/admin/survei/add')({
  component: () => <AddScreen of={addSurvei} />,
})
