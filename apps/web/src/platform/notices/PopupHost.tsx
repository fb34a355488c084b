import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'
import classes from '#platform/notices/dialog.module.css'
import { type Popup, popupStore } from '#platform/notices/popup.ts'
import { useModalDialog } from '#platform/notices/use-modal-dialog.ts'
import { useStore } from '#platform/state/store.ts'

const successMs = 2000

export function PopupHost() {
  const popup = useStore(popupStore)
  return popup ? <PopupDialog key={`${popup.kind}:${popup.text}`} popup={popup} /> : null
}

function PopupDialog({ popup }: { popup: NonNullable<Popup> }) {
  const failed = popup.kind === 'gagal'
  const dialog = useModalDialog(close)

  useEffect(() => {
    if (failed) return
    const timer = setTimeout(() => popupStore.set(undefined), successMs)
    return () => clearTimeout(timer)
  }, [failed])

  function close() {
    popupStore.set(undefined)
    if (popup.kind === 'gagal' && popup.reload) window.location.reload()
  }

  return (
    <dialog
      {...dialog}
      className={classes.dialog}
      data-size="popup"
      aria-labelledby="popup-judul"
      aria-describedby="popup-isi"
      role={failed ? 'alertdialog' : 'dialog'}
    >
      <span className={classes.emblem} data-tone={failed ? 'bad' : 'ok'}>
        {failed ? <Icon of={IconAlertTriangle} size={24} /> : <Icon of={IconCircleCheck} size={24} />}
      </span>
      <h2 id="popup-judul" className={classes.title}>
        {failed ? 'Gagal' : 'Berhasil'}
      </h2>
      <p id="popup-isi" className={classes.text}>
        {popup.text}
      </p>
      {popup.kind === 'berhasil' && popup.about && <p className={classes.text}>{popup.about}</p>}
      {failed && (
        <button
          type="button"
          className={`${buttons.button} ${classes.wide}`}
          data-kind="plain"
          onClick={close}
        >
          OK
        </button>
      )}
    </dialog>
  )
}
