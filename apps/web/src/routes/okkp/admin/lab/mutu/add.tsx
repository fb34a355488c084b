import { createFileRoute } from '@tanstack/react-router'
import { addMutu } from '#okkp/uji-mutu/uji-mutu-forms.tsx'
import { AddScreen } from '#platform/record/AddScreen.tsx'

export const Route = createFileRoute('/okkp/admin/lab/mutu/add')({
  component: () => <AddScreen of={addMutu} />,
})
