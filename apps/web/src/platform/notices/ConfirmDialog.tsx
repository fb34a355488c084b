import { type ChangeEvent, type FormEvent, useState } from 'react'
import buttons from '#platform/light/button.module.css'
import type { OpenConfirm } from '#platform/notices/confirm.ts'
import classes from '#platform/notices/dialog.module.css'
import { useModalDialog } from '#platform/notices/use-modal-dialog.ts'

export default function ConfirmDialog({
  title,
  text,
  confirmLabel,
  cancelLabel,
  tone,
  note,
  answer,
}: OpenConfirm) {
  const dialog = useModalDialog(() => answer({ kind: 'tutup' }))
  const [words, setWords] = useState('')
  const [missing, setMissing] = useState(false)

  function agree(event: FormEvent) {
    event.preventDefault()
    if (note?.required && words.trim() === '') {
      document.getElementById('konfirmasi-catatan')?.focus()
      return setMissing(true)
    }
    answer({ kind: 'setuju', note: words.trim() })
  }

  const field = {
    id: 'konfirmasi-catatan',
    value: words,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setWords(event.currentTarget.value),
    'aria-invalid': missing,
    'aria-describedby': missing ? 'konfirmasi-galat' : undefined,
  }

  return (
    <dialog
      {...dialog}
      className={classes.dialog}
      aria-labelledby="konfirmasi-judul"
      aria-describedby={text ? 'konfirmasi-isi' : undefined}
    >
      <form onSubmit={agree} noValidate>
        <h2 id="konfirmasi-judul" className={classes.title}>
          {title}
        </h2>
        {text && (
          <p id="konfirmasi-isi" className={classes.text}>
            {text}
          </p>
        )}
        {note && (
          <label className={classes.note} htmlFor="konfirmasi-catatan">
            <span>
              {note.label}
              {!note.required && ' (bila ada)'}
            </span>
            {note.oneLine ? <input type="text" {...field} /> : <textarea rows={3} {...field} />}
            {missing && (
              <span id="konfirmasi-galat" className={classes.error}>
                {note.label} perlu diisi.
              </span>
            )}
          </label>
        )}
        <div className={classes.actions}>
          <button
            type="button"
            className={buttons.button}
            data-kind="plain"
            onClick={() => answer({ kind: 'batal' })}
          >
            {cancelLabel ?? 'Periksa lagi'}
          </button>
          <button type="submit" className={buttons.button} data-kind={tone === 'bad' ? 'danger' : 'primary'}>
            {confirmLabel}
          </button>
        </div>
      </form>
    </dialog>
  )
}
