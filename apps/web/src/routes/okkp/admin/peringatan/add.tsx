import { createFileRoute } from '@tanstack/react-router'
import { addPeringatan } from '#okkp/peringatan/peringatan-forms.tsx'
import { AddScreen } from '#platform/record/AddScreen.tsx'

export const Route = createFileRoute('/okkp/admin/peringatan/add')({
  component: () => <AddScreen of={addPeringatan} />,
})
