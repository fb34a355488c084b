import { useDisclosure, useHotkeys } from '@mantine/hooks'
import type { Role } from '@portal/domain/platform/roles'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import classes from './Pencarian.module.css'

const PencarianDialog = lazy(() => import('./PencarianDialog.tsx'))

/** The button of the staff search, also opened by Ctrl+K. Its dialog loads on first use. */
export function Pencarian({ role }: { role: Role }) {
  const [opened, { open, close }] = useDisclosure(false)
  const [used, setUsed] = useState(false)
  const begin = () => {
    setUsed(true)
    open()
  }
  // The shortcut also works inside inputs, because none of them uses these keys.
  useHotkeys([['mod+K', begin]], [], true)
  return (
    <>
      <button
        type="button"
        className={classes.open}
        aria-label="Cari di seluruh layanan"
        aria-keyshortcuts="Control+K"
        onClick={begin}
      >
        <Icon of={IconSearch} />
        <span className={classes.short}>Cari</span>
        <span className={classes.long}>Cari di seluruh layanan</span>
      </button>
      <Suspense>{used && <PencarianDialog role={role} opened={opened} onClose={close} />}</Suspense>
    </>
  )
}
