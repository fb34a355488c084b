import {
  chooseNilai,
  type Nilai,
  nilaiPenilaian,
  penilaianLabels,
} from '@portal/domain/okkp/penilaian/penilaian'
import {
  type Icon as Glyph,
  IconMoodAngry,
  IconMoodHappy,
  IconMoodNeutral,
  IconMoodSad,
  IconMoodSmile,
} from '@tabler/icons-react'
import { type FormEvent, type InputHTMLAttributes, useState } from 'react'
import classes from '#okkp/bantuan/bantuan.module.css'
import { sendFeedback } from '#okkp/bantuan/send-feedback.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'
import { usePhoneInput } from '#platform/light/fields/use-phone-input.ts'
import { ApiError } from '#platform/wire/api-error.ts'

const faces: Record<Nilai, Glyph> = {
  1: IconMoodAngry,
  2: IconMoodSad,
  3: IconMoodNeutral,
  4: IconMoodSmile,
  5: IconMoodHappy,
}

/** Shows the rating first and the optional fields after a rating is chosen. */
export function FeedbackForm({ onSent }: { onSent: (message: string) => void }) {
  const [nilai, setNilai] = useState<Nilai | null>(null)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const phone = usePhoneInput('No. HP')

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const filled = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    setSending(true)
    setFailure(undefined)
    try {
      onSent(await sendFeedback({ ...filled, ratings: nilai }))
    } catch (error) {
      setFailure(error)
      setSending(false)
    }
  }

  const faultOf = (field: string) =>
    failure instanceof ApiError ? failure.fields.find((fault) => fault.field === field)?.message : undefined
  return (
    <form className={classes.feedback} onSubmit={(event) => void send(event)} noValidate>
      <fieldset className={classes.faces}>
        <legend className="visually-hidden">Penilaian; pilih yang sama sekali lagi untuk membatalkan</legend>
        {nilaiPenilaian.map((each) => {
          const Face = faces[each]
          return (
            <button
              key={each}
              type="button"
              aria-pressed={nilai === each}
              onClick={() => setNilai(chooseNilai(nilai, each))}
            >
              <Icon of={Face} size={32} />
              {penilaianLabels[each]}
            </button>
          )
        })}
      </fieldset>
      {nilai === null ? (
        <p className={classes.hint}>Pilih salah satu untuk melanjutkan.</p>
      ) : (
        <>
          <TextLine name="nama" label="Nama" autoComplete="name" maxLength={150} fault={faultOf('nama')} />
          <TextLine name="no_hp" label="No. HP" {...phone.input} fault={faultOf('no_hp') ?? phone.fault} />
          <label className={classes.field}>
            <span>
              Catatan <small>(bila ada)</small>
            </span>
            <textarea name="note" rows={3} maxLength={2000} />
          </label>
          {/* Honeypot: people cannot see or reach this field, so only a bot fills it in. */}
          <div className={classes.trap} aria-hidden="true">
            <input name="situs_web" tabIndex={-1} autoComplete="off" />
          </div>
          {failure !== undefined && (
            <p className={classes.fault} role="alert">
              {failure instanceof Error ? failure.message : 'Penilaian belum terkirim. Coba lagi.'}
            </p>
          )}
          <button
            type="submit"
            className={buttons.button}
            data-kind="primary"
            data-size="lg"
            disabled={sending}
          >
            {sending ? 'Mengirim …' : 'Kirim penilaian'}
          </button>
        </>
      )}
    </form>
  )
}

interface TextLineProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  fault: string | undefined
}

function TextLine({ label, fault, ...input }: TextLineProps) {
  return (
    <label className={classes.field}>
      <span>
        {label} <small>(bila ada)</small>
      </span>
      <input aria-invalid={fault ? true : undefined} {...input} />
      {fault && <span className={classes.fault}>{fault}</span>}
    </label>
  )
}
