import { createFileRoute } from '@tanstack/react-router'
import { changePeringatan } from '#okkp/peringatan/peringatan-forms.tsx'
import { ChangeScreen } from '#platform/record/ChangeScreen.tsx'

export const Route = createFileRoute('/okkp/admin/peringatan/$id/ubah')({
  component: () => <ChangeScreen of={changePeringatan} />,
})
