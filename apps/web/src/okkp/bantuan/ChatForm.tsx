import type { readBantuan } from '@portal/domain/okkp/penilaian/bantuan.contract'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { useState } from 'react'
import classes from '#okkp/bantuan/bantuan.module.css'
import { chatAddress } from '#okkp/bantuan/chat-address.ts'
import { question } from '#platform/api/question.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'
import { useRead } from '#platform/light/use-read.ts'

/** Opens a message to the secretariat in the visitor's own chat app. The operator configures the number. */
export function ChatForm() {
  const [message, setMessage] = useState('')
  const { data, error } = useRead(question<typeof readBantuan>('/api/okkp/bantuan'), {
    quiet: true,
    keep: true,
  })
  const number = data?.data.nomor_chat
  return (
    <section className={classes.part}>
      <h3>Tanya sekretariat OKKP</h3>
      {number ? (
        <>
          <label className={classes.field}>
            Pesan Anda
            <textarea
              rows={3}
              maxLength={1000}
              value={message}
              onChange={(event) => setMessage(event.currentTarget.value)}
              placeholder="Mis. bagaimana memeriksa izin edar beras?"
            />
          </label>
          <a
            href={chatAddress(number, message)}
            target="_blank"
            rel="noreferrer"
            className={buttons.button}
            data-kind="primary"
            data-size="lg"
          >
            <Icon of={IconBrandWhatsapp} size={20} />
            Lanjutkan di WhatsApp
          </a>
        </>
      ) : (
        <p role="status">
          {data || error
            ? 'Chat dengan sekretariat belum tersedia di portal ini. Sampaikan pertanyaan Anda lewat catatan penilaian di bawah.'
            : 'Memeriksa layanan chat …'}
        </p>
      )}
    </section>
  )
}
