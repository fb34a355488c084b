import { createFileRoute } from '@tanstack/react-router'
import { addSdm } from '#okkp/sdm/sdm-forms.tsx'
import { AddScreen } from '#platform/record/AddScreen.tsx'

export const Route = createFileRoute('/okkp/admin/sdm/add')({ component: () => <AddScreen of={addSdm} /> })
