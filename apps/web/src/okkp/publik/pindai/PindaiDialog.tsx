import { IconPhoto, IconX } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useId, useRef, useState } from 'react'
import { artiQr } from '#okkp/publik/pindai/arti-qr.ts'
import { pembaca } from '#okkp/publik/pindai/pembaca.ts'
import classes from '#okkp/publik/pindai/pindai.module.css'
import { useKamera } from '#okkp/publik/pindai/use-kamera.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'
import { useModalDialog } from '#platform/notices/use-modal-dialog.ts'

const nothing =
  'Tidak ada kode yang terbaca pada gambar ini. Ambil lebih dekat dan terang, atau tulis kode di bawah QR-nya.'

/** Scans the QR code of a certificate, or a barcode with a number, by camera or from a picture. */
export default function PindaiDialog({ onClose }: { onClose: () => void }) {
  const dialog = useModalDialog(onClose)
  const id = useId()
  const navigate = useNavigate()
  const video = useRef<HTMLVideoElement>(null)
  const [kabar, setKabar] = useState('')

  const take = useCallback(
    (text: string): boolean => {
      const arti = artiQr(text)
      if (!arti) return false
      if ('asing' in arti) {
        setKabar(
          `QR ini mengarah ke ${arti.asing}, bukan ke registri resmi. Jangan anggap izinnya sah; cari nomornya di sini.`,
        )
        return false
      }
      onClose()
      if ('kode' in arti) {
        const { kode, mandiri: hash } = arti
        void navigate({ to: '/verifikasi/$kode', params: { kode }, ...(hash ? { hash } : {}) })
      } else void navigate({ to: '/okkp/registrasi', search: { search: arti.nomor } })
      return true
    },
    [navigate, onClose],
  )
  const kamera = useKamera(video, take)

  async function readPicture(file: File | undefined) {
    if (!file) return
    setKabar('Membaca gambar …')
    try {
      const picture = await createImageBitmap(file)
      const read = await pembaca()
      const text = await read({ source: picture, width: picture.width, height: picture.height })
      picture.close()
      if (text === undefined) setKabar(nothing)
      else if (!take(text)) setKabar((now) => (now === 'Membaca gambar …' ? nothing : now))
    } catch {
      setKabar('Gambar ini tidak dapat dibuka. Pilih foto JPEG atau PNG.')
    }
  }

  return (
    <dialog {...dialog} className={classes.dialog} aria-labelledby={`${id}-judul`}>
      <div className={classes.top}>
        <h2 id={`${id}-judul`}>Pindai QR sertifikat</h2>
        <button type="button" className={buttons.icon} aria-label="Tutup pemindai" onClick={onClose}>
          <Icon of={IconX} size={22} />
        </button>
      </div>
      {kamera.fault ? (
        <div className={classes.fault} role="alert">
          <p>{kamera.fault}</p>
          <button
            type="button"
            className={buttons.button}
            data-kind="plain"
            data-size="md"
            onClick={kamera.again}
          >
            Coba lagi
          </button>
        </div>
      ) : (
        <div className={classes.layar}>
          <video ref={video} playsInline muted aria-label="Gambar kamera" />
          <p>{kamera.running ? 'Arahkan kamera ke kode QR.' : 'Membuka kamera …'}</p>
        </div>
      )}
      <div className={classes.gambar}>
        <input
          id={id}
          type="file"
          accept="image/*"
          onChange={(event) => {
            void readPicture(event.currentTarget.files?.[0])
            // Resets the input, so that the user can choose the same picture again.
            event.currentTarget.value = ''
          }}
        />
        <label htmlFor={id} className={buttons.button} data-kind="plain" data-size="lg">
          <Icon of={IconPhoto} size={20} />
          Pilih foto QR
        </label>
      </div>
      <p role="status" className={classes.kabar}>
        {kabar}
      </p>
      <p className={classes.catatan}>Gambar dibaca di perangkat Anda dan tidak dikirim ke mana pun.</p>
    </dialog>
  )
}
