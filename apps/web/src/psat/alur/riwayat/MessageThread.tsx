import { Button } from '@mantine/core'
import { formatDateTime } from '@portal/domain/platform/format'
import { addPesan, listPesan, type Pesan } from '@portal/domain/psat/pesan/pesan.contract'
import { IconPaperclip, IconSend } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#platform/api/client.ts'
import { dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'
import { FileField } from '#platform/forms/files/FileField.tsx'
import { GrowingTextarea } from '#platform/forms/GrowingTextarea.tsx'
import { Icon } from '#platform/icon/Icon.tsx'
import { useOnNews } from '#platform/notices/news.ts'
import { popup } from '#platform/notices/popup.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { ApiError } from '#platform/wire/api-error.ts'
import classes from '#psat/alur/riwayat/MessageThread.module.css'
import { LampiranButton } from '#psat/berkas/isi/LampiranButton.tsx'
import { berkasKey } from '#psat/berkas/use-berkas.ts'

interface MessageThreadProps {
  uuid: string
  /** The recipient of the messages that the user writes here. */
  lawan: 'petugas' | 'pemohon'
}

export function MessageThread({ uuid, lawan }: MessageThreadProps) {
  const queryClient = useQueryClient()
  const queryKey = [listPesan.path, uuid]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(listPesan, { params: { uuid }, signal, quiet: true })).data,
    meta: { silent: true },
  })
  useOnNews(() => void refetch())
  return (
    <div className={classes.thread}>
      {error ? (
        <ErrorState title="Pesan belum dapat dimuat" error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingRows rows={2} />
      ) : data.length === 0 ? (
        <EmptyState title="Belum ada pesan" text={`Tulis pesan pertama kepada ${lawan}.`} />
      ) : (
        <ol className={classes.messages} aria-label="Pesan">
          {data.map((pesan) => (
            <Message key={pesan.id} pesan={pesan} />
          ))}
        </ol>
      )}
      <Writer
        key={uuid}
        uuid={uuid}
        lawan={lawan}
        onSent={async () => {
          await queryClient.invalidateQueries({ queryKey })
          await queryClient.invalidateQueries({ queryKey: berkasKey(uuid) })
        }}
      />
    </div>
  )
}

function Message({ pesan }: { pesan: Pesan }) {
  return (
    <li className={classes.message} data-mine={pesan.saya || undefined}>
      <p className={classes.who}>
        <b>{pesan.saya ? 'Anda' : pesan.nama}</b>
        {!pesan.saya && `, ${pesan.peran}`} · {formatDateTime(pesan.waktu)}
      </p>
      <p className={classes.words}>{pesan.isi}</p>
      {pesan.berkas.map((kunci, index) => (
        <LampiranButton key={kunci} kunci={kunci} label={`Lampiran ${index + 1}`} />
      ))}
    </li>
  )
}

const kosong = { isi: '', berkas: null as string | null }

/** Keeps an unsent message on this device, so that the user can change tabs and pages while writing. */
function useDrafPesan(uuid: string) {
  const { uuid: owner } = useSignedInUser()
  const key = `pesan-${uuid}`
  const [pesan, setPesan] = useState(() => readDraft<typeof kosong>(owner, key)?.values ?? kosong)
  useEffect(() => {
    if (pesan.isi.trim() || pesan.berkas) writeDraft(owner, key, pesan, [])
    else dropDraft(owner, key)
  }, [owner, key, pesan])
  return {
    pesan,
    edit: (change: Partial<typeof kosong>) => setPesan((kini) => ({ ...kini, ...change })),
    /** Drops the stored draft directly, because the user may have left the page while the message was being sent. */
    clear() {
      dropDraft(owner, key)
      setPesan(kosong)
    },
  }
}

function Writer({ uuid, lawan, onSent }: MessageThreadProps & { onSent: () => Promise<void> }) {
  const { pesan, edit, clear } = useDrafPesan(uuid)
  const { isi, berkas } = pesan
  const [attach, setAttach] = useState(berkas !== null)
  const [sending, setSending] = useState(false)
  const [uploading, setUploading] = useState(false)

  async function send() {
    setSending(true)
    try {
      await call(addPesan, { params: { uuid }, body: { isi, berkas: berkas ? [berkas] : [] } })
      clear()
      setAttach(false)
      await onSent()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      popup.failure(error.message)
    } finally {
      setSending(false)
    }
  }

  return (
    <form
      className={classes.writer}
      onSubmit={(event) => {
        event.preventDefault()
        if (isi.trim() && !uploading) void send()
      }}
    >
      <GrowingTextarea
        label={`Pesan kepada ${lawan}`}
        rows={2}
        mostRows={10}
        maxLength={4000}
        value={isi}
        onChange={(event) => edit({ isi: event.currentTarget.value })}
      />
      {attach && (
        <FileField
          id={`lampiran-pesan-${uuid}`}
          name="berkas"
          label="Lampiran"
          optional
          value={berkas}
          error={undefined}
          onBlur={() => undefined}
          waitFor={(work) => {
            setUploading(true)
            void work.finally(() => setUploading(false))
          }}
          onChange={(kunci) => edit({ berkas: typeof kunci === 'string' ? kunci : null })}
        />
      )}
      <div className={classes.buttons}>
        <Button
          type="submit"
          loading={sending}
          disabled={!isi.trim() || uploading}
          leftSection={<Icon of={IconSend} />}
        >
          Kirim pesan
        </Button>
        {!attach && (
          <Button variant="subtle" leftSection={<Icon of={IconPaperclip} />} onClick={() => setAttach(true)}>
            Lampirkan berkas
          </Button>
        )}
      </div>
    </form>
  )
}
