import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'

interface KeluarButtonProps {
  saveAll: () => Promise<boolean>
  keluar: { to: string }
}

export function KeluarButton({ saveAll, keluar }: KeluarButtonProps) {
  const navigate = useNavigate()

  async function leave() {
    await saveAll()
    await navigate({ to: keluar.to as '/' })
  }

  return (
    <Button variant="default" onClick={() => void leave()}>
      Simpan dan keluar
    </Button>
  )
}
