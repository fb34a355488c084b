import { IconQrcode } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'

// Lazy loads camera, reader and dialog on the first click.
const PindaiDialog = lazy(() => import('#okkp/publik/pindai/PindaiDialog.tsx'))

export function TombolPindai() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={buttons.button}
        data-kind="plain"
        data-size="lg"
        onClick={() => setOpen(true)}
      >
        <Icon of={IconQrcode} size={20} />
        Pindai dengan kamera
      </button>
      {open && (
        <Suspense>
          <PindaiDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
