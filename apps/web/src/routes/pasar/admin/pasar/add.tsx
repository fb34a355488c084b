import { createFileRoute } from '@tanstack/react-router'
import { addPasar } from '#pasar/pasar/pasar-forms.tsx'
import { AddScreen } from '#platform/record/AddScreen.tsx'

export const Route = createFileRoute('/pasar/admin/pasar/add')({
  component: () => <AddScreen of={addPasar} />,
})
