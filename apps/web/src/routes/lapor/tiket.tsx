import { createFileRoute } from '@tanstack/react-router'
import { TiketScreen } from '#okkp/pengaduan/lapor/TiketScreen.tsx'

export const Route = createFileRoute('/lapor/tiket')({
  staticData: { onServer: true },
  component: TiketScreen,
})
