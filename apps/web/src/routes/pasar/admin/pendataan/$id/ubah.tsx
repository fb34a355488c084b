import { createFileRoute } from '@tanstack/react-router'
import { changePedagang } from '#pasar/pedagang/pedagang-forms.tsx'
import { ranahPasar } from '#pasar/pedagang/ranah.ts'
import { ChangeScreen } from '#platform/record/ChangeScreen.tsx'

export const Route = createFileRoute('/pasar/admin/pendataan/$id/ubah')({
  component: () => <ChangeScreen of={changePedagang(ranahPasar)} />,
})
