import { IconMessageCircleQuestion } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import classes from '#okkp/bantuan/bantuan.module.css'
import { useRemembered } from '#platform/state/remembered.ts'

const BantuanDialog = lazy(() => import('#okkp/bantuan/BantuanDialog.tsx'))

/** In the corner of every public page. Its dot goes once the feedback form was opened in this browser. */
export default function HelpButton() {
  const [open, setOpen] = useState(false)
  const [seen, setSeen] = useRemembered('portal:feedback-dibuka', false)
  return (
    <>
      <button
        type="button"
        className={classes.help}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-label={seen ? 'Bantuan' : 'Bantuan dan penilaian layanan'}
      >
        <IconMessageCircleQuestion size={22} stroke={1.75} aria-hidden="true" />
        <span className={classes.word}>Bantuan</span>
        {!seen && <span className={classes.dot} data-testid="titik-bantuan" />}
      </button>
      {open && (
        <Suspense>
          <BantuanDialog onClose={() => setOpen(false)} onFeedbackOpened={() => setSeen(true)} />
        </Suspense>
      )}
    </>
  )
}
