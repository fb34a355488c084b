import { Button, Modal } from '@mantine/core'
import { formatDateTime } from '@portal/domain/platform/format'
import {
  type Icon as Glyph,
  IconAlertTriangle,
  IconClock,
  IconCloudUp,
  IconPencil,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Icon } from '#platform/icon/Icon.tsx'
import { confirm } from '#platform/notices/confirm.ts'
import { notify } from '#platform/notices/notify.ts'
import { useFocusBack } from '#platform/notices/use-focus-back.ts'
import { queue } from '#platform/offline/browser-queue.ts'
import type { Entry, EntryStatus } from '#platform/offline/entry.ts'
import classes from '#platform/offline/QueueModal.module.css'
import type { Access } from '#platform/offline/queue.ts'
import { useOnline } from '#platform/offline/use-online.ts'
import { useEntries } from '#platform/offline/use-queue.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { StatusBadge, type Tone } from '#platform/ui/mark/StatusBadge.tsx'
import { useModal } from '#platform/ui/use-modal.ts'

const statuses: Record<EntryStatus, { tone: Tone; icon: Glyph; label: string }> = {
  draf: { tone: 'mute', icon: IconPencil, label: 'Belum selesai diisi' },
  menunggu: { tone: 'info', icon: IconClock, label: 'Menunggu dikirim' },
  ditolak: { tone: 'bad', icon: IconAlertTriangle, label: 'Tidak diterima' },
  bentrok: { tone: 'warn', icon: IconAlertTriangle, label: 'Diubah orang lain' },
}

/** A dialog that lists the unsent entries of this device: count, owner, age and actions. */
export default function QueueModal({ onClosed }: { onClosed: () => void }) {
  const { close, modal } = useModal(onClosed)
  const { mine, others, sending, waiting } = useEntries()
  const online = useOnline()
  useFocusBack()
  return (
    <Modal
      opened={modal.opened}
      onClose={close}
      onExitTransitionEnd={onClosed}
      title="Antrean di perangkat ini"
      size="lg"
    >
      <p className={classes.intro}>
        Entri dikirim sendiri begitu ada sinyal, masing-masing tepat sekali. Sebelum terkirim, entri dapat
        dibuka, diperbaiki, dan dihapus. Jangan hapus data peramban selagi ada yang menunggu.
      </p>
      {mine.length === 0 && <p className={classes.none}>Tidak ada entri Anda yang menunggu.</p>}
      <ul className={classes.list}>
        {mine.map((entry) => (
          <EntryRow key={entry.id} entry={entry} onLeave={close} />
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <h3 className={classes.heading}>Milik orang lain</h3>
          <p className={classes.intro}>Dikirim setelah pemiliknya masuk lagi di perangkat ini.</p>
          <ul className={classes.list}>
            {others.map(({ id, owner, begun }) => (
              <li key={id} className={classes.row}>
                <b>{owner.nama}</b>
                <span className={classes.since}>sejak {formatDateTime(begun)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {waiting.length > 0 && (
        <Button
          size="lg"
          fullWidth
          loading={sending}
          disabled={!online}
          leftSection={<Icon of={IconCloudUp} />}
          onClick={() => void queue.sendAll()}
        >
          {online ? 'Kirim sekarang' : 'Menunggu sinyal'}
        </Button>
      )}
    </Modal>
  )
}

const told: Record<Exclude<Access, 'bebas'>, string> = {
  sibuk: 'Antrean sedang dikirim. Coba lagi sebentar.',
  hilang: 'Entri ini sudah terkirim.',
}

function EntryRow({ entry, onLeave }: { entry: Entry; onLeave: () => void }) {
  const { id, title, status, begun, message, href, live, tried } = entry
  const { tone, icon, label } = statuses[status]
  const openLabel = status === 'menunggu' ? 'Buka, perbaiki' : 'Buka'
  const navigate = useNavigate()
  const discard = async () => {
    const agreed = await confirm({
      title: 'Hapus entri dari perangkat ini?',
      text: tried
        ? `Perangkat ini sudah mencoba mengirim ${title}, jadi mungkin sudah ada di server. Periksa daftarnya saat ada sinyal.`
        : `${title} belum ada di server. Setelah dihapus tidak dapat dikembalikan.`,
      confirmLabel: 'Hapus entri',
      tone: 'bad',
    })
    if (!agreed) return
    const access = await queue.remove(id)
    if (access !== 'bebas') notify.info(told[access])
  }
  const open = async () => {
    const access = await queue.open(id).catch((error: Error) => {
      notify.error(error.message)
    })
    if (access === undefined) return
    if (access !== 'bebas') return notify.info(told[access])
    onLeave()
    void navigate({ to: href })
  }
  const overwrite = async () => {
    const agreed = await confirm({
      title: 'Pakai isian dari perangkat ini?',
      text: 'Yang tersimpan di server oleh orang lain akan diganti.',
      confirmLabel: 'Pakai isian saya',
    })
    if (agreed) await queue.overwrite(id)
  }
  return (
    <li className={classes.row}>
      <b>{title}</b>
      <StatusBadge tone={tone} icon={icon}>
        {label}
      </StatusBadge>
      <span className={classes.since}>sejak {formatDateTime(begun)}</span>
      {message && <p className={classes.message}>{message}</p>}
      <div className={classes.actions}>
        {status === 'bentrok' || live ? (
          <Button component={AppLink} to={href} variant="default" size="lg" onClick={onLeave}>
            {status === 'bentrok' ? 'Lihat yang di server' : 'Buka'}
          </Button>
        ) : (
          <Button
            variant="default"
            size="lg"
            leftSection={<Icon of={IconPencil} />}
            aria-label={`${openLabel}: ${title}`}
            onClick={() => void open()}
          >
            {openLabel}
          </Button>
        )}
        {status === 'bentrok' && (
          <Button variant="default" size="lg" onClick={() => void overwrite()}>
            Pakai isian saya
          </Button>
        )}
        <Button
          variant="subtle"
          color="red"
          size="lg"
          aria-label={`Hapus: ${title}`}
          onClick={() => void discard()}
        >
          Hapus
        </Button>
      </div>
    </li>
  )
}
