import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import { notify } from '#platform/notices/notify.ts'

const lamaTampil = 2000

/** Saves at once. The button itself confirms the save, because a notification would cover the next button. */
export function SimpanButton({ saveAll }: { saveAll: () => Promise<boolean> }) {
  const [tersimpan, setTersimpan] = useState(false)
  useEffect(() => {
    if (!tersimpan) return
    const timer = setTimeout(() => setTersimpan(false), lamaTampil)
    return () => clearTimeout(timer)
  }, [tersimpan])

  async function saving() {
    if (await saveAll()) setTersimpan(true)
    else notify.error('Draf belum tersimpan di server. Salinannya ada di perangkat ini.')
  }

  return (
    <Button
      variant="default"
      size="lg"
      leftSection={tersimpan && <Icon of={IconCheck} />}
      onClick={() => void saving()}
    >
      {tersimpan ? 'Tersimpan' : 'Simpan draf'}
    </Button>
  )
}
