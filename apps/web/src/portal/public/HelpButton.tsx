import { IconMessageCircleQuestion } from '@tabler/icons-react'
import { Suspense, useEffect, useState } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import { shellSlots } from '#platform/layouts/shell-slots.ts'
import { readRemembered, remember } from '#platform/state/remembered.ts'
import { useStore } from '#platform/state/store.ts'
import classes from '#portal/public/HelpButton.module.css'

const memory = 'portal:feedback-dibuka'

/**
 * The help button of public pages. It loads its dialog on demand. The dot disappears once the user has opened the
 * feedback form.
 */
export function HelpButton() {
  const { help: Help } = useStore(shellSlots)
  const [open, setOpen] = useState(false)
  const [seen, setSeen] = useState(true)
  useEffect(() => {
    setSeen(readRemembered(memory) ?? false)
  }, [])
  if (!Help) return null

  function noteFeedback() {
    remember(memory, true)
    setSeen(true)
  }

  return (
    <>
      <button
        type="button"
        className={classes.help}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-label={seen ? 'Bantuan' : 'Bantuan dan penilaian layanan'}
      >
        <Icon of={IconMessageCircleQuestion} size={24} />
        {!seen && <i data-testid="titik-bantuan" />}
      </button>
      {open && (
        <Suspense>
          <Help onClose={() => setOpen(false)} onFeedbackOpened={noteFeedback} />
        </Suspense>
      )}
    </>
  )
}
