import { createFileRoute } from '@tanstack/react-router'
import { changeMutu } from '#okkp/uji-mutu/uji-mutu-forms.tsx'
import { ChangeScreen } from '#platform/record/ChangeScreen.tsx'

export const Route = createFileRoute('/okkp/admin/lab/mutu/$id/ubah')({
  component: () => <ChangeScreen of={changeMutu} />,
})
