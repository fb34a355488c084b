import { publicVerbs } from '@portal/domain/portal/public-topbar'
import { IconMoodSmile, IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import classes from '#okkp/bantuan/bantuan.module.css'
import { ChatForm } from '#okkp/bantuan/ChatForm.tsx'
import { FeedbackForm } from '#okkp/bantuan/FeedbackForm.tsx'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'
import { popup } from '#platform/notices/popup.ts'
import { useModalDialog } from '#platform/notices/use-modal-dialog.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

const jalan = [
  ...publicVerbs,
  { label: 'Belum yakin izin mana', to: '/izin-mana' },
  { label: 'Lacak permohonan', to: '/lacak' },
  { label: 'Panduan', to: '/panduan/semua' },
]

interface BantuanDialogProps {
  onClose: () => void
  onFeedbackOpened: () => void
}

/** Starts with a choice: chat with the secretariat, or feedback about the portal. */
export default function BantuanDialog({ onClose, onFeedbackOpened }: BantuanDialogProps) {
  const dialog = useModalDialog(onClose)
  const titleId = useId()
  const [rating, setRating] = useState(false)

  function openFeedback() {
    onFeedbackOpened()
    setRating(true)
  }

  return (
    <dialog {...dialog} className={classes.dialog} aria-labelledby={titleId}>
      <div className={classes.top}>
        <h2 id={titleId}>{rating ? 'Seberapa puas Anda?' : 'Ada yang dapat kami bantu?'}</h2>
        <button type="button" className={buttons.icon} aria-label="Tutup bantuan" onClick={onClose}>
          <Icon of={IconX} size={22} />
        </button>
      </div>
      {rating ? (
        <FeedbackForm
          onSent={(message) => {
            onClose()
            popup.success(message)
          }}
        />
      ) : (
        <>
          <nav className={classes.jalan} aria-label="Yang sering dicari">
            {jalan.map(({ label, to }) => (
              <AppLink key={to} to={to} onClick={onClose}>
                {label}
              </AppLink>
            ))}
          </nav>
          <ChatForm />
          <section className={classes.part}>
            <h3>Nilai layanan ini</h3>
            <p>Pendapat Anda dibaca pengelola portal. Boleh tanpa nama.</p>
            <button
              type="button"
              className={buttons.button}
              data-kind="plain"
              data-size="lg"
              onClick={openFeedback}
            >
              <Icon of={IconMoodSmile} size={20} />
              Beri penilaian
            </button>
          </section>
        </>
      )}
    </dialog>
  )
}
